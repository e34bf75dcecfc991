package grade

import (
	"slices"

	"langkah/engine"
)

// Found is a board in a text that is not an answer, such as a log.
type Found struct {
	Line, Last int             // of its first and its last row, from 1
	Position   engine.Position // nil where Fault is set
	Fault      error           // why it shows no position
}

// Lines returns the lines of a text as displayed.
func Lines(data []byte) []string { return clean(data) }

// Sequence returns the boards in the lines in their order, in the printing of the puzzle's
// that reads most of them; of very many the first ones.
func Sequence(p engine.Gradable, lines []string) (best []Found) {
	good := -1
	for _, way := range p.Printings() {
		if !way.Fault.IsZero() {
			continue
		}
		found := find(lines, way)
		var list []Found
		n := 0
		for _, d := range found {
			f := Found{Line: d.line, Last: d.last}
			if f.Position, f.Fault = way.Read(d.rows); f.Fault == nil {
				n++
			}
			list = append(list, f)
		}
		if n > good {
			best, good = list, n
		}
	}
	return best
}

// Rows returns the position that rows of marks show; ok is false if they are no board.
func Rows(p engine.Gradable, rows [][]string) (at engine.Position, ok bool) {
	for _, way := range p.Printings() {
		if !way.Fault.IsZero() || len(rows) != way.Rows {
			continue
		}
		var cells [][]string
		for i, marks := range rows {
			row, fits := way.Row(i, marks)
			if !fits {
				break
			}
			cells = append(cells, row)
		}
		if len(cells) != len(rows) {
			continue
		}
		if at, err := way.Read(cells); err == nil {
			return at, true
		}
	}
	return nil, false
}

// InLine returns the position of a board that is written on one line, row after row.
func InLine(p engine.Gradable, text string) (at engine.Position, ok bool) {
	printings := p.Printings()
	for _, style := range styles[:firstWithBlanks] {
		marks := style(text)
		rows := printings[0].Rows
		if len(marks) < rows || len(marks)%rows != 0 {
			continue
		}
		if at, ok := Rows(p, slices.Collect(slices.Chunk(marks, len(marks)/rows))); ok {
			return at, true
		}
	}
	return nil, false
}
