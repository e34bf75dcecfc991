package queens

import (
	"slices"
	"strings"

	"langkah/engine"
)

// Printings are the board with its letters, a # or a chess sign for each queen;
// some programs leave the letters out.
func (p *Puzzle) Printings() []engine.Printing {
	return []engine.Printing{{Rows: p.board.n, Row: p.printedRow, Read: p.readPrinted}}
}

// queenMark is how a queen is read.
const queenMark = "#"

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
			cells[c] = letter
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

// readPrinted is the position that the rows show.
func (p *Puzzle) readPrinted(rows [][]string) (engine.Position, error) {
	b := p.board
	at := newPosition(p)
	for cell := range b.region {
		r, c := cell/b.n, cell%b.n
		switch mark := rows[r][c]; mark {
		case string(b.letter(cell)):
		case queenMark:
			if why := at.forbids(cell); !why.IsZero() {
				return nil, engine.Errorf("%s", why)
			}
			at = at.with(cell)
		default:
			return nil, engine.Errorf("row %d, column %d holds %s, the puzzle has %c there", r+1, c+1, mark, b.letter(cell))
		}
	}
	for _, cell := range p.start.cells() {
		if !at.holds(cell) && at.count() > 0 {
			return nil, engine.Errorf("the queen on %s, which the puzzle has placed, is missing", b.name(cell))
		}
	}
	return at, nil
}

// Between is no move: programs show any boards on the way.
func (p *Puzzle) Between(_, _ engine.Position) ([]engine.Move, error) { return nil, nil }

// Measures: all solutions have the same length.
func (p *Puzzle) Measures() (slides, steps engine.Puzzle, ok bool) { return nil, nil, false }

// Lacks says how many queens are missing.
func (p *Puzzle) Lacks(at engine.Position) engine.Message {
	n := at.(*Position).count()
	return engine.Msg("at the end there are %d queens, expected %d", n, p.board.n)
}
