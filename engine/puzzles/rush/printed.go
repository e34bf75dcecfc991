package rush

import (
	"slices"
	"strings"

	"langkah/engine"
)

// Printings returns the one layout in which programs print a board: rows of cells, with any mark of the exit.
func (z *Puzzle) Printings() []engine.Printing {
	return []engine.Printing{{Rows: z.board.rows, Row: z.printedRow, Read: z.readPrinted}}
}

// Measures returns slides and cells. By hand, consecutive slides of one piece count as one.
func (z *Puzzle) Measures() []engine.Measure {
	a, b := *z, *z
	a.cost, b.cost = slides, steps
	return []engine.Measure{
		{Name: "slides", Title: engine.Msg("slides"), Puzzle: &a, ByHand: z.slidesByHand},
		{Name: "steps", Title: engine.Msg("steps"), Puzzle: &b, ByHand: z.stepsByHand},
	}
}

// hidden marks the cells of the piece that has just moved, in programs that print it instead of the piece's name.
const hidden = "*"

// printedRow returns the cells of row i without decoration: the column of the exit, and the part of the primary piece
// that has left the board. ok is false if it is no such row.
func (z *Puzzle) printedRow(i int, marks []string) ([]string, bool) {
	n := z.board.cols
	if len(marks) < n || len(marks) > 3*n+1 {
		return nil, false
	}
	if len(marks) > n && slices.Contains(marks, hidden) { // "AA*B*" names the piece between two stars
		marks = slices.DeleteFunc(slices.Clone(marks), func(m string) bool { return m == hidden })
	}
	if len(marks) == n && z.isExitRow(marks) {
		return nil, false
	}
	if beyond := len(marks) - n; beyond > 0 {
		if isLane := i == z.board.pieces[0].lane; !isLane && beyond > 1 || beyond > 1+z.board.pieces[0].length {
			return nil, false
		}
		outside := marks[n:]
		switch z.board.exit {
		case right:
			marks = marks[:n]
		case left:
			outside, marks = marks[:beyond], marks[beyond:]
		default:
			return nil, false
		}
		isOutside := z.isOutside
		if i != z.board.pieces[0].lane {
			isOutside = isMargin
		}
		if slices.ContainsFunc(outside, func(m string) bool { return !isOutside(m) }) {
			return nil, false
		}
	}
	cells := make([]string, len(marks))
	for c, mark := range marks {
		name, ok := z.printedCell(mark)
		if !ok {
			return nil, false
		}
		cells[c] = name
	}
	return cells, len(cells) == n
}

// isOutside reports whether a program may print the mark beyond the exit.
func (z *Puzzle) isOutside(mark string) bool {
	return mark == string(exitMark) || mark == z.board.pieces[0].name || strings.Contains(".<>-→← ", mark)
}

// isMargin reports whether a program may print the mark in the exit's row or column outside the board.
func isMargin(mark string) bool { return mark == "" || strings.Contains(". #_-", mark) }

// isExitRow reports whether marks are a row above or below the board with nothing but the exit, "...K..".
func (z *Puzzle) isExitRow(marks []string) bool {
	isExit := func(m string) bool { return m == string(exitMark) }
	return z.board.pieces[0].vertical && slices.ContainsFunc(marks, isExit) &&
		!slices.ContainsFunc(marks, func(m string) bool { return !isExit(m) && !isMargin(m) })
}

// printedCell returns the name of the piece for a mark, "" for an empty cell.
func (z *Puzzle) printedCell(mark string) (name string, ok bool) {
	if inner := strings.Trim(mark, hidden); inner != "" && (z.form == letterGrid || z.form == plainGrid) {
		mark = inner // "*D*"
	}
	switch {
	case z.board.find(mark) >= 0, mark == hidden, mark == wallMark:
		return mark, true
	case mark == "", mark == ".", mark == "_", mark == "·", mark == "0", mark == "o" && z.form == oneLine:
		return "", true
	case z.form == integers:
		return mark, strings.Trim(mark, "0123456789") == ""
	}
	return mark, len(mark) == 1 && mark[0] >= 'A' && mark[0] <= 'Z'
}

