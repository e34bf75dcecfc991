package sliding

import (
	"slices"
	"strings"

	"langkah/engine"
)

// Position is a puzzle with the current board. The rules are here, apart from all solvers: a tile next to the blank
// slides into it. Positions are immutable.
type Position struct {
	puzzle *Puzzle
	board  board
}

// Moves lists the moves of the blank in the order UP, RIGHT, DOWN, LEFT.
func (p Position) Moves() []engine.Move {
	var moves []engine.Move
	for d := up; d <= left; d++ {
		if cell, ok := p.board.neighbour(p.board.blank(), d); ok {
			moves = append(moves, p.puzzle.move(d, p.board.cells[cell]))
		}
	}
	return moves
}

// Apply makes a move, whose name may be in lower case. The error says why it is not legal.
func (p Position) Apply(m engine.Move) (engine.Position, error) {
	d := direction(slices.Index(directionNames[:], strings.ToUpper(m.Name)))
	if d < 0 {
		return nil, engine.Errorf("there is no move %q; the blank goes %s", m.Name, strings.Join(directionNames[:], ", "))
	}
	cell, ok := p.board.neighbour(p.board.blank(), d)
	if !ok {
		return nil, engine.Errorf("the blank cannot go %s, it is at the rim", d)
	}
	tile := p.board.cells[cell]
	if cost := p.puzzle.moveCost(tile); m.Cost != cost {
		return nil, engine.Errorf("moving tile %d costs %d, not %d", tile, cost, m.Cost)
	}
	return Position{p.puzzle, p.board.slide(cell)}, nil
}

// Solved reports whether the board equals the goal.
func (p Position) Solved() bool { return slices.Equal(p.board.cells, p.puzzle.goal.cells) }

// Text returns the board as "[ 5][ 1][ 3][ 4]", the blank as "[ -]".
func (p Position) Text() string { return p.board.draw("[%*s]", "") }

// words describes a move of the blank by the tile that moves, which goes the
// opposite way.
func (d direction) words(tile int) engine.Message {
	switch d {
	case up:
		return engine.Msg("tile %d moves down", tile)
	case right:
		return engine.Msg("tile %d moves left", tile)
	case down:
		return engine.Msg("tile %d moves up", tile)
	}
	return engine.Msg("tile %d moves right", tile)
}

// short is words for a list.
func (d direction) short(tile int) engine.Message {
	switch d {
	case up:
		return engine.Msg("%d down", tile)
	case right:
		return engine.Msg("%d left", tile)
	case down:
		return engine.Msg("%d up", tile)
	}
	return engine.Msg("%d right", tile)
}

// move returns the move of the blank in a direction, which moves that tile.
func (p *Puzzle) move(d direction, tile uint8) engine.Move {
	return engine.Move{Name: d.String(), Words: d.words(int(tile)), Short: d.short(int(tile)), Piece: pieceID(tile), Cost: p.moveCost(tile)}
}
