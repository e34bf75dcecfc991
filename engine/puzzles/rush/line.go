package rush

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// lineForm is the compact form of one line: rows separated by /, digits for runs of empty cells, letters for pieces, x
// for a wall. Field x is the exit, r3R row 3 on the right, c4B column 4 at the bottom (L and T the other sides); c the
// cost model; f the form of the puzzle's text unless it is the grid with K: o one line, g plain grid, n numbers.
// Numbers, and names of several letters, are separated by full stops; an empty cell is 0 there.
func lineForm() *engine.LineForm {
	return &engine.LineForm{Letter: "R", Keys: "xcf", Version: 1, Write: writeLine, Text: lineText, Moves: shortMoves, Names: longMoves}
}

var (
	formNames = map[form]string{letterGrid: "", integers: "n", oneLine: "o", plainGrid: "g"}
	sideNames = map[side]string{right: "R", left: "L", bottom: "B", top: "T"}
)

func writeLine(p engine.Puzzle) engine.Line {
	z := p.(*Puzzle)
	b := z.board
	names := z.start().names()
	rows := make([]string, b.rows)
	for r := range rows {
		row := names[r*b.cols : (r+1)*b.cols]
		switch {
		case z.form == plainGrid && z.board.longNames():
			for i, name := range row {
				if name == "." {
					row[i] = "0"
				}
			}
			fallthrough
		case z.form == integers:
			rows[r] = strings.Join(row, ".")
		default:
			rows[r] = shortRow(row)
		}
	}
	lane := "r"
	if b.exit.vertical() {
		lane = "c"
	}
	l := engine.Line{Size: fmt.Sprintf("%dx%d", b.rows, b.cols), Board: strings.Join(rows, "/")}
	l = l.With("x", lane+strconv.Itoa(b.pieces[0].lane+1)+sideNames[b.exit])
	return l.With("c", string(z.cost)).With("f", formNames[z.form])
}

// longNames reports whether any piece has a name of several letters.
func (b *board) longNames() bool {
	return slices.ContainsFunc(b.pieces, func(p piece) bool { return len(p.name) > 1 }) ||
		slices.ContainsFunc(b.walls, func(w wall) bool { return len(w.name) > 1 })
}

// shortRow writes runs of empty cells as numbers.
func shortRow(names []string) string {
	var row strings.Builder
	run := 0
	end := func() {
		if run > 0 {
			row.WriteString(strconv.Itoa(run))
		}
		run = 0
	}
	for _, name := range names {
		if name == "." || name == "o" {
			run++
			continue
		}
		end()
		row.WriteString(name)
	}
	end()
	return row.String()
}

func lineText(l engine.Line) (string, error) {
	size, ok := text.Numbers(l.Size, "", "x")
	if !ok || slices.Min(size) < minSide || slices.Max(size) > maxSide {
		return "", engine.Errorf("the size is %q, expected rows and columns from %d to %d", l.Size, minSide, maxSide)
	}
	rows, cols := size[0], size[1]
	lines := strings.Split(l.Board, "/")
	if len(lines) != rows {
		return "", engine.Errorf("the board has %d row{|s}, expected %d", len(lines), rows)
	}
	var long string
	var err error
	switch l.Field("f") {
	case formNames[letterGrid]:
		long, err = gridText(lines, cols, l.Field("x"))
	case formNames[oneLine]:
		if long, err = longRows(lines, cols, "o", ""); err == nil {
			err = checkExit(lines, "", primaryCar, l.Field("x"))
		}
	case formNames[integers]:
		long = strings.ReplaceAll(strings.Join(lines, "\n"), ".", " ") + "\n"
		err = checkExit(lines, ".", primaryNumber, l.Field("x"))
	case formNames[plainGrid]:
		if !strings.Contains(l.Board, ".") {
			if long, err = longRows(lines, cols, ".", "\n"); err == nil {
				err = checkExit(lines, "", primaryPlain, l.Field("x"))
			}
			break
		}
		for _, row := range lines {
			cells := strings.Split(row, ".")
			for i, name := range cells {
				if name == "0" {
					cells[i] = "."
				}
			}
			long += strings.Join(cells, " ") + "\n"
		}
		err = checkExit(lines, ".", primaryPlain, l.Field("x"))
	default:
		err = engine.Errorf("the form is %q, expected g, o or n", l.Field("f"))
	}
	if c := l.Field("c"); err == nil && c != "" {
		long = strings.TrimSuffix(long, "\n") + "\ncost: " + c + "\n"
	}
	return long, err
}

