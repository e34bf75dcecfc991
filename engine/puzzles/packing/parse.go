package packing

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// reader parses a puzzle's text line by line.
type reader struct {
	lines    []string // without trailing blanks
	at       int      // index of the next line
	warnings []engine.Message
}

// Parse reads a puzzle. Its error is a [*engine.ParseError].
func Parse(s string) (engine.Puzzle, error) {
	p, err := parse(s)
	if err != nil {
		return nil, err
	}
	return p, nil
}

func parse(s string) (*Puzzle, error) {
	r := &reader{}
	if c, ok := readChallenge(s); ok {
		var err error
		if s, r.warnings, err = c.text(); err != nil {
			return nil, err
		}
	}
	r.lines = text.All(s)
	b, count, err := r.board()
	if err != nil {
		return nil, err
	}
	pieces, err := r.pieces(b.mode)
	if err != nil {
		return nil, err
	}
	if len(pieces) != count {
		r.warn("P is wrong: the first line says %d piece{|s}, the file has %d", count, len(pieces))
	}
	given, err := r.sections(b, pieces)
	if err != nil {
		return nil, err
	}
	return newPuzzle(b, pieces, given, r.warnings), nil
}

func (r *reader) warn(format string, args ...any) {
	r.warnings = append(r.warnings, engine.Msg(format, args...))
}

// line returns the next line without consuming it; ok is false at the end.
func (r *reader) line() (line string, ok bool) {
	if r.at >= len(r.lines) {
		return "", false
	}
	return r.lines[r.at], true
}

// bad returns an error at a column, from 0, of the next line; -1 stands for the whole line.
func (r *reader) bad(column int, format string, args ...any) *engine.ParseError {
	return engine.BadText(r.at+1, column+1, format, args...)
}

// board reads sizes, mode and custom shape. count is the number of pieces in the first line.
func (r *reader) board() (b *board, count int, err error) {
	sizes, err := r.sizes()
	if err != nil {
		return nil, 0, err
	}
	rows, cols := sizes[0], sizes[1]
	r.at++
	m, err := r.mode()
	if err != nil {
		return nil, 0, err
	}
	switch {
	case m == pyramid && rows != cols:
		return nil, 0, engine.BadText(1, 0, "a pyramid of %d x %d: N and M have to be equal", rows, cols).OfKind(engine.ErrContradiction)
	case m == pyramid && rows > maxBase:
		return nil, 0, engine.BadText(1, 1, "the pyramid's base is %d balls wide, %d is the most", rows, maxBase).OfKind(engine.ErrSize)
	case rows > maxCells || cols > maxCells || rows*cols > maxCells:
		return nil, 0, engine.BadText(1, 1, "the board is %d x %d, %d cell{|s} {is|are} the most", rows, cols, maxCells).OfKind(engine.ErrSize)
	}
	r.at++
	if m != custom {
		return newBoard(m, rows, cols, nil), sizes[2], nil
	}
	b, err = r.customBoard(rows, cols)
	return b, sizes[2], err
}

// sizes reads N, M and P.
func (r *reader) sizes() (sizes [3]int, err error) {
	line, _ := r.line()
	words := text.Words(line)
	if len(words) != 3 {
		return sizes, r.bad(-1, "found %s, expected three numbers: rows, columns and pieces", text.Quote(line))
	}
	for i, word := range words {
		n, err := strconv.Atoi(word.Text)
		switch what := [3]engine.Message{engine.Msg("rows"), engine.Msg("columns"), engine.Msg("pieces")}[i]; {
		case err != nil:
			return sizes, r.bad(word.Column-1, "found %s, expected the number of %s", text.Quote(word.Text), what)
		case n < 1:
			return sizes, r.bad(word.Column-1, "the number of %s is %d, expected at least 1", what, n).OfKind(engine.ErrSize)
		case i == 2 && n > 26:
			return sizes, r.bad(word.Column-1, "the number of pieces is %d, there are only 26 letters", n).OfKind(engine.ErrSize)
		}
		sizes[i] = min(n, maxCells+1)
	}
	return sizes, nil
}

func (r *reader) mode() (mode, error) {
	line, _ := r.line()
	m := mode(strings.TrimSpace(line))
	if m.known() {
		return m, nil
	}
	if upper := mode(strings.ToUpper(string(m))); upper.known() {
		return m, r.bad(0, "found %q, write it in capitals: %s", string(m), upper)
	}
	return m, r.bad(0, "found %s, expected DEFAULT, CUSTOM or PYRAMID", text.Quote(string(m)))
}

