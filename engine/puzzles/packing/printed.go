package packing

import (
	"slices"
	"strings"

	"langkah/engine"
)

// Printings returns the layouts in which programs print a board: as in the file, and for flat boards the mistakes of
// exchanged rows and columns, upside down, and mirrored. The layers of a pyramid follow each other from the top down.
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

// rearranged returns rows of the board, each cell taken from another one of those printed.
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

// rowOf returns a reader of rows of n cells. Gaps of a custom board may be blanks, and trailing ones missing.
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

// hasRow reports whether a flat board has cells in a row.
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

// isEmptyMark reports whether programs print the mark for an empty cell. A piece of that letter has precedence.
func isEmptyMark(mark string) bool {
	return mark == "" || mark == " " || strings.Contains("._-#*0X+", mark) && len(mark) == 1
}

func (p *Puzzle) isPiece(mark string) bool {
	return slices.ContainsFunc(p.pieces, func(q *piece) bool { return mark == string(q.letter) || mark == string(q.drawn) })
}

// readPrinted returns the position that the rows show.
func (p *Puzzle) readPrinted(rows [][]string) (engine.Position, error) {
	cells, err := p.cellsByMark(rows)
	if err != nil {
		return nil, err
	}
	pos := newPosition(p)
	for _, mark := range marksOf(cells) {
		points := cells[mark]
		var of []int // candidates for the mark
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
			_, row, col := p.board.coordinates(points[0])
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

// cellsByMark groups the cells by mark, in reading order.
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

// marksOf returns the marks in alphabetical order.
func marksOf(cells map[string][]point) []string {
	var list []string
	for mark := range cells {
		list = append(list, mark)
	}
	slices.Sort(list)
	return list
}

// mostTries limits the search among pieces that share one letter.
const mostTries = 20_000

// cover covers the points exactly with pieces of one letter, each used at most once, by backtracking.
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
				left := without(points, o)
				if left == nil {
					continue
				}
				others := slices.Delete(slices.Clone(of), k, k+1)
				if more, ok := lay(others, left); ok {
					return append(more, placement{i, turn, first}), true
				}
			}
		}
		return nil, false
	}
	return lay(of, points)
}

// without returns the points that an orientation at the first of them leaves uncovered; nil if it does not fit.
func without(points []point, o orientation) []point {
	left := make([]point, 0, len(points))
	next := 0
	for _, at := range points {
		if next < len(o) && at.minus(points[0]) == o[next] {
			next++
		} else {
			left = append(left, at)
		}
	}
	if next < len(o) {
		return nil
	}
	return left
}

// misfit explains why the points are not the piece of their mark.
func (p *Puzzle) misfit(mark string, of []int, points []point) error {
	_, row, col := p.board.coordinates(points[0])
	expected := 0
	for _, i := range of {
		expected += len(p.pieces[i].shape)
	}
	if expected != len(points) {
		return engine.NewMisprint(mark, engine.Errorf("piece %s, from row %d, column %d on, covers %d cell{|s}, expected %d", mark, row+1, col+1, len(points), expected))
	}
	return engine.NewMisprint(mark, engine.Errorf("the cells of %s, from row %d, column %d on, are not the piece in any orientation", mark, row+1, col+1))
}

// holdGiven checks that given pieces lie where the puzzle has them.
func (p *Puzzle) holdGiven(pos *Position) error {
	for _, g := range p.given {
		inPlace := p.cells(g, func(cell int) bool { return int(pos.owner[cell]) == g.piece })
		if pos.laid[g.piece] && !inPlace {
			return engine.Errorf("piece %c does not lie where the puzzle has it", p.pieces[g.piece].letter)
		}
	}
	return nil
}

// Between returns no moves: programs may print any boards on the way and take pieces up again.
func (p *Puzzle) Between(_, _ engine.Position) ([]engine.Move, error) { return nil, nil }

// Measures returns nothing: a packing has no length.
func (p *Puzzle) Measures() []engine.Measure { return nil }

// Lacks reports which pieces are missing and how many cells are empty.
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
		return engine.Msg("%d cell{|s} {is|are} empty", empty)
	case empty == 0:
		return engine.Msg("these pieces are not used: %s", strings.Join(missing, " "))
	}
	return engine.Msg("%d cell{|s} {is|are} empty, and these pieces are not used: %s", empty, strings.Join(missing, " "))
}
