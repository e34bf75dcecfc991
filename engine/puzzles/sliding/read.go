package sliding

import (
	"slices"
	"strconv"

	"langkah/engine"
	"langkah/engine/base/text"
)

// readStart reads the board to be solved in any of its forms. goal is the name
// of the goal that is usual for that form.
func readStart(lines []line) (b board, goal string, err error) {
	first := lines[0]
	if cells, ok := instance(first.words); ok {
		if len(lines) > 1 {
			return b, "", engine.BadText(lines[1].number, 0, "found a second line after an instance on one line; keep one instance in a file")
		}
		b, err = readBoard(fold(line{first.number, cells}))
		return b, blankFirst, err
	}
	switch {
	case len(lines) == 1 && side(len(first.words)) > 0:
		lines = fold(first)
	case len(first.words) == 1 && first.words[0].IsNumber() && len(lines) > 1 && len(lines[1].words) > 1:
		// A size stands before the board, as in "3", then three rows.
		lines = lines[1:]
		if size := first.words[0]; size.Text != strconv.Itoa(len(lines)) || len(lines) != len(lines[0].words) {
			return b, "", engine.BadText(first.number, size.Column, "the size is %s, but %d rows follow, the first of %d cells; expected a square of that size, or no size", text.Quote(size.Text), len(lines), len(lines[0].words)).OfKind(engine.ErrContradiction)
		}
	}
	b, err = readBoard(lines)
	return b, blankLast, err
}

// readGoal reads the board of a goal, which may be on one line, too.
func readGoal(lines []line) (board, error) {
	if len(lines) == 1 && side(len(lines[0].words)) > 0 {
		lines = fold(lines[0])
	}
	return readBoard(lines)
}

// side is the side of the square board of n cells, 0 where there is none.
func side(n int) int {
	for k := minSide; k <= maxSide; k++ {
		if k*k == n {
			return k
		}
	}
	return 0
}

// fold makes the rows of a square board from one line.
func fold(l line) []line {
	k := side(len(l.words))
	rows := make([]line, k)
	for i := range rows {
		rows[i] = line{l.number, l.words[i*k : (i+1)*k]}
	}
	return rows
}

// instance finds the cells in a published instance: an identifier, the numbers
// of a square board, and one or two figures or none.
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

// readBoard reads rows of numbers: each of 1 to m*n-1 once, and one blank.
func readBoard(lines []line) (board, error) {
	b := board{rows: len(lines), cols: len(lines[0].words)}
	for i, l := range lines {
		if len(l.words) != b.cols {
			column := 0
			if len(l.words) > b.cols {
				column = l.words[b.cols].Column
			}
			return b, engine.BadText(l.number, column, "row %d has %d cells, expected %d as in the first row", i+1, len(l.words), b.cols).OfKind(engine.ErrSize)
		}
	}
	if min(b.rows, b.cols) < minSide || max(b.rows, b.cols) > maxSide {
		return b, engine.BadText(lines[0].number, 0, "the board has %d x %d cells, expected from %d x %d to %d x %d", b.rows, b.cols, minSide, minSide, maxSide, maxSide).OfKind(engine.ErrSize)
	}
	seen := make([]*place, b.rows*b.cols)
	var twice *engine.ParseError
	for _, l := range lines {
		for _, w := range l.words {
			tile, ok := readTile(w.Text, len(seen))
			if !ok {
				return b, engine.BadText(l.number, w.Column, "found %s, expected a tile from 1 to %d, or the blank as -", text.Quote(w.Text), len(seen)-1)
			}
			if at := seen[tile]; at != nil && twice == nil {
				twice = engine.BadText(l.number, w.Column, "found %s a second time; it is in line %d, column %d, too", tileName(tile), at.line, at.column).OfKind(engine.ErrPieces)
			}
			seen[tile] = &place{l.number, w.Column}
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

// place is where in the text a tile was found.
type place struct{ line, column int }

func tileName(tile uint8) engine.Message {
	if tile == 0 {
		return engine.Msg("the blank")
	}
	return engine.Msg("tile %d", tile)
}

// readTile reads a cell of a board of n cells; 0 is the blank.
func readTile(cell string, n int) (tile uint8, ok bool) {
	switch cell {
	case "-", ".", "_":
		return 0, true
	}
	number, err := strconv.Atoi(cell)
	if err != nil || number < 0 || number > n {
		return 0, false
	}
	return uint8(number % n), true
}
