package compare

import (
	"fmt"
	"slices"

	"langkah/engine"
	"langkah/engine/figures"
)

// Missing says, a sentence each, what logs lack of the comparisons that they
// are of: a shard without a file, runs that a file was to hold, the end of a
// line, equal terms. It is empty when they are whole.
func Missing(logs ...Log) []string {
	var gaps []string
	answered := map[run]bool{}
	for _, log := range logs {
		if len(log.Plans) == 0 {
			gaps = append(gaps, fmt.Sprintf("%s does not say what was planned, as files of older versions; nobody knows whether it is whole", log.Name))
		}
		if log.Torn > 0 {
			gaps = append(gaps, fmt.Sprintf("%s: line %d, the last one, is cut short", log.Name, log.Torn))
		}
		for _, row := range log.Rows {
			if row.Status != engine.Stopped.Name() {
				answered[row.run()] = true
			}
		}
	}
	answerByAllNames(logs, answered)
	for _, files := range byPlan(logs) {
		gaps = append(gaps, unequalTerms(files)...)
		gaps = append(gaps, missingRuns(files, answered)...)
	}
	return gaps
}

// answerByAllNames takes a run that was answered under one name of its method
// for answered under all of them, as a log that was begun before it had
// another name and resumed since holds both.
func answerByAllNames(logs []Log, answered map[run]bool) {
	for _, log := range logs {
		for _, h := range log.Plans {
			for _, p := range h.Puzzles {
				for method, former := range p.Formerly {
					names := append([]string{method}, former...)
					for i := range h.Repeat {
						under := func(name string) run { return run{p.Digest, name, i + 1} }
						if slices.ContainsFunc(names, func(name string) bool { return answered[under(name)] }) {
							for _, name := range names {
								answered[under(name)] = true
							}
						}
					}
				}
			}
		}
	}
}

// planned is a plan in a file.
type planned struct {
	file string
	Header
}

// byPlan groups the plans of logs by their digest.
func byPlan(logs []Log) [][]planned {
	var groups [][]planned
	at := map[string]int{}
	for _, log := range logs {
		for _, h := range log.Plans {
			i, seen := at[h.Plan]
			if !seen {
				i = len(groups)
				at[h.Plan] = i
				groups = append(groups, nil)
			}
			groups[i] = append(groups[i], planned{log.Name, h})
		}
	}
	return groups
}

// unequalTerms says which files of a plan ran under other limits than the first.
func unequalTerms(files []planned) []string {
	var gaps []string
	for _, f := range files[1:] {
		if f.Limits() != files[0].Limits() {
			gaps = append(gaps, fmt.Sprintf("%s ran under other limits (%s) than %s (%s)",
				f.file, LimitWords(f.Limits()), files[0].file, LimitWords(files[0].Limits())))
		}
	}
	return gaps
}

// missingRuns says which runs of a plan are in no file: first those that a file
// was to hold, then those of shards that have none.
func missingRuns(files []planned, answered map[run]bool) []string {
	plan := files[0].Header
	var missing []run
	for _, r := range plan.runs() {
		if !answered[r] {
			missing = append(missing, r)
		}
	}
	var gaps []string
	for _, f := range files {
		var its, others []run
		for _, r := range missing {
			if f.Parts == 0 || r.part(f.Parts) == f.Part {
				its = append(its, r)
			} else {
				others = append(others, r)
			}
		}
		if len(its) > 0 {
			gaps = append(gaps, fmt.Sprintf("%s does not hold all of its runs: %d are missing, the first is %s", f.file, len(its), plan.words(its[0])))
		}
		missing = others
	}
	if len(missing) == 0 {
		return gaps
	}
	parts := plan.Parts // there is one: a file without is of all runs
	for part := 1; part <= parts; part++ {
		var its []run
		for _, r := range missing {
			if r.part(parts) == part {
				its = append(its, r)
			}
		}
		if len(its) > 0 {
			gaps = append(gaps, fmt.Sprintf("shard %d/%d is in no file: %d runs are missing, the first is %s", part, parts, len(its), plan.words(its[0])))
		}
	}
	return gaps
}

// words name a run of the plan.
func (h Header) words(r run) string {
	text := r.Method + " on " + h.name(r.Digest)
	if h.Repeat > 1 {
		text += fmt.Sprintf(", repetition %d", r.Repetition)
	}
	return text
}

// LimitWords are limits in words: "30s, 2.0 GiB, no limit of nodes".
func LimitWords(l engine.Limits) string {
	time, memory, nodes := "no limit of time", "no limit of memory", "no limit of nodes"
	if l.Time > 0 {
		time = l.Time.String()
	}
	if l.Memory > 0 {
		memory = figures.Bytes(l.Memory)
	}
	if l.Nodes > 0 {
		nodes = figures.Count(l.Nodes) + " nodes"
	}
	return fmt.Sprintf("%s, %s, %s", time, memory, nodes)
}
