package pseudocode

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/catalog"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
	"langkah/engine/testkit/studytest"
)

// samples returns recordings of every algorithm on samples of every family, and of its rules one by one.
func samples(t *testing.T, visit func(r recording.Recording)) {
	t.Helper()
	names := []string{
		"eight-4", "eight-tile-cost", "easy-2", "exit-right-5", "lecture-reopen", "lecture-backtrack", "lecture-astar", "map-small", "too-few",
	}
	families := map[string]int{}
	var puzzles []engine.Puzzle
	for _, s := range assets.Samples() {
		if families[s.Family]++; slices.Contains(names, s.Name) || families[s.Family] == 1 && s.Family != "sliding" && s.Family != "rush" && s.Family != "routes" {
			p, err := catalog.New(catalog.Tables{}).Open(s.Text)
			if err != nil {
				t.Fatal(err)
			}
			puzzles = append(puzzles, p)
		}
	}
	puzzles = append(puzzles, studytest.Puzzles(t)...)
	for _, text := range []string{
		"1 2 3\n4 5 6\n7 8 0\n",                                  // solved from the start
		"1 2 3\n4 5 6\n8 7 0\n",                                  // no solution
		"4 4\n2\n...B\nPP.BK\n...B\nCC..\n",                      // no solution
		"AAAA\nABCA\nADDA\nAAAA\n",                               // no solution
		"route directed\nstart A\ngoal C\nedges\nA B 1\nC B 1\n", // the frontier runs empty
	} {
		if p, err := catalog.New(catalog.Tables{}).Open(text); err == nil {
			puzzles = append(puzzles, p)
		}
	}
	for _, p := range puzzles {
		done := map[string]bool{}
		for _, m := range p.Methods() {
			if m.Unwatched || done[m.Algorithm.Name] {
				continue
			}
			done[m.Algorithm.Name] = true
			ways := []engine.Method{m}
			for _, o := range m.Settings.Options() {
				if o.Role == option.Memory {
					if with, err := m.With(engine.Values{o.Name: "12"}); err == nil {
						ways = append(ways, with)
					}
				}
				for _, c := range o.Choices {
					if with, err := m.With(engine.Values{o.Name: c.Name}); err == nil && o.Role == option.Rule && c.Name != o.Default {
						ways = append(ways, with)
					}
				}
			}
			for _, m := range ways {
				visit(recording.Record(context.Background(), p, m, engine.Limits{Nodes: 150, Memory: 256 << 20}, 1500, nil))
			}
		}
	}
}

// unlit are the lines that no event of the samples executes, with why.
var unlit = map[string]string{
	"space: from all solved positions, measure the distance of each; return the nearest": "the boards with a solution have more positions than the limit",
	"dfs: if the visited states lead to no others: return no solution":                   "its depth ends it before",
	"genetic: fitness ← the least h of each; parents ← this generation":                  "a generation has more successors than the limit",
	"smastar: while more nodes are in memory than 10000":                                 "it is executed with a memory of 12",
}

// On samples of every family, under each rule, every line of every listing is executed, and the last line of an event does
// what the event says.
func TestEveryLineIsLitSomewhere(t *testing.T) {
	lit, all := map[string]bool{}, map[string]bool{}
	events := 0
	samples(t, func(r recording.Recording) {
		c, ok := New(r)
		if !ok {
			return
		}
		for _, l := range c.Listing.Lines {
			all[r.Method.Algorithm.Name+": "+l.Text.String()] = true
		}
		for n := range r.Trace.Len() + 1 {
			lines := c.Lines(n)
			for _, l := range lines {
				lit[r.Method.Algorithm.Name+": "+c.Listing.Lines[l].Text.String()] = true
			}
			if n == r.Trace.Len() {
				break
			}
			events++
			e := r.Trace.Event(n)
			if len(lines) == 0 {
				t.Fatalf("%s: event %d, %s, executes no line", studytest.Name(r), n, e.Kind)
			}
			if fault := unfit(r, e, c.Listing.Lines[lines[len(lines)-1]].Text.String()); fault != "" {
				t.Fatalf("%s: event %d, %s %s: %s", studytest.Name(r), n, e.Kind, e.Why, fault)
			}
		}
	})
	var dark []string
	for l := range all {
		if !lit[l] && unlit[l] == "" {
			dark = append(dark, l)
		}
	}
	slices.Sort(dark)
	if len(dark) > 0 {
		t.Errorf("of %d lines these are executed nowhere:\n%s", len(all), strings.Join(dark, "\n"))
	}
	for l := range unlit {
		if lit[l] || !all[l] {
			t.Errorf("%q is called dark, and is not", l)
		}
	}
	if events < 5_000 {
		t.Errorf("only %d events", events)
	}
}

// unfit says what is wrong about the last line of an event of best-first and breadth-first search, where the rules
// settle the line; "" for nothing.
func unfit(r recording.Recording, e search.Event, text string) string {
	if r.Method.Order != search.BestFirst && r.Method.Order != search.Levels || e.Parent == 0 {
		return ""
	}
	if _, err := search.Find(r.Method.Algorithm.Name); err != nil {
		return ""
	}
	early, tree := r.Method.Rules().Early, r.Method.Rules().Tree
	want := ""
	switch {
	case e.Kind == search.Expanded && r.Method.Order == search.BestFirst && tree:
		want = "take n out of open"
	case e.Kind == search.Expanded && r.Method.Order == search.BestFirst:
		want = "move n from open to closed"
	case e.Kind == search.Reopened:
		want = "if s is in closed: move it back to open"
	case e.Kind == search.Goal && e.Why == search.Incumbent:
		want = "if s is a goal: best"
	case e.Kind == search.Goal && early:
		want = "if s is a goal: return its path"
	case e.Kind == search.Goal:
		want = "if n is a goal: return its path"
	case e.Kind == search.Pruned && e.Why == search.OnPath:
		want = "if s is not on the path to n"
	case e.Kind == search.Pruned && e.Why == search.NotBetter:
		want = "is not below the cost of best"
	case e.Kind == search.Duplicate:
		want = "if s is new"
	}
	if !strings.Contains(text, want) {
		return fmt.Sprintf("the line is %q, expected %q", text, want)
	}
	return ""
}
