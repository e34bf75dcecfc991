package truth

import (
	"context"
	"slices"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Levels of hints, each more specific than the one before.
const (
	Like   = 1 // the state of the position
	Where  = 2 // where to look, and why
	Which  = 3 // the move
	Onward = 4 // moves up to the next achievement
)

// Hint is a hint of one level.
type Hint struct {
	Level int
	Truth engine.Truth
	Text  engine.Message
	Moves []engine.Move // the suggested move; on level Onward all moves to play; none at the goal and in a dead end
	Proof *engine.Proof // certificate of a dead end; optional
}

// Hint returns a hint of a level for a position. Its moves lead to the goal at the cost of
// the truth, if that is exact. ok is false if no move was proven optimal within the limits.
func (o *Oracle) Hint(ctx context.Context, at engine.Position, level int, limits engine.Limits, probe *search.Probe) (h Hint, ok bool) {
	within := newBudget(limits)
	h = Hint{Level: level, Truth: within.judge(ctx, o, at, probe)}
	switch {
	case at.Solved():
		h.Text = engine.Msg("it is solved")
		return h, true
	case h.Truth.Status == engine.NoSolution:
		h.Text = h.Truth.Reason
		if proof, ok := o.Prove(at); ok {
			h.Proof = &proof
		}
		return h, true
	case len(h.Truth.Best) == 0:
		h.Text = engine.Msg("%s; no best move is known: %s", Distance(h.Truth), h.Truth.Reason)
		return h, false
	}
	clue := o.clue(at, h.Truth)
	h.Moves = []engine.Move{clue.Move}
	switch level {
	case Like:
		h.Text = Distance(h.Truth)
		if !clue.Like.IsZero() {
			h.Text = engine.Msg("%s; %s", h.Text, clue.Like)
		}
	case Where:
		h.Text = clue.Where
	case Onward:
		h.Moves, h.Text = o.onward(ctx, at, clue.Move, within, probe)
	default:
		h.Text = which(clue.Move, h.Truth)
	}
	return h, true
}

// clue returns the family's clue, or a generic one.
func (o *Oracle) clue(at engine.Position, t engine.Truth) engine.Clue {
	if hinted, ok := o.puzzle.(engine.Hinted); ok {
		return hinted.Clue(at, t)
	}
	moves := len(at.Moves())
	where := engine.Msg("of %d move{|s} at least %d {loses|lose} nothing", moves, len(t.Best))
	if t.AllBest {
		where = engine.Msg("of %d move{|s} %d {loses|lose} nothing", moves, len(t.Best))
	}
	return engine.Clue{Where: where, Move: t.Best[0]}
}

// which returns a text that names the move.
func which(m engine.Move, t engine.Truth) engine.Message {
	switch {
	case t.Left != nil && t.AllBest:
		return engine.Msg("%s: %s; it is one of %d move{|s} that {leaves|leave} a solution", m.InBrief(), m.Words, len(t.Best))
	case t.Left != nil:
		return engine.Msg("%s: %s; it leaves a solution", m.InBrief(), m.Words)
	case !t.AllBest:
		return engine.Msg("%s: %s; it loses nothing", m.InBrief(), m.Words)
	case len(t.Best) == 1:
		return engine.Msg("%s: %s; no other move loses nothing", m.InBrief(), m.Words)
	}
	return engine.Msg("%s: %s; it is one of %d move{|s} that {loses|lose} nothing", m.InBrief(), m.Words, len(t.Best))
}

// mostNamed is the number of moves that a hint names; more would not be read.
const mostNamed = 8

// onward plays optimal moves until something is achieved, or none is known within the limits.
func (o *Oracle) onward(ctx context.Context, start engine.Position, first engine.Move, within budget, probe *search.Probe) (moves []engine.Move, text engine.Message) {
	hinted, _ := o.puzzle.(engine.Hinted)
	var named, names engine.Message // the first moves, and all in short
	for at, m := start, first; ; {
		next, err := at.Apply(m)
		if err != nil {
			return moves, engine.MsgOf(err)
		}
		at, moves = next, append(moves, m)
		switch {
		case len(moves) == 1:
			named = m.InBrief()
			names = named
		case len(moves) <= mostNamed:
			named = engine.Msg("%s, %s", named, m.InBrief())
			names = named
		default:
			names = engine.Msg("%s and %d more move{|s}", named, len(moves)-mostNamed)
		}
		if at.Solved() {
			return moves, engine.Msg("%s: then it is solved", names)
		}
		if hinted != nil {
			if done := hinted.Achieved(start, at); !done.IsZero() {
				return moves, engine.Msg("%s: then %s", names, done)
			}
		}
		t := within.judge(ctx, o, at, probe)
		if len(t.Best) == 0 {
			return moves, engine.Msg("%s: nothing is lost so far", names)
		}
		m = o.clue(at, t).Move
	}
}

// Accepts reports whether a move loses nothing; known is false if that is unknown.
func Accepts(t engine.Truth, m engine.Move) (yes, known bool) {
	yes = slices.ContainsFunc(t.Best, func(best engine.Move) bool { return best.Name == m.Name })
	return yes, yes || t.AllBest
}
