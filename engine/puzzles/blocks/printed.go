package blocks

import (
	"slices"
	"strings"

	"langkah/engine"
)

var _ engine.Gradable = (*Puzzle)(nil)

// Printings returns the one layout in which programs print a board: rows of cells with the names of the pieces.
func (z *Puzzle) Printings() []engine.Printing {
	return []engine.Printing{{Rows: z.board.rows, Row: z.printedRow, Read: z.readPrinted}}
}

// printedRow returns for each cell of row i the name of its piece, "" for none, or the mark of a wall. Cells where the
// board has nothing may be missing at the end. ok is false if it is no such row.
func (z *Puzzle) printedRow(i int, marks []string) (cells []string, ok bool) {
	b := z.board
	for c := range b.cols {
		ground := b.groundAt(cell{i, c})
		mark := ""
		if c < len(marks) {
			mark = marks[c]
		} else if ground != nothing {
			return nil, false
		}
		switch {
		case b.find(mark) >= 0, mark == string(wall):
		case mark == "", mark == " ", mark == string(floor), mark == string(door), mark == "_", mark == "0":
			mark = ""
		case len(mark) != 1 || !isLetter(mark[0]):
			return nil, false
		}
		cells = append(cells, mark)
	}
	return cells, len(marks) <= b.cols
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// readPrinted returns the position that the rows show.
func (z *Puzzle) readPrinted(rows [][]string) (engine.Position, error) {
	b := z.board
	where := make([][]cell, len(b.names))
	for r, row := range rows {
		for c, mark := range row {
			at := cell{r, c}
			isWall := b.groundAt(at) == wall
			i := b.find(mark)
			switch {
			case isWall && mark != string(wall):
				return nil, engine.Errorf("row %d, column %d holds no wall, expected one", r+1, c+1)
			case isWall || mark == "":
			case i < 0:
				return nil, engine.Errorf("row %d, column %d: there is no piece %s", r+1, c+1, mark)
			default:
				where[i] = append(where[i], at)
			}
		}
	}
	places := make([]uint8, len(b.names))
	for i, cells := range where {
		name, k := b.names[i], b.kind(i)
		if len(cells) == 0 {
			return nil, engine.Errorf("piece %s is missing", name)
		}
		s, corner := shapeOf(cells)
		if !s.equals(k.shape) {
			return nil, engine.NewMisprint(name, engine.Errorf("piece %s has another form here than on the board of the puzzle", name))
		}
		place, ok := k.place(corner)
		if !ok {
			return nil, engine.Errorf("piece %s cannot come to row %d, column %d on this board", name, corner.row+1, corner.col+1)
		}
		places[i] = place
	}
	return Position{z, places}, nil
}

// Between returns the move between two positions, none if they are equal. The error names a second moved piece, or says
// that no path of free cells joins the places.
func (z *Puzzle) Between(from, to engine.Position) ([]engine.Move, error) {
	a, b := Position{z, from.(Position).at}, to.(Position)
	moved := -1
	for i := range a.at {
		if a.at[i] == b.at[i] {
			continue
		}
		if moved >= 0 {
			return nil, engine.Errorf("pieces %s and %s have moved at once; expected one move of one piece, or a board is left out", z.board.names[moved], z.board.names[i])
		}
		moved = i
	}
	if moved < 0 {
		return nil, nil
	}
	j, ok := a.journey(moved, b.at[moved])
	if !ok {
		return nil, engine.Errorf("piece %s cannot get there: no path of free cells leads from its place before", z.board.names[moved])
	}
	return []engine.Move{z.move(moved, j)}, nil
}

// Lacks names the pieces of the goal that are not in their places.
func (z *Puzzle) Lacks(at engine.Position) engine.Message {
	b, p := z.board, at.(Position)
	var names []string
	for _, w := range b.wants {
		k := &b.kinds[w.kind]
		if !slices.ContainsFunc(p.at[k.first:k.first+k.size], func(place uint8) bool { return slices.Contains(w.places, place) }) {
			names = append(names, b.names[k.first])
		}
	}
	if b.exit {
		return engine.Msg("at the end piece %s has not left the board", strings.Join(names, " "))
	}
	return engine.Msg("at the end the goal has no piece of the form of %s in its place", strings.Join(slices.Compact(names), ", "))
}
