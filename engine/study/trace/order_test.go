package trace_test

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"langkah/engine/base/option"
	"langkah/engine/solve/search"
	"langkah/engine/solve/search/searchtest"
	"langkah/engine/study/trace"
	"langkah/engine/testkit/casetest"
)

// boards are how many random boards a test takes: few, or many in the long tests.
func boards(few int) int {
	if os.Getenv("LANGKAH_LONG") != "" {
		return 500
	}
	return few
}

// randomBoard is a solvable board of 2 x 3 tiles, or 3 x 3, with one of four
// heuristics and moves of one cost or several.
func randomBoard(random *rand.Rand) search.Problem[uint64] {
	rows, columns := 2, 3
	if random.IntN(3) == 0 {
		rows = 3
	}
	tiles := make([]uint64, rows*columns)
	for i := range len(tiles) - 1 {
		tiles[i] = uint64(i + 1)
	}
	p := searchtest.Tiles(rows, columns, tiles...)
	var out []search.Successor[uint64]
	for range random.IntN(40) {
		out = p.Expand(p.Start, p.Estimate(p.Start), out[:0])
		p.Start = out[random.IntN(len(out))].State
	}
	p = searchtest.BothWays(columns, p)
	switch random.IntN(4) {
	case 0:
		p = searchtest.Misplaced(p)
	case 1: // admissible, not consistent
		holes := func(s uint64, h int32) int32 { return h * int32(s*0x9e3779b97f4a7c15>>63) }
		p = estimated(p, holes)
		fromStart := p.FromStart
		p.FromStart = func(s uint64) int32 { return holes(s, fromStart(s)) }
		p.Consistent = false
	case 2: // neither
		p = estimated(p, func(_ uint64, h int32) int32 { return h * h / 2 })
		p.Consistent, p.Admissible = false, false
	}
	if random.IntN(2) == 0 {
		p = costed(p)
	}
	return p
}

// estimated is the problem with another estimate, made of the state and its own.
func estimated(p search.Problem[uint64], other func(s uint64, h int32) int32) search.Problem[uint64] {
	expand, estimate := p.Expand, p.Estimate
	p.Estimate = func(s uint64) int32 { return other(s, estimate(s)) }
	p.Expand = func(s uint64, _ int32, out []search.Successor[uint64]) []search.Successor[uint64] {
		first := len(out)
		out = expand(s, estimate(s), out)
		for i := first; i < len(out); i++ {
			out[i].H = p.Estimate(out[i].State)
		}
		return out
	}
	return p
}

// costed is the problem with moves that cost 1 to 3.
func costed(p search.Problem[uint64]) search.Problem[uint64] {
	expand, reverse := p.Expand, p.Reverse
	cost := func(move int32) int32 { return 1 + (move>>4+move&15)%3 }
	p.Expand = func(s uint64, h int32, out []search.Successor[uint64]) []search.Successor[uint64] {
		first := len(out)
		out = expand(s, h, out)
		for i := first; i < len(out); i++ {
			out[i].Cost = cost(out[i].Move)
		}
		return out
	}
	p.Reverse = func(s uint64, out []search.Successor[uint64]) []search.Successor[uint64] {
		first := len(out)
		out = reverse(s, out)
		for i := first; i < len(out); i++ {
			out[i].Cost = cost(out[i].Move)
		}
		return out
	}
	p.UnitCost = false
	return p
}

// Every algorithm tells what its plain version in the book does, event by event,
// and what it counts, heard or not.
func TestEveryAlgorithmGoesAsInTheBook(t *testing.T) {
	casetest.SkipUnderRace(t)
	random := rand.New(rand.NewPCG(14, 1))
	const nodes = 400
	for board := range boards(60) {
		p := randomBoard(random)
		for _, a := range search.Algorithms() {
			tr, limits := trace.New(1<<30), search.Limits{Nodes: nodes}
			o, alone := narrow(t, p, a, nil, limits, tr), narrow(t, p, a, nil, limits, nil)
			if o.Expanded != alone.Expanded || o.Generated != alone.Generated || tr.Counts().Of(search.Expanded) != o.Expanded {
				t.Fatalf("board %d, %s: %d expansions are told, %d counted, %d unheard", board, a.Name, tr.Counts().Of(search.Expanded), o.Expanded, alone.Expanded)
			}
			got, checked := told(tr)
			book := &textbook{p: p, nodes: nodes}
			book.run(a.Name)
			if checked { // the last look of a round at its states comes on top
				book.events = book.events[:min(len(book.events), len(got))]
			}
			if !slices.Equal(got, book.events) {
				t.Fatalf("board %d, %x, %s: %s", board, p.Start, a.Name, firstDifference(got, book.events))
			}
		}
	}
}

const (
	width   = 5    // of the beam
	cooling = 0.95 // of the annealing
	keep    = 8    // nodes in memory

	population = 4 // of the genetic algorithm
	length     = 6 // of its individuals
	selection  = 2
	crossover  = 0.6
	mutation   = 0.2
)

// narrow runs an algorithm; a beam is narrow, so that it drops some, a memory is
// small, so that it forgets, an annealing cools fast, so that it begins again, and generations are small, so that there
// are several.
func narrow(t *testing.T, p search.Problem[uint64], a search.Algorithm, rules option.Values, limits search.Limits, r search.Recorder) search.Outcome[uint64] {
	t.Helper()
	values := option.Values{}
	maps.Copy(values, rules)
	switch a.Name {
	case "beam":
		values["width"] = fmt.Sprint(width)
	case "smastar":
		values["keep"] = fmt.Sprint(keep)
	case "anneal":
		values["cooling"] = fmt.Sprint(cooling)
	case "genetic":
		for name, value := range map[string]any{"population": population, "length": length, "selection": selection, "crossover": crossover, "mutation": mutation} {
			values[name] = fmt.Sprint(value)
		}
	}
	var probe *search.Probe
	if r != nil {
		probe = &search.Probe{Recorder: r}
	}
	o, err := search.Run(context.Background(), a.Name, p, option.Of(values, a.Options...), limits, probe)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// told is the events of a trace without the looks for the proof that there is no
// solution, which are in no order.
func told(tr *trace.Trace) (events []search.Event, checked bool) {
	for n := range tr.Len() {
		if e := tr.Event(n); e.Why == search.Checked {
			checked = true
		} else {
			events = append(events, e)
		}
	}
	return events, checked
}

func firstDifference(got, want []search.Event) string {
	for n := range min(len(got), len(want)) {
		if got[n] != want[n] {
			return fmt.Sprintf("event %d is %s %+v, in the book %s %+v", n, got[n].Kind, got[n], want[n].Kind, want[n])
		}
	}
	return fmt.Sprintf("%d events, in the book %d", len(got), len(want))
}