// customBoard reads the rows of a custom shape.
func (r *reader) customBoard(rows, cols int) (*board, error) {
	shape := r.lines[r.at:]
	some := false
	for row := range rows {
		line, ok := r.line()
		if !ok {
			return nil, r.bad(-1, "the file ends, expected row %d of the %d row{|s} of the board", row+1, rows).OfKind(engine.ErrSize)
		}
		for col, c := range line { // byte offset equals column: other characters are errors
			if c != 'X' && c != '#' && c != '.' {
				return nil, r.bad(col, "found %q in row %d of the board, expected X for a cell or . for none", c, row+1)
			}
			some = some || c != '.'
		}
		if len(line) != cols {
			return nil, r.bad(min(len(line), cols), "row %d of the board has %d character{|s}, expected %d", row+1, len(line), cols).OfKind(engine.ErrSize)
		}
		r.at++
	}
	if !some {
		return nil, engine.BadText(r.at, 0, "the board has no cell: write X for each cell to fill").OfKind(engine.ErrEmpty)
	}
	return newBoard(custom, rows, cols, func(row, col int) bool { return shape[row][col] != '.' }), nil
}

// pieces reads the pieces up to the first section or the end.
func (r *reader) pieces(m mode) ([]*piece, error) {
	var list []*piece
	var letter byte // of the current piece
	var shape []point
	start := 0 // index of its first line
	finish := func() error {
		if letter == 0 {
			return nil
		}
		if len(list) == 26 {
			return engine.BadText(start+1, 1, "piece %c is one too many: there are only 26 letters", letter).OfKind(engine.ErrPieces)
		}
		if len(shape) > mostCells {
			return engine.BadText(start+1, 1, "piece %c has %d cell{|s}, more than the largest board", letter, len(shape)).OfKind(engine.ErrSize)
		}
		list = append(list, &piece{drawn: letter, line: start + 1, shape: normal(shape)})
		return nil
	}
	for ; r.at < len(r.lines); r.at++ {
		line := r.lines[r.at]
		if section(line) != "" {
			break
		}
		if line == "" {
			continue // an empty row of the piece, or a blank line
		}
		c, err := r.rowLetter(line)
		if err != nil {
			return nil, err
		}
		if len(line) > maxCells || c == letter && r.at-start >= maxCells {
			return nil, r.bad(min(len(line), maxCells), "piece %c reaches beyond %d cell{|s}, the longest side of a board", c, maxCells).OfKind(engine.ErrSize)
		}
		if c != letter {
			if err := finish(); err != nil {
				return nil, err
			}
			letter, shape, start = c, nil, r.at
		}
		for x := range len(line) {
			if line[x] == c {
				shape = append(shape, point{x, r.at - start, 0})
			}
		}
	}
	if err := finish(); err != nil {
		return nil, err
	}
	if len(list) == 0 {
		return nil, r.bad(-1, "no pieces follow the board").OfKind(engine.ErrEmpty)
	}
	r.nameAndTurn(list, m)
	return list, nil
}

// rowLetter returns the single letter of a piece's row.
func (r *reader) rowLetter(line string) (byte, error) {
	var letter byte
	for x, c := range line {
		switch {
		case c == ' ':
		case c >= 'a' && c <= 'z':
			return 0, r.bad(x, "found %q, pieces are drawn with capital letters", c)
		case c < 'A' || c > 'Z':
			return 0, r.bad(x, "found %q, expected a piece drawn with one of the letters A to Z", c)
		case letter == 0:
			letter = byte(c)
		case byte(c) != letter:
			return 0, r.bad(x, "found %q in a row of piece %c: a row holds one piece", c, letter)
		}
	}
	return letter, nil
}

// nameAndTurn assigns unique letters and the orientations, and warns about suspicious shapes.
func (r *reader) nameAndTurn(list []*piece, m mode) {
	var used [128]bool
	for _, p := range list {
		used[p.drawn] = true
	}
	var called [128]bool
	for _, p := range list {
		p.letter = p.drawn
		if called[p.drawn] {
			p.letter = byte('A' + slices.Index(used['A':], false))
			used[p.letter] = true
			r.warn("line %d: the letter %c is used again for another piece; here that piece is called %c", p.line, p.drawn, p.letter)
		}
		called[p.letter] = true
		p.turns = orientations(p.shape, m, false)
		switch {
		case !joined(p.shape):
			r.warn("line %d: the cells of piece %c do not all touch by a side; it is laid as it is drawn", p.line, p.letter)
		case holed(p.shape):
			r.warn("line %d: piece %c has a hole, which another piece has to fill", p.line, p.letter)
		}
	}
}

// letters formats the letters of pieces for messages.
func letters(pieces []*piece) string {
	var list []string
	for _, p := range pieces {
		list = append(list, fmt.Sprintf("%c", p.letter))
	}
	return strings.Join(list, " ")
}
