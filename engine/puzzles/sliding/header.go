package sliding

import (
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// header is a size before the board: "3", "3x4" or "3 4".
type header struct {
	rows, cols   int
	text         string
	line, column int
}

// readHeader reads the first line as a size; ok is false if the following lines do not fit that.
func readHeader(lines []line) (h header, ok bool) {
	if len(lines) < 2 {
		return h, false
	}
	first, below := lines[0].words, lines[1:]
	var sides []string
	switch count := countWords(below); len(first) {
	case 1:
		h.text = first[0].Text
		if sides = strings.Split(strings.ToLower(h.text), "x"); len(sides) == 1 {
			n, _ := strconv.Atoi(h.text)
			sides, ok = []string{h.text, h.text}, len(below[0].words) > 1 || n*n == count
		} else {
			ok = len(sides) == 2
		}
	case 2:
		h.text = first[0].Text + " " + first[1].Text
		rows, _ := strconv.Atoi(first[0].Text)
		cols, _ := strconv.Atoi(first[1].Text)
		// On a board of two columns it may be the first row.
		sides, ok = []string{first[0].Text, first[1].Text}, rows*cols == count && (len(below[0].words) != 2 || isWhole(below))
	}
	if !ok {
		return h, false
	}
	h.line, h.column = lines[0].number, first[0].Column
	var err error
	if h.rows, err = strconv.Atoi(sides[0]); err == nil {
		h.cols, err = strconv.Atoi(sides[1])
	}
	return h, err == nil && h.rows >= 0 && h.cols >= 0
}

// rowsOf returns the rows of the board below, which may also be in one line, or have one number per line. Columns
// before rows are accepted, too.
func (h header) rowsOf(below []line) ([][]cell, error) {
	if inOneLine(below) && countWords(below) == h.rows*h.cols && h.cols > 1 {
		return fold(below, h.cols), nil
	}
	if rows, cols := len(below), len(below[0].words); (rows != h.rows || cols != h.cols) && (rows != h.cols || cols != h.rows) {
		return nil, engine.BadText(h.line, h.column, "the size is %s, but %d row{|s} {follows|follow}, the first of %d cell{|s}; expected a board of that size, or no size",
			text.Quote(h.text), rows, cols).OfKind(engine.ErrContradiction)
	}
	return rowsOf(below), nil
}

// startLines returns the number of lines of the board; a goal follows after an empty line. Empty lines between the rows
// of one board are ignored.
func (t *parts) startLines() int {
	all := len(t.start)
	if len(t.gaps) == 0 {
		return all
	}
	if h, ok := readHeader(t.start); ok {
		for _, n := range t.gaps {
			if countWords(t.start[1:n]) >= h.rows*h.cols {
				return n
			}
		}
		return all
	}
	first := t.start[0]
	if t.gaps[0] == 1 && !isInstance(first) && side(len(first.words)) == 0 || isWhole(t.start) {
		return all
	}
	return t.gaps[0]
}

// isWhole reports whether the lines hold each tile of one board once.
func isWhole(lines []line) bool {
	seen := make([]bool, countWords(lines))
	for _, l := range lines {
		for _, w := range l.words {
			tile, ok := readTile(w.Text, len(seen))
			if !ok || int(tile) >= len(seen) || seen[tile] {
				return false
			}
			seen[tile] = true
		}
	}
	return true
}

// said is the information of a text beside the puzzle.
type said struct {
	claim   claim
	assumed bool // the goal is the spiral only because a size precedes the board
}

// claim is a comment about solvability.
type claim struct {
	line     int // 0 if there is none
	solvable bool
}

// readClaim reads a comment such as "# This puzzle is unsolvable".
func readClaim(line int, remark string) claim {
	remark = strings.ToLower(strings.Join(strings.Fields(remark), " "))
	switch {
	case strings.Contains(remark, "is unsolvable"), strings.Contains(remark, "is not solvable"):
		return claim{line, false}
	case strings.Contains(remark, "is solvable"):
		return claim{line, true}
	}
	return claim{}
}

// warnings reports assumptions about the text, and a claim that contradicts the verdict.
func (p *Puzzle) warnings(verdict parity) []engine.Fact {
	var facts []engine.Fact
	warn := func(format string, args ...any) {
		facts = append(facts, engine.Fact{Kind: engine.Warning, Title: engine.Msg("Warning"), Text: engine.Msg(format, args...)})
	}
	goal := p.settings.Choice("goal")
	if p.said.assumed && goal.Name == spiral {
		warn("a size stands before the board, as in files whose goal is the spiral; so the goal is %s (%s), unless a line such as \"goal: %s\" says another", goal.Title, goal.Name, blankLast)
	}
	switch c := p.said.claim; {
	case c.line == 0 || c.solvable == verdict.solvable():
	case c.solvable:
		warn("line %d says that the puzzle can be solved, but it cannot be brought to the goal %s (%s)", c.line, goal.Title, goal.Name)
	default:
		warn("line %d says that the puzzle cannot be solved, but it can be brought to the goal %s (%s)", c.line, goal.Title, goal.Name)
	}
	return facts
}
