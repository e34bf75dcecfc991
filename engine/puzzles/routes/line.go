package routes

import (
	"fmt"
	"net/url"
	"strings"

	"langkah/engine"
)

// lineForm is the compact form of one line: the lines of the text form after the first one, with / between them, a tilde
// for each blank, and other characters escaped as in addresses. In rows of a map a small letter repeats the cell before it
// that many times more: .c is four free cells.
func lineForm() *engine.LineForm {
	return &engine.LineForm{Letter: "G", Version: 1, Write: writeLine, Text: lineText, Moves: shortMoves, Names: longMoves}
}

func writeLine(p engine.Puzzle) engine.Line {
	z := p.(*Puzzle)
	first, rest, _ := strings.Cut(strings.TrimSuffix(z.String(), "\n"), "\n")
	lines := strings.Split(rest, "\n")
	size := fmt.Sprintf("%dn", z.world.size())
	if g, ok := z.world.(*grid); ok {
		size = fmt.Sprintf("%dx%d", g.rows, g.cols)
		for i := range lines[:g.rows] {
			lines[i] = shortRow(lines[i])
		}
		for i := g.rows; i < len(lines); i++ {
			lines[i] = escape(lines[i])
		}
	} else {
		for i := range lines {
			lines[i] = escape(lines[i])
		}
	}
	return engine.Line{Size: size, Board: escape(first) + "/" + strings.Join(lines, "/")}
}

// escape writes a line without blanks and without the characters that share strings use.
func escape(line string) string {
	return strings.NewReplacer("+", "~", "%3A", ":").Replace(url.QueryEscape(strings.ReplaceAll(line, "~", "%7E")))
}

func unescape(short string) (string, error) {
	line, err := url.QueryUnescape(strings.ReplaceAll(short, "~", "+"))
	return strings.ReplaceAll(line, "%7E", "~"), err
}

// shortRow writes runs of a mark as the mark and a letter.
func shortRow(row string) string {
	var w strings.Builder
	for i := 0; i < len(row); {
		n := 1
		for i+n < len(row) && row[i+n] == row[i] && n <= 26 {
			n++
		}
		w.WriteByte(row[i])
		if n > 1 {
			w.WriteByte('a' + byte(n-2))
		}
		i += n
	}
	return w.String()
}

// longRow undoes shortRow.
func longRow(short string) (string, error) {
	var w strings.Builder
	for i := range len(short) {
		c := short[i]
		if c < 'a' || c > 'z' {
			w.WriteByte(c)
			continue
		}
		if i == 0 {
			return "", engine.Errorf("found %q at the beginning of a row, expected a cell before it", string(c))
		}
		w.WriteString(strings.Repeat(short[i-1:i], int(c-'a')+1))
		if w.Len() > 4*maxSide {
			return "", engine.Errorf("a row has more than %d cell{|s}", maxSide)
		}
	}
	return w.String(), nil
}

func lineText(l engine.Line) (string, error) {
	var w strings.Builder
	onMap, rows := strings.Contains(l.Size, "x"), 0
	_, _ = fmt.Sscanf(l.Size, "%dx", &rows)
	for i, short := range strings.Split(l.Board, "/") {
		line, err := unescape(short)
		if onMap && i > 0 && i <= rows {
			line, err = longRow(short)
		}
		if err != nil {
			return "", engine.Errorf("part %d of the board cannot be read: %s", i+1, err)
		}
		w.WriteString(line + "\n")
	}
	return w.String(), nil
}

// shortMoves writes the names of moves with commas between them.
func shortMoves(moves []engine.Move) string {
	names := make([]string, len(moves))
	for i, m := range moves {
		names[i] = strings.ReplaceAll(escape(m.Name), ",", "%2C")
	}
	return strings.Join(names, ",")
}

func longMoves(short string) ([]string, error) {
	var names []string
	for _, part := range strings.Split(short, ",") {
		name, err := unescape(part)
		if err != nil {
			return nil, engine.Errorf("found %q, expected the name of a move", part)
		}
		names = append(names, name)
	}
	return names, nil
}
