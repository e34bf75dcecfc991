package rush

import (
	"cmp"
	"slices"
	"strconv"

	"langkah/engine"
)

// drawnBoard is the grid of cell names as read from a text, before pieces are identified.
type drawnBoard struct {
	rows, cols int
	names      []string // per cell, row by row; "" is empty, wallMark a wall
	place      func(row, col int) (line, column int)
}

// wallMark is a wall's cell in the one-line form.
const wallMark = "x"

// pieces identifies pieces and walls, the primary piece first. Errors are of kind [engine.ErrPieces].
func (d drawnBoard) pieces(primary string) (pieces []piece, walls []wall, warnings []engine.Message, err error) {
	cells := map[string][]int{}
	var names []string
	for i, name := range d.names {
		switch name {
		case "":
			continue
		case wallMark:
			walls = append(walls, wall{i / d.cols, i % d.cols, ""})
			continue
		}
		if cells[name] == nil {
			names = append(names, name)
		}
		cells[name] = append(cells[name], i)
	}
	if cells[primary] == nil {
		line, column := d.place(0, 0)
		return nil, nil, nil, engine.BadText(line, column, "there is no primary piece; expected %s in two or more cells of the board", primary).OfKind(engine.ErrPieces)
	}
	slices.SortFunc(names, func(a, b string) int {
		return cmp.Or(order(a, primary)-order(b, primary), cmp.Compare(a, b))
	})
	for _, name := range names {
		first := cells[name][0]
		row, col := first/d.cols, first%d.cols
		if len(cells[name]) == 1 {
			line, column := d.place(row, col)
			if name == primary {
				return nil, nil, nil, engine.BadText(line, column, "the primary piece %s has one cell only; expected two or more in a straight line", name).OfKind(engine.ErrPieces)
			}
			walls = append(walls, wall{row, col, name})
			warnings = append(warnings, engine.Msg("piece %s at line %d, column %d has one cell only; it cannot move and is taken as a wall", name, line, column))
			continue
		}
		p, err := d.piece(name, cells[name])
		if err != nil {
			return nil, nil, nil, err
		}
		pieces = append(pieces, p)
	}
	return pieces, walls, warnings, nil
}

// piece returns the piece of those cells, which must form one straight unbroken line.
func (d drawnBoard) piece(name string, cells []int) (piece, error) {
	row, col := cells[0]/d.cols, cells[0]%d.cols
	p := piece{name: name, lane: row, start: col, length: len(cells)}
	stride := 1
	if cells[1]-cells[0] != 1 || cells[1]/d.cols != row {
		p.vertical, p.lane, p.start = true, col, row
		stride = d.cols
	}
	for i, c := range cells {
		if c != cells[0]+i*stride || !p.vertical && c/d.cols != row {
			line, column := d.place(c/d.cols, c%d.cols)
			if d.connected(cells) {
				return piece{}, engine.BadText(line, column, "this cell of piece %s is out of line; expected each piece to be one straight unbroken line of cells. Pieces of other forms are those of sliding blocks: such a board is read if all its pieces hang together, with one exit in line with P", name).OfKind(engine.ErrPieces)
			}
			return piece{}, engine.BadText(line, column, "this cell of piece %s is out of line; expected each piece to be one straight unbroken line of cells", name).OfKind(engine.ErrPieces)
		}
	}
	return p, nil
}

// connected reports whether the cells hang together by their edges.
func (d drawnBoard) connected(cells []int) bool {
	seen := cells[:1:1]
	for i := 0; i < len(seen); i++ {
		for _, c := range cells {
			rows, cols := c/d.cols-seen[i]/d.cols, c%d.cols-seen[i]%d.cols
			if rows*rows+cols*cols == 1 && !slices.Contains(seen, c) {
				seen = append(seen, c)
			}
		}
	}
	return len(seen) == len(cells)
}

// order is the sort key of a piece's name: the primary piece first, numbers by value.
func order(name, primary string) int {
	if name == primary {
		return -1
	}
	n, _ := strconv.Atoi(name)
	return n
}
