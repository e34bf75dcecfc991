package packing

import (
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
)

// Position is a board with some of the pieces placed. It is immutable once returned to a caller.
type Position struct {
	puzzle *Puzzle
	owner  []int8 // by cell: the piece that covers it, -1 for none
	laid   []bool // by piece
	loose  bool   // in play: pieces that are not given may be taken off
}

func newPosition(p *Puzzle) *Position {
	pos := &Position{puzzle: p, owner: make([]int8, len(p.board.cells)), laid: make([]bool, len(p.pieces))}
	for i := range pos.owner {
		pos.owner[i] = -1
	}
	return pos
}

func (p *Position) clone() *Position {
	return &Position{p.puzzle, slices.Clone(p.owner), slices.Clone(p.laid), p.loose}
}

// cells calls use with each cell of a placement. It stops and returns false if a cell is off the board or use returns
// false.
func (p *Puzzle) cells(l placement, use func(cell int) bool) bool {
	at := p.board.cells[l.cell]
	for _, offset := range p.pieces[l.piece].turns[l.turn] {
		if cell, ok := p.board.cell(at.plus(offset)); !ok || !use(cell) {
			return false
		}
	}
	return true
}

// fits reports whether the placement is legal.
func (p *Position) fits(l placement) bool {
	return !p.laid[l.piece] && p.puzzle.cells(l, func(cell int) bool { return p.owner[cell] < 0 })
}

// put places a piece in place; it must fit.
func (p *Position) put(l placement) {
	p.laid[l.piece] = true
	p.puzzle.cells(l, func(cell int) bool { p.owner[cell] = int8(l.piece); return true })
}

// Text draws the board, '.' for empty cells; the layers of a pyramid from the top down.
func (p *Position) Text() string {
	return p.puzzle.board.draw(func(cell int) byte {
		if owner := p.owner[cell]; owner >= 0 {
			return p.puzzle.pieces[owner].letter
		}
		return '.'
	})
}

// Moves lists every placement of every remaining piece, and in play the removal of placed ones.
func (p *Position) Moves() []engine.Move { return p.movesOf(0, len(p.puzzle.pieces)) }

// MovesOf implements [engine.PieceMover].
func (p *Position) MovesOf(id string) []engine.Move {
	i := slices.Index(p.puzzle.ids, id)
	if i < 0 {
		return nil
	}
	return p.movesOf(i, i+1)
}

// movesOf returns the moves of the pieces from first up to end. It finds the placements
// first: there may be tens of thousands, and a list of moves that grows takes five times
// its final memory.
func (p *Position) movesOf(first, end int) []engine.Move {
	var found []placement
	for i := first; i < end; i++ {
		if p.laid[i] {
			if p.loose && !p.puzzle.isGiven(i) {
				found = append(found, placement{piece: i})
			}
			continue
		}
		for turn := range p.puzzle.pieces[i].turns {
			for cell := range p.owner {
				if l := (placement{i, turn, cell}); p.owner[cell] < 0 && p.fits(l) {
					found = append(found, l)
				}
			}
		}
	}
	moves := make([]engine.Move, len(found))
	for k, l := range found {
		if p.laid[l.piece] {
			moves[k] = p.puzzle.takeOff(l.piece)
		} else {
			moves[k] = p.puzzle.move(l)
		}
	}
	return moves
}

// placements returns the placements of the pieces on the board, in file order.
func (p *Position) placements() []placement {
	var list []placement
	for i, laid := range p.laid {
		if !laid {
			continue
		}
	search:
		for turn := range p.puzzle.pieces[i].turns {
			for cell := range p.owner {
				l := placement{i, turn, cell}
				if p.puzzle.cells(l, func(c int) bool { return int(p.owner[c]) == i }) {
					list = append(list, l)
					break search
				}
			}
		}
	}
	return list
}

// move converts a placement.
func (p *Puzzle) move(l placement) engine.Move {
	letter, turn, cell := string(p.pieces[l.piece].letter), l.turn+1, p.board.name(l.cell)
	layer, row, col := p.board.coordinates(p.board.cells[l.cell])
	words := engine.Msg("piece %s goes to row %d, column %d, in orientation %d of %d",
		letter, row+1, col+1, turn, len(p.pieces[l.piece].turns))
	short := engine.Msg("%[1]s r%[2]dc%[3]d", words.Args...) // shared: a large board has many thousands of moves
	if p.board.mode == pyramid {
		words = engine.Msg("piece %s goes to layer %d, row %d, column %d, in orientation %d of %d",
			letter, layer+1, row+1, col+1, turn, len(p.pieces[l.piece].turns))
		short = engine.Msg("%[1]s h%[2]dr%[3]dc%[4]d", words.Args...)
	}
	return engine.Move{
		Name: letter + " " + strconv.Itoa(turn) + " " + cell, Words: words, Short: short,
		Piece: p.ids[l.piece], Cost: 1,
	}
}

// Apply places a piece, or in play takes one off. The error says why that is not legal.
func (p *Position) Apply(m engine.Move) (engine.Position, error) {
	if piece, ok := p.puzzle.takenOff(m.Name); ok && p.loose {
		return p.without(piece, m)
	}
	l, err := p.puzzle.placement(m.Name)
	if err != nil {
		return nil, err
	}
	letter := p.puzzle.pieces[l.piece].letter
	switch {
	case m.Cost != 1:
		return nil, engine.Errorf("the move costs %d; to lay a piece costs 1", m.Cost)
	case p.laid[l.piece]:
		return nil, engine.Errorf("piece %c lies on the board already", letter)
	}
	err = nil
	inside := p.puzzle.cells(l, func(cell int) bool {
		if owner := p.owner[cell]; owner >= 0 {
			err = engine.Errorf("piece %c would lie on piece %c at %s", letter, p.puzzle.pieces[owner].letter, p.puzzle.board.name(cell))
		}
		return err == nil
	})
	switch {
	case err != nil:
		return nil, err
	case !inside:
		return nil, engine.Errorf("piece %c would reach beyond the board", letter)
	}
	next := p.clone()
	next.put(l)
	return next, nil
}

// placement parses a move's name.
func (p *Puzzle) placement(name string) (l placement, err error) {
	words := strings.Split(name, " ")
	if len(words) != 3 {
		return l, engine.Errorf("%q is no placement, expected piece, orientation and cell", name)
	}
	l.piece = slices.IndexFunc(p.pieces, func(q *piece) bool { return string(q.letter) == words[0] })
	if l.piece < 0 {
		return l, engine.Errorf("there is no piece %q; there are %s", words[0], letters(p.pieces))
	}
	turns := len(p.pieces[l.piece].turns)
	n, err := strconv.Atoi(words[1])
	if err != nil || n < 1 || n > turns {
		return l, engine.Errorf("piece %s has no orientation %q, it has %d", words[0], words[1], turns)
	}
	cell, ok := p.board.find(words[2])
	if !ok {
		return l, engine.Errorf("there is no cell %q on the board", words[2])
	}
	return placement{l.piece, n - 1, cell}, nil
}

// Solved reports whether every piece is placed and no cell is empty.
func (p *Position) Solved() bool {
	return !slices.Contains(p.laid, false) && !slices.Contains(p.owner, -1)
}
