package packing

import (
	"fmt"
	"strconv"
	"strings"

	"langkah/engine"
)

// lineForm is the compact form of one line. The size is 5x11, of a pyramid 5x5x5. The rows of the board are separated
// by /, those of a pyramid from the top layer down: digits for runs of cells to fill, letters for given pieces, full
// stops for gaps; the board is omitted if it is a whole rectangle or pyramid without given pieces. Field s names a
// known set of pieces; p draws the pieces, separated by commas, each as a letter and its rows separated by /, a digit
// for a run of cells and full stops for blanks: L3/1 is LLL over L. Field o lists one-sided pieces. b=custom marks a
// custom board that has all cells of its rectangle.
func lineForm() *engine.LineForm {
	return &engine.LineForm{Letter: "P", Keys: "spob", Version: 1, Write: writeLine, Text: lineText, Moves: shortMoves, Names: longMoves}
}

// drawnBoard is the value of field b.
const drawnBoard = "custom"

func writeLine(e engine.Puzzle) engine.Line {
	p := e.(*Puzzle)
	b := p.board
	l := engine.Line{Size: fmt.Sprintf("%dx%d", b.rows, b.cols)}
	if b.mode == pyramid {
		l.Size += fmt.Sprintf("x%d", b.rows)
	}
	if b.mode == custom || p.given != nil {
		l.Board = p.boardInLine()
	}
	if name := p.set(); name != "" {
		l = l.With("s", name)
	} else {
		l = l.With("p", p.drawnInLine())
	}
	sided := ""
	for _, q := range p.pieces {
		if q.oneSided {
			sided += string(q.letter)
		}
	}
	l = l.With("o", sided)
	if b.mode == custom && !strings.Contains(l.Board, ".") {
		l = l.With("b", drawnBoard)
	}
	return l
}

// boardInLine returns the board with the given pieces in the compact form.
func (p *Puzzle) boardInLine() string {
	const none = '_'
	drawn := p.board.draw(func(cell int) byte {
		if owner := p.start.owner[cell]; owner >= 0 {
			return p.pieces[owner].letter
		}
		return none
	})
	var out strings.Builder
	run := 0
	for _, c := range strings.ReplaceAll(strings.TrimSpace(drawn), "\n\n", "\n") {
		if c == none {
			run++
			continue
		}
		if run > 0 {
			out.WriteString(strconv.Itoa(run))
		}
		run = 0
		if c == '\n' {
			c = '/'
		}
		out.WriteRune(c)
	}
	if run > 0 {
		out.WriteString(strconv.Itoa(run))
	}
	return out.String()
}

// drawnInLine returns the pieces in the compact form.
func (p *Puzzle) drawnInLine() string {
	list := make([]string, len(p.pieces))
	for i, q := range p.pieces {
		rows := strings.TrimSuffix(q.draw(), "\n")
		list[i] = string(q.drawn) + countCells(strings.NewReplacer("\n", "/", " ", ".").Replace(rows))
	}
	return strings.Join(list, ",")
}

// countCells writes runs of letters as numbers.
func countCells(rows string) string {
	var out strings.Builder
	for left := rows; left != ""; {
		n := len(left) - len(strings.TrimLeft(left, left[:1]))
		if c := left[0]; c == '.' || c == '/' {
			out.WriteString(left[:n])
		} else {
			out.WriteString(strconv.Itoa(n))
		}
		left = left[n:]
	}
	return out.String()
}

// drawCells is the inverse for one piece: from letter and numbers to its rows.
func drawCells(short string) (string, error) {
	if short == "" || short[0] < 'A' || short[0] > 'Z' {
		return "", engine.Errorf("found the piece %q, expected a letter and its rows, such as L3/1", short)
	}
	_, mask, other, err := longRows(short[1:])
	if err != nil || other {
		return "", engine.Errorf("found the piece %q, expected a letter and its rows, such as L3/1", short)
	}
	return strings.NewReplacer("X", short[:1], ".", " ").Replace(mask), nil
}

// set returns the name of the known set that has exactly these pieces, "" if none has.
func (p *Puzzle) set() string {
	var drawn strings.Builder
	for _, q := range p.pieces {
		drawn.WriteString(q.draw())
	}
	for _, s := range sets() {
		if s.text() == drawn.String() {
			return s.name
		}
	}
	return ""
}

