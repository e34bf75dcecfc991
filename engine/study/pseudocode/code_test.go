package pseudocode

import (
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/studytest"
)

// Each algorithm that records events has a listing.
func TestEveryAlgorithmHasAListing(t *testing.T) {
	for _, a := range search.Algorithms() {
		if _, ok := find(a.Name); !ok {
			t.Errorf("%s has no listing; it is added in find", a.Name)
		}
	}
	for _, p := range studytest.Puzzles(t) {
		for _, m := range p.Methods() {
			if _, ok := Of(m); !ok && !m.Unwatched {
				t.Errorf("%s of %s records events and has no listing; it is added in find", m.Name(), p.Family())
			}
		}
	}
}

// Every event executes lines, and the last of them suits the event: an independent table says
// how the text of that line begins or what it contains.
func TestEveryEventLightsALineThatSuitsIt(t *testing.T) {
	suits := map[search.EventKind][]string{
		search.Expanded:  {"S ←", "closed", "n ←", "out of open", "for each node n", "for each position n", "u ←", "X ←", "solve(P)", "solve(A)", "return no solution"},
		search.Generated: {"put", "open ←", "if the start is", "rbfs(start", "←", "for each s of S", "if s is in the other", "if both know s", "if s is a goal", "solve(P)", "solve(A)"},
		search.Duplicate: {"if s", "else if s", "return no solution"},
		search.Reopened:  {"back to open", "go back", "put p into open", "put s into X", "if both know s"},
		search.Pruned:    {"if ", "with probability", "p keeps", "dead end"},
		search.Goal:      {"goal", "return", "solved", "joined in s"},
		search.Iteration: {"for each", "visit(start)", "parents ←"},
	}
	for _, r := range studytest.Recordings(t, engine.Limits{Nodes: 3000}) {
		c, ok := New(r)
		if !ok {
			continue // held above
		}
		for n := range r.Trace.Len() {
			e, lines := r.Trace.Event(n), c.Lines(n)
			if len(lines) == 0 {
				t.Fatalf("%s: event %d, %s, executes no line", studytest.Name(r), n, e.Kind)
			}
			text := c.Listing.Lines[lines[len(lines)-1]].Text.String()
			if !slices.ContainsFunc(suits[e.Kind], func(part string) bool { return strings.Contains(text, part) }) {
				t.Fatalf("%s: event %d, %s %s, lights %q", studytest.Name(r), n, e.Kind, e.Why, text)
			}
		}
	}
}

// Step by step to the end and back the places are the same, each with a line.
func TestLinesAreWalkedForwardAndBack(t *testing.T) {
	for _, r := range studytest.Recordings(t, engine.Limits{Nodes: 100}) {
		c, ok := New(r)
		if !ok {
			continue
		}
		var there []Place
		for at := (Place{}); ; {
			next := c.Next(at)
			if next == at {
				break
			}
			if c.Line(next) < 0 {
				t.Fatalf("%s: no line at %v", studytest.Name(r), next)
			}
			if at = next; !slices.Contains(there[max(0, len(there)-1):], at) {
				there = append(there, at)
			}
		}
		if len(there) == 0 {
			continue // refuted without a search
		}
		at := there[len(there)-1]
		for i := len(there) - 2; i >= 0; i-- {
			if at = c.Back(at); at != there[i] {
				t.Fatalf("%s: back from %v to %v, expected %v", studytest.Name(r), there[i+1], at, there[i])
			}
		}
	}
}
