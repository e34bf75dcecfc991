package blocks

import (
	"slices"
	"strings"

	"langkah/engine"
)

// gnomePiece is the piece of the goal in GNOME Klotski.
const gnomePiece = '*'

// isGnome finds a frame of #, the piece * and targets. Maps of other games with these marks have letters for other things.
func isGnome(ls lines) bool {
	all := strings.Join(ls, "\n")
	if strings.Count(all, "#") < 8 || !strings.ContainsRune(all, gnomePiece) || !strings.ContainsRune(all, '.') || len(ls) > 2*maxSide {
		return false
	}
	if strings.Count(all, ".") != strings.Count(all, string(gnomePiece)) {
		return false
	}
	return !slices.ContainsFunc(ls, func(l string) bool { return len([]rune(l)) > 2*maxSide || strings.Contains(l, ":") })
}

// readGnome reads a level of GNOME Klotski. Blanks are free cells; those that no piece can reach are left out.
func readGnome(ls lines) (*drawing, error) {
	g := grid{first: 1}
	for _, l := range ls {
		g.rows = append(g.rows, []rune(l))
	}
	cols := g.cols()
	var goal, piece []cell
	for r := range g.rows {
		for len(g.rows[r]) < cols {
			g.rows[r] = append(g.rows[r], nothing)
		}
		for c, mark := range g.rows[r] {
			switch mark {
			case floor:
				goal = append(goal, cell{r, c})
			case gnomePiece:
				piece = append(piece, cell{r, c})
			case nothing:
				g.rows[r][c] = floor
			}
		}
	}
	want, corner := shapeOf(goal)
	have, start := shapeOf(piece)
	if !want.equals(have) {
		return nil, g.bad(goal[0], "the targets . have another form than the piece *").OfKind(engine.ErrPieces)
	}
	name := gnomePiece
	if _, names := g.pieces(); !slices.Contains(names, "A") {
		name = 'A'
		for _, c := range piece {
			g.rows[c.row][c.col] = name
		}
	}
	g.prune(have, start, name)
	line, column := g.pos(goal[0])
	d := &drawing{board: g}
	d.targets = []target{{word(string(name)), corner, line, column}}
	return d, nil
}

// prune blanks out empty cells that nothing can cover: beyond the doors these are cells that the key piece, alone on the
// board, does not reach.
func (g grid) prune(key shape, start cell, name rune) {
	open := func(c cell) bool {
		return c.row >= 0 && c.col >= 0 && g.mark(c) != wall && g.mark(c) != nothing
	}
	keep := map[cell]bool{}
	flood := func(starts []cell, enter func(cell) bool, keepAt func(cell)) {
		seen := map[cell]bool{}
		for len(starts) > 0 {
			c := starts[0]
			starts = starts[1:]
			if seen[c] || !enter(c) {
				continue
			}
			seen[c] = true
			keepAt(c)
			for d := range 4 {
				starts = append(starts, cell{c.row + rowSteps[d], c.col + colSteps[d]})
			}
		}
	}
	flood([]cell{start}, func(c cell) bool {
		return !slices.ContainsFunc(key.cells, func(o cell) bool { return !open(cell{c.row + o.row, c.col + o.col}) })
	}, func(c cell) {
		for _, o := range key.cells {
			keep[cell{c.row + o.row, c.col + o.col}] = true
		}
	})
	cells, names := g.pieces()
	for _, other := range names {
		if other != string(name) {
			flood(cells[other][:1], func(c cell) bool { return open(c) && g.mark(c) != door }, func(c cell) { keep[c] = true })
		}
	}
	for r, row := range g.rows {
		for c, mark := range row {
			if mark == floor && !keep[cell{r, c}] {
				row[c] = nothing
			}
		}
	}
}
