package truth

import (
	"fmt"

	"langkah/engine"
	"langkah/engine/base/figures"
)

// Distance says how far a position is from being solved, or how many solutions
// are left, in a few words.
func Distance(t engine.Truth) engine.Message {
	switch {
	case t.Status == engine.NoSolution:
		return engine.Msg("no solution from here")
	case t.Left != nil && t.Left.Exact:
		return engine.Msg("solutions left: %s", figures.Count(t.Left.Number))
	case t.Left != nil:
		return engine.Msg("solutions left: at least %s", figures.Count(t.Left.Number))
	case t.Exact():
		return engine.Msg("%s to go", figures.Count(t.AtLeast))
	case t.AtMost != engine.NoBound:
		return engine.Msg("%s to %s to go", figures.Count(t.AtLeast), figures.Count(t.AtMost))
	}
	return engine.Msg("at least %s to go", figures.Count(t.AtLeast))
}

// Said is what is to be said after a move of a game, in parts; those of which
// nothing is known are zero.
type Said struct {
	Stands engine.Message // how far it is, or how many solutions are left
	Move   engine.Message // what the move has lost
	Best   engine.Message // what the best game would have cost
	Lost   bool           // the move has lost something
}

// Say is what is to be said after a move of the game.
func (r Review) Say(step int) Said {
	s := r.Steps[step]
	said := Said{Stands: Distance(s.After)}
	loss, known := s.Loss()
	switch {
	case r.Counts() && known && s.After.Left != nil && s.After.Left.Exact:
		if r.Start.Left.Exact && s.After.Left.Number > 0 {
			said.Stands = engine.Msg("%s of %s", said.Stands, figures.Count(r.Start.Left.Number))
		}
		if s.Before.Left.Number > 0 {
			said.Move, said.Lost = engine.Msg("that move kept %s", Percent(1-loss)), s.After.Left.Number == 0
		}
	case r.Counts() || !known:
	case loss > 0:
		said.Move, said.Lost = engine.Msg("that move cost +%s", figures.Count(int(loss))), true
	case s.Before.Status != engine.NoSolution:
		said.Move = engine.Msg("that move lost nothing")
	}
	if !r.Counts() && r.Start.Status == engine.Solved {
		said.Best = engine.Msg("best was %s altogether", figures.Count(r.Start.AtLeast))
	}
	return said
}

// Line is all of [Review.Say] in one line.
func (r Review) Line(step int) engine.Message {
	said := r.Say(step)
	line := said.Stands
	for _, part := range []engine.Message{said.Move, said.Best} {
		if !part.IsZero() {
			line = engine.Msg("%s · %s", line, part)
		}
	}
	return line
}

// Percent is a share from 0 to 1, with a decimal where it is below 10 %.
func Percent(share float64) string {
	if share > 0 && share < 0.0995 {
		return fmt.Sprintf("%.1f %%", 100*share)
	}
	return fmt.Sprintf("%.0f %%", 100*share)
}
