package ice

import (
	"strings"

	"langkah/engine"
)

// Printings returns the one layout in which programs print a board: rows of marks.
func (z *Puzzle) Printings() []engine.Printing {
	return []engine.Printing{{Rows: z.board.rows, Row: z.printedRow, Read: z.readPrinted, Spell: spell}}
}

// Measures returns the moves and the costs of the cells.
func (z *Puzzle) Measures() []engine.Measure {
	a, b := *z, *z
	a.cost, b.cost = byMoves, byCells
	return []engine.Measure{
		{Name: "slides", Title: engine.Msg("slides"), Puzzle: &a},
		{Name: "steps", Title: engine.Msg("steps"), Puzzle: &b},
	}
}

// printed is a position as read from a printed board. Some programs keep crossed numbers on the board, so that only the
// moves tell how many are crossed; on the goal it counts as solved.
type printed struct{ Position }

// Solved reports whether the actor is on the goal.
func (p printed) Solved() bool { return p.puzzle.board.cell(p.state) == p.puzzle.board.goal }

// spell returns the slide in a direction, by its letter or by its name in English or
// Indonesian.
func spell(word string) (name string, ok bool) {
	word = strings.ToUpper(word)
	for _, d := range directions() {
		indonesian := [...]string{"ATAS", "BAWAH", "KIRI", "KANAN"}[d]
		if word == d.letter() || word == d.name() || word == indonesian {
			return d.name(), true
		}
	}
	return "", false
}

// printedRow reads a row of marks; a full stop, a blank, or an i, which some programs print for a crossed number, is
// ice. At most one rock or lava may differ from the board, which readPrinted reports: a row of costs differs in more.
func (z *Puzzle) printedRow(i int, marks []string) ([]string, bool) {
	if len(marks) != z.board.cols {
		return nil, false
	}
	cells, moved := make([]string, len(marks)), 0
	for c, mark := range marks {
		mark = strings.ToUpper(mark)
		switch {
		case mark == "." || mark == "" || mark == " " || mark == "_" || mark == "I":
			mark = string(path)
		case mark == "@":
			mark = string(actor)
		case len(mark) != 1 || !strings.Contains("*XLZO0123456789", mark):
			return nil, false
		}
		if !z.board.fits(i*z.board.cols+c, mark[0]) {
			moved++
		}
		cells[c] = mark
	}
	return cells, moved <= 1
}

// fits reports whether a mark agrees with the board on rocks and lava.
func (b *board) fits(cell int, mark byte) bool {
	was := b.cells[cell]
	return (mark == rock) == (was == rock) && (mark == lava) == (was == lava)
}

// readPrinted returns the position that the rows show, with the numbers before the first one that is still on the board
// as crossed. A second actor at the start is ignored: some programs do not
// erase it there.
func (z *Puzzle) readPrinted(rows [][]string) (engine.Position, error) {
	b := z.board
	at, next := -1, len(b.numbers)
	for r, row := range rows {
		for c, mark := range row {
			cell := r*b.cols + c
			if !b.fits(cell, mark[0]) {
				return nil, engine.Errorf("row %d, column %d holds %s, expected %s", r+1, c+1, mark, string(b.cells[cell]))
			}
			if n := int(mark[0]) - '0'; n >= 0 && n < next {
				next = n
			}
			if mark != string(actor) || at >= 0 && cell == b.cell(z.start) {
				continue
			}
			if at >= 0 && at != b.cell(z.start) {
				return nil, engine.Errorf("row %d, column %d: there is a second actor", r+1, c+1)
			}
			at = cell
		}
	}
	if at < 0 {
		return nil, engine.Errorf("there is no actor on the board")
	}
	return printed{Position{z, b.state(at, next)}}, nil
}

// Between returns the slide between two printed positions, none if they are equal.
func (z *Puzzle) Between(from, to engine.Position) ([]engine.Move, error) {
	p, ok := from.(Position)
	if printed, is := from.(printed); is {
		p, ok = printed.Position, true
	}
	next, is := to.(printed)
	if !ok || !is {
		return nil, engine.Errorf("the position is of another puzzle")
	}
	b := z.board
	here, there := b.cell(p.state), b.cell(next.state)
	if here == there {
		return nil, nil
	}
	rows, cols := there/b.cols-here/b.cols, there%b.cols-here%b.cols
	if rows != 0 && cols != 0 {
		return nil, engine.Errorf("the actor has moved by %d row{|s} and %d column{|s}; expected one slide, or a board is left out", max(rows, -rows), max(cols, -cols))
	}
	d, _ := pointing(float64(cols), float64(rows))
	s := z.slide(p.state, d)
	if s.ending != stops {
		return nil, engine.Errorf("%s", b.whyNot(d, s))
	}
	if stop := b.cell(s.to); stop != there {
		return nil, engine.Errorf("sliding %s, the actor stops at row %d, column %d, not at row %d, column %d",
			d.words(), stop/b.cols+1, stop%b.cols+1, there/b.cols+1, there%b.cols+1)
	}
	return []engine.Move{z.move(d, s)}, nil
}

// Lacks reports what is left to cross, or that the actor is not on the goal.
func (z *Puzzle) Lacks(at engine.Position) engine.Message {
	b := z.board
	p, ok := at.(Position)
	if shown, is := at.(printed); is {
		p, ok = shown.Position, true
	}
	if !ok {
		return engine.Msg("the position is of another puzzle")
	}
	if k := b.crossed(p.state); k < len(b.numbers) {
		return engine.Msg("at the end number %d is not crossed", k)
	}
	return engine.Msg("at the end the actor does not stop on the goal")
}
