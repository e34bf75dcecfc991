package catalog

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
	"langkah/engine/game/share"
)

// Several is the error of a text that is not one puzzle but several, each in a
// line of its own.
type Several struct {
	*engine.ParseError
	Boards []string
}

func (s *Several) Unwrap() error { return s.ParseError }

const (
	leastLine  = 16      // characters of a puzzle in one line of letters; fewer may be a row of a board
	mostBoards = 100_000 // that are counted
)

// several finds the puzzles of a text that holds one in each line. The error is
// a [*Several], or says what is wrong with one of the lines after two that are
// right; it is nil for any other text.
func (c Catalog) several(s string) error {
	var boards []string
	second := 0                                   // the line of the second puzzle
	var parse func(string) (engine.Puzzle, error) // of the family of the line before
	for number, line := range boardLines(s) {
		if len(line) < leastLine && !strings.ContainsAny(line, "0123456789") || len(boards) == mostBoards {
			return nil
		}
		like := false
		if parse != nil {
			_, err := parse(line)
			like = err == nil
		}
		if !like {
			g, err := c.openOne(line)
			if err != nil {
				bad, ok := err.(*engine.ParseError)
				if len(boards) < 2 || !ok {
					return nil
				}
				bad.Line = number
				return bad
			}
			f, _ := c.Family(g.Puzzle.Family())
			parse = f.Parse
		}
		if boards = append(boards, line); len(boards) == 2 {
			second = number
		}
	}
	if len(boards) < 2 || len(boards) == len(boards[0]) { // which is a square, with a mistake
		return nil
	}
	what := engine.BadText(second, 0, "the text holds %d puzzle{|s}, one in each line; name one by its number, as in boards.txt:2, or open the file in the window, where it is a pack", len(boards))
	return &Several{what, boards}
}

// boardLines yields the lines of a text that may hold a puzzle each: comments
// and empty lines aside.
func boardLines(s string) func(yield func(number int, line string) bool) {
	return func(yield func(int, string) bool) {
		for number, line := range text.Lines(s) {
			if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") && !yield(number, line) {
				return
			}
		}
	}
}

// sharedLines says whether the first two lines of a text are share strings each.
func (c Catalog) sharedLines(s string) bool {
	n := 0
	for _, line := range boardLines(s) {
		if !share.Is(c.families, line) {
			return false
		}
		if n++; n == 2 {
			return true
		}
	}
	return false
}

// numbered splits the name of a file from the number, from 1, of the puzzle in
// it: "boards.txt:2". Where a file has the whole name, that is meant.
func numbered(path string) (file string, number int) {
	at := strings.LastIndexByte(path, ':')
	if at < 0 {
		return path, 0
	}
	n, err := strconv.Atoi(path[at+1:])
	if err != nil || n < 1 {
		return path, 0
	}
	if _, err := os.Lstat(path); err == nil {
		return path, 0
	}
	if info, err := os.Stat(path[:at]); err != nil || info.IsDir() {
		return path, 0
	}
	return path[:at], n
}

// lineOf returns the line of a text that holds the puzzle of that number, from 1.
func lineOf(s, file string, number int) (string, error) {
	n := 0
	for _, line := range boardLines(s) {
		if n++; n == number {
			return line, nil
		}
	}
	return "", engine.Errorf("there is no puzzle %d in %s, which has %d line{|s} of puzzles", number, filepath.Base(file), n)
}

// Lines are the puzzles of a text file that holds one in each line; nil for any
// other file.
func (c Catalog) Lines(path string) ([]string, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := ReadFrom(f)
	if err != nil {
		return nil, err
	}
	_, err = c.OpenGame(text)
	if several, ok := err.(*Several); ok {
		return several.Boards, nil
	}
	return nil, err
}
