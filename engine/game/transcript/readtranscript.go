package transcript

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
)

// Claims is a parsed transcript. [Claims.Check] verifies it against the puzzle.
type Claims struct {
	names []string // of the moves
	costs []string // of the moves, as they are written

	lines []string    // of the whole text, without trailing blanks
	head  []statement // the statements before the moves
	moves int         // index of the line of the first move
	after int         // index of the line after the last one
}

// statement is a line of the head, such as "Status:     solved". Its label is empty if it
// has none.
type statement struct {
	line        int // from 1
	label, text string
}

// Read parses a transcript. The list under the line "Moves" is required and ends with the
// first blank line; anything else is optional. Its error is an *engine.ParseError.
func Read(text string) (Claims, error) {
	c := Claims{lines: strings.Split(text, "\n")}
	for i, line := range c.lines {
		c.lines[i] = strings.TrimRight(line, " \t\r")
	}
	title := slices.IndexFunc(c.lines, func(line string) bool { return strings.TrimSpace(line) == movesTitle })
	if title < 0 {
		return c, engine.BadText(1, 0, `this is no transcript: it has no line "Moves" with the moves under it, such as "1. UP, cost 1"`).OfKind(engine.ErrUnrecognised)
	}
	c.head = readHead(c.lines[:title])
	c.moves = title + 1
	if c.moves < len(c.lines) && isRule(c.lines[c.moves]) {
		c.moves++
	}
	for c.after = c.moves; c.after < len(c.lines) && c.lines[c.after] != ""; c.after++ {
		line := strings.TrimSpace(c.lines[c.after])
		if line == noMoves && c.after == c.moves {
			c.after++
			return c, nil
		}
		name, cost, err := readMove(line, len(c.names)+1)
		if err != nil {
			return c, engine.BadText(c.after+1, 0, "%s", err)
		}
		c.names, c.costs = append(c.names, name), append(c.costs, cost)
	}
	if len(c.names) == 0 {
		return c, engine.BadText(c.moves, 0, `no move under "Moves"; expected lines such as "1. UP, cost 1", or %q`, noMoves).OfKind(engine.ErrEmpty)
	}
	return c, nil
}

// readHead parses the statements in the lines before the moves.
func readHead(lines []string) []statement {
	var list []statement
	for i, line := range lines {
		line = strings.TrimSpace(line)
		if line == "" || line == transcriptTitle || isRule(line) {
			continue
		}
		label, text, found := strings.Cut(line, ":")
		if !found {
			label, text = "", line
		}
		list = append(list, statement{i + 1, label, strings.TrimSpace(text)})
	}
	return list
}

// values returns the statements "name = value" of a label.
func (c Claims) values(label string) engine.Values {
	values := engine.Values{}
	for _, s := range c.head {
		if name, value, found := strings.Cut(s.text, optionMark); found && s.label == label {
			values[name] = value
		}
	}
	return values
}

// isRule reports whether a line is the rule under a title.
func isRule(line string) bool {
	line = strings.TrimSpace(line)
	return line != "" && (strings.Trim(line, "-") == "" || strings.Trim(line, "=") == "")
}

// Moves returns the moves by name and cost alone. Where the puzzle's costs have decimals, that is
// the cost of the legal move of the name if it is written like that.
func (c Claims) Moves(p engine.Puzzle) []engine.Move {
	moves := make([]engine.Move, len(c.names))
	for i, name := range c.names {
		moves[i] = engine.Move{Name: name, Cost: costUnits(p, c.costs[i])}
	}
	if engine.CostUnit(p) == 1 {
		return moves
	}
	at := engine.PlayStart(p)
	for i, m := range moves {
		legal, ok := engine.NamedMove(at, m.Name)
		if !ok || engine.CostOf(p, legal.Cost).String() != c.costs[i] {
			break
		}
		next, err := at.Apply(legal)
		if err != nil {
			break
		}
		moves[i].Cost, at = legal.Cost, next
	}
	return moves
}

// costUnits returns a written cost as the puzzle counts it, rounded.
func costUnits(p engine.Puzzle, written string) int {
	x, _ := strconv.ParseFloat(written, 64) // it was read before
	return int(math.Round(x * float64(engine.CostUnit(p))))
}

// readMove parses the n-th move, a line such as "7. UP, cost 1".
func readMove(line string, n int) (name, cost string, err error) {
	number, rest, found := strings.Cut(line, ". ")
	if i, err := strconv.Atoi(number); !found || err != nil {
		return "", "", engine.Errorf("found %q, expected a move such as %q", line, strconv.Itoa(n)+". UP, cost 1")
	} else if i != n {
		return "", "", engine.Errorf("found move %d, expected move %d", i, n)
	}
	at := strings.LastIndex(rest, costMark)
	if at < 0 {
		return "", "", engine.Errorf("found no cost in %q, expected it at the end: %q", line, "UP, cost 1")
	}
	name, cost = strings.TrimSpace(rest[:at]), rest[at+len(costMark):]
	switch x, err := strconv.ParseFloat(cost, 64); {
	case err != nil || math.Abs(x) > math.MaxInt32:
		return "", "", engine.Errorf("the cost is %q, expected a number", cost)
	case name == "":
		return "", "", engine.Errorf("found %q, expected the name of a move before the cost", line)
	}
	return name, cost, nil
}
