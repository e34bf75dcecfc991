package packing

import (
	"slices"

	"langkah/engine"
)

// Refusal says that a given piece stays. Others are carried, and say why they do not fit.
func (p *Position) Refusal(id string, _, _ int) engine.Message {
	piece := slices.Index(p.puzzle.ids, id)
	if piece < 0 {
		return engine.Msg("no piece is picked: press its letter first")
	}
	return engine.Msg("piece %s is given and stays where it lies", string(p.puzzle.pieces[piece].letter))
}

// HowTo is the keys and the mouse, in a line.
func (p *Puzzle) HowTo() engine.Message {
	return engine.Msg("Press a letter to pick a piece, Enter lays it down; or drag it")
}
