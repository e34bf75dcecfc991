package results

import (
	"fmt"
	"math"

	"langkah/engine"
	"langkah/engine/base/figures"
)

// gaps finds, puzzle by puzzle, what logs lack of their comparisons: shards without a
// file, runs that a file should hold, the end of a line, equal terms.
type gaps struct {
	logs    []Log
	groups  [][]planned         // the plans, those of one digest together
	planned map[string][]place  // by the puzzle's digest
	lost    map[owner]*lostRuns // by the file that should hold them
}

// planned is a plan in a file.
type planned struct {
	file string
	Header
}

// place is the index of a plan, and that of a puzzle in it.
type place struct{ group, puzzle int }

// owner is the file of a group of plans that should hold a run or, without a file, the
// shard.
type owner struct{ group, file, part int }

// lostRuns are the missing runs of one owner.
type lostRuns struct {
	n     int
	first string
	place int // of the first one in the plan
}

func newGaps(logs []Log) *gaps {
	g := &gaps{logs: logs, planned: map[string][]place{}, lost: map[owner]*lostRuns{}}
	at := map[string]int{}
	for _, log := range logs {
		for _, h := range log.Plans {
			i, seen := at[h.Plan]
			if !seen {
				i = len(g.groups)
				at[h.Plan] = i
				g.groups = append(g.groups, nil)
				for n, p := range h.Puzzles {
					g.planned[p.Digest] = append(g.planned[p.Digest], place{i, n})
				}
			}
			g.groups[i] = append(g.groups[i], planned{log.Name, h})
		}
	}
	return g
}

// missing returns a sentence for each thing that logs lack of their comparisons.
func missing(logs []Log, rows []Row) []string {
	g := newGaps(logs)
	for rows := range ByPuzzle(rows) {
		g.hold(rows[0].Digest, rows)
		delete(g.planned, rows[0].Digest)
	}
	for digest := range g.planned {
		g.hold(digest, nil)
	}
	return g.sentences()
}

// hold compares the rows of one puzzle with the plans.
func (g *gaps) hold(digest string, rows []Row) {
	type answer struct {
		method     string
		repetition int
	}
	answered := map[answer]bool{}
	for _, row := range rows {
		if !row.stopped() {
			answered[answer{row.Method(), row.Repetition}] = true
		}
	}
	for _, at := range g.planned[digest] {
		files := g.groups[at.group]
		for m, method := range files[0].Puzzles[at.puzzle].Methods {
			for i := range files[0].Repeat {
				if !answered[answer{method, i + 1}] {
					g.lose(at, m, Run{digest, method, i + 1})
				}
			}
		}
	}
}

// lose counts a missing run for the first file that should hold it.
func (g *gaps) lose(at place, method int, r Run) {
	files := g.groups[at.group]
	whose := owner{at.group, -1, 0}
	for i, f := range files {
		if f.Parts == 0 || r.Dealt(f.Parts) == f.Part {
			whose.file = i
			break
		}
	}
	if whose.file < 0 {
		whose.part = r.Dealt(files[0].Parts) // there are parts: a file without is of all runs
	}
	lost := g.lost[whose]
	if lost == nil {
		lost = &lostRuns{place: math.MaxInt}
		g.lost[whose] = lost
	}
	lost.n++
	// Puzzles may come in any order; the first run of the plan is named.
	if p := (at.puzzle*mostMethods+method)*mostRuns + r.Repetition; p < lost.place {
		lost.place, lost.first = p, files[0].words(r)
	}
}

// mostMethods exceeds the methods of every puzzle.
const mostMethods = 1 << 12

// sentences say what is missing.
func (g *gaps) sentences() []string {
	var list []string
	for _, log := range g.logs {
		if len(log.Plans) == 0 {
			list = append(list, fmt.Sprintf("%s does not say what was planned, as files of older versions; nobody knows whether it is whole", log.Name))
		}
		if log.Torn > 0 {
			list = append(list, fmt.Sprintf("%s: line %d, the last one, is cut short", log.Name, log.Torn))
		}
	}
	for i, files := range g.groups {
		list = append(list, unequalTerms(files)...)
		list = append(list, g.otherPrograms(i)...)
		for j, f := range files {
			if lost := g.lost[owner{i, j, 0}]; lost != nil {
				list = append(list, fmt.Sprintf("%s does not hold all of its runs: %s missing, the first is %s", f.file, figures.Plural(lost.n, "run"), lost.first))
			}
		}
		for part := 1; part <= files[0].Parts; part++ {
			if lost := g.lost[owner{i, -1, part}]; lost != nil {
				list = append(list, fmt.Sprintf("shard %d/%d is in no file: %s missing, the first is %s", part, files[0].Parts, figures.Plural(lost.n, "run"), lost.first))
			}
		}
	}
	return list
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

// otherPrograms says which plans run a program of the i-th by another command.
func (g *gaps) otherPrograms(i int) []string {
	var list []string
	for _, files := range g.groups[:i+1] {
		for _, f := range files {
			if name, differs := f.otherProgram(g.groups[i][0].Header); differs {
				list = append(list, fmt.Sprintf("%s and %s run the program %s by different commands", f.file, g.groups[i][0].file, name))
			}
		}
	}
	return list
}

// words name a run of the plan.
func (h Header) words(r Run) string {
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
