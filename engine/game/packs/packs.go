// Package packs has collections of puzzles: those embedded in the program, graded, those of
// a folder, and the daily puzzle.
package packs

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/base/text"
)

// Pack is a collection of puzzles in playing order.
type Pack struct {
	Name   string // on the command line, such as "rush", or the folder's
	Boards []Board
}

// Board is an unopened puzzle of a pack: text or file.
type Board struct {
	Name    string // unique in the pack: "rush 3", its own, or the file's without extension
	Grade   string // such as "easy"; "" if ungraded
	Optimum int    // cost of an optimal solution; 0 if unknown
	Text    string // for catalog.Open; "" if Path is set
	Path    string // for catalog.OpenFile
}

// Place is where a board stands in its pack.
type Place struct {
	Title  string // of the pack, in the user's language
	Boards []Board
	Solved []bool // by hand
	At     int
}

// Done returns how many boards of the pack are solved.
func (p Place) Done() (n int) {
	for _, solved := range p.Solved {
		if solved {
			n++
		}
	}
	return n
}

// Beside returns the board so many places on; ok is false beyond the ends.
func (p Place) Beside(by int) (b Board, ok bool) {
	if i := p.At + by; i >= 0 && i < len(p.Boards) {
		return p.Boards[i], true
	}
	return Board{}, false
}

// Read parses a pack: on each line a grade, the optimal cost, a share string and the name of
// the board if it has one; lines that begin with # are comments. The error is an
// *engine.ParseError.
func Read(name, s string) (Pack, error) {
	p := Pack{Name: name}
	for number, line := range text.Lines(s) {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		words := text.Words(line)
		if len(words) < 3 {
			return p, engine.BadText(number, 1, "found %s, expected a grade, the fewest moves and a share string", text.Quote(line))
		}
		optimum, err := strconv.Atoi(words[1].Text)
		if err != nil || optimum < 0 {
			return p, engine.BadText(number, words[1].Column, "found %s, expected the fewest moves", text.Quote(words[1].Text))
		}
		b := Board{Name: fmt.Sprintf("%s %d", name, len(p.Boards)+1), Grade: words[0].Text, Optimum: optimum, Text: words[2].Text}
		if len(words) > 3 {
			b.Name = strings.Join(strings.Fields(line)[3:], " ")
		}
		p.Boards = append(p.Boards, b)
	}
	if len(p.Boards) == 0 {
		return p, engine.BadText(1, 0, "there is no puzzle in the pack").OfKind(engine.ErrEmpty)
	}
	return p, nil
}

// Folder returns the .txt files of a folder as a pack, by name, unopened.
func Folder(path string) (Pack, error) {
	entries, err := os.ReadDir(path)
	if err != nil {
		return Pack{}, err
	}
	p := Pack{Name: filepath.Base(path)}
	for _, e := range entries {
		ext := filepath.Ext(e.Name())
		if e.IsDir() || !strings.EqualFold(ext, ".txt") {
			continue
		}
		p.Boards = append(p.Boards, Board{Name: strings.TrimSuffix(e.Name(), ext), Path: filepath.Join(path, e.Name())})
	}
	if len(p.Boards) == 0 {
		return p, engine.Errorf("there is no .txt file in the folder %s", path)
	}
	return p, nil
}

// Lines returns a pack of the puzzles of a file with one on each line.
func Lines(path string, texts []string) Pack {
	name := strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
	p := Pack{Name: name}
	for i, text := range texts {
		p.Boards = append(p.Boards, Board{Name: fmt.Sprintf("%s %d", name, i+1), Text: text})
	}
	return p
}

// Daily returns the level and values of a family's daily puzzle, which is the same for
// everyone with the same version of the generator. Levels rise from the beginning to the end
// of the week.
func Daily(f engine.Family, day time.Time) (level engine.Level, values engine.Values) {
	values = engine.Values{}
	if n := len(f.Levels); n > 0 {
		weekday := (int(day.Weekday()) + 6) % 7 // from Monday
		level = f.Levels[weekday*n/7]
		for name, value := range level.Values {
			values[name] = value
		}
	}
	for _, o := range f.GenerateOptions {
		if o.Role == option.Seed {
			values[o.Name] = day.Format("20060102")
		}
	}
	return level, values
}

// Streak returns the number of consecutive days, up to a day, on which a daily puzzle was
// solved, as reported by solved. The day itself does not end it while it is unsolved.
func Streak(day time.Time, solved func(day time.Time) bool) (days int) {
	for back := 0; ; back++ {
		switch {
		case solved(day.AddDate(0, 0, -back)):
			days++
		case back > 0:
			return days
		}
	}
}
