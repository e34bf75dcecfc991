package rush

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"langkah/engine"
	"langkah/engine/base/text"
)

// Marks of the grid with K.
const (
	primaryLetter = "P"
	exitMark      = 'K'
)

// mark is a K of the text and the lane that it opens.
type mark struct {
	line, column int // in the text, from 1
	side         side
	lane         int // row or column of the board, from 0
}

// parseGrid reads the grid with K. The reader reduces the text to the rows of the board and collects the marks of the
// exit.
func (z *Puzzle) parseGrid(ls lines) error {
	rows, cols, err := readSize(ls)
	if err != nil {
		return err
	}
	count, err := readCount(ls)
	if err != nil {
		return err
	}
	g := gridReader{rows: rows, cols: cols, first: 3, body: ls[2:]}
	if err := g.read(); err != nil {
		return err
	}
	d := drawnBoard{rows: g.rows, cols: g.cols, names: g.names, place: g.place}
	pieces, walls, warnings, err := d.pieces(primaryLetter)
	if err != nil {
		return err
	}
	exit, err := g.exit(pieces[0])
	if err != nil {
		return err
	}
	if others := len(pieces) - 1 + len(walls); others != count {
		warnings = append(warnings, engine.Msg("line 2 says %d piece{|s} without the primary one, the board has %d", count, others))
	}
	if g.swapped {
		warnings = append(warnings, engine.Msg("line 1 says \"%d %d\", but the board has %d row{|s} of %d cell{|s}: rows and columns are swapped and were read the other way round", rows, cols, g.rows, g.cols))
	}
	if g.shifted {
		warnings = append(warnings, engine.Msg("line %d: every row begins with a blank although no K stands at the left; the blanks are left out", g.first))
	}
	z.warnings = warnings
	z.board = newBoard(g.rows, g.cols, walls, pieces, exit)
	return nil
}

// readSize reads rows and columns from line 1.
func readSize(ls lines) (rows, cols int, err error) {
	fs := text.Words(ls[0])
	if len(fs) != 2 {
		return 0, 0, engine.BadText(1, 1, "found %s, expected two numbers, the rows and columns of the board, such as \"6 6\"", text.Quote(ls[0]))
	}
	var size [2]int
	for i, f := range fs {
		n, err := strconv.Atoi(f.Text)
		if err != nil || n < minSide || n > maxSide {
			return 0, 0, engine.BadText(1, f.Column, "found %s, expected a number of rows or columns from %d to %d", text.Quote(f.Text), minSide, maxSide).OfKind(engine.ErrSize)
		}
		size[i] = n
	}
	return size[0], size[1], nil
}

// readCount reads the number of pieces from line 2.
func readCount(ls lines) (int, error) {
	if len(ls) < 2 {
		return 0, engine.BadText(2, 1, "the file ends here; expected the number of pieces without the primary one, then the board")
	}
	fs := text.Words(ls[1])
	if len(fs) == 1 && fs[0].IsNumber() {
		if n, err := strconv.Atoi(fs[0].Text); err == nil && n >= 0 {
			return n, nil
		}
	}
	return 0, engine.BadText(2, 1, "found %s, expected the number of pieces without the primary one", text.Quote(ls[1]))
}

// gridReader reads the lines below the two header lines.
type gridReader struct {
	rows, cols int
	body       lines // rows of the board, without exit lines
	first      int   // line of body[0] in the text
	indent     int   // blanks before every row
	shifted    bool  // they are there without a K at the left
	swapped    bool  // line 1 gives columns before rows
	columns    []int // by row: column of its first cell in the text
	marks      []mark
	names      []string
}

func (g *gridReader) read() error {
	for i, l := range g.body {
		if l == "" {
			return engine.BadText(g.first+i, 1, "this line of the board is blank; expected a row of %d cell{|s}", g.cols).OfKind(engine.ErrSize)
		}
	}
	g.takeExitLines()
	if err := g.checkSize(); err != nil {
		return err
	}
	g.takeDots()
	g.findIndent()
	for r := range g.body {
		if err := g.readRow(r); err != nil {
			return err
		}
	}
	return g.checkMarks()
}

// takeExitLines removes the lines above and below the board that hold only K.
func (g *gridReader) takeExitLines() {
	isExit := func(l string) bool { return onlyExit(l) || len(g.body) > g.rows && exitAmongDots(l) }
	if n := len(g.body); n > 0 && isExit(g.body[0]) {
		g.takeMarks(0, top)
		g.body, g.first = g.body[1:], g.first+1
	}
	if n := len(g.body); n > 0 && isExit(g.body[n-1]) {
		g.takeMarks(n-1, bottom)
		g.body = g.body[:n-1]
	}
}

func (g *gridReader) takeMarks(i int, s side) {
	for c, r := range []rune(g.body[i]) {
		if r == exitMark {
			g.marks = append(g.marks, mark{g.first + i, c + 1, s, c})
		}
	}
}

func onlyExit(l string) bool { return strings.Trim(l, " K") == "" }

// exitAmongDots reports whether a line holds only K and dots, with at least one K.
func exitAmongDots(l string) bool {
	return strings.ContainsRune(l, exitMark) && strings.Trim(l, " K.") == ""
}

