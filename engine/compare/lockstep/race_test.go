package lockstep_test

import (
	"context"
	"runtime"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/compare/experiment"
	"langkah/engine/compare/lockstep"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
	"langkah/engine/testkit/comparetest"
)

func TestARaceCanBeWatchedForwardAndBack(t *testing.T) {
	methods, err := experiment.Select(comparetest.Hill(6), "all")
	if err != nil {
		t.Fatal(err)
	}
	race := lockstep.NewRace(experiment.Entry{Puzzle: comparetest.Hill(6)}, methods[:2]) // strides and steps
	race.Run(context.Background(), engine.Limits{})
	if n, _ := race.Length(); n != 6 {
		t.Fatalf("the longest lane has %d expansions, want 6", n)
	}
	for _, tc := range []struct {
		lane  int
		after int64
		at    string
		ended bool
	}{
		{0, 0, "-", false}, {0, 1, "0", false}, {0, 2, "2", false}, {0, 3, "6", true}, {0, 6, "6", true},
		{1, 1, "0", false}, {1, 4, "3", false}, {1, 6, "6", true},
	} {
		m := race.After(race.Lanes[tc.lane], tc.after)
		at := "-"
		if m.Position != nil {
			at = strings.TrimSpace(m.Position.Text())
		}
		if at != tc.at || (m.Ended != nil) != tc.ended {
			t.Errorf("lane %d after %d: at %s, ended %t; want %s, %t", tc.lane, tc.after, at, m.Ended != nil, tc.at, tc.ended)
		}
	}
	for lane, want := range []int{1, 2} { // strides take half as many steps
		if place, ok := race.Place(race.Lanes[lane], false); !ok || place != want {
			t.Errorf("lane %d has place %d, %t; want %d", lane, place, ok, want)
		}
	}
	if first, second, times, ok := race.Winner(false); !ok || first != race.Lanes[0] || second != race.Lanes[1] || times != 2 {
		t.Errorf("%s has won %v times over %s, %t; want strides, twice", first.Method.Name(), times, second.Method.Name(), ok)
	}
	if m := race.After(race.Lanes[1], 3); m.Share != 0.5 {
		t.Errorf("half way a lane has a share of %v", m.Share)
	}
	if m := race.At(race.Lanes[0], time.Hour); m.Ended == nil {
		t.Error("after an hour lane 0 has not ended")
	}
	if m := race.At(race.Lanes[0], 0); m.Ended != nil {
		t.Error("at the start lane 0 has ended")
	}
}

// hearing counts what a recorder hears.
type hearing struct{ expanded, all int64 }

func (h *hearing) Record(e search.Event) {
	h.all++
	if e.Kind == search.Expanded {
		h.expanded++
	}
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
	for _, entry := range comparetest.Samples(t, true) {
		methods := comparetest.OnOneCore(entry.Puzzle)
		verdict, known := engine.Verdict(entry.Puzzle)
		race := lockstep.NewRace(entry, methods)
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
