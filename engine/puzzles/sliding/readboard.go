package sliding

import (
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// readStart reads the board to solve in any of its forms. goal is the default goal of the form.
func readStart(lines []line) (b board, goal string, err error) {
	first := lines[0]
	h, sized := readHeader(lines)
	switch {
	case sized:
		rows, err := h.rowsOf(lines[1:])
		if err != nil {
			return b, "", err
		}
		b, err = readBoard(rows)
		return b, spiral, err
	case isInstance(first) && len(lines) > 1 && isInstance(lines[1]):
		return b, "", engine.BadText(lines[1].number, 0, "found a second line after an instance on one line; keep one instance in a file")
	case isInstance(first) && len(lines) == 1:
		cells, _ := instance(first.words)
		b, err = readBoard(fold([]line{{first.number, cells}}, side(len(cells))))
		return b, blankFirst, err
	}
	b, err = readGoal(lines)
	return b, blankLast, err
}

// readGoal reads a board that may have its numbers in one line, or one per line.
func readGoal(lines []line) (board, error) {
	if n := countWords(lines); inOneLine(lines) && side(n) > 0 {
		return readBoard(fold(lines, side(n)))
	}
	return readBoard(rowsOf(lines))
}

// side returns the side of a square board of n cells, 0 if there is none.
func side(n int) int {
	for k := minSide; k <= maxSide; k++ {
		if k*k == n {
			return k
		}
	}
	return 0
}

// cell is a word of a board with its line.
type cell struct {
	text.Word
	line int
}

// rowsOf returns one row per line.
func rowsOf(lines []line) [][]cell {
	rows := make([][]cell, len(lines))
	for i, l := range lines {
		rows[i] = fold(lines[i:i+1], len(l.words))[0]
	}
	return rows
}

// fold arranges all words of some lines in rows of so many cells.
func fold(lines []line, cols int) [][]cell {
	all := make([]cell, 0, countWords(lines))
	for _, l := range lines {
		for _, w := range l.words {
			all = append(all, cell{w, l.number})
		}
	}
	return slices.Collect(slices.Chunk(all, cols))
}

// inOneLine reports whether the numbers are in one line, or one per line.
func inOneLine(lines []line) bool {
	return len(lines) == 1 || !slices.ContainsFunc(lines, func(l line) bool { return len(l.words) != 1 })
}

func countWords(lines []line) (n int) {
	for _, l := range lines {
		n += len(l.words)
	}
	return n
}

// instance returns the cells of a published instance: an identifier, the numbers of a square board, and up to two
// figures.
func instance(words []text.Word) (cells []text.Word, ok bool) {
	if side(len(words)) > 0 {
		return nil, false
	}
	for figures := range 3 {
		n := len(words) - 1 - figures
		if side(n) == 0 {
			continue
		}
		seen := make([]bool, n)
		for _, w := range words[1 : 1+n] {
			if t, err := strconv.Atoi(w.Text); err != nil || t < 0 || t >= n || seen[t] {
				return nil, false
			} else {
				seen[t] = true
			}
		}
		return words[1 : 1+n], true
	}
	return nil, false
}

func isInstance(l line) bool {
	_, ok := instance(l.words)
	return ok
}

// readBoard reads rows of numbers: each of 1 to m*n-1 once, and one blank.
func readBoard(rows [][]cell) (board, error) {
	b := board{rows: len(rows), cols: len(rows[0])}
	for i, row := range rows {
		if len(row) != b.cols {
			column := 0
			if len(row) > b.cols {
				column = row[b.cols].Column
			}
			return b, engine.BadText(row[0].line, column, "row %d has %d cell{|s}, expected %d as in the first row", i+1, len(row), b.cols).OfKind(engine.ErrSize)
		}
	}
	if min(b.rows, b.cols) < minSide || max(b.rows, b.cols) > maxSide {
		return b, engine.BadText(rows[0][0].line, 0, "the board has %d x %d cells, expected from %d x %d to %d x %d", b.rows, b.cols, minSide, minSide, maxSide, maxSide).OfKind(engine.ErrSize)
	}
	seen := make([]*cell, b.rows*b.cols)
	var twice *engine.ParseError
	for _, row := range rows {
		for _, w := range row {
			tile, ok := readTile(w.Text, len(seen))
			if !ok {
				return b, engine.BadText(w.line, w.Column, "found %s, expected a tile from 1 to %d, or the blank as -", text.Quote(w.Text), len(seen)-1)
			}
			if at := seen[tile]; at != nil && twice == nil {
				twice = engine.BadText(w.line, w.Column, "found %s a second time; it is in line %d, column %d, too", tileName(tile), at.line, at.Column).OfKind(engine.ErrPieces)
			}
			seen[tile] = &w
			b.cells = append(b.cells, tile)
		}
	}
	if twice != nil {
		// There are as many cells as tiles, so another one is missing.
		missing := tileName(uint8(slices.Index(seen, nil)))
		twice.What = engine.Msg("%s; %s is missing", twice.What, missing)
		return b, twice
	}
	return b, nil
}

func tileName(tile uint8) engine.Message {
	if tile == 0 {
		return engine.Msg("the blank")
	}
	return engine.Msg("tile %d", tile)
}

// readTile reads a cell of a board of n cells; tile 0 is the blank.
func readTile(cell string, n int) (tile uint8, ok bool) {
	switch cell {
	case "-", ".", "_":
		return 0, true
	}
	number, err := strconv.Atoi(cell)
	if err != nil || number > n || strings.Trim(cell, "0123456789") != "" {
		return 0, false
	}
	return uint8(number % n), true
}
