// Package packs is puzzles that belong together: those that come with the
// program, graded, those of a folder, and the puzzle of the day.
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

// Pack is puzzles in the order in which they are to be played.
type Pack struct {
	Name   string // as typed, such as "rush", or the folder's
	Boards []Board
}

// Board is a puzzle of a pack, not yet opened: by its text, or by its file.
type Board struct {
	Name    string // unique in the pack: "rush 3", or the file's without extension
	Grade   string // "easy"; "" where it is not graded
	Optimum int    // cost of the cheapest solution; 0 where it is not known
	Text    string // for catalog.Open; "" where Path is set
	Path    string // for catalog.OpenFile
}

// Read reads a pack: on each line a grade, the cost of the cheapest solution
// and a share string; lines that begin with # are comments. The error is an
// *engine.ParseError.
func Read(name, s string) (Pack, error) {
	p := Pack{Name: name}
	for number, line := range text.Lines(s) {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		words := text.Words(line)
		if len(words) != 3 {
			return p, engine.BadText(number, 1, "found %s, expected a grade, the fewest moves and a share string", text.Quote(line))
		}
		optimum, err := strconv.Atoi(words[1].Text)
		if err != nil || optimum < 0 {
			return p, engine.BadText(number, words[1].Column, "found %s, expected the fewest moves", text.Quote(words[1].Text))
		}
		p.Boards = append(p.Boards, Board{
			Name: fmt.Sprintf("%s %d", name, len(p.Boards)+1), Grade: words[0].Text, Optimum: optimum, Text: words[2].Text,
		})
	}
	if len(p.Boards) == 0 {
		return p, engine.BadText(1, 0, "there is no puzzle in the pack").OfKind(engine.ErrEmpty)
	}
	return p, nil
}

// Folder is the .txt files of a folder as a pack, by name. None is opened.
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

// Lines is the puzzles of a file that has one in each line.
func Lines(path string, texts []string) Pack {
	name := strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
	p := Pack{Name: name}
	for i, text := range texts {
		p.Boards = append(p.Boards, Board{Name: fmt.Sprintf("%s %d", name, i+1), Text: text})
	}
	return p
}

// Daily are the level and the values of a family's puzzle of the day, the same
// for everyone as long as the generator's version is the same. The week begins
// with the easiest level and ends with the hardest.
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

// Streak is on how many days in a row, up to a day, the puzzle of the day was
// solved, as solved says of its values. That the one of the day itself is still to
// be solved does not end it.
func Streak(f engine.Family, day time.Time, solved func(engine.Values) bool) (days int) {
	for back := 0; ; back++ {
		_, values := Daily(f, day.AddDate(0, 0, -back))
		switch {
		case solved(values):
			days++
		case back > 0:
			return days
		}
	}
}
