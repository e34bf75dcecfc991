package truth

import (
	"fmt"

	"langkah/engine"
	"langkah/engine/base/figures"
)

// Distance returns the distance from the goal, or the number of solutions left, in a few words.
func Distance(t engine.Truth) engine.Message {
	switch {
	case t.Status == engine.NoSolution:
		return engine.Msg("no solution from here")
	case t.Left != nil && t.Left.Exact:
		return engine.Msg("solutions left: %s", figures.Count(t.Left.Number))
	case t.Left != nil:
		return engine.Msg("solutions left: at least %s", figures.Count(t.Left.Number))
	case t.Exact():
		return engine.Msg("%s to go", t.CostText(t.AtLeast))
	case t.AtMost != engine.NoBound:
		return engine.Msg("%s to %s to go", t.CostText(t.AtLeast), t.CostText(t.AtMost))
	}
	return engine.Msg("at least %s to go", t.CostText(t.AtLeast))
}

// Said is the comment on a position of a game, in parts; unknown parts are zero.
type Said struct {
	Stands engine.Message // distance, or solutions left
	Move   engine.Message // loss of the move
	Best   engine.Message // cost of the best game
	Lost   bool           // the loss is positive
}

// Say returns the comment on the position after a move.
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
		said.Move, said.Lost = engine.Msg("that move cost +%s", figures.Decimal(loss)), true
	case s.Before.Status != engine.NoSolution:
		said.Move = engine.Msg("that move lost nothing")
	}
	if !r.Counts() && r.Start.Status == engine.Solved {
		said.Best = engine.Msg("best was %s altogether", r.Start.CostText(r.Start.AtLeast))
	}
	return said
}

// Line returns all of [Review.Say] in one line.
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

// Percent formats a share from 0 to 1, with a decimal below 10 %.
func Percent(share float64) string {
	if share > 0 && share < 0.0995 {
		return fmt.Sprintf("%.1f %%", 100*share)
	}
	return fmt.Sprintf("%.0f %%", 100*share)
}