// readPrinted returns the position that the rows show. A primary piece that is partly or wholly outside the board is
// placed at the exit.
func (z *Puzzle) readPrinted(rows [][]string) (engine.Position, error) {
	b := z.board
	where := make([][]int, len(b.pieces)) // cells of each piece in reading order
	var stars []int
	isWallAt := map[int]bool{}
	for _, w := range b.walls {
		isWallAt[w.row*b.cols+w.col] = true
		if mark := rows[w.row][w.col]; mark != w.name && mark != wallMark {
			return nil, engine.Errorf("row %d, column %d holds no wall, expected one", w.row+1, w.col+1)
		}
	}
	for r, row := range rows {
		for c, mark := range row {
			cell := r*b.cols + c
			if mark == "" || isWallAt[cell] {
				continue
			}
			switch i := b.find(mark); {
			case mark == hidden:
				stars = append(stars, cell)
			case i < 0:
				return nil, engine.Errorf("row %d, column %d: there is no piece %s", r+1, c+1, mark)
			default:
				where[i] = append(where[i], cell)
			}
		}
	}
	if err := b.nameStars(where, stars); err != nil {
		return nil, err
	}
	at := make([]uint8, len(b.pieces))
	for i := range b.pieces {
		place, err := b.placeOf(i, where[i])
		if err != nil {
			return nil, err
		}
		at[i] = uint8(place)
	}
	if i, j := b.overlap(at); j > 0 {
		return nil, engine.Errorf("piece %s has left the board, but piece %s stands at the exit", b.pieces[i].name, b.pieces[j].name)
	}
	return Position{z, at}, nil
}

// nameStars assigns the starred cells to the one piece that lacks exactly that many.
func (b *board) nameStars(where [][]int, stars []int) error {
	if len(stars) == 0 {
		return nil
	}
	for i := range b.pieces {
		k := len(b.pieces) - 1 - i // the primary piece last: cells outside the board may be missing
		if len(where[k])+len(stars) == b.pieces[k].length {
			where[k] = append(where[k], stars...)
			slices.Sort(where[k])
			return nil
		}
	}
	return engine.Errorf("no piece lacks the %d cell{|s} that {is|are} marked %s", len(stars), hidden)
}

// placeOf returns the place in its lane of piece i, which covers these cells.
func (b *board) placeOf(i int, cells []int) (int, error) {
	p := b.pieces[i]
	if len(cells) == 0 {
		if i == 0 {
			return b.goal, nil // outside the board
		}
		return 0, engine.Errorf("piece %s is missing", p.name)
	}
	for _, cell := range cells {
		row, col := cell/b.cols, cell%b.cols
		switch {
		case !p.vertical && row != p.lane:
			return 0, engine.Errorf("piece %s covers row %d, column %d; expected it in row %d", p.name, row+1, col+1, p.lane+1)
		case p.vertical && col != p.lane:
			return 0, engine.Errorf("piece %s covers row %d, column %d; expected it in column %d", p.name, row+1, col+1, p.lane+1)
		}
	}
	first, last := b.place(p, cells[0]), b.place(p, cells[len(cells)-1])
	leaving := i == 0 && len(cells) < p.length && (b.goal == 0 && first == 0 || b.goal > 0 && last == b.span(p)-1)
	switch {
	case last-first+1 != len(cells):
		return 0, engine.Errorf("piece %s is in parts", p.name)
	case leaving:
		return b.goal, nil
	case len(cells) != p.length:
		return 0, engine.Errorf("piece %s covers %d cell{|s}, expected %d", p.name, len(cells), p.length)
	}
	return first, nil
}

// overlap returns two pieces that share a cell, of which i is the primary piece: only that can overlap, after it was
// placed at the exit. j is 0 if there is no overlap.
func (b *board) overlap(at []uint8) (i, j int) {
	primary := b.pieces[0]
	for k := range primary.length {
		cell := b.cell(primary, int(at[0])+k)
		for j := 1; j < len(b.pieces); j++ {
			for l := range b.pieces[j].length {
				if b.cell(b.pieces[j], int(at[j])+l) == cell {
					return 0, j
				}
			}
		}
	}
	return 0, 0
}

// Between returns the slide between two positions, none if they are equal. The error names a second moved piece or why
// the slide is not legal.
func (z *Puzzle) Between(from, to engine.Position) ([]engine.Move, error) {
	a, b := from.(Position), to.(Position)
	moved := -1
	for i := range a.at {
		if a.at[i] == b.at[i] {
			continue
		}
		if moved >= 0 {
			return nil, engine.Errorf("pieces %s and %s have moved at once; expected one slide of one piece, or a board is left out", z.board.pieces[moved].name, z.board.pieces[i].name)
		}
		moved = i
	}
	if moved < 0 {
		return nil, nil
	}
	m := z.move(slide{moved, int(b.at[moved]) - int(a.at[moved])})
	if _, err := from.Apply(m); err != nil {
		return nil, err
	}
	return []engine.Move{m}, nil
}

// Lacks reports how far the primary piece is from the exit.
func (z *Puzzle) Lacks(at engine.Position) engine.Message {
	p := at.(Position)
	b := z.board
	far := b.goal - int(p.at[0])
	back, ahead := b.freeCells(b.grid(p.at), 0, int(p.at[0]))
	if far == ahead || -far == back {
		return engine.Msg("at the end the way is free, but piece %s is %d cell{|s} away from the exit's side", b.pieces[0].name, max(far, -far))
	}
	return engine.Msg("at the end piece %s is %d cell{|s} away from the exit's side, and the way is not free", b.pieces[0].name, max(far, -far))
}
