package packing

import (
	"context"
	"runtime"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// oracle judges a position by counting its solutions, with the fast counter on all cores, and recording which
// placements occur in them. Every solution places each remaining piece once, so the distance is their number, and the
// best moves are the placements that occur in a solution. An unfinished count is a lower bound. Positions that a simple
// proof refutes are not counted.

var _ engine.Judged = (*Puzzle)(nil)

type oracle struct{ puzzle *Puzzle }

// Oracle returns a judge of the puzzle's positions.
func (p *Puzzle) Oracle() engine.Oracle { return oracle{p} }

// Judge implements [engine.Oracle].
func (o oracle) Judge(ctx context.Context, at engine.Position, limits engine.Limits, probe *search.Probe) engine.Truth {
	if at.Solved() {
		t := engine.Settled(0, nil)
		t.Left = &engine.Left{Number: 1, Exact: true}
		return t
	}
	q, err := o.puzzle.From(at)
	if err != nil {
		return engine.Truth{Status: engine.Failed, Reason: engine.MsgOf(err), AtMost: engine.NoBound}
	}
	return q.(*Puzzle).judge(ctx, limits, probe)
}

// deadEnd returns the judgement of a position without a solution.
func deadEnd(why engine.Message) engine.Truth {
	t := engine.Impossible(why)
	t.Left = &engine.Left{Exact: true}
	return t
}

// judge judges the initial position.
func (p *Puzzle) judge(ctx context.Context, limits engine.Limits, probe *search.Probe) engine.Truth {
	if proof, ok := p.prove(); ok {
		return deadEnd(proof.Why)
	}
	cores := runtime.GOMAXPROCS(0)
	w := p.newWatcher(ctx, limits, probe)
	defer w.meter.Close()
	pieces := len(p.pieces) - len(p.given)
	if !w.holdEnumeration(cores) || !w.meter.Hold(int64((cores+1)*len(w.table.options))) {
		return engine.Truth{
			Status: w.ended(), Reason: engine.Ending(w.ended(), limits, w.meter.Counters),
			AtLeast: pieces, AtMost: engine.NoBound, Left: &engine.Left{},
		}
	}
	e := p.enumeration(w, true)
	e.Used = make([]bool, len(w.table.options))
	count, finished := e.CountAll(cores)
	t := engine.Truth{
		Status: engine.Solved, AtLeast: pieces, AtMost: pieces, AllBest: finished,
		Left: &engine.Left{Number: count.All, Exact: finished},
	}
	switch {
	case finished && count.All == 0:
		return deadEnd(engine.Msg("every way to fill the board was tried, %d node{|s}, and none succeeds", count.Nodes))
	case count.All == 0:
		t.AtMost = engine.NoBound
	}
	if !finished {
		t.Status, t.Reason = w.ended(), engine.Ending(w.ended(), limits, w.meter.Counters)
	}
	t.Best = p.used(w.table, e.Used)
	return t
}

// used returns the legal moves that equal one of the marked options; equal pieces are interchangeable.
func (p *Puzzle) used(t *table, marked []bool) []engine.Move {
	names := map[string]bool{}
	for option, used := range marked {
		if !used {
			continue
		}
		for _, twin := range t.kinds[t.problem.Options[option].Kind] {
			names[p.move(p.asTwin(t.options[option], twin)).Name] = true
		}
	}
	var best []engine.Move
	for _, m := range p.start.Moves() {
		if names[m.Name] {
			best = append(best, m)
		}
	}
	return best
}