// takeDots removes the dots that pad the column of an exit at the left or right: every row is then one character longer
// than the board and has K or a dot there.
func (g *gridReader) takeDots() {
	const fill = ".K"
	ends := func(at int) (all, exit bool) {
		for _, l := range g.body {
			if len(l) != g.cols+1 || !strings.Contains(fill, l[at:at+1]) {
				return false, false
			}
			exit = exit || l[at] == exitMark
		}
		return true, exit
	}
	if all, exit := ends(g.cols); all && exit {
		for i, l := range g.body {
			g.body[i] = strings.TrimSuffix(l, ".")
		}
	} else if all, exit := ends(0); all && exit {
		for i, l := range g.body {
			if l[0] == '.' {
				g.body[i] = " " + l[1:]
			}
		}
	}
}

// checkSize checks the number of rows. Real files sometimes give columns before rows: they are swapped if the board
// fits.
func (g *gridReader) checkSize() error {
	if len(g.body) == g.cols && g.rows != g.cols && g.widthsAre(g.rows) {
		g.rows, g.cols, g.swapped = g.cols, g.rows, true
	}
	switch n := len(g.body); {
	case n < g.rows:
		return engine.BadText(g.first+n, 1, "the board ends after %d row{|s}, expected %d", n, g.rows).OfKind(engine.ErrSize)
	case n > g.rows:
		return engine.BadText(g.first+g.rows, 1, "found another line after %d row{|s} of the board, expected none", g.rows).OfKind(engine.ErrSize)
	}
	return nil
}

// widthsAre reports whether most rows have n cells, exit marks aside.
func (g *gridReader) widthsAre(n int) bool {
	fit := 0
	for _, l := range g.body {
		if utf8.RuneCountInString(strings.Trim(l, " K")) == n {
			fit++
		}
	}
	return 2*fit > len(g.body)
}

// findIndent detects whether every row begins with a blank, or with K instead.
func (g *gridReader) findIndent() {
	blanks := 0
	for _, l := range g.body {
		switch l[0] {
		case ' ':
			blanks++
		case exitMark:
		default:
			return
		}
	}
	if blanks > 0 {
		g.indent = 1
		g.shifted = blanks == g.rows
	}
}

// readRow reads the cells of a row and collects exit marks at its ends.
func (g *gridReader) readRow(r int) error {
	l, line, column := []rune(g.body[r]), g.first+r, 1
	switch {
	case g.indent == 1:
		if l[0] == exitMark {
			g.marks = append(g.marks, mark{line, 1, left, r})
		}
		l, column = l[1:], 2
	case l[0] == exitMark && len(l) > g.cols:
		g.marks = append(g.marks, mark{line, 1, left, r})
		l, column = l[1:], 2
	}
	if len(l) == g.cols+1 && l[g.cols] == exitMark {
		g.marks = append(g.marks, mark{line, column + g.cols, right, r})
		l = l[:g.cols]
	}
	if len(l) != g.cols {
		return engine.BadText(line, column+min(len(l), g.cols), "row %d has %d cell{|s}, expected %d", r+1, len(l), g.cols).OfKind(engine.ErrSize)
	}
	g.columns = append(g.columns, column)
	for c, ch := range l {
		name, err := letterName(ch, line, column+c)
		if err != nil {
			return err
		}
		g.names = append(g.names, name)
	}
	return nil
}

// letterName returns the name of the piece in a cell, "" if it is empty; line and column are for the error.
func letterName(r rune, line, column int) (string, error) {
	switch {
	case r == '.':
		return "", nil
	case r == exitMark:
		return "", engine.BadText(line, column, "the exit K stands inside the board; expected it outside, in line with the primary piece P")
	case r >= 'A' && r <= 'Z':
		return string(r), nil
	case r >= 'a' && r <= 'z':
		return "", engine.BadText(line, column, "found the small letter %q; expected a capital letter for a piece or a full stop for an empty cell", r)
	}
	return "", engine.BadText(line, column, "found %q; expected a capital letter for a piece or a full stop for an empty cell", r)
}

// checkMarks requires exactly one exit.
func (g *gridReader) checkMarks() error {
	switch len(g.marks) {
	case 0:
		return engine.BadText(g.first, 1, "there is no exit; expected one K outside the board, in line with the primary piece P").OfKind(engine.ErrPieces)
	case 1:
		return nil
	}
	m := g.marks[1]
	return engine.BadText(m.line, m.column, "this is a second exit; expected one K").OfKind(engine.ErrPieces)
}

// exit returns the side of the exit, which must be in line with the primary piece.
func (g *gridReader) exit(primary piece) (side, error) {
	m := g.marks[0]
	lane, is, other := m.lane, engine.Msg("lies flat"), engine.Msg("left or right")
	if m.side.vertical() {
		lane -= g.indent
	}
	if primary.vertical {
		is, other = engine.Msg("stands upright"), engine.Msg("top or bottom")
	}
	if primary.vertical != m.side.vertical() {
		return 0, engine.BadText(m.line, m.column, "the exit does not suit the primary piece P, which %s; expected K at the %s", is, other).OfKind(engine.ErrContradiction)
	}
	if lane != primary.lane {
		what := engine.Msg("row")
		if primary.vertical {
			what = engine.Msg("column")
		}
		return 0, engine.BadText(m.line, m.column, "the exit K is in %s %d of the board, the primary piece P in %s %d; expected them in line",
			what, lane+1, what, primary.lane+1).OfKind(engine.ErrContradiction)
	}
	return m.side, nil
}

// place returns line and column of a cell in the text.
func (g *gridReader) place(row, col int) (line, column int) {
	return g.first + row, g.columns[row] + col
}
