package packing

import (
	"slices"
	"strings"

	"langkah/engine"
)

// Printings are the board as the file draws it, with rows and columns
// exchanged, upside down, and as in a mirror. A pyramid has its layers from the
// top down, one after the other.
func (p *Puzzle) Printings() []engine.Printing {
	b := p.board
	if b.mode == pyramid {
		return []engine.Printing{{Rows: b.rows * (b.rows + 1) / 2, Row: p.printedLayer, Read: p.readPrinted}}
	}
	plain := engine.Printing{Rows: b.rows, Row: p.rowOf(b.cols), Read: p.readPrinted}
	turned := func(fault engine.Message, source func(rows [][]string, r, c int) string) engine.Printing {
		return engine.Printing{Fault: fault, Rows: b.rows, Row: plain.Row, Read: func(rows [][]string) (engine.Position, error) {
			return p.readPrinted(p.rearranged(rows, source))
		}}
	}
	exchanged := turned(engine.Msg("the board has rows and columns exchanged; read that way it is right"),
		func(rows [][]string, r, c int) string { return rows[c][r] })
	exchanged.Rows, exchanged.Row = b.cols, p.rowOf(b.rows)
	return []engine.Printing{
		plain,
		exchanged,
		turned(engine.Msg("the board is upside down; read that way it is right"),
			func(rows [][]string, r, c int) string { return rows[b.rows-1-r][c] }),
		turned(engine.Msg("the board is mirrored, left for right; read that way it is right"),
			func(rows [][]string, r, c int) string { return rows[r][b.cols-1-c] }),
	}
}

// rearranged are the rows of the board, each cell from elsewhere in those printed.
func (p *Puzzle) rearranged(rows [][]string, source func(rows [][]string, r, c int) string) [][]string {
	b := p.board
	list := make([][]string, b.rows)
	for r := range list {
		list[r] = make([]string, b.cols)
		for c := range list[r] {
			list[r][c] = source(rows, r, c)
		}
	}
	return list
}

// rowOf reads a row of n cells. On a board with holes they may be blanks, of
// which those at the end need not be there.
func (p *Puzzle) rowOf(n int) func(int, []string) ([]string, bool) {
	return func(i int, marks []string) ([]string, bool) {
		if len(marks) > n && marks[len(marks)-1] == " " || len(marks) < n {
			if p.board.mode != custom || len(marks) == 0 || marks[len(marks)-1] != " " {
				return nil, false
			}
			for len(marks) > 0 && marks[len(marks)-1] == " " {
				marks = marks[:len(marks)-1]
			}
			if len(marks) == 0 && (i == 0 || p.hasRow(i)) {
				return nil, false
			}
		}
		if len(marks) > n {
			return nil, false
		}
		cells := make([]string, n)
		for i, mark := range marks {
			switch {
			case p.isPiece(mark):
				cells[i] = mark
			case isEmptyMark(mark):
			case len(mark) == 1 && mark >= "A" && mark <= "Z":
				cells[i] = mark
			default:
				return nil, false
			}
		}
		return cells, true
	}
}

// hasRow says whether a flat board has cells in a row.
func (p *Puzzle) hasRow(row int) bool {
	return slices.ContainsFunc(p.board.cells, func(at point) bool { return at.y == row })
}

// printedLayer reads row i of a pyramid, counted from its top.
func (p *Puzzle) printedLayer(i int, marks []string) ([]string, bool) {
	layer := 1
	for i >= layer {
		i -= layer
		layer++
	}
	if len(marks) != layer {
		return nil, false
	}
	return p.rowOf(layer)(i, marks)
}

// isEmptyMark says whether programs print that for a cell without a piece,
// unless a piece is called so.
func isEmptyMark(mark string) bool {
	return mark == "" || mark == " " || strings.Contains("._-#*0X+", mark) && len(mark) == 1
}

func (p *Puzzle) isPiece(mark string) bool {
	return slices.ContainsFunc(p.pieces, func(q *piece) bool { return mark == string(q.letter) || mark == string(q.drawn) })
}

// readPrinted is the position that the rows show.
func (p *Puzzle) readPrinted(rows [][]string) (engine.Position, error) {
	cells, err := p.cellsByMark(rows)
	if err != nil {
		return nil, err
	}
	pos := newPosition(p)
	for _, mark := range marksOf(cells) {
		points := cells[mark]
		var of []int // the pieces that the mark may stand for
		for i, q := range p.pieces {
			if mark == string(q.letter) {
				of = append(of[:0], i)
				break
			}
		}
		for i, q := range p.pieces {
			if mark == string(q.drawn) && !slices.Contains(of, i) && cells[string(q.letter)] == nil {
				of = append(of, i)
			}
		}
		if len(of) == 0 {
			_, row, col := p.board.place(points[0])
			return nil, engine.NewMisprint(mark, engine.Errorf("row %d, column %d: there is no piece %s; there are %s", row+1, col+1, mark, letters(p.pieces)))
		}
		placements, ok := p.cover(of, points)
		if !ok {
			return nil, p.misfit(mark, of, points)
		}
		for _, l := range placements {
			pos.put(l)
		}
	}
	return pos, p.holdGiven(pos)
}