// checkExit checks the optional exit field in forms whose primary piece always leaves on the right: it must name that
// piece's row.
func checkExit(rows []string, between, primary, exit string) error {
	row := slices.IndexFunc(rows, func(row string) bool { return slices.Contains(strings.Split(row, between), primary) })
	if want := fmt.Sprintf("r%dR", row+1); row >= 0 && exit != "" && exit != want {
		return engine.Errorf("the exit is %q, expected %q: in this form the primary piece %s leaves on the right", exit, want, primary)
	}
	return nil
}

// longRows expands numbers to empty cells; each row ends with end. It fails if a row has not cols cells.
func longRows(rows []string, cols int, empty, end string) (string, error) {
	var out strings.Builder
	for i, row := range rows {
		width := 0
		for len(row) > 0 {
			digits := len(row) - len(strings.TrimLeft(row, "0123456789"))
			if digits == 0 {
				out.WriteByte(row[0])
				row, width = row[1:], width+1
				continue
			}
			n, err := strconv.Atoi(row[:digits])
			if err != nil || n < 1 || n > maxSide {
				return "", engine.Errorf("row %d has %s empty cell{|s}, the row has %d", i+1, row[:digits], cols)
			}
			out.WriteString(strings.Repeat(empty, n))
			row, width = row[digits:], width+n
		}
		if width != cols {
			return "", engine.Errorf("row %d has %d cell{|s}, expected %d", i+1, width, cols)
		}
		out.WriteString(end)
	}
	return out.String(), nil
}

// gridText returns the grid with K; exit is the field x.
func gridText(rows []string, cols int, exit string) (string, error) {
	body, err := longRows(rows, cols, ".", "\n")
	if err != nil {
		return "", err
	}
	name := strings.TrimRight(exit, "RLTB")
	kind, limit, sides := "r", len(rows), "RL"
	if strings.HasPrefix(name, "c") {
		kind, limit, sides = "c", cols, "TB"
	}
	at, ok := text.Numbers(name, kind)
	if !ok || len(exit) != len(name)+1 {
		return "", engine.Errorf("the exit is %q, expected a row or column and its side, such as r3R or c4B", exit)
	}
	lane, side := at[0], exit[len(name)]
	if lane < 1 || lane > limit || !strings.Contains(sides, exit[len(name):]) {
		return "", engine.Errorf("the exit is %q, which is at no side of the board", exit)
	}
	lines := strings.Split(strings.TrimSuffix(body, "\n"), "\n")
	mark := strings.Repeat(" ", lane-1) + string(exitMark)
	switch side {
	case 'R':
		lines[lane-1] += string(exitMark)
	case 'L':
		for i := range lines {
			lines[i] = " " + lines[i]
		}
		lines[lane-1] = string(exitMark) + lines[lane-1][1:]
	case 'T':
		lines = append([]string{mark}, lines...)
	case 'B':
		lines = append(lines, mark)
	}
	return fmt.Sprintf("%d %d\n%d\n%s\n", len(rows), cols, len(lettersIn(body))-1, strings.Join(lines, "\n")), nil
}

// lettersIn returns the set of capital letters of a board, P included.
func lettersIn(board string) map[rune]bool {
	found := map[rune]bool{'P': true}
	for _, r := range board {
		if r >= 'A' && r <= 'Z' {
			found[r] = true
		}
	}
	return found
}

// shortMoves writes "A right 3" as "Ar3", separated by commas.
func shortMoves(moves []engine.Move) string {
	list := make([]string, len(moves))
	for i, m := range moves {
		if words := strings.Fields(m.Name); len(words) == 3 {
			list[i] = words[0] + strings.ToLower(words[1][:1]) + words[2]
		}
	}
	return strings.Join(list, ",")
}

func longMoves(short string) ([]string, error) {
	var names []string
	for _, s := range strings.Split(short, ",") {
		cells := strings.TrimLeft(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
		piece := strings.TrimSuffix(s, cells)
		word := ""
		if cells != "" {
			word = map[byte]string{'r': "right", 'l': "left", 'u': "up", 'd': "down"}[cells[0]]
		}
		if word == "" || piece == "" {
			return nil, engine.Errorf("found %q, expected a move such as Ar3", s)
		}
		if piece[0] <= '9' {
			word = strings.ToUpper(word) // pieces of numbers
		}
		names = append(names, piece+" "+word+" "+cells[1:])
	}
	return names, nil
}
