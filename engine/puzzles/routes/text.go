package routes

import (
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// Words that begin a line of the text form.
const (
	routeWord = "route"
	gridWord  = "grid"
	startWord = "start"
	goalWord  = "goal"
	visitWord = "visit"
	backWord  = "back"
	edgesWord = "edges"
	tableWord = "h"
	placeWord = "at"
	costWord  = "cost:"
	orderWord = "order:"
	fromWord  = "from:"
)

func keywords() []string {
	return []string{routeWord, gridWord, startWord, goalWord, visitWord, backWord, edgesWord, tableWord, placeWord, costWord, orderWord, fromWord}
}

// parse reads a world in any form. Errors are [engine.ParseError]s.
func parse(s string) (*Puzzle, error) {
	lines := text.All(s)
	form := formOf(lines)
	if form == nil {
		return nil, engine.BadText(1, 0, "this is neither a graph nor a map; expected route, grid 4, grid 8, or one of the other forms")
	}
	z, err := form(lines)
	if err != nil {
		return nil, err
	}
	return z, nil
}

// formOf returns the reader of the form that the lines have; nil for none.
func formOf(lines []string) func([]string) (*Puzzle, *engine.ParseError) {
	first, ok := firstLine(lines)
	if !ok {
		return nil
	}
	word, _, _ := strings.Cut(first, " ")
	word = strings.TrimSpace(word)
	switch {
	case word == routeWord:
		return readRoute
	case word == gridWord:
		return readGrid
	case word == "type" && hasLine(lines, "map"):
		return readMovingAI
	case strings.HasPrefix(first, "{"):
		return readJSON
	case (word == "graph" || word == "digraph" || word == "strict") && strings.Contains(first, "{"):
		return readDOT
	case isCourseGraph(lines):
		return readCourseGraph
	case isTreasureMap(lines):
		return readTreasure
	case isMaze(lines):
		return readMaze
	case isCSV(lines):
		return readCSV
	case isMatrix(lines):
		return readMatrix
	case isRoute(lines):
		return readRoute
	}
	return nil
}

// firstLine returns the first line that is neither blank nor a comment.
func firstLine(lines []string) (string, bool) {
	for _, l := range lines {
		if l = strings.TrimSpace(l); l != "" && !strings.HasPrefix(l, "//") {
			return l, true
		}
	}
	return "", false
}

func hasLine(lines []string, want string) bool {
	for _, l := range lines {
		if strings.TrimSpace(l) == want {
			return true
		}
	}
	return false
}

// isRoute reports whether there are sections of the text form, though its first line is missing.
func isRoute(lines []string) bool {
	return hasLine(lines, edgesWord) && (hasStart(lines, startWord+" ") || hasStart(lines, goalWord+" "))
}

func hasStart(lines []string, prefix string) bool {
	for _, l := range lines {
		if strings.HasPrefix(strings.TrimSpace(l), prefix) {
			return true
		}
	}
	return false
}

// word is a word of a line; quoted tells that it stood between quotes.
type word struct {
	text.Word
	quoted bool
}

// is reports whether the word names the form.
func (w word) is(keyword string) bool { return !w.quoted && w.Text == keyword }

// words splits a line at its blanks; a name with blanks stands between quotes. A comment, from // on, is dropped.
func words(line string, number int) ([]word, *engine.ParseError) {
	if strings.IndexByte(line, '"') < 0 && !strings.Contains(line, "//") { // the usual case
		var list []word
		for w := range text.Each(line) {
			list = append(list, word{w, false})
		}
		return list, nil
	}
	var list []word
	for i := 0; i < len(line); {
		switch rest := line[i:]; {
		case strings.HasPrefix(rest, "//"):
			return list, nil
		case rest[0] == ' ' || rest[0] == '\t':
			i++
		case rest[0] == '"':
			end := strings.IndexByte(rest[1:], '"')
			column := text.Column(line, i)
			if end <= 0 {
				return nil, engine.BadText(number, column, "found a quote with no name and second quote after it")
			}
			list = append(list, word{text.Word{Text: rest[1 : 1+end], Column: column}, true})
			i += end + 2
		default:
			end := strings.IndexAny(rest, " \t\"")
			if end < 0 {
				end = len(rest)
			}
			list = append(list, word{text.Word{Text: rest[:end], Column: text.Column(line, i)}, false})
			i += end
		}
	}
	return list, nil
}

// quote writes a name, between quotes where it needs them.
func quote(name string) string {
	if strings.ContainsAny(name, " \t\u00a0") || strings.Contains(name, "//") || len(text.Words(name)) != 1 {
		return `"` + name + `"`
	}
	for _, k := range keywords() {
		if name == k {
			return `"` + name + `"`
		}
	}
	return name
}
