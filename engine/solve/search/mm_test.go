package search_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"langkah/engine/base/option"
	"langkah/engine/solve/search"
	"langkah/engine/solve/search/searchtest"
)

// listed keeps all events.
type listed []search.Event

func (l *listed) Record(e search.Event) { *l = append(*l, e) }

// MM finds the optimum, and expands no node beyond the middle: none with more than half of it
// as cost from its end. That holds without consistency too.
func TestMMMeetsInTheMiddle(t *testing.T) {
	random := rand.New(rand.NewPCG(29, 4))
	forward, backward, middle := 0, 0, 0
	for board := range 300 {
		goal := searchtest.Tiles(2, 3, 1, 2, 3, 4, 5, 0)
		if board%5 == 0 {
			goal = searchtest.Tiles(3, 3, 1, 2, 3, 4, 5, 6, 7, 8, 0)
		}
		p := searchtest.BothWays(3, walked(random, goal, random.IntN(40)))
		switch board % 3 {
		case 1:
			p = priced(p)
		case 2: // admissible on both sides, not consistent
			p = holed(priced(p))
		}
		best, err := search.Run(context.Background(), "ucs", p, option.Settings{}, search.Limits{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		var events listed
		o, err := search.Run(context.Background(), "mm", p, option.Settings{}, search.Limits{}, &search.Probe{Recorder: &events})
		if err != nil {
			t.Fatal(err)
		}
		if o.Status != search.Solved || !o.Optimal || o.Cost != best.Cost {
			t.Fatalf("board %d, %x: %s, cost %d, proven %v; the optimum is %d", board, p.Start, o.Status, o.Cost, o.Optimal, best.Cost)
		}
		for n, e := range events {
			switch {
			case e.Kind == search.Expanded && 2*int64(e.G) > best.Cost:
				t.Fatalf("board %d, %x: event %d expands node %d with g = %d, beyond the middle of %d", board, p.Start, n, e.Node, e.G, best.Cost)
			case e.Kind == search.Expanded && 2*int64(e.G) == best.Cost:
				middle++
			}
			if e.Kind == search.Expanded && e.Node > 0 {
				forward++
			} else if e.Kind == search.Expanded {
				backward++
			}
		}
		last := events[len(events)-2:]
		if last[0].Kind != search.Goal || last[1].Kind != search.Goal || int64(last[0].G+last[1].G) != best.Cost {
			t.Fatalf("board %d, %x: the search ends with %+v", board, p.Start, last)
		}
	}
	if forward < 1000 || backward < 1000 || middle == 0 {
		t.Errorf("%d nodes are expanded forward, %d backward, %d of them in the middle", forward, backward, middle)
	}
}

// holed returns the problem with estimates of 0 for half of the states.
func holed(p search.Problem[uint64]) search.Problem[uint64] {
	hole := func(s uint64) int32 { return int32(s * 0x9e3779b97f4a7c15 >> 63) }
	estimate, fromStart, expand := p.Estimate, p.FromStart, p.Expand
	p.Estimate = func(s uint64) int32 { return hole(s) * estimate(s) }
	p.FromStart = func(s uint64) int32 { return hole(s) * fromStart(s) }
	p.Expand = func(s uint64, _ int32, out []search.Successor[uint64]) []search.Successor[uint64] {
		first := len(out)
		out = expand(s, 0, out)
		for i := first; i < len(out); i++ {
			out[i].H = p.Estimate(out[i].State)
		}
		return out
	}
	p.Consistent = false
	return p
}
