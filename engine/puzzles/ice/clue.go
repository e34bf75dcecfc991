package ice

import "langkah/engine"

var _ engine.Hinted = (*Puzzle)(nil)

// Clue names the number to cross next, and the best move with the reason for it. Which slides are dead ends is known
// from the state space.
func (z *Puzzle) Clue(at engine.Position, t engine.Truth) engine.Clue {
	p := at.(Position)
	c := engine.Clue{Like: z.ahead(p.state), Move: t.Best[0]}
	for _, m := range t.Best { // prefer one that crosses the next number
		if d, _ := directionNamed(m.Name); z.board.crossed(z.slide(p.state, d).to) > z.board.crossed(p.state) {
			c.Move = m
			break
		}
	}
	c.Where = z.why(p, c.Move)
	return c
}

// ahead names what has to be crossed next.
func (z *Puzzle) ahead(s state) engine.Message {
	b := z.board
	switch k := b.crossed(s); len(b.numbers) - k {
	case 0:
		return engine.Msg("nothing is left to cross: the actor has to stop on the goal")
	case 1:
		return engine.Msg("number %d is the last one to be crossed", k)
	default:
		return engine.Msg("number %d is to be crossed next, %d is after it", k, k+1)
	}
}

// why returns the reason for a best move.
func (z *Puzzle) why(p Position, m engine.Move) engine.Message {
	b := z.board
	d, _ := directionNamed(m.Name)
	s := z.slide(p.state, d)
	whole := z.measured()
	legal := p.Moves()
	alive := 0
	for _, other := range legal {
		d, _ := directionNamed(other.Name)
		if whole.left[z.slide(p.state, d).to].reached() {
			alive++
		}
	}
	switch {
	case b.solved(s.to):
		return engine.Msg("the actor slides %s and stops on the goal", d.words())
	case len(legal) == 1:
		return engine.Msg("the actor can only slide %s: every other way is closed or ends the game", d.words())
	case alive == 1:
		return engine.Msg("the actor slides %s: after every other slide the goal is out of reach", d.words())
	case b.crossed(s.to) > b.crossed(p.state):
		return engine.Msg("the actor slides %s, across number %d", d.words(), b.crossed(p.state))
	}
	left := whole.left[p.state]
	return engine.Msg("the actor slides %s: no way is cheaper, at cost %d and %d move{|s} to the goal", d.words(), int(left.cost), int(left.moves))
}

// Achieved reports that a number was crossed; the message is empty otherwise.
func (z *Puzzle) Achieved(before, after engine.Position) engine.Message {
	was, ok := z.stateOf(before)
	now, also := z.stateOf(after)
	if !ok || !also || z.board.crossed(now) <= z.board.crossed(was) {
		return engine.Message{}
	}
	if z.board.crossed(now) == len(z.board.numbers) {
		return engine.Msg("all numbers are crossed")
	}
	return engine.Msg("number %d is crossed", z.board.crossed(now)-1)
}
