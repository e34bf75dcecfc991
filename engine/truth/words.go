package truth

import (
	"fmt"

	"langkah/engine"
	"langkah/engine/figures"
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

// Line is what is to be said after a move of a game: where it stands, what the
// move has lost, and what the best game would have cost.
func (r Review) Line(step int) engine.Message {
	s := r.Steps[step]
	line := Distance(s.After)
	loss, known := s.Loss()
	switch {
	case r.Counts() && r.Start.Left.Exact && known && s.After.Left.Exact:
		if s.After.Left.Number > 0 {
			line = engine.Msg("%s of %s", line, figures.Count(r.Start.Left.Number))
		}
		if s.Before.Left.Number > 0 {
			line = engine.Msg("%s · that move kept %s", line, Percent(1-loss))
		}
	case r.Counts() || !known:
	case loss > 0:
		line = engine.Msg("%s · that move cost +%s", line, figures.Count(int(loss)))
	case s.Before.Status != engine.NoSolution:
		line = engine.Msg("%s · that move lost nothing", line)
	}
	if !r.Counts() && r.Start.Status == engine.Solved {
		line = engine.Msg("%s · best was %s altogether", line, figures.Count(r.Start.AtLeast))
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
