package routes

import "langkah/engine"

var (
	_ engine.Introduced = (*Puzzle)(nil)
	_ engine.Refusing   = Position{}
)

// HowTo is the keys and the mouse, in a line.
func (z *Puzzle) HowTo() engine.Message {
	if _, ok := z.world.(*grid); ok {
		return engine.Msg("Arrow keys go a step; or click a cell beside")
	}
	return engine.Msg("Click the place to go to; or an arrow key towards it")
}

// Aim implements [engine.Introduced].
func (z *Puzzle) Aim() engine.Message {
	switch {
	case len(z.visits) > 0 && z.back:
		return engine.Msg("Visit all places in any order and come back, by the cheapest way.")
	case len(z.visits) > 0:
		return engine.Msg("Visit all places in any order, by the cheapest way.")
	case len(z.goals) > 1:
		return engine.Msg("Find the cheapest way to one of the goals %s.", z.names(z.goals))
	}
	return engine.Msg("Find the cheapest way to %s.", z.names(z.goals))
}

// Gestures implements [engine.Introduced].
func (z *Puzzle) Gestures() []engine.Gesture {
	return []engine.Gesture{
		{Keys: engine.Msg("click"), Does: engine.Msg("go to a place beside")},
		{Keys: engine.Msg("arrows"), Does: engine.Msg("go the way that lies most in that direction")},
	}
}

// Refusal says why an arrow key leads nowhere.
func (p Position) Refusal(_ string, dx, dy int) engine.Message {
	if g, ok := p.puzzle.world.(*grid); ok {
		if d, ok := toward(dy, dx); ok {
			return g.whyNot(p.state.node(), d)
		}
		return engine.Msg("press a cell beside the traveller")
	}
	if dx == 0 && dy == 0 {
		return engine.Msg("press a place to which a road leads from here")
	}
	return engine.Msg("no road leads from %s that way", p.puzzle.world.label(p.state.node()))
}
