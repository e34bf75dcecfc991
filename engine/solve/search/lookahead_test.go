package search_test

import (
	"context"
	"fmt"
	"testing"

	"langkah/engine/base/option"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
)

// TestLookingAheadChangesNothing compares searches of more nodes than fit the caches with
// the same searches recorded, which do not look ahead.
func TestLookingAheadChangesNothing(t *testing.T) {
	casetest.SkipUnderRace(t)
	for _, algorithm := range []string{"ucs", "greedy", "astar", "wastar", "bnb"} {
		expanded := 0
		p := hard
		p.Expand = func(s uint64, h int32, out []search.Successor[uint64]) []search.Successor[uint64] {
			expanded++
			return hard.Expand(s, h, out)
		}
		run := func(probe *search.Probe) string {
			expanded = 0
			o, err := search.Run(context.Background(), algorithm, p, option.Settings{}, search.Limits{Nodes: 200_000}, probe)
			if err != nil {
				t.Fatal(err)
			}
			c := o.Counters
			return fmt.Sprint(o.Status, o.Path, o.Cost, c.Expanded, c.Generated, c.Frontier, c.MaxFrontier, c.Bound)
		}
		ahead := run(nil)
		if algorithm != "greedy" && expanded <= 200_000 { // greedy search ends before
			t.Errorf("%s did not look ahead", algorithm)
		}
		if inTurn := run(&search.Probe{Recorder: deaf{}}); ahead != inTurn {
			t.Errorf("%s: %.200s\nin turn: %.200s", algorithm, ahead, inTurn)
		}
	}
}

// deaf is a recorder that ignores everything.
type deaf struct{}

func (deaf) Record(search.Event) {}