func lineText(l engine.Line) (string, error) {
	size := strings.Split(l.Size, "x")
	if len(size) == 3 && (size[0] != size[1] || size[1] != size[2]) || len(size) > 3 || len(size) < 2 {
		return "", engine.Errorf("the size is %s, expected such as 5x11, or 5x5x5 for a pyramid", l.Size)
	}
	drawn, count, err := linePieces(l)
	if err != nil {
		return "", err
	}
	rows, mask, lies, err := longRows(l.Board)
	if err != nil {
		return "", err
	}
	m := rectangle
	switch {
	case len(size) == 3:
		m = pyramid
	case strings.Contains(l.Board, "."), l.Field("b") == drawnBoard && l.Board != "":
		m = custom
	}
	if b := l.Field("b"); b != "" && (b != drawnBoard || m != custom) {
		return "", engine.Errorf("found %q in field b, expected custom and a flat board that is drawn", b)
	}
	text := fmt.Sprintf("%s %s %d\n%s\n", size[0], size[1], count, m)
	if m == custom {
		text += mask
	}
	text += drawn
	if o := l.Field("o"); o != "" {
		text += oneSided + " " + strings.Join(strings.Split(o, ""), " ") + "\n"
	}
	if l.Board != "" && (lies || m != custom) {
		text += given + "\n" + rows
	}
	return text, nil
}

// linePieces returns the pieces of a compact line as rows of the long form.
func linePieces(l engine.Line) (drawn string, count int, err error) {
	if name := l.Field("s"); name != "" {
		if l.Field("p") != "" {
			return "", 0, engine.Errorf("the pieces are there twice: as the set %s in field s, and drawn in field p", name)
		}
		for _, s := range sets() {
			if s.name == name {
				return s.text(), len(strings.Fields(s.pieces)), nil
			}
		}
		return "", 0, engine.Errorf("there is no set of pieces %q", name)
	}
	list := strings.Split(l.Field("p"), ",")
	for i, short := range list {
		if list[i], err = drawCells(short); err != nil {
			return "", 0, err
		}
	}
	return strings.Join(list, ""), len(list), nil
}

// longRows expands the rows of a board: rows holds the letters, mask the existing cells; lies reports whether there are
// any letters.
func longRows(board string) (rows, mask string, lies bool, err error) {
	var on, cells strings.Builder
	for left := board; left != ""; {
		digits := len(left) - len(strings.TrimLeft(left, "0123456789"))
		if digits == 0 {
			switch c := left[0]; c {
			case '/':
				on.WriteByte('\n')
				cells.WriteByte('\n')
			case '.':
				on.WriteByte('.')
				cells.WriteByte('.')
			default:
				lies = true
				on.WriteByte(c)
				cells.WriteByte('X')
			}
			left = left[1:]
			continue
		}
		n, err := strconv.Atoi(left[:digits])
		if err != nil || n < 1 || n > maxCells {
			return "", "", false, engine.Errorf("there are %s cells in a row, %d are the most", left[:digits], maxCells)
		}
		on.WriteString(strings.Repeat(".", n))
		cells.WriteString(strings.Repeat("X", n))
		left = left[digits:]
	}
	return on.String() + "\n", cells.String() + "\n", lies, nil
}

// shortMoves writes "L 3 r2c5" as "L3r2c5" and "L off" as "L-", separated by commas.
func shortMoves(moves []engine.Move) string {
	list := make([]string, len(moves))
	for i, m := range moves {
		list[i] = strings.ReplaceAll(strings.Replace(m.Name, off, "-", 1), " ", "")
	}
	return strings.Join(list, ",")
}

func longMoves(short string) ([]string, error) {
	var names []string
	for _, s := range strings.Split(short, ",") {
		cell := strings.IndexAny(s, "hr")
		switch {
		case len(s) == 2 && s[1] == '-':
			names = append(names, s[:1]+off)
		case cell > 1:
			names = append(names, s[:1]+" "+s[1:cell]+" "+s[cell:])
		default:
			return nil, engine.Errorf("found %q, expected a move such as L3r2c5", s)
		}
	}
	return names, nil
}
