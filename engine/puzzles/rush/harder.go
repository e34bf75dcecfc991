package rush

import (
	"context"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Harder returns the puzzle that starts at the hardest reachable position: most slides to the exit, then most steps.
func (z *Puzzle) Harder(ctx context.Context, limits engine.Limits) (engine.Puzzle, engine.Message, error) {
	s, status := z.Space(ctx, limits, nil)
	switch {
	case status == search.Failed && s == nil:
		return nil, engine.Message{}, engine.Errorf("the board is too large to look at all its positions")
	case s == nil:
		return nil, engine.Message{}, engine.Errorf("the search for a harder start was ended")
	case !s.Solvable():
		return nil, engine.Message{}, engine.Errorf("the board cannot be solved from any of its positions")
	}
	at := s.Hardest()
	slides, steps, _ := s.Distance(at)
	return z.from(at), engine.Msg("%d slide{|s}, %d step{|s}: the hardest of %d position{|s}", slides, steps, s.States()), nil
}
