package ice

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// lineForm is the compact form of one line: rows separated by /, small letters for runs of ice (a is one cell), the
// other marks unchanged. Field d holds the costs of the cells that can be entered, row by row, one digit each; if some
// have more digits, field w has them separated by full stops, 3x9 for three times 9, or a single number if all are
// equal. Field c is the cost model, s the stop rule, f a start with numbers already crossed: r3c4.2 has two crossed.
func lineForm() *engine.LineForm {
	return &engine.LineForm{Letter: "I", Keys: "dwcsf", Version: 1, Write: writeLine, Text: lineText, Moves: shortMoves, Names: longMoves}
}

func writeLine(p engine.Puzzle) engine.Line {
	z := p.(*Puzzle)
	b := z.board
	lines := strings.Split(strings.TrimSuffix(z.String(), "\n"), "\n")
	rows := slices.Clone(lines[1 : 1+b.rows])
	for i, row := range rows {
		rows[i] = shortRow(row)
	}
	l := engine.Line{Size: fmt.Sprintf("%dx%d", b.rows, b.cols), Board: strings.Join(rows, "/")}
	var costs []int32
	for cell, cost := range b.costs {
		if b.canStand(cell) {
			costs = append(costs, cost)
		}
	}
	l = l.With(shortCosts(costs))
	if z.cost != byCells {
		l = l.With("c", string(z.cost))
	}
	if z.stop != atRock {
		l = l.With("s", string(z.stop))
	}
	if from, ok := strings.CutPrefix(lines[len(lines)-1], "from: "); ok {
		l = l.With("f", strings.Replace(from, " ", ".", 1))
	}
	return l
}

// shortRow writes runs of ice as letters.
func shortRow(row string) string {
	var w strings.Builder
	run := 0
	for i := range len(row) + 1 {
		if i < len(row) && row[i] == path && run < 26 {
			run++
			continue
		}
		if run > 0 {
			w.WriteByte('a' + byte(run-1))
		}
		run = 0
		if i < len(row) && row[i] == path {
			run = 1
		} else if i < len(row) {
			w.WriteByte(row[i])
		}
	}
	return w.String()
}

// shortCosts returns key and value of the field for the costs.
func shortCosts(costs []int32) (key, value string) {
	if most := slices.Max(costs); most <= 9 && most != slices.Min(costs) {
		digits := make([]byte, len(costs))
		for i, c := range costs {
			digits[i] = byte('0' + c)
		}
		return "d", string(digits)
	}
	var parts []string
	for i := 0; i < len(costs); {
		n := 1
		for i+n < len(costs) && costs[i+n] == costs[i] {
			n++
		}
		switch {
		case n == len(costs):
			return "w", strconv.Itoa(int(costs[0]))
		case n > 1:
			parts = append(parts, fmt.Sprintf("%dx%d", n, costs[i]))
		default:
			parts = append(parts, strconv.Itoa(int(costs[i])))
		}
		i += n
	}
	return "w", strings.Join(parts, ".")
}

func lineText(l engine.Line) (string, error) {
	size, ok := text.Numbers(l.Size, "", "x")
	if !ok || slices.Min(size) < 1 || slices.Max(size) > maxSide {
		return "", engine.Errorf("the size is %q, expected rows and columns from %d to %d", l.Size, 1, maxSide)
	}
	rows, cols := size[0], size[1]
	var w strings.Builder
	fmt.Fprintf(&w, "%d %d\n", rows, cols)
	for _, row := range strings.Split(l.Board, "/") {
		for _, mark := range row {
			if mark >= 'a' && mark <= 'z' {
				w.WriteString(strings.Repeat(string(path), int(mark-'a')+1))
			} else {
				w.WriteRune(mark)
			}
		}
		w.WriteByte('\n')
	}
	marks := strings.ReplaceAll(strings.SplitN(w.String(), "\n", 2)[1], "\n", "")
	entered := len(marks) - strings.Count(marks, string(rock)) - strings.Count(marks, string(lava))
	if l.Field("d") != "" && l.Field("w") != "" {
		return "", engine.Errorf("the costs are there twice: in field d, and in field w")
	}
	costs := strings.Split(l.Field("d"), "")
	if len(costs) == 0 {
		var err error
		if costs, err = longCosts(l.Field("w"), entered); err != nil {
			return "", err
		}
	}
	if len(marks) != rows*cols || len(costs) != entered {
		return "", engine.Errorf("found %d cost{|s}, expected %d", len(costs), entered)
	}
	all := make([]string, 0, len(marks))
	for _, mark := range marks {
		if mark == rock || mark == lava {
			all = append(all, "0")
			continue
		}
		all, costs = append(all, costs[0]), costs[1:]
	}
	for row := range slices.Chunk(all, cols) {
		w.WriteString(strings.Join(row, " ") + "\n")
	}
	for _, f := range [][2]string{{"c", "cost"}, {"s", "stop"}, {"f", "from"}} {
		if value := l.Field(f[0]); value != "" {
			fmt.Fprintf(&w, "%s: %s\n", f[1], strings.Replace(value, ".", " ", 1))
		}
	}
	return w.String(), nil
}

// longCosts expands the field w to exactly that many costs.
func longCosts(short string, want int) ([]string, error) {
	if short == "" {
		return nil, engine.Errorf("found %d cost{|s}, expected %d", 0, want)
	}
	parts := strings.Split(short, ".")
	if len(parts) == 1 && !strings.Contains(short, "x") {
		parts[0] = fmt.Sprintf("%dx%s", want, short)
	}
	var costs []string
	for _, part := range parts {
		count, cost, repeated := strings.Cut(part, "x")
		n := 1
		if !repeated {
			cost = count
		} else if m, err := strconv.Atoi(count); err != nil || m < 1 || m > want {
			return nil, engine.Errorf("found %q among the costs, expected at most %d times a number", part, want)
		} else {
			n = m
		}
		if len(costs)+n > want {
			return nil, engine.Errorf("found more than %d cost{|s}", want)
		}
		costs = append(costs, slices.Repeat([]string{cost}, n)...)
	}
	if len(costs) < want {
		return nil, engine.Errorf("found %d cost{|s}, expected %d", len(costs), want)
	}
	return costs, nil
}

// shortMoves writes moves as one word of the letters U, D, L, R, as in the course.
func shortMoves(moves []engine.Move) string {
	var w strings.Builder
	for _, m := range moves {
		if d, ok := directionNamed(m.Name); ok {
			w.WriteString(d.letter())
		}
	}
	return w.String()
}

func longMoves(short string) ([]string, error) {
	var names []string
	for _, letter := range short {
		i := strings.IndexRune("UDLR", letter)
		if i < 0 {
			return nil, engine.Errorf("found %q, expected U, D, L and R, one for each move", short)
		}
		names = append(names, direction(i).name())
	}
	return names, nil
}
