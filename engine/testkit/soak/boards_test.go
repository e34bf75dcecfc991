package soak

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/catalog"
)

// puzzles is the catalog of all families, with tables shared by all cases.
var puzzles = catalog.New(catalog.Tables{})

// texts generates random board texts by family, solvable or not. Other families have their
// generator's boards alone.
var texts = map[string]func(*rand.Rand) string{
	"sliding": tiles, "rush": cars, "packing": pieces, "queens": regions, "ice": ponds,
}

// draw makes a random puzzle with random options.
func draw(r *rand.Rand) (engine.Puzzle, error) {
	families := puzzles.Families()
	f := families[r.IntN(len(families))]
	var p engine.Puzzle
	var err error
	if text := texts[f.Name]; text != nil && r.IntN(10) > 0 {
		p, err = f.Parse(text(r))
	} else {
		p, err = f.New(context.Background(), small(f.GenerateOptions, r))
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.Name, err)
	}
	return p.With(someOf(p.Settings().Options(), r))
}

// small returns values near the minimum, so that a plain search terminates soon.
func small(options []engine.Option, r *rand.Rand) engine.Values {
	values := someOf(options, r)
	for _, o := range options {
		if o.Kind == engine.Integer {
			values[o.Name] = strconv.Itoa(int(o.Min) + r.IntN(min(int(o.Max-o.Min), 20)+1))
		}
		if o.Name == "rows" || o.Name == "cols" {
			values[o.Name] = strconv.Itoa(int(o.Min) + r.IntN(3))
		}
	}
	return values
}

// someOf sets every second option to a random choice.
func someOf(options []engine.Option, r *rand.Rand) engine.Values {
	values := engine.Values{}
	for _, o := range options {
		if o.Kind == engine.OneOf && r.IntN(2) == 0 {
			values[o.Name] = o.Choices[r.IntN(len(o.Choices))].Name
		}
	}
	return values
}

// tiles returns a board some random moves from a goal, the usual or another one; sometimes
// with two tiles exchanged.
func tiles(r *rand.Rand) string {
	rows, cols := 2+r.IntN(3), 2+r.IntN(4)
	goal := make([]int, rows*cols) // 0 is the blank
	for i := range len(goal) - 1 {
		goal[i] = i + 1
	}
	own := r.IntN(4) == 0
	if own {
		r.Shuffle(len(goal), func(i, j int) { goal[i], goal[j] = goal[j], goal[i] })
	}
	cells := walk(r, goal, cols, 40)
	if r.IntN(6) == 0 {
		i, j := r.IntN(len(cells)), r.IntN(len(cells))
		cells[i], cells[j] = cells[j], cells[i]
	}
	text := rowsOf(cells, cols)
	if own {
		text += "\n" + rowsOf(goal, cols)
	}
	return text
}

// walk makes fewer than limit random moves of the blank, 0, from a board.
func walk(r *rand.Rand, from []int, cols, limit int) []int {
	cells := slices.Clone(from)
	blank := slices.Index(cells, 0)
	for range r.IntN(limit) {
		row, col := blank/cols, blank%cols
		step := [][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}[r.IntN(4)]
		row, col = row+step[0], col+step[1]
		if row < 0 || row >= len(cells)/cols || col < 0 || col >= cols {
			continue
		}
		to := row*cols + col
		cells[blank], cells[to] = cells[to], cells[blank]
		blank = to
	}
	return cells
}

