package transcript

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"langkah/engine"
)

// Read is the moves that a transcript lists, with name and cost.
// It reads the part under the line "Moves" up to the first blank line; the
// rest is for people. Its error is an *engine.ParseError.
func Read(text string) ([]engine.Move, error) {
	lines := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	first := -1
	for i, line := range lines {
		if strings.TrimSpace(line) == movesTitle {
			first = i + 1
			break
		}
	}
	if first < 0 {
		return nil, &engine.ParseError{Err: errors.New(
			`this is no transcript: it has no line "Moves" with the moves under it, such as "1. UP, cost 1"`)}
	}
	if first < len(lines) && isRule(lines[first]) {
		first++
	}
	var list []engine.Move
	for i := first; i < len(lines) && strings.TrimSpace(lines[i]) != ""; i++ {
		line := strings.TrimSpace(lines[i])
		if line == noMoves && len(list) == 0 {
			return nil, nil
		}
		m, err := readMove(line, len(list)+1)
		if err != nil {
			return nil, engine.BadText(i+1, 0, "%w", err)
		}
		list = append(list, m)
	}
	if len(list) == 0 {
		return nil, engine.BadText(first, 0, `no move under "Moves"; expected lines such as "1. UP, cost 1", or %q`, noMoves)
	}
	return list, nil
}

// Options are the puzzle's options under which a transcript's moves
// were found, such as the cost of a move; empty where it names none.
func Options(text string) engine.Values {
	values := engine.Values{}
	for _, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == movesTitle {
			break
		}
		if option, is := strings.CutPrefix(line, optionTitle+":"); is {
			if name, value, found := strings.Cut(option, optionMark); found {
				values[strings.TrimSpace(name)] = value
			}
		}
	}
	return values
}

// isRule says whether a line is the stroke under a title.
func isRule(line string) bool {
	line = strings.TrimSpace(line)
	return line != "" && strings.Trim(line, "-") == ""
}

// readMove reads a line such as "7. UP, cost 1", the n-th.
func readMove(line string, n int) (engine.Move, error) {
	number, rest, found := strings.Cut(line, ". ")
	if i, err := strconv.Atoi(number); !found || err != nil {
		return engine.Move{}, fmt.Errorf("found %q, expected a move such as %q", line, strconv.Itoa(n)+". UP, cost 1")
	} else if i != n {
		return engine.Move{}, fmt.Errorf("found move %d, expected move %d", i, n)
	}
	at := strings.LastIndex(rest, costMark)
	if at < 0 {
		return engine.Move{}, fmt.Errorf("found no cost in %q, expected it at the end: %q", line, "UP, cost 1")
	}
	name, figure := strings.TrimSpace(rest[:at]), rest[at+len(costMark):]
	cost, err := strconv.Atoi(figure)
	switch {
	case err != nil:
		return engine.Move{}, fmt.Errorf("the cost is %q, expected a whole number", figure)
	case name == "":
		return engine.Move{}, fmt.Errorf("found %q, expected the name of a move before the cost", line)
	}
	return engine.Move{Name: name, Cost: cost}, nil
}
