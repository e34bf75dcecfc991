package ice

import "langkah/engine"

// Refusal says where a slide would end, against the rules.
func (p Position) Refusal(_ string, dx, dy int) engine.Message {
	d, ok := pointing(float64(dx), float64(dy))
	if !ok {
		return engine.Msg("press a cell in the row or column of the actor")
	}
	return p.puzzle.board.whyNot(d, p.puzzle.slide(p.state, d))
}

// HowTo is the keys and the mouse, in a line.
func (p *Puzzle) HowTo() engine.Message {
	return engine.Msg("Arrow keys let the stone slide; or click where it shall go")
}
