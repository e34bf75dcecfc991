package quick

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
)

func wholeOf(t *testing.T, g pdb.Grid, blank int) *whole {
	meter := search.NewMeter(context.Background(), search.Limits{}, nil)
	t.Cleanup(meter.Close)
	return newWhole(g, blank, meter)
}

func always(int) int { return widest }

// A beam wide enough for all boards is a breadth-first search.
func TestWholeBeamWithRoomForAllIsShortest(t *testing.T) {
	g := pdb.Grid{Width: 3, Height: 3}
	r := rand.New(rand.NewPCG(4, 4))
	for range 10 {
		blank := r.IntN(g.Cells())
		board := random(g, blank, r)
		w := wholeOf(t, g, blank)
		path, home := w.search(board, 100_000, math.MaxInt32, always)
		want := pdb.Solve(context.Background(), g, board, blank, pdb.Options{Cores: 1})
		if !home || w.dropped || len(path) != len(want.Blank) {
			t.Errorf("%v: %d moves, home %v, boards dropped %v, expected %d", board, len(path), home, w.dropped, len(want.Blank))
		}
		if path, home := w.search(board, 100_000, len(want.Blank), always); home {
			t.Errorf("%v: %d moves, asked for fewer than %d", board, len(path), len(want.Blank))
		}
	}
}

// If the beam misses the goal, its path leads to a better board.
func TestNarrowWholeBeamComesNearer(t *testing.T) {
	g := pdb.Grid{Width: 8, Height: 8}
	board := random(g, 63, rand.New(rand.NewPCG(5, 5)))
	w := wholeOf(t, g, 63)
	path, home := w.search(board, 50, math.MaxInt32, always)
	after := slices.Clone(board)
	play(after, path, 63)
	if home || !w.dropped || w.guide.of(after) >= w.guide.of(board)/2 {
		t.Errorf("home %v after %d moves, %d points of %d are left", home, len(path), w.guide.of(after), w.guide.of(board))
	}
}

// Incremental points equal the difference of fresh evaluations.
func TestGuideCountsChanges(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 6))
	for _, g := range []pdb.Grid{{Width: 2, Height: 7}, {Width: 5, Height: 3}, {Width: 10, Height: 10}} {
		blank := uint8(r.IntN(g.Cells()))
		board := random(g, int(blank), r)
		u := newGuide(g, int(blank))
		for range 500 {
			at := slices.Index(board, blank)
			near := g.Neighbours(at)
			cell := near[r.IntN(len(near))]
			want := u.of(board) + u.change(board, board[cell], uint8(cell), uint8(at))
			play(board, []uint8{uint8(cell)}, blank)
			if got := u.of(board); got != want {
				t.Fatalf("%v: %v has %d points, expected %d", g, board, got, want)
			}
		}
	}
}

// Wider beams shorten the first solution until a limit ends them, and the best one so far is returned.
func TestImprovesUntilALimit(t *testing.T) {
	g := pdb.Grid{Width: 6, Height: 6}
	board := random(g, 35, rand.New(rand.NewPCG(8, 8)))
	o := Options{Width: 100, Heuristic: inner(t, "4", g, 35)}
	first := solve(t, g, board, 35, o)
	o.Improve, o.Limits.Nodes = time.Hour, 2*first.Expanded
	more := solve(t, g, board, 35, o)
	if first.Ended != search.Running || more.Ended != search.NodeLimit || more.Expanded > o.Limits.Nodes || len(more.Blank) >= len(first.Blank) {
		t.Errorf("%d moves, ended by %s; after %d of %d nodes %d moves, ended by %s",
			len(first.Blank), first.Ended, more.Expanded, o.Limits.Nodes, len(more.Blank), more.Ended)
	}
}

func TestStoppedItGivesTheBestSoFar(t *testing.T) {
	g := pdb.Grid{Width: 6, Height: 6}
	board := random(g, 35, rand.New(rand.NewPCG(8, 8)))
	ctx, stop := context.WithCancel(context.Background())
	probe := &search.Probe{}
	go func() {
		for probe.Activity().IsZero() { // until the improvement begins
			time.Sleep(time.Millisecond)
		}
		stop()
	}()
	o := Solve(ctx, g, board, 35, Options{Width: 100, Improve: time.Hour, Probe: probe, Heuristic: inner(t, "4", g, 35)})
	if o.Status != search.Solved || o.Ended != search.Stopped {
		t.Errorf("%s with %d moves, ended by %s", o.Status, len(o.Blank), o.Ended)
	}
}

// A solution that cannot be improved ends the search.
func TestEndsWhenNoWiderBeamFindsMore(t *testing.T) {
	g := pdb.Grid{Width: 3, Height: 3}
	board := random(g, 8, rand.New(rand.NewPCG(9, 9)))
	want := pdb.Solve(context.Background(), g, board, 8, pdb.Options{Cores: 1})
	if o := solve(t, g, board, 8, Options{Width: 1, Improve: time.Hour, Heuristic: inner(t, "4", g, 8)}); len(o.Blank) != len(want.Blank) || o.Ended != search.Running {
		t.Errorf("%d moves, expected %d; ended by %s", len(o.Blank), len(want.Blank), o.Ended)
	}
}
