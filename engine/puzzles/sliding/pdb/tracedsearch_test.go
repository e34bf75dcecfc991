package pdb

import (
	"context"
	"math/rand/v2"
	"testing"

	"langkah/engine/solve/search"
)

// depthFirst checks that a traced search is depth first: no expanded node is higher than any open one.
type depthFirst struct {
	*testing.T
	waiting map[int32]uint16 // depths
}

func (d depthFirst) Record(e search.Event) {
	switch e.Kind {
	case search.Iteration:
		clear(d.waiting)
	case search.Generated:
		d.waiting[e.Node] = e.Depth
	default:
		for node, depth := range d.waiting {
			if e.Node != 0 && depth > e.Depth {
				d.Fatalf("node %d of depth %d has its turn before node %d of depth %d", e.Node, e.Depth, node, depth)
			}
		}
		delete(d.waiting, e.Node)
	}
}

// Traces of a search, and answers about it, are those of a depth-first search.
func TestWhatIsToldIsDepthFirst(t *testing.T) {
	for _, g := range []Grid{{4, 4}, {4, 5}} {
		board := scramble(g, 0, 60, rand.New(rand.NewPCG(31, 32)))
		for _, h := range []*Heuristic{nil, heuristicFor(t, g, "4", 0)} {
			probe := &search.Probe{Recorder: depthFirst{t, map[int32]uint16{}}}
			o := Solve(context.Background(), g, board, 0, Options{Cores: 2, Probe: probe, Heuristic: func() *Heuristic { return h }})
			if want := solve(t, g, board, 0, h, 1); len(o.Blank) != len(want.Blank) || o.Expanded < 1000 {
				t.Errorf("%v: %d moves after %d expansions, expected %d moves", g, len(o.Blank), o.Expanded, len(want.Blank))
			}
		}
	}
}