func rowsOf(cells []int, cols int) string {
	var b strings.Builder
	for i, tile := range cells {
		fmt.Fprintf(&b, "%3d", tile)
		if (i+1)%cols == 0 {
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// cars returns a grid with an exit on any side and pieces of one (walls) to four cells.
// Small boards, lanes at the edge, and pieces in the primary one's lane are frequent, since
// errors show there.
func cars(r *rand.Rand) string {
	limit := []int{6, 6, 9}[r.IntN(3)]
	rows, cols := 2+r.IntN(limit-1), 2+r.IntN(limit-1)
	if r.IntN(4) == 0 {
		rows, cols = 8, 8
	}
	g := newGrid(rows, cols)
	upright := r.IntN(2) == 0
	across, along := rows, cols
	if upright {
		across, along = cols, rows
	}
	lane := []int{0, across - 1, r.IntN(across)}[r.IntN(3)]
	size := min(2+r.IntN(2), along)
	g.lay('P', lane, r.IntN(along-size+1), size, upright)
	pieces := 0
	for _, letter := range "ABCDEFGHIJLMNO"[:r.IntN(5+max(rows, cols))] {
		size, at, up := 1+r.IntN(4), r.IntN(max(rows, cols)), r.IntN(2) == 0
		if r.IntN(3) == 0 {
			at, up = lane, upright
		}
		if g.lay(byte(letter), at, r.IntN(max(rows, cols)), size, up) {
			pieces++
		}
	}
	return fmt.Sprintf("%d %d\n%d\n%s", rows, cols, pieces, g.withExit(lane, upright, r.IntN(2) == 0))
}

// grid is a board of letters.
type grid [][]byte

func newGrid(rows, cols int) grid {
	g := make(grid, rows)
	for i := range g {
		g[i] = bytes.Repeat([]byte{'.'}, cols)
	}
	return g
}

// lay places a piece in a lane and reports whether it was free.
func (g grid) lay(letter byte, lane, from, size int, upright bool) bool {
	var cells []*byte
	for i := from; i < from+size; i++ {
		row, col := lane, i
		if upright {
			row, col = i, lane
		}
		if row >= len(g) || col >= len(g[0]) || g[row][col] != '.' {
			return false
		}
		cells = append(cells, &g[row][col])
	}
	for _, c := range cells {
		*c = letter
	}
	return true
}

// withExit returns the grid with K before or behind a lane.
func (g grid) withExit(lane int, upright, before bool) string {
	var lines []string
	for row, line := range g {
		switch text := string(line); {
		case upright:
			lines = append(lines, text)
		case row == lane && before:
			lines = append(lines, "K"+text)
		case row == lane:
			lines = append(lines, text+"K")
		case before:
			lines = append(lines, " "+text)
		default:
			lines = append(lines, text)
		}
	}
	exit := strings.Repeat(" ", lane) + "K"
	switch {
	case upright && before:
		lines = append([]string{exit}, lines...)
	case upright:
		lines = append(lines, exit)
	}
	return strings.Join(lines, "\n") + "\n"
}

// pieces returns a packing: a flat board, or a small pyramid.
func pieces(r *rand.Rand) string {
	if r.IntN(4) == 0 {
		return pyramid(r)
	}
	return cutUp(r)
}

// pyramid returns a pyramid of two or three layers, and random pieces with as many balls.
func pyramid(r *rand.Rand) string {
	layers, left := 2+r.IntN(2), 5
	if layers == 3 {
		left = 14
	}
	var drawn strings.Builder
	letters := 0
	for ; left > 0; letters++ {
		letter := byte('A' + letters)
		g := newGrid(5, 5)
		for row, col, n := 2, 2, min(left, 1+r.IntN(4)); n > 0; n-- {
			for g[row][col] != '.' { // a random walk from the end of the piece
				row, col = min(4, row+r.IntN(2)), min(4, col+r.IntN(2))
				if row == 4 && col == 4 {
					row, col = r.IntN(5), r.IntN(5)
				}
			}
			g[row][col] = letter
			left--
		}
		drawn.WriteString(strings.ReplaceAll(joined(g), ".", " "))
	}
	return fmt.Sprintf("%d %d %d\nPYRAMID\n%s", layers, layers, letters, drawn.String())
}

// cutUp returns a board, whole or with holes, cut into pieces; sometimes some cells of them
// are moved, so that they need not fit, or a piece is one-sided.
func cutUp(r *rand.Rand) string {
	rows, cols := 2+r.IntN(3), 2+r.IntN(4)
	g := newGrid(rows, cols)
	board := newGrid(rows, cols)
	var drawn []string
	letters := 0
	for row := range g {
		for col := range g[row] {
			if g[row][col] != '.' || r.IntN(12) == 0 && len(drawn) > 0 {
				continue
			}
			letter := byte('A' + letters)
			letters++
			piece := newGrid(rows+1, cols+1)
			at := [2]int{row, col}
			for range 1 + r.IntN(6) {
				if at[0] < 0 || at[0] >= rows || at[1] < 0 || at[1] >= cols || g[at[0]][at[1]] != '.' {
					break
				}
				g[at[0]][at[1]], board[at[0]][at[1]], piece[at[0]][at[1]] = letter, 'X', letter
				at[r.IntN(2)] += 1 - 2*r.IntN(2)
			}
			drawn = append(drawn, strings.ReplaceAll(joined(piece), ".", " "))
		}
	}
	r.Shuffle(len(drawn), func(i, j int) { drawn[i], drawn[j] = drawn[j], drawn[i] })
	if r.IntN(3) == 0 { // move a cell of one piece
		i := r.IntN(len(drawn))
		drawn[i] = strings.Replace(drawn[i], " \n", drawn[i][strings.IndexFunc(drawn[i], isLetter):][:1]+"\n", 1)
	}
	text := fmt.Sprintf("%d %d %d\nCUSTOM\n%s", rows, cols, len(drawn), string(bytes.Join(board, []byte("\n")))+"\n")
	for _, d := range drawn {
		text += d
	}
	if r.IntN(4) == 0 {
		text += "ONE-SIDED A\n"
	}
	return text
}

func isLetter(c rune) bool { return c >= 'A' && c <= 'Z' }

// joined returns the nonempty rows of a grid.
func joined(g grid) string {
	var b strings.Builder
	for _, row := range g {
		if len(bytes.Trim(row, ".")) > 0 {
			b.Write(row)
			b.WriteByte('\n')
		}
	}
	return b.String()
}
