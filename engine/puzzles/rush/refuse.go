package rush

import (
	"slices"

	"langkah/engine"
)

// Refusal says what a piece slides on, or what stands in its way.
func (p Position) Refusal(id string, dx, dy int) engine.Message {
	b := p.puzzle.board
	i := slices.IndexFunc(b.pieces, func(q piece) bool { return pieceID(q.name) == id })
	if i < 0 {
		return engine.Msg("no piece is picked: press its letter first")
	}
	q, at := b.pieces[i], int(p.at[i])
	by := dx
	switch {
	case dx == 0 && dy == 0:
		return engine.Msg("piece %s is blocked at both ends", q.name)
	case q.vertical && dx != 0:
		return engine.Msg("piece %s slides only up and down", q.name)
	case !q.vertical && dy != 0:
		return engine.Msg("piece %s slides only left and right", q.name)
	case q.vertical:
		by = dy
	}
	next := at + q.length
	if by < 0 {
		next = at - 1
	}
	if next < 0 || next >= b.span(q) {
		return engine.Msg("piece %s stands at the edge of the board", q.name)
	}
	if other := b.grid(p.at)[b.cell(q, next)]; other != isWall {
		return engine.Msg("piece %s stands in the way of %s", b.pieces[other].name, q.name)
	}
	return engine.Msg("a wall stands in the way of %s", q.name)
}

// HowTo is the keys and the mouse, in a line.
func (p *Puzzle) HowTo() engine.Message {
	return engine.Msg("Press a letter to pick a car, arrow keys move it; or drag it")
}
