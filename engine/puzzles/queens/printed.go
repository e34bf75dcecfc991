package queens

import (
	"math/bits"
	"slices"
	"strings"

	"langkah/engine"
)

// Printings returns the one layout in which programs print a board: letters, and #, a chess symbol or Q for each queen;
// some programs omit the letters.
//
// In a region named Q, a printed Q may be a queen or the letter. A Q in another region shows that queens are printed
// so.
func (p *Puzzle) Printings() []engine.Printing {
	return []engine.Printing{{Rows: p.board.n, Row: p.printedRow, Read: p.readPrinted}}
}

// Marks as read: a queen, a queen printed as a letter, and an empty cell of region Q.
const (
	queenMark   = "#"
	queenLetter = "Q"
	blankMark   = "."
)

func (p *Puzzle) printedRow(i int, marks []string) ([]string, bool) {
	n := p.board.n
	if len(marks) != n {
		return nil, false
	}
	cells := make([]string, n)
	for c, mark := range marks {
		switch letter := string(p.board.letter(i*n + c)); {
		case strings.EqualFold(mark, letter):
			cells[c] = letter
		case isQueen(mark), len(mark) == 2 && strings.EqualFold(mark[:1], letter) && isQueen(mark[1:]):
			cells[c] = queenMark
		case mark == "", mark == " ", mark == ".", mark == "_", mark == "-":
			if cells[c] = letter; letter == queenLetter {
				cells[c] = blankMark
			}
		case mark == queenLetter:
			cells[c] = mark
		case len(mark) == 1 && slices.Contains(p.board.letters, mark[0]):
			cells[c] = mark
		default:
			return nil, false
		}
	}
	return cells, true
}

func isQueen(mark string) bool {
	return slices.Contains([]string{queenMark, "*", "@", "♛", "♕"}, mark)
}

// readPrinted returns the position that the rows show.
func (p *Puzzle) readPrinted(rows [][]string) (engine.Position, error) {
	b := p.board
	at := newPosition(p)
	var unclear []int // cells of region Q printed as Q
	lettered := false // queens are printed as Q
	place := func(cell int) error {
		if why := at.forbids(cell); !why.IsZero() {
			return engine.Errorf("%s", why)
		}
		at = at.with(cell)
		return nil
	}
	for cell := range b.region {
		var err error
		r, c := cell/b.n, cell%b.n
		switch mark, letter := rows[r][c], string(b.letter(cell)); {
		case mark == queenLetter && letter == queenLetter:
			unclear = append(unclear, cell)
		case mark == letter, mark == blankMark && letter == queenLetter:
		case mark == queenLetter:
			lettered = true
			err = place(cell)
		case mark == queenMark:
			err = place(cell)
		default:
			err = engine.Errorf("row %d, column %d holds %s, the puzzle has %c there", r+1, c+1, mark, b.letter(cell))
		}
		if err != nil {
			return nil, err
		}
	}
	if lettered {
		if cell, ok := at.lastOf(unclear); ok {
			if err := place(cell); err != nil {
				return nil, err
			}
		}
	}
	for _, cell := range p.start.cells() {
		if !at.holds(cell) && at.count() > 0 {
			return nil, engine.Errorf("the queen on %s, which the puzzle has placed, is missing", b.name(cell))
		}
	}
	return at, nil
}

// lastOf returns the cell of a list that holds the last queen: the only one in the list, or that in the row and column
// without a queen.
func (p *Position) lastOf(list []int) (cell int, ok bool) {
	if len(list) == 1 {
		return list[0], true
	}
	n := p.puzzle.board.n
	if p.count() != n-1 {
		return 0, false
	}
	taken := placed{}
	for _, cell := range p.cells() {
		taken = taken.with(p.puzzle.board, cell)
	}
	free := p.puzzle.board.all()
	at := bits.TrailingZeros32(free&^taken.rows)*n + bits.TrailingZeros32(free&^taken.columns)
	return at, slices.Contains(list, at)
}

// Between returns no moves: programs print any boards on the way.
func (p *Puzzle) Between(_, _ engine.Position) ([]engine.Move, error) { return nil, nil }

// Measures returns nothing: all solutions have the same length.
func (p *Puzzle) Measures() []engine.Measure { return nil }

// Lacks reports how many queens are missing.
func (p *Puzzle) Lacks(at engine.Position) engine.Message {
	n := at.(*Position).count()
	return engine.Msg("at the end the board has %d queen{|s}, expected %d", n, p.board.n)
}
