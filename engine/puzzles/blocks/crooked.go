package blocks

import (
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
)

// A Rush Hour board of which a piece is not straight: "rows cols", the number of pieces, and a grid with P and, beside it, K
// for the exit. Such pieces are no cars, but the board is one of sliding blocks, in which every piece moves both ways.

// isCrooked reports whether a text is such a board, with pieces that all hang together.
func isCrooked(ls lines) bool {
	d, err := readCrooked(ls)
	if err != nil {
		return false
	}
	cells, names := d.board.pieces()
	crooked := false
	for _, name := range names {
		if _, ok := connected(cells[name]); !ok {
			return false
		}
		s, _ := shapeOf(cells[name])
		crooked = crooked || s.height > 1 && s.width > 1
	}
	return crooked
}

// readCrooked puts a rim of walls around the board, with a gap for P at K.
func readCrooked(ls lines) (*drawing, error) {
	numbers := func(i int) (list []int) {
		if i < len(ls) {
			for _, w := range strings.Fields(ls[i]) {
				n, err := strconv.Atoi(w)
				if err != nil {
					return nil
				}
				list = append(list, n)
			}
		}
		return list
	}
	size, count := numbers(0), numbers(1)
	if len(size) != 2 || len(count) != 1 || min(size[0], size[1]) < 2 || max(size[0], size[1]) > maxSide {
		return nil, engine.BadText(1, 1, "expected two numbers, the rows and columns of the board, and in the next line the number of pieces").OfKind(engine.ErrSize)
	}
	rows, cols := size[0], size[1]
	bad := func(line int) (*drawing, error) {
		return nil, engine.BadText(line, 0, "this is no row of %d cell{|s}, with at most a K beside it", cols).OfKind(engine.ErrSize)
	}
	body, first := ls[2:], 3
	var exits []cell // in the grid with its rim
	if len(body) > 0 && strings.TrimSpace(body[0]) == "K" {
		exits = append(exits, cell{0, strings.Index(body[0], "K") + 1})
		body, first = body[1:], first+1
	}
	if n := len(body); n > 0 && strings.TrimSpace(body[n-1]) == "K" {
		exits = append(exits, cell{rows + 1, strings.Index(body[n-1], "K") + 1})
		body = body[:n-1]
	}
	if len(body) != rows {
		return bad(first + min(len(body), rows))
	}
	indented := slices.ContainsFunc(body, func(l string) bool { return strings.HasPrefix(l, "K") })
	g := grid{first: first - 1, at: func(c cell) (int, int) { return first + c.row - 1, max(c.col, 1) }}
	g.rows = append(g.rows, []rune(strings.Repeat("#", cols+2)))
	for r, l := range body {
		if indented {
			if strings.HasPrefix(l, "K") {
				exits = append(exits, cell{r + 1, 0})
			}
			l = strings.TrimPrefix(strings.TrimPrefix(l, "K"), " ")
		} else if len(l) == cols+1 && strings.HasSuffix(l, "K") {
			exits = append(exits, cell{r + 1, cols + 1})
			l = l[:cols]
		}
		if len(l) != cols || strings.Trim(l, ".ABCDEFGHIJLMNOPQRSTUVWXYZ") != "" {
			return bad(first + r)
		}
		g.rows = append(g.rows, []rune("#"+l+"#"))
	}
	g.rows = append(g.rows, []rune(strings.Repeat("#", cols+2)))
	cells, names := g.pieces()
	if cells["P"] == nil || len(exits) != 1 {
		return nil, engine.BadText(first, 0, "expected one piece P and one exit K")
	}
	s, corner := shapeOf(cells["P"])
	exit := exits[0]
	for i := range s.height {
		if exit.col == 0 || exit.col == cols+1 {
			g.rows[corner.row+i][exit.col] = door
		}
	}
	for i := range s.width {
		if exit.row == 0 || exit.row == rows+1 {
			g.rows[exit.row][corner.col+i] = door
		}
	}
	if g.mark(exit) != door {
		return nil, engine.BadText(first, 0, "the exit K is not in line with the piece P")
	}
	d := &drawing{board: g, exit: word("P"), exitLine: first}
	for _, name := range names {
		if s, _ := shapeOf(cells[name]); s.height > 1 && s.width > 1 {
			d.warnings = append(d.warnings, engine.Msg("piece %s is not straight, so that this is no Rush Hour: it is read as sliding blocks, in which every piece moves both ways", name))
			break
		}
	}
	return d, nil
}
