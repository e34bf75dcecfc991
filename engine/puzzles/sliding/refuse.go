package sliding

import "langkah/engine"

// Refusal says where the blank is missing.
func (p Position) Refusal(id string, dx, dy int) engine.Message {
	way, pointed := pointing(dx, dy)
	for _, tile := range p.board.cells {
		if tile == 0 || pieceID(tile) != id {
			continue
		}
		run, ok := p.runOf(id)
		switch {
		case !ok:
			return engine.Msg("tile %d is neither in the row nor in the column of the blank", int(tile))
		case pointed && way != run.blank.opposite():
			return engine.Msg("tile %d moves towards the blank only", int(tile))
		}
	}
	if !pointed {
		return engine.Msg("only tiles move")
	}
	switch way {
	case up:
		return engine.Msg("no tile can move up: the blank is in the last row")
	case right:
		return engine.Msg("no tile can move right: the blank is in the first column")
	case down:
		return engine.Msg("no tile can move down: the blank is in the first row")
	}
	return engine.Msg("no tile can move left: the blank is in the last column")
}

// HowTo is the keys and the mouse, in a line.
func (p *Puzzle) HowTo() engine.Message {
	return engine.Msg("Arrow keys move a tile into the gap; or click a tile")
}
