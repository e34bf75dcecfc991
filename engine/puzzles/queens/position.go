package queens

import (
	"slices"
	"strings"

	"langkah/engine"
)

// Position is a board with some of the queens. It is immutable once returned to a caller.
type Position struct {
	puzzle *Puzzle
	queens []int8 // by row: the queen's column, -1 for none
	loose  bool   // in play: queens that are not given may be taken off
}

func newPosition(p *Puzzle) *Position {
	at := &Position{puzzle: p, queens: make([]int8, p.board.n)}
	for r := range at.queens {
		at.queens[r] = -1
	}
	return at
}

// count returns the number of queens.
func (p *Position) count() int {
	n := 0
	for _, c := range p.queens {
		if c >= 0 {
			n++
		}
	}
	return n
}

// holds reports whether there is a queen on a cell.
func (p *Position) holds(cell int) bool {
	n := p.puzzle.board.n
	return int(p.queens[cell/n]) == cell%n
}

// cells returns the cells of the queens by row.
func (p *Position) cells() []int {
	var list []int
	for r, c := range p.queens {
		if c >= 0 {
			list = append(list, r*len(p.queens)+int(c))
		}
	}
	return list
}

// with returns the position with another queen.
func (p *Position) with(cell int) *Position {
	next := &Position{p.puzzle, slices.Clone(p.queens), p.loose}
	next.queens[cell/p.puzzle.board.n] = int8(cell % p.puzzle.board.n)
	return next
}

// without returns the position without the queen on a cell.
func (p *Position) without(cell int) *Position {
	next := &Position{p.puzzle, slices.Clone(p.queens), p.loose}
	next.queens[cell/p.puzzle.board.n] = -1
	return next
}

// forbids returns the reason why no queen may be placed on a cell, the zero message if one may.
func (p *Position) forbids(cell int) engine.Message {
	b := p.puzzle.board
	name := b.name(cell)
	for _, other := range p.cells() {
		switch b.conflict(cell, other) {
		case sameRow:
			if cell == other {
				return engine.Msg("a queen stands on %s already", name)
			}
			return engine.Msg("%s and the queen on %s are in one row", name, b.name(other))
		case sameColumn:
			return engine.Msg("%s and the queen on %s are in one column", name, b.name(other))
		case sameRegion:
			return engine.Msg("%s and the queen on %s are in one region, %c", name, b.name(other), b.letter(cell))
		case touching:
			return engine.Msg("%s touches the queen on %s", name, b.name(other))
		}
	}
	return engine.Message{}
}

// Verbs of moves, followed by the cell.
const (
	placeVerb = "queen "
	takeVerb  = "take "
)

func queenID(letter byte) string { return "queen " + string(letter) }

func (b *board) placing(cell int) engine.Move {
	return engine.Move{
		Name:  placeVerb + b.name(cell),
		Words: engine.Msg("a queen goes to row %d, column %d", cell/b.n+1, cell%b.n+1),
		Short: engine.Msg("Q %s", b.name(cell)),
		Piece: queenID(b.letter(cell)), Cost: 1,
	}
}

func (b *board) taking(cell int) engine.Move {
	return engine.Move{
		Name:  takeVerb + b.name(cell),
		Words: engine.Msg("the queen in row %d, column %d is taken off", cell/b.n+1, cell%b.n+1),
		Short: engine.Msg("take %s", b.name(cell)),
		Piece: queenID(b.letter(cell)), Cost: 1,
	}
}

// Moves lists every legal placement, and in play the removal of every queen that is not given.
func (p *Position) Moves() []engine.Move {
	var moves []engine.Move
	open := p.open()
	for r := range p.queens {
		cell := r * p.puzzle.board.n
		switch {
		case p.queens[r] < 0:
			for c := range columns(open[r]) {
				moves = append(moves, p.puzzle.board.placing(cell+c))
			}
		case p.loose && !p.puzzle.isGiven(cell+int(p.queens[r])):
			moves = append(moves, p.puzzle.board.taking(cell+int(p.queens[r])))
		}
	}
	return moves
}

// open returns the cells of each row that no queen rules out.
func (p *Position) open() grid {
	g := p.puzzle.board.empty()
	for _, cell := range p.cells() {
		g.place(p.puzzle.board, cell)
	}
	return g
}

// Apply places a queen, or in play takes one off. The error says why that is not legal.
func (p *Position) Apply(m engine.Move) (engine.Position, error) {
	verb := placeVerb
	name, placed := strings.CutPrefix(m.Name, placeVerb)
	if !placed {
		if name, placed = strings.CutPrefix(m.Name, takeVerb); !placed || !p.loose {
			return nil, engine.Errorf("there is no move %q, expected such as %s", m.Name, placeVerb+"r1c1")
		}
		verb = takeVerb
	}
	cell, ok := p.puzzle.board.find(name)
	switch {
	case !ok:
		return nil, engine.Errorf("there is no cell %q on the board", name)
	case m.Cost != 1:
		return nil, engine.Errorf("%s costs 1, not %d", m.Name, m.Cost)
	case verb == takeVerb && !p.holds(cell):
		return nil, engine.Errorf("there is no queen on %s", name)
	case verb == takeVerb && p.puzzle.isGiven(cell):
		return nil, engine.Errorf("the queen on %s belongs to the puzzle", name)
	case verb == takeVerb:
		return p.without(cell), nil
	}
	if why := p.forbids(cell); !why.IsZero() {
		return nil, engine.Errorf("%s", why)
	}
	return p.with(cell), nil
}

// Solved reports whether every row has a queen. That suffices, as illegal placements are refused.
func (p *Position) Solved() bool { return p.count() == p.puzzle.board.n }

// Text draws the board with # for the queens.
func (p *Position) Text() string { return p.puzzle.board.draw(p.queens) }
