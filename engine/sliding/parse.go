package sliding

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"langkah/engine"
)

// Parse reads a puzzle in the form that the package describes. Its error is an
// *engine.ParseError.
func Parse(text string) (engine.Puzzle, error) {
	t, err := split(text)
	if err != nil {
		return nil, err
	}
	start, standard, err := readStart(t.start)
	if err != nil {
		return nil, err
	}
	goalName, cost := t.goalName, t.cost
	var given board
	if len(t.goal) > 0 {
		if given, err = readGoal(t.goal); err != nil {
			return nil, err
		}
		if given.rows != start.rows || given.cols != start.cols {
			return nil, engine.BadText(t.goal[0].number, 0, "the goal has %d x %d cells, expected %d x %d as the board", given.rows, given.cols, start.rows, start.cols)
		}
	}
	switch {
	case goalName != "":
	case len(t.goal) > 0:
		goalName = fromFile
	default:
		goalName = standard
	}
	if goalName == fromFile && len(t.goal) == 0 {
		return nil, engine.BadText(t.goalLine, 0, "the goal is to be read from the file, but no board follows; write the goal under this line")
	}
	p, err := newPuzzle(start, given, goalName, cost)
	if err != nil {
		return nil, &engine.ParseError{Err: err}
	}
	return p, nil
}

// word is a word of the text and where it begins, in characters from 1.
type word struct {
	text   string
	column int
}

// line is a line of the text that holds words.
type line struct {
	number int // from 1
	words  []word
}

// parts are a text's lines by what they are for.
type parts struct {
	start, goal    []line
	goalName, cost string
	goalLine       int
}

// split sorts the lines of a text into board, goal and options.
func split(text string) (parts, error) {
	t := parts{cost: unitCost}
	inGoal := false
	text = strings.TrimPrefix(text, "\ufeff")
	text = strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
	for i, raw := range strings.Split(text, "\n") {
		raw, _, comment := strings.Cut(raw, "#")
		l := line{i + 1, words(raw)}
		switch {
		case len(l.words) == 0:
			// A line that holds only a comment is no gap.
			inGoal = inGoal || !comment && len(t.start) > 0
		case option(l) != "":
			if err := t.setOption(l); err != nil {
				return t, err
			}
			inGoal = inGoal || option(l) == "goal" && len(t.start) > 0
		case inGoal:
			t.goal = append(t.goal, l)
		default:
			t.start = append(t.start, l)
		}
	}
	if len(t.start) == 0 {
		return t, engine.BadText(0, 0, "there is no board in the text; expected rows of numbers, the blank as -")
	}
	return t, nil
}

// words splits a line at blanks and tabs.
func words(raw string) []word {
	var list []word
	column, begin := 0, -1
	beginColumn := 0
	for i, r := range raw + " " {
		column++
		blank := strings.ContainsRune(" \t\v\f\u00a0\x1a", r)
		switch {
		case blank && begin >= 0:
			list = append(list, word{raw[begin:i], beginColumn})
			begin = -1
		case !blank && begin < 0:
			begin, beginColumn = i, column
		}
	}
	return list
}

// option is the name of the option that a line sets, or "".
func option(l line) string {
	name, _, _ := strings.Cut(strings.ToLower(l.words[0].text), ":")
	if name == "goal" || name == "cost" {
		return name
	}
	return ""
}

// setOption reads a line such as "cost: tile", "goal blank-first" or "goal".
func (t *parts) setOption(l line) error {
	name, value, _ := strings.Cut(strings.ToLower(l.words[0].text), ":")
	column, rest := l.words[0].column+len(name)+1, l.words[1:]
	if len(rest) > 0 && value == "" && rest[0].text == ":" {
		rest = rest[1:]
	}
	if value == "" && len(rest) > 0 {
		value, column, rest = strings.ToLower(rest[0].text), rest[0].column, rest[1:]
	}
	if len(rest) > 0 {
		return engine.BadText(l.number, rest[0].column, "found %s after %s: %s, expected the end of the line", quoted(rest[0].text), name, value)
	}
	choices := []string{unitCost, tileCost}
	if name == "goal" {
		choices = []string{blankLast, blankFirst, spiral, fromFile}
		t.goalLine = l.number
		if value == "" {
			value = fromFile
		}
	}
	if !slices.Contains(choices, value) {
		return engine.BadText(l.number, column, "found the %s %s, expected one of %s", name, quoted(value), strings.Join(choices, ", "))
	}
	if name == "goal" {
		t.goalName = value
	} else {
		t.cost = value
	}
	return nil
}

// quoted is a word for a message, cut where it is long.
func quoted(text string) string {
	if utf8.RuneCountInString(text) > 20 {
		text = string([]rune(text)[:20]) + "..."
	}
	return strconv.Quote(text)
}