// cellsByMark are the cells of each mark, in reading order.
func (p *Puzzle) cellsByMark(rows [][]string) (map[string][]point, error) {
	b := p.board
	cells := map[string][]point{}
	line := 0
	for k := b.layers() - 1; k >= 0; k-- {
		for row := range b.rows - k {
			for col, mark := range rows[line] {
				at := b.at(k, row, col)
				if _, ok := b.cell(at); !ok && mark != "" {
					return nil, engine.NewMisprint(mark, engine.Errorf("row %d, column %d: %s covers what is no cell of the board", row+1, col+1, mark))
				}
				if mark != "" {
					cells[mark] = append(cells[mark], at)
				}
			}
			line++
		}
	}
	for _, points := range cells {
		slices.SortFunc(points, point.before)
	}
	return cells, nil
}

// marksOf are the marks in the order of the alphabet.
func marksOf(cells map[string][]point) []string {
	var list []string
	for mark := range cells {
		list = append(list, mark)
	}
	slices.Sort(list)
	return list
}

// mostTries bounds the search for the pieces that share one letter.
const mostTries = 20_000

// cover lays pieces that are called the same on all of the points: each of
// them once at most.
func (p *Puzzle) cover(of []int, points []point) ([]placement, bool) {
	tries := 0
	var lay func(of []int, points []point) ([]placement, bool)
	lay = func(of []int, points []point) ([]placement, bool) {
		if len(points) == 0 {
			return nil, true
		}
		first, _ := p.board.cell(points[0])
		for k, i := range of {
			for turn, o := range p.pieces[i].turns {
				if tries++; tries > mostTries {
					return nil, false
				}
				rest := without(points, o)
				if rest == nil {
					continue
				}
				others := slices.Delete(slices.Clone(of), k, k+1)
				if more, ok := lay(others, rest); ok {
					return append(more, placement{i, turn, first}), true
				}
			}
		}
		return nil, false
	}
	return lay(of, points)
}

// without is the points that are left when an orientation lies on the first of
// them; nil where it does not fit.
func without(points []point, o orientation) []point {
	rest := make([]point, 0, len(points))
	next := 0
	for _, at := range points {
		if next < len(o) && at.minus(points[0]) == o[next] {
			next++
		} else {
			rest = append(rest, at)
		}
	}
	if next < len(o) {
		return nil
	}
	return rest
}

// misfit says why the points are not the piece that they are called.
func (p *Puzzle) misfit(mark string, of []int, points []point) error {
	_, row, col := p.board.place(points[0])
	expected := 0
	for _, i := range of {
		expected += len(p.pieces[i].shape)
	}
	if expected != len(points) {
		return engine.NewMisprint(mark, engine.Errorf("piece %s, from row %d, column %d on, covers %d cells, expected %d", mark, row+1, col+1, len(points), expected))
	}
	return engine.NewMisprint(mark, engine.Errorf("the cells of %s, from row %d, column %d on, are not the piece in any orientation", mark, row+1, col+1))
}

// holdGiven holds the position against the pieces that the puzzle gives.
func (p *Puzzle) holdGiven(pos *Position) error {
	for _, g := range p.given {
		inPlace := p.cells(g, func(cell int) bool { return int(pos.owner[cell]) == g.piece })
		if pos.laid[g.piece] && !inPlace {
			return engine.Errorf("piece %c does not lie where the puzzle has it", p.pieces[g.piece].letter)
		}
	}
	return nil
}

// Between is no move: programs may show any boards on the way, and take pieces
// up again.
func (p *Puzzle) Between(_, _ engine.Position) ([]engine.Move, error) { return nil, nil }

// Measures: a packing has no length.
func (p *Puzzle) Measures() []engine.Measure { return nil }

// Lacks says what is not laid, and how much is empty.
func (p *Puzzle) Lacks(at engine.Position) engine.Message {
	pos := at.(*Position)
	var missing []string
	for i, laid := range pos.laid {
		if !laid {
			missing = append(missing, string(p.pieces[i].letter))
		}
	}
	empty := 0
	for _, owner := range pos.owner {
		if owner < 0 {
			empty++
		}
	}
	switch {
	case len(missing) == 0:
		return engine.Msg("%d cells are empty", empty)
	case empty == 0:
		return engine.Msg("these pieces are not used: %s", strings.Join(missing, " "))
	}
	return engine.Msg("%d cells are empty, and these pieces are not used: %s", empty, strings.Join(missing, " "))
}
