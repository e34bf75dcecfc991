package sliding

import (
	"fmt"
	"strconv"
	"strings"

	"langkah/engine"
)

// lineForm is the compact form of one line: rows separated by /, numbers by full stops, the blank as -; field g is the
// goal's name, o a custom goal, written as the board is, c the cost model.
func lineForm() *engine.LineForm {
	return &engine.LineForm{Letter: "T", Keys: "goc", Version: 1, Write: writeLine, Text: lineText, Moves: shortMoves, Names: longMoves}
}

func writeLine(p engine.Puzzle) engine.Line {
	z := p.(*Puzzle)
	l := engine.Line{Size: fmt.Sprintf("%dx%d", z.start.rows, z.start.cols), Board: z.start.inLine()}
	if goal := z.settings.Text("goal"); goal != blankLast || len(z.given.cells) > 0 {
		l = l.With("g", goal)
	}
	if len(z.given.cells) > 0 {
		l = l.With("o", z.given.inLine())
	}
	if z.cost != unitCost {
		l = l.With("c", z.cost)
	}
	return l
}

// inLine returns the board with its rows separated by /.
func (b board) inLine() string {
	rows := strings.Split(strings.TrimSuffix(b.String(), "\n"), "\n")
	for i, row := range rows {
		rows[i] = strings.Join(strings.Fields(row), ".")
	}
	return strings.Join(rows, "/")
}

func lineText(l engine.Line) (string, error) {
	spread := strings.NewReplacer("/", "\n", ".", " ").Replace
	text := spread(l.Board) + "\n"
	first, _, _ := strings.Cut(l.Board, "/")
	if size := fmt.Sprintf("%dx%d", 1+strings.Count(l.Board, "/"), 1+strings.Count(first, ".")); size != l.Size {
		return "", engine.Errorf("the size is %s, but the board is %s", l.Size, size)
	}
	if c := l.Field("c"); c != "" {
		text += "cost: " + c + "\n"
	}
	if g := l.Field("g"); g != "" {
		text += "goal: " + g + "\n"
	}
	if o := l.Field("o"); o != "" {
		text += "\n" + spread(o) + "\n"
	}
	return text, nil
}

// shortMoves encodes the blank's directions by run lengths: "L3U".
func shortMoves(moves []engine.Move) string {
	var b strings.Builder
	for i := 0; i < len(moves); {
		n := 1
		for i+n < len(moves) && moves[i+n].Name == moves[i].Name {
			n++
		}
		b.WriteString(moves[i].Name[:1])
		if n > 1 {
			b.WriteString(strconv.Itoa(n))
		}
		i += n
	}
	return b.String()
}

// mostMoves limits the length of a game in one line.
const mostMoves = 100_000

func longMoves(short string) ([]string, error) { return readDirections(short, 0) }

// readDirections parses directions with optional run lengths. by is xored to each: 2 turns a tile's direction into the
// blank's.
func readDirections(short string, by direction) ([]string, error) {
	var names []string
	for left := short; left != ""; {
		d := strings.IndexByte("URDL", left[0])
		digits := left[1:][:len(left)-1-len(strings.TrimLeft(left[1:], "0123456789"))]
		n, err := 1, error(nil)
		if digits != "" {
			n, err = strconv.Atoi(digits)
		}
		if d < 0 || err != nil || n < 1 || len(names)+n > mostMoves {
			return nil, engine.Errorf("found %q, expected ways such as L3U", left[:min(len(left), 10)])
		}
		for range n {
			names = append(names, (direction(d) ^ by).String())
		}
		left = left[1+len(digits):]
	}
	return names, nil
}

// played returns the moves below a board in the form of speed-solving programs, whose letters give the tile's
// direction; nil if there are none.
func played(s string) []string {
	t, err := split(s)
	if err != nil || t.ways == "" {
		return nil
	}
	names, _ := readDirections(t.ways, 2)
	return names
}
