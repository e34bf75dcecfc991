package blocks

import (
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// Forms of boards of four columns and five rows, in which the 2 x 2 goes to the bottom centre.

const (
	codeRows = 5
	codeCols = 4
)

// bottomCentre is the goal of these forms.
func (d *drawing) bottomCentre(name string, line int) {
	d.targets = []target{{word(name), cell{codeRows - 2, 1}, line, 1}}
}

// isCode finds one word of nine or twenty hexadecimal digits that is a board. A word of decimal digits alone is left to
// other families.
func isCode(ls lines) bool {
	code, ok := ls.onlyWord()
	if !ok || strings.Trim(strings.ToUpper(code), "0123456789ABCDEF") != "" || strings.Trim(code, "0123456789") == "" {
		return false
	}
	switch len(code) {
	case 9:
		_, err := readCode(ls)
		return err == nil
	case codeRows * codeCols:
		return strings.Count(code, "1") == 4
	}
	return false
}

// onlyWord returns the one word of a text.
func (ls lines) onlyWord() (string, bool) {
	words := strings.Fields(strings.Join(ls, " "))
	if len(words) != 1 {
		return "", false
	}
	return words[0], true
}

// readCode reads the HRD code: the place of the 2 x 2, row * 4 + column, then two bits for each other piece or gap in reading
// order: 00 a gap, 01 a flat domino, 10 an upright one, 11 a single. Or twenty digits, a cell each: 0 empty, 1 the 2 x 2.
func readCode(ls lines) (*drawing, error) {
	code, _ := ls.onlyWord()
	line := 1
	for line < len(ls) && strings.TrimSpace(ls[line-1]) == "" {
		line++
	}
	column := text.Column(ls[line-1], strings.Index(ls[line-1], code))
	g := grid{rows: emptyRows(codeRows, codeCols), first: line}
	if len(code) == codeRows*codeCols {
		g.at = func(c cell) (int, int) { return line, column + c.row*codeCols + c.col }
		for i, r := range strings.ToUpper(code) {
			switch {
			case r == '1':
				r = 'A'
			case r == '0':
				r = floor
			default:
				r = rune(otherNames[strings.IndexRune("23456789ABCDEF", r)])
			}
			g.rows[i/codeCols][i%codeCols] = r
		}
		d := &drawing{board: g}
		d.bottomCentre("A", line)
		return d, nil
	}
	g.at = func(cell) (int, int) { return line, column }
	put := func(c cell, height, width int, name rune) bool {
		for r := c.row; r < c.row+height; r++ {
			for col := c.col; col < c.col+width; col++ {
				if r >= codeRows || col >= codeCols || g.rows[r][col] != floor {
					return false
				}
				g.rows[r][col] = name
			}
		}
		return true
	}
	digit := func(i int) int { return strings.IndexByte("0123456789ABCDEF", strings.ToUpper(code)[i]) }
	bad := func(i int) error {
		return engine.BadText(line, column+i, "found %s, expected the place of the 2 x 2 (0 to E), then for each other piece in reading order 0 a gap, 1 a flat domino, 2 an upright one, 3 a single, two to a digit", text.Quote(code[i:i+1])).OfKind(engine.ErrPieces)
	}
	if !put(cell{digit(0) / codeCols, digit(0) % codeCols}, 2, 2, 'A') {
		return nil, bad(0)
	}
	var names letterFor
	gaps := map[cell]bool{}
	item := 0
	for i := range codeRows * codeCols {
		c := cell{i / codeCols, i % codeCols}
		if g.rows[c.row][c.col] != floor {
			continue
		}
		at := 1 + item/2
		if at >= len(code) {
			return nil, bad(len(code) - 1)
		}
		bits := digit(at) >> (2 - 2*(item%2)) & 3
		item++
		if bits == 0 {
			gaps[c] = true
			continue
		}
		size := [4][2]int{1: {1, 2}, 2: {2, 1}, 3: {1, 1}}[bits]
		if !put(c, size[0], size[1], names.other()) {
			return nil, bad(at)
		}
	}
	for c := range gaps {
		if g.rows[c.row][c.col] != floor {
			return nil, bad(len(code) - 1)
		}
	}
	d := &drawing{board: g}
	d.bottomCentre("A", line)
	return d, nil
}

// isSun finds a first line "5 4 sun".
func isSun(ls lines) bool {
	words := strings.Fields(ls[0])
	return len(words) == 3 && words[2] == "sun" && text.Word{Text: words[0]}.IsNumber() && text.Word{Text: words[1]}.IsNumber()
}

// readSun reads rows of letters after "rows cols sun". The puzzle is solved when a 2 x 2 is at the bottom centre.
func readSun(ls lines) (*drawing, error) {
	words := strings.Fields(ls[0])
	if words[0] != "5" || words[1] != "4" {
		return nil, engine.BadText(1, 1, "found %s; this form has a goal only for 5 rows of 4: write the board with a goal of its own", text.Quote(ls[0])).OfKind(engine.ErrSize)
	}
	d := &drawing{board: grid{first: 2}}
	for i := range codeRows {
		if 1+i >= len(ls) {
			return nil, engine.BadText(2+i, 1, "the board ends after %d row{|s}, expected %d", i, codeRows).OfKind(engine.ErrSize)
		}
		row := []rune(ls[1+i])
		if len(row) != codeCols {
			return nil, engine.BadText(2+i, 1, "this row has %d cell{|s}, expected %d", len(row), codeCols).OfKind(engine.ErrSize)
		}
		d.board.rows = append(d.board.rows, row)
	}
	cells, names := d.board.pieces()
	for _, name := range names {
		if s, _ := shapeOf(cells[name]); s.height == 2 && s.width == 2 && len(s.cells) == 4 {
			d.bottomCentre(name, 1)
			return d, nil
		}
	}
	return nil, engine.BadText(2, 0, "there is no piece of 2 x 2, which would have to reach the bottom centre").OfKind(engine.ErrPieces)
}
