// Package exercise finds small puzzles on which methods behave as a lesson needs: one
// expands a handful of states, another misses the optimum. It generates puzzles, runs the
// methods on each, and keeps those on which every want holds.
package exercise

import (
	"math"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// Want is a condition on a puzzle:
//
//	METHOD expands RANGE          states expanded; also "generates" and "costs"
//	METHOD reopens [RANGE]        expanded states that enter the frontier again; alone: any
//	METHOD is optimal             it finds a solution, and none is cheaper
//	METHOD is not optimal
//	METHOD and METHOD agree       they expand as many states and make the same moves
//	METHOD and METHOD differ
//	solution takes RANGE          the cost of an optimal solution
//
// A METHOD is an algorithm, or one with a heuristic, astar/manhattan, or with a formula, whose
// spaces stand in brackets: astar/expr:max(manhattan, 2*misplaced); and with options as
// [engine.SplitWord] has them: astar/manhattan:ties=oldest. A RANGE is 12, 8-15, 8+,
// "at least 8" or "at most 15".
type Want struct {
	text          string
	kind          kind
	first, second string // methods
	low, high     int64
}

type kind uint8

const (
	expands kind = iota
	generates
	costs
	reopens
	isOptimal
	isNotOptimal
	agree
	differ
	takes
)

// methods returns the names of the methods that have to run.
func (w Want) methods() []string {
	switch {
	case w.kind == takes:
		return nil
	case w.second != "":
		return []string{w.first, w.second}
	}
	return []string{w.first}
}

// forms shows the grammar in errors.
const forms = `"astar/manhattan expands 8-15", "ucs generates at most 40", "greedy costs 12+", "astar reopens", "greedy is not optimal", "ucs and bfs differ", "solution takes 5-10"`

const verbs = "expands, generates, costs, reopens, is, and, or takes"

// Parse parses a want.
func Parse(s string) (Want, error) {
	words := bracketed(text.Words(strings.ToLower(s)))
	w := Want{text: strings.Join(strings.Fields(s), " ")}
	bad := func(i int, expected string) (Want, error) {
		if i >= len(words) {
			return w, engine.Errorf("%q ends too early: expected %s, as in %s", s, expected, forms)
		}
		return w, engine.Errorf("%q, at character %d: found %s, expected %s, as in %s", s, words[i].Column, text.Quote(words[i].Text), expected, forms)
	}
	if len(words) == 0 {
		return bad(0, "what is wanted")
	}
	w.first = words[0].Text
	if len(words) == 1 {
		return bad(1, verbs)
	}
	remaining := words[2:]
	switch words[1].Text {
	case "takes":
		if w.kind = takes; w.first != "solution" {
			return bad(0, `"solution" before "takes"`)
		}
	case "expands":
		w.kind = expands
	case "generates":
		w.kind = generates
	case "costs":
		w.kind = costs
	case "is":
		return w, w.optimal(remaining, func(i int, expected string) error { _, err := bad(2+i, expected); return err })
	case "and":
		if len(remaining) < 2 {
			return bad(len(words), "a method, and agree or differ")
		}
		w.second = remaining[0].Text
		switch remaining[1].Text {
		case "agree":
			w.kind = agree
		case "differ":
			w.kind = differ
		default:
			return bad(3, "agree or differ")
		}
		if len(remaining) > 2 {
			return bad(4, "nothing more")
		}
		return w, nil
	case "reopens":
		if w.kind = reopens; len(remaining) == 0 {
			w.low, w.high = 1, math.MaxInt64
			return w, nil
		}
	default:
		return bad(1, verbs)
	}
	used, ok := w.setRange(remaining)
	if !ok {
		return bad(2, "a range such as 12, 8-15, 8+, at least 8 or at most 15")
	}
	if used < len(remaining) {
		return bad(2+used, "nothing more")
	}
	return w, nil
}

// bracketed joins words that stand in one bracket, as in a formula with spaces.
func bracketed(words []text.Word) (joined []text.Word) {
	depth := 0
	for _, w := range words {
		if depth > 0 {
			joined[len(joined)-1].Text += " " + w.Text
		} else {
			joined = append(joined, w)
		}
		depth = max(depth+strings.Count(w.Text, "(")-strings.Count(w.Text, ")"), 0)
	}
	return joined
}

// optimal parses the words after "is".
func (w *Want) optimal(words []text.Word, bad func(int, string) error) error {
	at := 0
	w.kind = isOptimal
	if len(words) > 0 && words[0].Text == "not" {
		w.kind = isNotOptimal
		at = 1
	}
	switch {
	case at >= len(words) || words[at].Text != "optimal":
		return bad(at, "optimal or not optimal")
	case at+1 < len(words):
		return bad(at+1, "nothing more")
	}
	return nil
}

// setRange parses a range at the beginning of the words and returns its length.
func (w *Want) setRange(words []text.Word) (used int, ok bool) {
	w.low, w.high = 0, math.MaxInt64
	if len(words) >= 3 && words[0].Text == "at" {
		n, err := strconv.ParseInt(words[2].Text, 10, 64)
		switch words[1].Text {
		case "least":
			w.low = n
		case "most":
			w.high = n
		default:
			return 0, false
		}
		return 3, err == nil && n >= 0
	}
	if len(words) == 0 {
		return 0, false
	}
	from, to, isSpan := strings.Cut(strings.ReplaceAll(words[0].Text, "–", "-"), "-")
	from, open := strings.CutSuffix(from, "+")
	low, err := strconv.ParseInt(from, 10, 64)
	if err != nil || low < 0 || open && isSpan {
		return 0, false
	}
	w.low, w.high = low, low
	switch {
	case open:
		w.high = math.MaxInt64
	case isSpan:
		if w.high, err = strconv.ParseInt(to, 10, 64); err != nil || w.high < low {
			return 0, false
		}
	}
	return 1, true
}

// holds reports whether the want holds for the exercise.
func (w Want) holds(e Exercise) bool {
	first, second, optimum := e.Runs[w.first], e.Runs[w.second], e.Optimum
	in := func(n int64) bool { return n >= w.low && n <= w.high }
	priced := func(r engine.Result) bool {
		cost := engine.CostValue(e.Puzzle, r.Cost)
		return cost >= float64(w.low) && cost <= float64(w.high)
	}
	switch w.kind {
	case expands:
		return in(first.Expanded)
	case generates:
		return in(first.Generated)
	case costs:
		return priced(first)
	case reopens:
		return in(e.Reopened[w.first])
	case isOptimal:
		return first.Cost == optimum.Cost
	case isNotOptimal:
		return first.Cost > optimum.Cost
	case takes:
		return priced(optimum)
	}
	return same(first, second) == (w.kind == agree)
}

// same reports whether two methods had the same result and counters.
func same(a, b engine.Result) bool {
	if a.Expanded != b.Expanded || len(a.Moves) != len(b.Moves) {
		return false
	}
	for i := range a.Moves {
		if a.Moves[i].Name != b.Moves[i].Name {
			return false
		}
	}
	return true
}
