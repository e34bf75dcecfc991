package pdb

import (
	"context"
	"math/rand/v2"
	"testing"

	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
)

// depthFirst checks that a traced search is depth first: no expanded node is higher than any open one.
type depthFirst struct {
	*testing.T
	open    map[int32]bool
	atDepth []int // number of open nodes
}

func (d *depthFirst) Record(e search.Event) {
	switch e.Kind {
	case search.Iteration:
		clear(d.open)
		clear(d.atDepth)
	case search.Generated:
		for len(d.atDepth) <= int(e.Depth) {
			d.atDepth = append(d.atDepth, 0)
		}
		d.open[e.Node] = true
		d.atDepth[e.Depth]++
	default:
		for depth := int(e.Depth) + 1; e.Node != 0 && depth < len(d.atDepth); depth++ {
			if d.atDepth[depth] > 0 {
				d.Fatalf("node %d of depth %d has its turn before %d nodes of depth %d", e.Node, e.Depth, d.atDepth[depth], depth)
			}
		}
		if d.open[e.Node] {
			delete(d.open, e.Node)
			d.atDepth[e.Depth]--
		}
	}
}

// Traces of a search, and answers about it, are those of a depth-first search.
func TestWhatIsToldIsDepthFirst(t *testing.T) {
	casetest.SkipUnderRace(t)
	for _, g := range []Grid{{4, 4}, {4, 5}} {
		board := scramble(g, 0, 60, rand.New(rand.NewPCG(31, 32)))
		for _, h := range []*Heuristic{nil, heuristicFor(t, g, "4", 0)} {
			probe := &search.Probe{Recorder: &depthFirst{T: t, open: map[int32]bool{}}}
			o := Solve(context.Background(), g, board, 0, Options{Cores: 2, Probe: probe, Heuristic: func() *Heuristic { return h }})
			if want := solve(t, g, board, 0, h, 1); len(o.Blank) != len(want.Blank) || o.Expanded < 1000 {
				t.Errorf("%v: %d moves after %d expansions, expected %d moves", g, len(o.Blank), o.Expanded, len(want.Blank))
			}
		}
	}
}
