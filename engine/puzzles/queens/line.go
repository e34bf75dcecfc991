package queens

import (
	"fmt"
	"strconv"
	"strings"

	"langkah/engine"
)

// lineForm is the compact form of one line. The size is 9x9. Rows are separated by /; a number before a letter repeats
// it: 3AB is AAAB. Field q lists given queens, separated by commas; p is the line picture of the long form. Moves are
// cells, with a minus if the queen is taken off.
func lineForm() *engine.LineForm {
	return &engine.LineForm{Letter: "Q", Keys: "qp", Version: 1, Write: writeLine, Text: lineText, Moves: shortMoves, Names: longMoves}
}

func writeLine(e engine.Puzzle) engine.Line {
	p := e.(*Puzzle)
	rows := strings.Fields(p.board.draw(nil))
	for i, r := range rows {
		rows[i] = runs(r)
	}
	l := engine.Line{Size: fmt.Sprintf("%dx%d", p.board.n, p.board.n), Board: strings.Join(rows, "/")}
	var given []string
	for _, cell := range p.start.cells() {
		given = append(given, p.board.name(cell))
	}
	l = l.With("q", strings.Join(given, ","))
	if p.read != (reading{}) {
		l = l.With("p", fmt.Sprintf("%d,%d", p.read.colours, p.read.contrast))
	}
	return l
}

// runs encodes a row by run lengths.
func runs(letters string) string {
	var out strings.Builder
	for left := letters; left != ""; {
		n := len(left) - len(strings.TrimLeft(left, left[:1]))
		if n > 1 {
			out.WriteString(strconv.Itoa(n))
		}
		out.WriteByte(left[0])
		left = left[n:]
	}
	return out.String()
}

func lineText(l engine.Line) (string, error) {
	var text strings.Builder
	for _, r := range strings.Split(l.Board, "/") {
		for r != "" {
			digits := len(r) - len(strings.TrimLeft(r, "0123456789"))
			n := 1
			if digits > 0 {
				var err error
				if n, err = strconv.Atoi(r[:digits]); err != nil || n > MaxSize || digits == len(r) {
					return "", engine.Errorf("found %q in a row, expected a number up to %d and a letter", r, MaxSize)
				}
			}
			text.WriteString(strings.Repeat(r[digits:digits+1], n))
			r = r[digits+1:]
		}
		text.WriteByte('\n')
	}
	if q := l.Field("q"); q != "" {
		text.WriteString(queensLine + " " + strings.ReplaceAll(q, ",", " ") + "\n")
	}
	if read := l.Field("p"); read != "" {
		text.WriteString(pictureLine + " " + strings.ReplaceAll(read, ",", " ") + "\n")
	}
	return text.String(), nil
}

func shortMoves(moves []engine.Move) string {
	list := make([]string, len(moves))
	for i, m := range moves {
		list[i] = strings.TrimPrefix(strings.Replace(m.Name, takeVerb, "-", 1), placeVerb)
	}
	return strings.Join(list, ",")
}

func longMoves(short string) ([]string, error) {
	names := strings.Split(short, ",")
	for i, s := range names {
		if cell, taken := strings.CutPrefix(s, "-"); taken {
			names[i] = takeVerb + cell
		} else {
			names[i] = placeVerb + s
		}
	}
	return names, nil
}
