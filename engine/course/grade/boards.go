package grade

import "langkah/engine"

// drawn is a board in a text, not yet interpreted.
type drawn struct {
	line int // from 1, of its first row
	last int // of its last row
	rows [][]string
}

// shows reports whether the board has any piece: an empty one is a template, not an answer.
func (d drawn) shows() bool {
	for _, row := range d.rows {
		for _, cell := range row {
			if cell != "" {
				return true
			}
		}
	}
	return false
}

// longestRow is the greatest length of a row: a longer line is prose, or no board of any family.
const longestRow = 1000

// mostBoards is the greatest number of boards in an output: several times as many as
// depth-first searches find moves.
const mostBoards = 250_000

// find returns the boards in the lines that fit the printing, at most one more than
// [mostBoards]. They do not overlap.
func find(lines []string, p engine.Printing) []drawn {
	f := finder{lines, p, make([][][]string, len(lines)), 0, mostSecondLooks}
	var list []drawn
	for at := 0; at < len(lines) && len(list) <= mostBoards; {
		f.forget(at)
		if d, ok := f.board(at); ok {
			if d.shows() {
				list = append(list, d)
			}
			at = d.last
		} else {
			at++
		}
	}
	return list
}

// finder caches the cells of every line by style, as several boards may be tried on it.
type finder struct {
	lines       []string
	printing    engine.Printing
	marks       [][][]string
	forgotten   int // lines whose cells are no longer needed
	secondLooks int // remaining second looks
}

// mostSecondLooks bounds how often a better board is sought below the first lines of
// another: words look like a row only now and then.
const mostSecondLooks = 1000

// forget drops the cells of all lines before one.
func (f *finder) forget(before int) {
	for ; f.forgotten < before; f.forgotten++ {
		f.marks[f.forgotten] = nil
	}
}

func (f *finder) marksOf(line, style int) []string {
	if f.marks[line] == nil {
		f.marks[line] = make([][]string, len(styles))
		if text := f.lines[line]; len(text) <= longestRow {
			for i, marks := range styles {
				f.marks[line][i] = marks(text)
			}
		}
	}
	return f.marks[line][style]
}

// board returns the board that begins at a line. Where blanks may be cells, words above a
// board may look like its first row; then a readable board that begins a few lines below is
// preferred.
func (f *finder) board(at int) (drawn, bool) {
	for style := range styles {
		d, ok := f.inStyle(at, style)
		if !ok {
			continue
		}
		if style >= firstWithBlanks && f.secondLooks > 0 && !f.readable(d) {
			f.secondLooks--
			for below := at + 1; below < d.last; below++ {
				for style := range styles {
					if other, ok := f.inStyle(below, style); ok && f.readable(other) {
						return other, true
					}
				}
			}
		}
		return d, true
	}
	return drawn{}, false
}

func (f *finder) readable(d drawn) bool {
	_, err := f.printing.Read(d.rows)
	return err == nil
}

// inStyle returns the board in a style that begins at a line. It skips rules between rows,
// and blank lines before a row of another length, as between the layers of a pyramid.
func (f *finder) inStyle(at, style int) (drawn, bool) {
	d := drawn{line: at + 1}
	for ; at < len(f.lines) && len(d.rows) < f.printing.Rows; at++ {
		cells, ok := f.printing.Row(len(d.rows), f.marksOf(at, style))
		switch {
		case ok:
			d.rows = append(d.rows, cells)
			d.last = at + 1
		case len(d.rows) == 0:
			return d, false
		case isStroke(f.lines[at]):
		case f.lines[at] == "" && f.layerEnds(d.rows, at, style):
		default:
			return d, false
		}
	}
	return d, len(d.rows) == f.printing.Rows
}

// layerEnds reports whether the next line is a row longer than those before.
func (f *finder) layerEnds(rows [][]string, at, style int) bool {
	if at+1 >= len(f.lines) {
		return false
	}
	cells, ok := f.printing.Row(len(rows), f.marksOf(at+1, style))
	return ok && len(cells) > len(rows[len(rows)-1])
}
