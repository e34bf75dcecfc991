package routes

import "langkah/engine"

var _ engine.Hinted = (*Puzzle)(nil)

// Clue names what is ahead, and the best move with the reason for it.
func (z *Puzzle) Clue(p engine.Position, t engine.Truth) engine.Clue {
	here := p.(Position)
	c := engine.Clue{Like: z.ahead(here.state), Move: t.Best[0]}
	a, _ := here.arcNamed(c.Move.Name)
	to, ways := z.world.label(a.to), len(here.Moves())
	switch {
	case here.after(a).Solved():
		c.Where = engine.Msg("the next step leads to %s, where the way ends", to)
	case ways == 1:
		c.Where = engine.Msg("only one way leads on, to %s", to)
	case here.after(a).state.visited() != here.state.visited():
		c.Where = engine.Msg("the next step visits %s", to)
	case t.Exact():
		c.Where = engine.Msg("the next step leads to %s: %s, and %s from there", to, z.costText(int64(c.Move.Cost)), z.costText(int64(t.AtLeast-c.Move.Cost)))
	default:
		c.Where = engine.Msg("the next step leads to %s", to)
	}
	return c
}

// ahead names what is to be reached.
func (z *Puzzle) ahead(s state) engine.Message {
	switch left := z.remaining(s); {
	case len(left) > 1:
		return engine.Msg("%d place{|s} {is|are} still to be visited", len(left))
	case len(left) == 1:
		return engine.Msg("%s is still to be visited", z.world.label(left[0]))
	case len(z.targets()) > 1:
		return engine.Msg("the way may end at %s", z.names(z.targets()))
	}
	return engine.Msg("the way ends at %s", z.names(z.targets()))
}

// Achieved reports that a place was visited; the message is empty otherwise.
func (z *Puzzle) Achieved(before, after engine.Position) engine.Message {
	was, ok := z.stateOf(before)
	now, also := z.stateOf(after)
	if !ok || !also || was.visited() == now.visited() || len(z.remaining(now)) >= len(z.remaining(was)) {
		return engine.Message{}
	}
	if len(z.remaining(now)) == 0 {
		return engine.Msg("all places are visited")
	}
	return engine.Msg("%s is visited", z.world.label(now.node()))
}
