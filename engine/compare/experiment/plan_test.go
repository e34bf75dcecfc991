package experiment_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/compare/experiment"
	"langkah/engine/compare/results"
	"langkah/engine/testkit/casetest"
	"langkah/engine/testkit/comparetest"
)

// methodName is the name of a job's method, or why it has none.
func methodName(j experiment.Job) string {
	m, err := j.Method()
	if err != nil {
		return err.Error()
	}
	return m.Name()
}

// names are the runs of a plan in words.
func names(p experiment.Plan) []string {
	var list []string
	for _, j := range p.Jobs {
		list = append(list, fmt.Sprint(j.Puzzle.Name, " ", methodName(j), " ", j.Repetition))
	}
	return list
}

func TestWordsSelectMethods(t *testing.T) {
	for _, tc := range []struct{ word, want string }{
		{"all", "strides/far steps liar pessimist broken slow"},
		{"optimal", "strides/far liar"},
		{"strides", "strides/far"},
		{"strides/none", "strides/none"},
		{"steps:weight=3", "steps"},
		{"magic", `there is no algorithm "magic" for this puzzle; there are strides, steps, liar, pessimist, broken, slow`},
		{"strides/near", `there is no heuristic "near" here; there are far, none`},
		{"steps:weight=77", `steps: weight is "77", expected a number from 1 to 9`},
		{"steps:weight", `"weight" is not of the form name=value`},
	} {
		methods, err := experiment.Select(comparetest.Hill(3), tc.word)
		var got []string
		for _, m := range methods {
			got = append(got, m.Name())
		}
		if text := strings.Join(got, " "); text != tc.want && fmt.Sprint(err) != tc.want {
			t.Errorf("%s: %s, %v; want %s", tc.word, text, err, tc.want)
		}
	}
}

func TestEveryRunOfAShuffledPlanIsInExactlyOneShard(t *testing.T) {
	whole := comparetest.Plan(t, comparetest.Entries(3, 4, 5), "strides,steps", 3)
	if slices.Equal(names(whole), names(comparetest.Plan(t, comparetest.Entries(3, 4, 5), "strides,steps", 1))) {
		t.Error("repeated runs are not shuffled")
	}
	if !slices.Equal(names(whole), names(comparetest.Plan(t, comparetest.Entries(3, 4, 5), "strides,steps", 3))) {
		t.Error("the same seed gives another order")
	}
	var parts []string
	for part := 1; part <= 4; part++ {
		parts = append(parts, names(whole.Shard(part, 4))...)
	}
	want := names(whole)
	slices.Sort(parts)
	slices.Sort(want)
	if !slices.Equal(parts, want) {
		t.Errorf("the shards hold %q, want %q", parts, want)
	}
}

// Shards with as many parts as methods used to get one method each.
func TestNoShardGetsAllRunsOfAMethod(t *testing.T) {
	whole := comparetest.Plan(t, comparetest.Entries(3, 4, 5, 6, 7, 8), "strides,steps,liar", 2)
	for part := 1; part <= 3; part++ {
		shard := whole.Shard(part, 3)
		runs := map[string]int{}
		for _, job := range shard.Jobs {
			runs[methodName(job)]++
		}
		for method, n := range runs {
			if n == 12 {
				t.Errorf("shard %d/3 gets all runs of %s", part, method)
			}
		}
	}
	reversed := comparetest.Plan(t, comparetest.Entries(8, 7, 6, 5, 4, 3), "liar,steps,strides", 2)
	a, b := names(whole.Shard(2, 3)), names(reversed.Shard(2, 3))
	slices.Sort(a)
	slices.Sort(b)
	if !slices.Equal(a, b) {
		t.Errorf("the order of the plan changes a shard:\n%q\n%q", a, b)
	}
}

func TestStoppingLeavesTheRowsThatAreThere(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	var rows []results.Row
	p := comparetest.Plan(t, comparetest.Entries(3), "strides,slow,steps", 1)
	err := p.Run(ctx, nil, func(_ experiment.Job, row results.Row, _ engine.Result) error {
		rows = append(rows, row)
		time.AfterFunc(10*time.Millisecond, cancel) // while the slow one runs
		return nil
	})
	if !errors.Is(err, context.Canceled) || len(rows) != 1 {
		t.Errorf("%d rows, %v; want 1 and the context's error", len(rows), err)
	}
}

// Puzzles that have the same methods name them once.
func TestAPlanOfManyPuzzlesIsShort(t *testing.T) {
	heights := make([]int, 500)
	for i := range heights {
		heights[i] = i + 2
	}
	var text strings.Builder
	err := results.Log{Plans: []results.Header{comparetest.Plan(t, comparetest.Entries(heights...), "strides,steps,liar,pessimist", 1).Header()}}.Write(&text)
	if err != nil {
		t.Fatal(err)
	}
	if each := text.Len() / len(heights); each > 100 {
		t.Errorf("%d bytes a puzzle", each)
	}
	log, err := results.ReadLog("plan", strings.NewReader(text.String()))
	if err != nil || log.Plans[0].Runs != len(heights)*len(log.Plans[0].Puzzles[499].Methods) {
		t.Errorf("read again: %v", err)
	}
}

// A plan of a million runs, with its header and the shard that is run, takes less
// than a gibibyte.
func TestAMillionRunsArePlannedInLittleMemory(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some seconds")
	}
	peak := casetest.PeakOf(t, "plan", func() {
		heights := make([]int, 166_667) // with six methods each
		for i := range heights {
			heights[i] = i + 2
		}
		p, err := experiment.NewPlan(comparetest.Entries(heights...), []string{experiment.All}, 1, 7, engine.Limits{})
		if err != nil || len(p.Jobs) < 1_000_000 {
			t.Fatalf("%d runs, %v", len(p.Jobs), err)
		}
		shard := p.Shard(1, 2).Without([]results.Row{{}})
		if n := len(shard.Jobs); n < 490_000 || n > 510_000 {
			t.Errorf("half of the runs are %d", n)
		}
	})
	t.Logf("%d MiB at the peak", peak>>20)
	if peak > 1<<30 {
		t.Errorf("a plan of a million runs takes %d MiB, want less than 1024", peak>>20)
	}
}
