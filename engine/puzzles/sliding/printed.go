package sliding

import (
	"slices"
	"strings"

	"langkah/engine"
)

// Printings returns the one layout in which programs print a board: rows of tiles.
func (p *Puzzle) Printings() []engine.Printing {
	return []engine.Printing{{Rows: p.start.rows, Row: p.printedRow, Read: p.readPrinted}}
}

// Measures returns slides and steps, which are the same: every move counts as one.
func (p *Puzzle) Measures() []engine.Measure {
	unit, err := p.With(engine.Values{"cost": unitCost})
	if err != nil {
		return nil
	}
	return []engine.Measure{
		{Name: "slides", Title: engine.Msg("slides"), Puzzle: unit},
		{Name: "steps", Title: engine.Msg("steps"), Puzzle: unit},
	}
}

// blankMarks are the marks for the blank, besides 0 and m*n.
var blankMarks = []string{"", "-", "--", ".", "_", "__", "x", "X", "xx", "XX", "#", "*", "□", "■"}

// printedRow reads a row of tiles; ok is false if it is none.
func (p *Puzzle) printedRow(_ int, marks []string) ([]string, bool) {
	if len(marks) != p.start.cols {
		return nil, false
	}
	numbers := 0
	for _, mark := range marks {
		switch {
		case mark != "" && len(mark) <= 3 && strings.Trim(mark, "0123456789") == "":
			numbers++
		case !slices.Contains(blankMarks, mark):
			return nil, false
		}
	}
	return marks, numbers >= p.start.cols-1
}

// readPrinted returns the position that the rows show.
func (p *Puzzle) readPrinted(rows [][]string) (engine.Position, error) {
	b := board{rows: p.start.rows, cols: p.start.cols}
	seen := make([]bool, b.rows*b.cols)
	for r, row := range rows {
		for c, mark := range row {
			tile, ok := uint8(0), true
			if !slices.Contains(blankMarks, mark) {
				tile, ok = readTile(mark, len(seen))
			}
			switch {
			case !ok:
				return nil, engine.Errorf("row %d, column %d: there is no tile %s", r+1, c+1, mark)
			case seen[tile]:
				return nil, engine.Errorf("row %d, column %d: %s is there a second time", r+1, c+1, tileName(tile))
			}
			seen[tile] = true
			b.cells = append(b.cells, tile)
		}
	}
	return Position{p, b}, nil
}

// Between returns the move between two positions, none if they are equal. The error says what changed otherwise.
func (p *Puzzle) Between(from, to engine.Position) ([]engine.Move, error) {
	a, b := from.(Position).board, to.(Position).board
	if slices.Equal(a.cells, b.cells) {
		return nil, nil
	}
	blank := a.blank()
	for d := up; d <= left; d++ {
		if cell, ok := a.neighbour(blank, d); ok && slices.Equal(a.slide(cell).cells, b.cells) {
			return []engine.Move{p.move(d, a.cells[cell])}, nil
		}
	}
	changed := 0
	for i := range a.cells {
		if a.cells[i] != b.cells[i] {
			changed++
		}
	}
	if changed == 2 && a.cells[b.blank()] == b.cells[blank] {
		return nil, engine.Errorf("tile %d is not beside the blank", b.cells[blank])
	}
	return nil, engine.Errorf("%d cell{|s} {has|have} changed; expected one tile to slide into the blank, or a board is left out", changed)
}

// Lacks reports how many tiles are not on their goal cells.
func (p *Puzzle) Lacks(at engine.Position) engine.Message {
	wrong := 0
	for i, tile := range at.(Position).board.cells {
		if tile != 0 && tile != p.goal.cells[i] {
			wrong++
		}
	}
	return engine.Msg("at the end %d tile{|s} {is not in its place|are not in their places}", wrong)
}
