package sliding

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"langkah/engine"
	"langkah/engine/base/text"
)

// parse reads a puzzle in any form of the package documentation. Its error is a [*engine.ParseError].
func parse(s string) (*Puzzle, error) {
	t, err := split(s)
	if err != nil {
		return nil, err
	}
	start, usual, err := readStart(t.start)
	if err != nil {
		return nil, err
	}
	goalName, cost := t.goalName, t.cost
	assumed := false
	var given board
	if len(t.goal) > 0 {
		if given, err = readGoal(t.goal); err != nil {
			return nil, err
		}
		if given.rows != start.rows || given.cols != start.cols {
			return nil, engine.BadText(t.goal[0].number, 0, "the goal has %d x %d cells, expected %d x %d as the board", given.rows, given.cols, start.rows, start.cols).OfKind(engine.ErrContradiction)
		}
	}
	switch {
	case goalName != "":
	case len(t.goal) > 0:
		goalName = fromFile
	default:
		goalName, assumed = usual, usual == spiral
	}
	if goalName == fromFile && len(t.goal) == 0 {
		return nil, engine.BadText(t.goalLine, 0, "the goal is to be read from the file, but no board follows; write the goal under this line").OfKind(engine.ErrEmpty)
	}
	p, err := newPuzzle(start, given, goalName, cost)
	if err != nil {
		return nil, engine.BadText(max(t.goalLine, t.costLine, 1), 0, "%s", err)
	}
	p.said = said{t.claim, assumed}
	return p, nil
}

// mostWords limits the words of a board that are read, to more than the largest board has.
const mostWords = 10_000

// line is a line of the text split into words.
type line struct {
	number int // from 1
	words  []text.Word
}

// parts are the lines of a text by purpose. goalLine and costLine are the lines that set an option, 0 for none.
type parts struct {
	start, goal        []line
	gaps               []int // empty lines, as the number of start's lines before each
	claim              claim
	ways               string // directions of the tiles, below a board with rows separated by /
	goalName, cost     string
	goalLine, costLine int
}

// split divides the lines of a text into board, goal and options. With an error, which is the first one, the parts
// still hold the boards.
func split(s string) (t parts, err error) {
	t.cost = unitCost
	inGoal, words, slashed := false, 0, false
	for number, raw := range text.Lines(s) {
		raw, remark, comment := strings.Cut(raw, "#")
		if t.claim.line == 0 {
			t.claim = readClaim(number, remark)
		}
		l := line{number, text.Words(raw)}
		if rows := slashedRows(l, raw); rows != nil && len(t.start) == 0 && words == 0 {
			t.start, slashed = rows, true
			words += len(rows) * len(rows[0].words)
			continue
		}
		if slashed && t.ways == "" && areDirections(raw) {
			t.ways = strings.ToUpper(strings.Join(strings.Fields(raw), ""))
			continue
		}
		if words += len(l.words); words > mostWords {
			return t, cmp.Or(err, error(engine.BadText(number, 0, "found more than %d numbers up to here, expected a board of at most %d x %d cells", mostWords, maxSide, maxSide).OfKind(engine.ErrSize)))
		}
		switch {
		case len(l.words) == 0:
			// A line with only a comment is no gap.
			if n := len(t.start); !comment && n > 0 && !inGoal && (len(t.gaps) == 0 || t.gaps[len(t.gaps)-1] < n) {
				t.gaps = append(t.gaps, n)
			}
		case optionLine(l) != "":
			err = cmp.Or(err, t.setOption(l))
			inGoal = inGoal || optionLine(l) == "goal" && len(t.start) > 0
		case inGoal:
			t.goal = append(t.goal, l)
		default:
			t.start = append(t.start, l)
		}
	}
	if n := t.startLines(); len(t.goal) == 0 {
		t.start, t.goal = t.start[:n], t.start[n:]
	}
	if err == nil && len(t.start) == 0 {
		err = engine.BadText(1, 0, "there is no board in the text; expected rows of numbers, the blank as -").OfKind(engine.ErrEmpty)
	}
	return t, err
}

// optionLine returns the name of the option that a line sets, or "".
func optionLine(l line) string {
	name, _, _ := strings.Cut(strings.ToLower(l.words[0].Text), ":")
	if name == "goal" || name == "cost" {
		return name
	}
	return ""
}

// setOption reads a line such as "cost: tile", "goal blank-first" or "goal".
func (t *parts) setOption(l line) error {
	name, value, _ := strings.Cut(strings.ToLower(l.words[0].Text), ":")
	column, words := l.words[0].Column+len(name)+1, l.words[1:]
	if len(words) > 0 && value == "" && words[0].Text == ":" {
		words = words[1:]
	}
	if value == "" && len(words) > 0 {
		value, column, words = strings.ToLower(words[0].Text), words[0].Column, words[1:]
	}
	if len(words) > 0 {
		return engine.BadText(l.number, words[0].Column, "found %s after %s: %s, expected the end of the line", text.Quote(words[0].Text), name, value)
	}
	set, at := &t.cost, &t.costLine
	choices := []string{unitCost, tileCost}
	if name == "goal" {
		set, at = &t.goalName, &t.goalLine
		choices = []string{blankLast, blankFirst, spiral, fromFile}
		if value == "" {
			value = fromFile
		}
	}
	if *at > 0 {
		return engine.BadText(l.number, l.words[0].Column, "the %s is set a second time; line %d sets it, too; keep one of the two lines", name, *at).OfKind(engine.ErrContradiction)
	}
	*at = l.number
	if !slices.Contains(choices, value) {
		return engine.BadText(l.number, column, "found the %s %s, expected one of %s", name, text.Quote(value), strings.Join(choices, ", "))
	}
	*set = value
	return nil
}

// slashedRows splits a board on one line with rows separated by /, as speed-solving programs exchange them; nil if it
// is none.
func slashedRows(l line, raw string) []line {
	if !strings.Contains(raw, "/") {
		return nil
	}
	var rows []line
	column := 0
	for _, part := range strings.Split(raw, "/") {
		row := line{number: l.number, words: text.Words(part)}
		for i := range row.words {
			row.words[i].Column += column
		}
		if column += utf8.RuneCountInString(part) + 1; len(row.words) == 0 {
			return nil
		}
		rows = append(rows, row)
	}
	return rows
}

// areDirections reports whether a line holds only letters of directions, with numbers.
func areDirections(raw string) bool {
	return strings.ContainsAny(raw, "URDLurdl") && strings.Trim(raw, "URDLurdl0123456789 \t") == ""
}
