package soak

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Boards as large as people play, since errors may need a size. They are cheap, as a plain
// search of them visits few positions.

// regions returns a Queens board of size four to twelve, mostly grown around a solution.
func regions(r *rand.Rand) string {
	n := 4 + r.IntN(9)
	g := newGrid(n, n)
	for i, cell := range nonTouching(r, n) {
		g[cell/n][cell%n] = byte('A' + i)
	}
	for left := n*n - n; left > 0; {
		row, col := r.IntN(n), r.IntN(n)
		step := [][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}[r.IntN(4)]
		i, j := row+step[0], col+step[1]
		if g[row][col] == '.' && i >= 0 && i < n && j >= 0 && j < n && g[i][j] != '.' {
			g[row][col] = g[i][j]
			left--
		}
	}
	return joined(g)
}

// nonTouching returns cells, one in each row and column, that do not touch; sometimes any cells.
func nonTouching(r *rand.Rand, n int) []int {
	cells := r.Perm(n * n)[:n]
	for r.IntN(8) > 0 {
		columns, fits := r.Perm(n), true
		for row, col := range columns {
			cells[row] = row*n + col
			fits = fits && (row == 0 || max(col-columns[row-1], columns[row-1]-col) > 1)
		}
		if fits {
			break
		}
	}
	return cells
}

// ponds returns an ice board of four to fourteen rows and columns, sometimes open at an
// edge, with up to four numbers; some cells have no cost.
func ponds(r *rand.Rand) string {
	rows, cols := 4+r.IntN(11), 4+r.IntN(11)
	g := newGrid(rows, cols)
	rock, lava := 4+r.IntN(12), 8+r.IntN(40)
	for row := range g {
		for col := range g[row] {
			edge := row == 0 || col == 0 || row == rows-1 || col == cols-1
			switch {
			case edge && r.IntN(40) > 0, !edge && r.IntN(rock) == 0:
				g[row][col] = 'X'
			case !edge && r.IntN(lava) == 0:
				g[row][col] = 'L'
			default:
				g[row][col] = '*'
			}
		}
	}
	for i, cell := range visited(r, g) {
		g[cell/cols][cell%cols] = "ZO0123"[i]
	}
	var text strings.Builder
	fmt.Fprintf(&text, "%d %d\n%s", rows, cols, joined(g))
	dearest := []int{1, 2, 10, 100}[r.IntN(4)]
	for range rows {
		for range cols {
			fmt.Fprintf(&text, "%d ", r.IntN(dearest+1))
		}
		text.WriteByte('\n')
	}
	return text.String()
}

// visited returns cells for the actor, the goal and the numbers, mostly in the order in
// which random slides visit them.
func visited(r *rand.Rand, g grid) []int {
	rows, cols := len(g), len(g[0])
	at := (1+r.IntN(rows-2))*cols + 1 + r.IntN(cols-2)
	order, seen := []int{at}, map[int]bool{at: true}
	for range 2 + r.IntN(12) {
		step := []int{-cols, cols, -1, 1}[r.IntN(4)]
		path := g.slide(at, step)
		for _, cell := range path {
			if !seen[cell] {
				seen[cell], order = true, append(order, cell)
			}
			at = cell
		}
	}
	if at == order[0] || r.IntN(8) == 0 {
		at = (order[0] + 1 + r.IntN(rows*cols-1)) % (rows * cols)
	}
	cells := []int{order[0], at}
	for _, cell := range order[1:] {
		if len(cells) < 6 && cell != at && r.IntN(len(order)) < 3 {
			cells = append(cells, cell)
		}
	}
	return cells
}

// slide returns the cells of a slide over ice; none if a rock, lava or the edge prevents it.
func (g grid) slide(at, step int) (path []int) {
	cols := len(g[0])
	for {
		next := at + step
		row, col := next/cols, next%cols
		if next < 0 || row >= len(g) || (step == 1 || step == -1) && row != at/cols || g[row][col] == 'L' {
			return nil
		}
		if g[row][col] == 'X' {
			return path
		}
		at, path = next, append(path, next)
	}
}
