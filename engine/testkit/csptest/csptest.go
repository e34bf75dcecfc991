// Package csptest has backtracking on constraints as a textbook writes it, on lists that are
// searched from end to end, and holds a family's method against it event by event.
package csptest

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
)

// Problem is a puzzle as a constraint satisfaction problem, by the rules of its family.
type Problem struct {
	Variables []Variable // in the order of the search without MRV
	Moves     int        // of a solution
	Conflict  func(a, b int) bool
	Move      func(chosen []int) int32 // by which the last of the chosen values is reached
	Name      func(chosen []int) string
}

// Variable is to be given so many values of its domain, which are numbered in the order of the
// search through all variables.
type Variable struct {
	Name   string
	Need   int
	Domain []int
}

// textbook is a run.
type textbook struct {
	Problem
	mrv, forward bool
	several      []int // variables that need several values
	chosen       []int
	events       []search.Event
	choices      map[int32]search.Choice
	nodes        int32
}

// Check holds all four forms of a puzzle's csp against the textbook, and returns its events.
func Check(t *testing.T, p engine.Puzzle, of Problem) (events int, solved bool) {
	t.Helper()
	for _, mrv := range []bool{false, true} {
		for _, forward := range []bool{false, true} {
			b := &textbook{Problem: of, mrv: mrv, forward: forward, choices: map[int32]search.Choice{}}
			for x, v := range of.Variables {
				if v.Need > 1 {
					b.several = append(b.several, x)
				}
			}
			solved = b.search(b.generate(0))
			b.compare(t, p, solved)
			events += len(b.events)
		}
	}
	return events, solved
}

// search is the textbook's recursion at a node; it is true with a solution.
func (b *textbook) search(node search.Event) bool {
	b.tell(node, search.Expanded, search.NoReason)
	x := b.next()
	if x < 0 {
		b.tell(node, search.Goal, search.NoReason)
		return true
	}
	b.branch(node, x)
	for _, value := range b.left(x) {
		b.chosen = append(b.chosen, value)
		child := b.generate(node.Node)
		if empty := b.empty(); b.forward && empty >= 0 {
			b.tell(child, search.Pruned, search.Wipeout)
			b.choices[child.Node] = search.Choice{
				What: engine.Msg("%s", b.Variables[empty].Name), Choices: int32(len(b.left(empty))), Dead: true,
				After: engine.Msg("%s", b.Name(b.chosen)),
			}
		} else if b.search(child) {
			return true
		}
		b.chosen = b.chosen[:len(b.chosen)-1]
	}
	return false
}

// need returns how many values a variable still is to be given.
func (b *textbook) need(x int) int {
	need := b.Variables[x].Need
	for _, value := range b.chosen {
		if slices.Contains(b.Variables[x].Domain, value) {
			need--
		}
	}
	return need
}

// left returns the values of a variable that conflict with no chosen one, nor are of a variable
// that has all of its own.
func (b *textbook) left(x int) (values []int) {
	for _, value := range b.Variables[x].Domain {
		conflicts := slices.ContainsFunc(b.chosen, func(other int) bool { return b.Conflict(value, other) })
		full := func(y int) bool { return slices.Contains(b.Variables[y].Domain, value) && b.need(y) == 0 }
		if !conflicts && !slices.ContainsFunc(b.several, full) {
			values = append(values, value)
		}
	}
	return values
}

// next returns the variable to assign, -1 if each has its values. One that needs several comes
// after all others.
func (b *textbook) next() int {
	best, several := -1, -1
	for x := range b.Variables {
		switch need := b.need(x); {
		case need > 1 && several < 0:
			several = x
		case need != 1:
		case best < 0, b.mrv && len(b.left(x)) < len(b.left(best)):
			best = x
		}
	}
	if best < 0 {
		return several
	}
	return best
}

// empty returns the first variable with too few values left, -1 if there is none.
func (b *textbook) empty() int {
	for x := range b.Variables {
		if len(b.left(x)) < b.need(x) {
			return x
		}
	}
	return -1
}

// branch notes what a node branches on.
func (b *textbook) branch(node search.Event, x int) {
	c := search.Choice{What: engine.Msg("%s", b.Variables[x].Name), Choices: int32(len(b.left(x))), Fixed: !b.mrv}
	c.Dead = c.Choices == 0
	second := -1
	for y := range b.Variables {
		if b.need(y) == 1 && y != x && (second < 0 || len(b.left(y)) < len(b.left(second))) {
			second = y
		}
	}
	if b.mrv && !c.Dead && second >= 0 {
		c.Next, c.NextChoices = engine.Msg("%s", b.Variables[second].Name), int32(len(b.left(second)))
	}
	b.choices[node.Node] = c
}

func (b *textbook) generate(parent int32) search.Event {
	b.nodes++
	depth := len(b.chosen)
	e := search.Event{
		Kind: search.Generated, Depth: uint16(depth), Node: b.nodes, Parent: parent,
		G: int32(depth), H: int32(b.Moves - depth), F: int32(b.Moves),
	}
	if depth > 0 {
		e.Move = b.Move(b.chosen)
	}
	b.events = append(b.events, e)
	return e
}

func (b *textbook) tell(e search.Event, kind search.EventKind, why search.Why) {
	e.Kind, e.Why = kind, why
	b.events = append(b.events, e)
}

// compare holds the method against the run.
func (b *textbook) compare(t *testing.T, p engine.Puzzle, solved bool) {
	t.Helper()
	m, err := engine.FindMethod(p, "csp", "")
	values := engine.Values{"variables": "given", "forward": "no"}
	if b.mrv {
		values["variables"] = "mrv"
	}
	if b.forward {
		values["forward"] = "yes"
	}
	if err == nil {
		m, err = m.With(values)
	}
	if err != nil {
		t.Fatal(err)
	}
	heard := trace.New(len(b.events) + 1)
	r := engine.Solve(context.Background(), p, m, engine.Limits{}, &search.Probe{Recorder: heard})
	want := search.NoSolution
	if solved {
		want = search.Solved
	}
	if r.Status != want || r.Fault || solved && !r.Verified {
		t.Fatalf("%v: %s (%s), expected %s, of\n%s", values, r.Status, r.Reason, want, p)
	}
	for n, e := range b.events {
		if n == heard.Len() {
			t.Fatalf("%v: ends after %d events, expected %+v, of\n%s", values, n, e, p)
		}
		if got := heard.Event(n); got != e {
			t.Fatalf("%v: event %d is\n%+v, expected\n%+v, of\n%s", values, n, got, e, p)
		}
		want, branches := b.choices[e.Node]
		got, told := heard.Choice(e.Node)
		if told != branches || words(got) != words(want) {
			t.Fatalf("%v: node %d: %v, expected %v, of\n%s", values, e.Node, words(got), words(want), p)
		}
	}
	if heard.Len() > len(b.events) {
		t.Fatalf("%v: goes on with %+v, of\n%s", values, heard.Event(len(b.events)), p)
	}
}

// words writes a choice, to be compared.
func words(c search.Choice) string {
	return fmt.Sprintf("%s %d dead %v; next %s %d; fixed %v; after %s", c.What.String(), c.Choices, c.Dead, c.Next.String(), c.NextChoices, c.Fixed, c.After.String())
}
