package search_test

import (
	"context"
	"testing"
	"time"

	"langkah/engine/base/option"
	"langkah/engine/solve/search"
	"langkah/engine/solve/search/searchtest"
)

// blocking blocks the search at an event until the context is done, as a race between
// methods does, and counts the events after that.
type blocking struct {
	ctx         context.Context
	left, after int
}

func (b *blocking) Record(search.Event) {
	if b.left--; b.left < 0 {
		<-b.ctx.Done()
		b.after++
	}
}

func TestStopWhileHeldUp(t *testing.T) {
	for _, a := range search.Algorithms() {
		ctx, cancel := context.WithCancel(context.Background())
		time.AfterFunc(10*time.Millisecond, cancel)
		b := &blocking{ctx: ctx, left: 100}
		o, err := search.Run(ctx, a.Name, hard, option.Settings{}, search.Limits{}, &search.Probe{Recorder: b})
		if err != nil || o.Status != search.Stopped || b.after > 1000 {
			t.Errorf("%s: %s, %d events after the stop, %v", a.Name, o.Status, b.after, err)
		}
		cancel()
	}
}

// TestStopAndTimeLimitAtFullSpeed allows the expansions between two readings of the clock,
// which are a few tenths of a millisecond apart.
func TestStopAndTimeLimitAtFullSpeed(t *testing.T) {
	for _, a := range search.Algorithms() {
		if more := searchtest.Overdue(30*time.Millisecond, hard, func(ctx context.Context, p search.Problem[uint64], limits search.Limits) {
			search.Run(ctx, a.Name, p, option.Settings{}, limits, nil)
		}); more > 1<<16 {
			t.Errorf("%s: expanded %d states more after the end", a.Name, more)
		}
	}
}

// TestBestSoFar checks that a branch and bound ended by a limit returns its incumbent, not
// marked optimal.
func TestBestSoFar(t *testing.T) {
	p := searchtest.Tiles(3, 3, 8, 6, 7, 2, 5, 4, 3, 0, 1)
	for nodes := int64(500); ; nodes += 100 {
		o, err := search.Run(context.Background(), "dfbnb", p, option.Settings{}, search.Limits{Nodes: nodes}, nil)
		switch {
		case err != nil:
			t.Fatal(err)
		case o.Status == search.Solved && o.Expanded == nodes:
			if o.Optimal != (o.Cost == o.Bound) || o.Cost < 31 || o.Bound > 31 {
				t.Errorf("cost %d, bound %d, optimal %v", o.Cost, o.Bound, o.Optimal)
			}
			return
		case o.Status == search.Solved:
			t.Skip("it needs no more nodes for the proof than for the solution")
		}
	}
}

// TestBoundOfUnfinishedSearch checks the lower bound for a hard board, whose solution has 57
// moves, when the search has not finished.
func TestBoundOfUnfinishedSearch(t *testing.T) {
	for algorithm, least := range map[string]int64{"astar": 43, "idastar": 43, "wastar": 30, "bnb": 43, "bfs": 10, "ids": 10} {
		o, err := search.Run(context.Background(), algorithm, hard, option.Settings{}, search.Limits{Nodes: 20_000}, nil)
		if err != nil || o.Status != search.NodeLimit || o.Bound < least || o.Bound > 57 {
			t.Errorf("%s: bound %d, status %s, %v", algorithm, o.Bound, o.Status, err)
		}
	}
}

func TestWrongParameters(t *testing.T) {
	p := searchtest.Tiles(3, 3, 0, 1, 3, 4, 2, 5, 7, 8, 6)
	for algorithm, c := range map[string]struct{ name, value string }{
		"quick":  {"depth", "10"},
		"dfs":    {"depth", "0"},
		"beam":   {"width", "2.5"},
		"wastar": {"weight", "0.5"},
		"astar":  {"weight", "2"},
	} {
		// Settings of other options, which allow any text.
		settings, err := option.New([]option.Option{{Name: c.name, Kind: option.Text}}, option.Values{c.name: c.value})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := search.Run(context.Background(), algorithm, p, settings, search.Limits{}, nil); err == nil {
			t.Errorf("%s with %v: no error", algorithm, c)
		}
	}
	p.FromStart = nil
	if _, err := search.Run(context.Background(), "mm", p, option.Settings{}, search.Limits{}, nil); err == nil {
		t.Error("mm without estimates from the start: no error")
	}
	p.Goals = nil
	if _, err := search.Run(context.Background(), "bidirectional", p, option.Settings{}, search.Limits{}, nil); err == nil {
		t.Error("bidirectional without goals: no error")
	}
}

func TestManyExpansionsAtOnce(t *testing.T) {
	for _, c := range []struct {
		many     []int
		expanded int64
		status   search.Status
	}{
		{[]int{4, 6}, 10, search.Running},
		{[]int{4, 6, 1}, 10, search.NodeLimit},
		{[]int{4, 7}, 10, search.NodeLimit},
	} {
		m := search.NewMeter(context.Background(), search.Limits{Nodes: 10}, nil)
		ok := true
		for _, n := range c.many {
			ok = ok && m.ExpandMany(n)
		}
		if m.Close(); m.Expanded != c.expanded || m.Ended() != c.status || ok != (c.status == search.Running) {
			t.Errorf("%v: %d expanded, status %s, expected %d, %s", c.many, m.Expanded, m.Ended(), c.expanded, c.status)
		}
	}
}
