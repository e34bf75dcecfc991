package compare_test

import (
	"context"
	"runtime"
	"testing"

	"langkah/engine"
	"langkah/engine/compare"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
)

// hearing counts what a recorder hears.
type hearing struct{ expanded, all int64 }

func (h *hearing) Record(e search.Event) {
	h.all++
	if e.Kind == search.Expanded {
		h.expanded++
	}
}

// onOneCore is the methods of a puzzle, each searching on one core where it may
// choose: on several the counters differ from run to run.
func onOneCore(p engine.Puzzle) []engine.Method {
	methods := p.Methods()
	for i, m := range methods {
		if one, err := m.With(engine.Values{"cores": "one"}); err == nil {
			methods[i] = one
		}
	}
	return methods
}

// A race shows the figures of the very methods, and says before it begins what
// can be seen of each: every method of every sample is held against a run alone
// and against one that is recorded.
func TestARaceIsOfTheVeryMethods(t *testing.T) {
	casetest.SkipUnderRace(t)
	// Every lane begins with a collection of garbage, for each of which all processors
	// would be woken: more work than that of the searches.
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	limits := engine.Limits{Nodes: 200, Memory: 16 << 20}
	ctx := context.Background()
	for _, entry := range openSamples(t, true) {
		methods := onOneCore(entry.Puzzle)
		verdict, known := engine.Verdict(entry.Puzzle)
		race := compare.NewRace(entry.Puzzle, methods)
		race.Run(ctx, limits)
		for i, m := range methods {
			var heard hearing
			recorded := engine.Solve(ctx, entry.Puzzle, m, limits, &search.Probe{Recorder: &heard})
			alone := engine.Solve(ctx, entry.Puzzle, m, limits, nil)
			name := entry.Name + ", " + m.Name()
			if known && (alone.Status == engine.NoSolution) != (verdict.Kind == engine.Unsolvable) || alone.Fault {
				t.Errorf("%s: %s (%s); the facts: %s", name, alone.Status, alone.Reason, verdict.Text)
			}
			if raced := race.After(race.Lanes[i], alone.Expanded+1).Ended; raced.Expanded != alone.Expanded ||
				raced.Generated != alone.Generated || raced.Status != alone.Status || raced.Cost != alone.Cost {
				t.Errorf("%s: in a race %s at %d, %+v; alone %s at %d, %+v", name,
					raced.Status, raced.Cost, raced.Counters, alone.Status, alone.Cost, alone.Counters)
			}
			if heard.all == 0 && alone.Status.Limited() && !m.Unwatched {
				continue // the limit was reached before the search began
			}
			switch {
			case m.Unwatched && heard.all > 0:
				t.Errorf("%s cannot be watched, it says; a recorder hears %d events", name, heard.all)
			case !m.Unwatched && (heard.expanded != alone.Expanded || recorded.Expanded != alone.Expanded):
				t.Errorf("%s can be watched, it says; a recorder hears of %d expansions, the recorded run counts %d, one alone %d",
					name, heard.expanded, recorded.Expanded, alone.Expanded)
			}
		}
	}
}
