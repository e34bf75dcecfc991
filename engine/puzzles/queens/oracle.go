package queens

import (
	"context"
	"math"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// oracle judges a position by one search per legal cell: a move is best if a solution has a queen there. Every solution
// costs the same. The number of solutions is counted within what remains of the limits.

var _ engine.Judged = (*Puzzle)(nil)

type oracle struct{ puzzle *Puzzle }

// Oracle returns a judge of the puzzle's positions.
func (p *Puzzle) Oracle() engine.Oracle { return oracle{p} }

// Judge implements [engine.Oracle].
func (o oracle) Judge(ctx context.Context, at engine.Position, limits engine.Limits, probe *search.Probe) engine.Truth {
	p, err := o.puzzle.from(at)
	if err != nil {
		return engine.Truth{Status: engine.Failed, Reason: engine.MsgOf(err), AtMost: engine.NoBound}
	}
	if at.Solved() {
		t := engine.Settled(0, nil)
		t.Left = &engine.Left{Number: 1, Exact: true}
		return t
	}
	meter := search.NewMeter(ctx, limits, probe)
	defer meter.Close()
	return p.judge(meter)
}

// judge judges the initial position.
func (p *Puzzle) judge(meter *search.Meter) engine.Truth {
	left := p.board.n - p.start.count()
	t := engine.Truth{Status: engine.Solved, AtLeast: left, AtMost: engine.NoBound, AllBest: true, Left: &engine.Left{}}
	holding := make([]bool, len(p.board.region)) // cells of the solutions found
	for r, set := range p.start.open() {
		if r >= p.board.n || p.start.queens[r] >= 0 {
			continue
		}
		for c := range columns(set) {
			cell := r*p.board.n + c
			if !holding[cell] && !p.mark(meter, cell, holding) {
				return p.cutShort(t, meter)
			}
			if holding[cell] {
				t.Best, t.AtMost = append(t.Best, p.board.placing(cell)), left
			}
		}
	}
	if t.AtMost == engine.NoBound {
		t = engine.Impossible(p.whyNone())
		t.Left = &engine.Left{Exact: true}
		return t
	}
	n, finished := newCounter(p, meter).all()
	t.Left.Exact = finished && n.high == 0 && n.low <= math.MaxInt64
	t.Left.Number = math.MaxInt64
	if n.high == 0 {
		t.Left.Number = int64(min(n.low, math.MaxInt64))
	}
	t.Left.Number = max(t.Left.Number, 1)
	return t
}

// mark searches for a solution with a queen on a cell and marks its cells; false if a limit ended the search.
func (p *Puzzle) mark(meter *search.Meter, cell int, holding []bool) bool {
	found := false
	f := finder{board: p.board, node: func([]int) bool { return meter.Expand() }, visit: func(chosen []int) bool {
		for _, c := range chosen {
			holding[c] = true
		}
		holding[cell], found = true, true
		return false
	}}
	g, done := p.start.with(cell).from()
	return f.search(g, done) || found
}

func (p *Puzzle) cutShort(t engine.Truth, meter *search.Meter) engine.Truth {
	t.Status, t.AllBest = meter.Ended(), false
	t.Reason = engine.Ending(t.Status, meter.Limits(), meter.Counters)
	t.Left.Number = int64(min(1, len(t.Best)))
	return t
}
