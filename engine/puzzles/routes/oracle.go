package routes

import (
	"context"

	"langkah/engine"
	"langkah/engine/solve/search"
)

var (
	_ engine.Judged  = (*Puzzle)(nil)
	_ engine.Auditor = (*Puzzle)(nil)
	_ engine.Coded   = (*Puzzle)(nil)
)

// oracle judges positions by exact distances.
type oracle struct{ puzzle *Puzzle }

// Oracle returns a judge of the puzzle's positions.
func (z *Puzzle) Oracle() engine.Oracle { return oracle{z} }

// Judge implements [engine.Oracle]. With many places to visit it solves.
func (o oracle) Judge(ctx context.Context, p engine.Position, limits engine.Limits, probe *search.Probe) engine.Truth {
	z := o.puzzle
	s, ok := z.stateOf(p)
	if !ok {
		return engine.Truth{Status: engine.Failed, Reason: engine.MsgOf(notOfThis()), AtMost: engine.NoBound}
	}
	if z.solved(s) {
		return engine.Settled(0, nil)
	}
	if proof, ok := z.prove(s); ok {
		return engine.Impossible(proof.Why)
	}
	left, ok := z.left(s)
	if !ok {
		return engine.JudgeBySolving(ctx, z, p, limits, probe)
	}
	if left == far {
		return engine.Impossible(engine.Msg("no way leads from here to the goal"))
	}
	t := engine.Settled(int(left), nil)
	here := Position{z, s}
	for _, a := range z.world.out(s.node(), nil) {
		after, _ := z.left(here.after(a).state)
		if after == far || after+int64(z.price(a)) != left {
			continue
		}
		if z.price(a) == 0 {
			t.AllBest = false // it may lead in a circle
			if !z.nearer(s.node(), a.to) {
				continue
			}
		}
		t.Best = append(t.Best, z.move(a))
	}
	if len(t.Best) == 0 { // only moves without cost begin a cheapest way
		r := engine.JudgeBySolving(ctx, z, p, limits, probe)
		r.AllBest = false
		return r
	}
	return t
}

// nearer reports whether a move without cost certainly comes nearer to the end: it does not, unless it is there.
func (z *Puzzle) nearer(_, to int32) bool { return len(z.visits) == 0 && z.solved(at(to, 0)) }

// codes are the rules over words: a state is one.
type codes struct{ puzzle *Puzzle }

// Codes implements [engine.Coded].
func (z *Puzzle) Codes() (engine.Codes, bool) { return codes{z}, true }

func (c codes) Code(p engine.Position) (uint64, bool) {
	s, ok := c.puzzle.stateOf(p)
	return uint64(s), ok
}

func (c codes) Position(code uint64) engine.Position { return Position{c.puzzle, state(code)} }

func (c codes) Solved(code uint64) bool { return c.puzzle.solved(state(code)) }

func (c codes) Next(code uint64, out []engine.NextCode) []engine.NextCode {
	s := state(code)
	for _, a := range c.puzzle.world.out(s.node(), nil) {
		out = append(out, engine.NextCode{Code: uint64(c.puzzle.enter(a.to, s.visited())), Cost: int(c.puzzle.price(a))})
	}
	return out
}
