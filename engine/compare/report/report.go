// Package report writes a comparison for others to read: as CSV, JSON, a
// Markdown table, or one self-contained HTML page. It is a package of its own so that
// packages picture and transcript do not depend on the comparison.
package report

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"time"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/compare/experiment"
	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
)

// Report is a comparison with everything that a reader needs to judge it.
type Report struct {
	Version string // of the program
	Machine string // where it ran; see [Machine]
	Made    time.Time

	// The language of the HTML page and the PDF; tables for other programs are always in
	// English. The zero values are English.
	Language  string // as in the attribute lang of a page
	Translate func(string) string

	// Lab makes the HTML page and the PDF a lab report: figures, and questions to be
	// answered in writing.
	Lab bool

	results.Log
	Puzzles []experiment.Entry  // those of the rows, for the pictures; one may be missing
	Judged  []experiment.Judged // the own heuristics of the rows, as far as they were judged
}

// truths returns what is known of the own heuristics on a puzzle.
func (r Report) truths(table summary.Table) (list []string) {
	for _, j := range r.Judged {
		if j.Puzzle != table.Puzzle {
			continue
		}
		if j.Err != nil {
			list = append(list, r.say(engine.Msg("Your heuristic %s could not be judged: %s", j.Own.Title, j.Err)))
			continue
		}
		for _, s := range j.Sentences() {
			words := engine.Msg("Your heuristic %s: %s", j.Own.Title, s.Words)
			if s.Board != nil {
				words = engine.Msg("%s The board: %s", words, strings.Join(strings.Fields(s.Board.Text()), " "))
			}
			list = append(list, r.say(words))
		}
	}
	return list
}

// Machine describes this machine in a few words.
func Machine() string {
	return fmt.Sprintf("%s/%s, %s%s, %s", runtime.GOOS, runtime.GOARCH, figures.Plural(runtime.NumCPU(), "core"), processor(), runtime.Version())
}

// processor returns the processor's name where the system knows it.
func processor() string {
	info, err := os.ReadFile("/proc/cpuinfo")
	if err != nil {
		return ""
	}
	for _, line := range strings.Split(string(info), "\n") {
		if key, name, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(key) == "model name" {
			return ", " + strings.TrimSpace(name)
		}
	}
	return ""
}

// Formats are the names of the file formats, each the ending of a file name too.
func Formats() []string { return []string{"csv", "json", "md", "html", "pdf"} }

// Write writes the report in one of the [Formats].
func (r Report) Write(ending string) ([]byte, error) {
	switch ending {
	case "csv":
		return r.CSV()
	case "json":
		return r.JSON()
	case "md":
		return r.Markdown(), nil
	case "html":
		return r.HTML()
	case "pdf":
		return r.PDF()
	}
	return nil, fmt.Errorf("a report is %s, not %q", strings.Join(Formats(), ", "), ending)
}

// settings returns the terms of the comparison in words.
func (r Report) settings(ran, planned int) []string {
	list := []string{
		r.say(engine.Msg("Program: Langkah %s", r.Version)), r.say(engine.Msg("Machine: %s", r.Machine)),
		r.say(engine.Msg("Made: %s", r.Made.Format(time.RFC3339))),
	}
	if ran < planned {
		list = append(list, r.say(engine.Msg("Incomplete: %d of %d run{|s}", ran, planned)))
	}
	if len(r.Plans) == 0 {
		return append(list, r.say(engine.Msg("Limits and repetitions: not recorded")))
	}
	for _, t := range r.Terms() {
		for _, words := range termsWords(t) {
			list = append(list, r.say(words))
		}
	}
	return list
}

// termsWords are the limits, the repetitions and their order.
func termsWords(t results.Terms) []engine.Message {
	limits := t.Limits()
	list := []engine.Message{engine.Msg("Time limit of a run: none"), engine.Msg("Memory limit of a run: none")}
	if limits.Time > 0 {
		list[0] = engine.Msg("Time limit of a run: %s", limits.Time.String())
	}
	if limits.Memory > 0 {
		list[1] = engine.Msg("Memory limit of a run: %s", figures.Bytes(limits.Memory))
	}
	if limits.Nodes > 0 {
		list = append(list, engine.Msg("Node limit of a run: %s", figures.Count(limits.Nodes)))
	}
	if t.Repeat > 1 {
		return append(list, engine.Msg("Repetitions: %d, in an order shuffled by seed %d; times are medians", t.Repeat, t.Seed))
	}
	return append(list, engine.Msg("Repetitions: %d", t.Repeat))
}

// explanation returns the meaning of the columns of figures.
const explanation = "Expanded: states whose successors were made. Generated: successors made, the start included. " +
	"Frontier: the most states that waited at one time. Branching: the effective branching factor, that of a uniform tree " +
	"of the solution's depth with as many nodes. Memory: the most that the search's own structures held. " +
	"Relative: time over the shortest time of a method that solved the puzzle. " +
	"Optimal: proven by the method itself, equal to the optimum that another method proved, so much above it, or unknown. " +
	"Every solution was replayed by the rules of the puzzle."
