package packing

import (
	"slices"
	"strings"

	"langkah/engine"
)

// off is the suffix of a move that takes a piece off the board: "L off".
const off = " off"

// LooseStart returns the initial position for play, in which pieces can be taken off again.
func (p *Puzzle) LooseStart() engine.Position {
	start := p.start.clone()
	start.loose = true
	return start
}

// takeOff returns the move that takes a piece off the board. It costs 1, as placing does, so that no shortest solution
// contains it.
func (p *Puzzle) takeOff(piece int) engine.Move {
	letter := string(p.pieces[piece].letter)
	return engine.Move{
		Name: letter + off, Words: engine.Msg("piece %s goes back to the tray", letter), Short: engine.Msg("%s to tray", letter),
		Piece: p.ids[piece], Cost: 1,
	}
}

// takenOff returns the piece that a move of that name takes off.
func (p *Puzzle) takenOff(name string) (number int, ok bool) {
	letter, ok := strings.CutSuffix(name, off)
	if !ok {
		return 0, false
	}
	number = slices.IndexFunc(p.pieces, func(q *piece) bool { return string(q.letter) == letter })
	return number, number >= 0
}

// without returns the position after a piece was taken off.
func (p *Position) without(piece int, m engine.Move) (engine.Position, error) {
	letter := p.puzzle.pieces[piece].letter
	switch {
	case m.Cost != 1:
		return nil, engine.Errorf("the move costs %d; to take a piece off costs 1", m.Cost)
	case !p.laid[piece]:
		return nil, engine.Errorf("piece %c does not lie on the board", letter)
	case p.puzzle.isGiven(piece):
		return nil, engine.Errorf("piece %c is given and stays where it lies", letter)
	}
	next := p.clone()
	next.take(piece)
	return next, nil
}

// take removes a piece in place.
func (p *Position) take(piece int) {
	p.laid[piece] = false
	for cell, owner := range p.owner {
		if int(owner) == piece {
			p.owner[cell] = -1
		}
	}
}
