// Package assets embeds the sample puzzles, icons, fonts and translations.
package assets

import (
	"embed"
	"strings"
)

// Puzzles holds the sample puzzles, puzzles/<family>/<name>.txt.
//
//go:embed puzzles
var Puzzles embed.FS

// Icon is the program's icon, a PNG.
//
//go:embed icon.png
var Icon []byte

// Icons holds the icons that the toolkit lacks, icons/<name>.svg. All but the logo are
// monochrome, and coloured by the theme.
//
//go:embed icons
var Icons embed.FS

// Signs is a font of the characters missing from the toolkit's: arrows, minus, infinity, a
// tick. It is drawn by fonts/make.
//
//go:embed fonts/signs.ttf
var Signs []byte

// Sample is an embedded puzzle.
type Sample struct {
	Family string // its family's name
	Name   string // of its file, without extension
	Title  string // for the user, in English
	Shelf  Shelf  // zero for its family's own
	Text   string
}

// Shelf is a separate heading for samples of a family that look different.
type Shelf struct{ Title, About string }

// pyramids returns the shelf of three-dimensional packings.
func pyramids() Shelf { return Shelf{"Ball pyramid", "the same pieces, in space"} }

// Samples returns the sample puzzles in display order. The first is opened at a first start.
func Samples() []Sample {
	samples := []Sample{
		{Family: "sliding", Name: "first-steps", Title: "15-puzzle, 14 moves"},
		{Family: "sliding", Name: "fifteen-21", Title: "15-puzzle, 21 moves"},
		{Family: "sliding", Name: "fifteen-23", Title: "15-puzzle, 23 moves"},
		{Family: "sliding", Name: "fifteen-47", Title: "15-puzzle, 47 moves"},
		{Family: "sliding", Name: "fifteen-unsolvable", Title: "15-puzzle that cannot be solved"},
		{Family: "sliding", Name: "fifteen-unsolvable-2", Title: "Another 15-puzzle that cannot be solved"},
		{Family: "sliding", Name: "eight-4", Title: "8-puzzle, 4 moves"},
		{Family: "rush", Name: "exit-right-5", Title: "Rush Hour, exit on the right, 5 slides"},
		{Family: "rush", Name: "exit-bottom-20", Title: "Rush Hour, exit at the bottom, 20 slides"},
		{Family: "rush", Name: "exit-top-22", Title: "Rush Hour, exit at the top, 22 slides"},
		{Family: "rush", Name: "exit-left-24", Title: "Rush Hour, exit on the left, 24 slides"},
		{Family: "rush", Name: "unblock-me-399", Title: "Unblock Me, expert level 399, 32 slides"},
		{Family: "rush", Name: "easy-1", Title: "Rush Hour, easy, 8 slides"},
		{Family: "rush", Name: "easy-2", Title: "Rush Hour, easy, 5 x 5, 4 slides"},
		{Family: "rush", Name: "easy-3", Title: "Rush Hour, easy, 5 slides"},
		{Family: "rush", Name: "medium-1", Title: "Rush Hour, medium, 10 slides"},
		{Family: "rush", Name: "medium-2", Title: "Rush Hour, medium, 11 slides"},
		{Family: "rush", Name: "medium-3", Title: "Rush Hour, medium, 5 x 6, 10 slides"},
		{Family: "rush", Name: "hard-1", Title: "Rush Hour, hard, 23 slides"},
		{Family: "rush", Name: "hard-2", Title: "Rush Hour, hard, 24 slides"},
		{Family: "rush", Name: "hard-3", Title: "Rush Hour, hard, 18 slides"},
		{Family: "rush", Name: "expert-1", Title: "Rush Hour, expert, 27 slides"},
		{Family: "rush", Name: "expert-2", Title: "Rush Hour, expert, 25 slides"},
		{Family: "rush", Name: "expert-3", Title: "Rush Hour, expert, 7 x 7, 30 slides"},
		{Family: "sliding", Name: "eight-tile-cost", Title: "8-puzzle, a move costs the tile's number"},
		{Family: "sliding", Name: "eight-spiral", Title: "8-puzzle, spiral goal"},
		{Family: "sliding", Name: "eight-own-goal", Title: "8-puzzle, a goal of its own"},
		{Family: "sliding", Name: "eight-31", Title: "8-puzzle, 31 moves: none needs more"},
		{Family: "sliding", Name: "three-6", Title: "3-puzzle, 2 x 2, 6 moves: none needs more"},
		{Family: "sliding", Name: "nine-44", Title: "9-puzzle, 2 x 5, 44 moves"},
		{Family: "sliding", Name: "eleven-35", Title: "11-puzzle, 3 x 4, 35 moves"},
		{Family: "sliding", Name: "twenty-four-44", Title: "24-puzzle, 44 moves"},
		{Family: "sliding", Name: "thirty-five-30", Title: "35-puzzle, 30 moves"},
		{Family: "packing", Name: "iq-5x11", Title: "IQ Puzzler Pro, 5 x 11"},
		{Family: "packing", Name: "challenge-5x11", Title: "IQ Puzzler Pro, challenge with 6 given pieces"},
		{Family: "packing", Name: "challenge-8x8", Title: "12 pentominoes around a hole, challenge"},
		{Family: "packing", Name: "pentominoes-6x10", Title: "12 pentominoes, 6 x 10"},
		{Family: "packing", Name: "custom-cross", Title: "Custom shape with five pieces"},
		{Family: "packing", Name: "pyramid-4", Title: "Small pyramid with 7 pieces", Shelf: pyramids()},
		{Family: "packing", Name: "iq-pyramid", Title: "IQ Puzzler Pro, pyramid", Shelf: pyramids()},
		{Family: "packing", Name: "challenge-pyramid", Title: "Kanoodle pyramid, challenge", Shelf: pyramids()},
		{Family: "packing", Name: "too-few", Title: "Pieces that have too few cells"},
		{Family: "queens", Name: "easy-1", Title: "Queens, easy, 5 x 5"},
		{Family: "queens", Name: "easy-2", Title: "Queens, easy, 6 x 6"},
		{Family: "queens", Name: "easy-3", Title: "Queens, easy, 7 x 7"},
		{Family: "queens", Name: "medium-1", Title: "Queens, medium, 7 x 7"},
		{Family: "queens", Name: "medium-2", Title: "Queens, medium, 8 x 8"},
		{Family: "queens", Name: "medium-3", Title: "Queens, medium, 9 x 9"},
		{Family: "queens", Name: "hard-1", Title: "Queens, hard, 8 x 8"},
		{Family: "queens", Name: "hard-2", Title: "Queens, hard, 9 x 9"},
		{Family: "queens", Name: "hard-3", Title: "Queens, hard, 10 x 10"},
		{Family: "queens", Name: "expert-1", Title: "Queens, expert, 8 x 8"},
		{Family: "queens", Name: "expert-2", Title: "Queens, expert, 10 x 10"},
		{Family: "queens", Name: "expert-3", Title: "Queens, expert, 12 x 12"},
		{Family: "ice", Name: "easy-1", Title: "Ice sliding, easy, 6 x 7, 5 moves"},
		{Family: "ice", Name: "easy-2", Title: "Ice sliding, easy, 7 x 7, 5 moves"},
		{Family: "ice", Name: "easy-3", Title: "Ice sliding, easy, 8 x 8, 6 moves"},
		{Family: "ice", Name: "medium-1", Title: "Ice sliding, medium, 8 x 9, 8 moves"},
		{Family: "ice", Name: "medium-2", Title: "Ice sliding, medium, 9 x 9, 8 moves"},
		{Family: "ice", Name: "medium-3", Title: "Ice sliding, medium, 10 x 10, 8 moves"},
		{Family: "ice", Name: "hard-1", Title: "Ice sliding, hard, 10 x 11, 14 moves"},
		{Family: "ice", Name: "hard-2", Title: "Ice sliding, hard, 11 x 12, 15 moves"},
		{Family: "ice", Name: "hard-3", Title: "Ice sliding, hard, 12 x 12, 13 moves"},
		{Family: "ice", Name: "expert-1", Title: "Ice sliding, expert, 12 x 14, 37 moves"},
		{Family: "ice", Name: "expert-2", Title: "Ice sliding, expert, 13 x 16, 19 moves"},
		{Family: "ice", Name: "expert-3", Title: "Ice sliding, expert, 16 x 20, 28 moves"},
		{Family: "blocks", Name: "klotski", Title: "Klotski, 81 moves"},
		{Family: "blocks", Name: "red-donkey-exit", Title: "Red Donkey with an exit, 81 moves"},
		{Family: "blocks", Name: "simplicity", Title: "Simplicity, 18 moves"},
		{Family: "blocks", Name: "hughes", Title: "Hughes, 21 moves"},
		{Family: "blocks", Name: "eighteen-steps", Title: "Only 18 Steps, 18 moves"},
		{Family: "blocks", Name: "moving-day", Title: "Moving Day, 17 moves"},
		{Family: "blocks", Name: "motor-car", Title: "Motor-Car Problem, 17 moves"},
		{Family: "blocks", Name: "pennant", Title: "Pennant, 59 moves"},
		{Family: "blocks", Name: "nine-blocks", Title: "Nine Blocks, 64 moves"},
		{Family: "blocks", Name: "quzzle", Title: "Quzzle, 84 moves"},
		{Family: "blocks", Name: "century", Title: "Century, 99 moves"},
		{Family: "blocks", Name: "super-century", Title: "Super Century, 137 moves"},
		{Family: "routes", Name: "romania", Title: "Romania, from Arad to Bucharest"},
		{Family: "routes", Name: "lecture-ucs", Title: "Lecture graph for uniform-cost search"},
		{Family: "routes", Name: "lecture-astar", Title: "Lecture graph for A*"},
		{Family: "routes", Name: "lecture-goal-test", Title: "Lecture graph: when to test for the goal"},
		{Family: "routes", Name: "lecture-reopen", Title: "Lecture graph: a heuristic that is not consistent"},
		{Family: "routes", Name: "lecture-backtrack", Title: "Lecture graph for depth-first search"},
		{Family: "routes", Name: "map-small", Title: "Small map with costs"},
		{Family: "routes", Name: "map-maze", Title: "Maze, 13 x 21"},
		{Family: "routes", Name: "map-rooms", Title: "Rooms with doors, 13 x 25, diagonal steps"},
		{Family: "routes", Name: "map-field", Title: "Field with costs, 14 x 21"},
		{Family: "routes", Name: "map-diagonal", Title: "Map with diagonal steps, 10 x 14"},
		{Family: "routes", Name: "map-treasure-hunt", Title: "Treasure hunt and back, 8 x 11"},
	}
	for i := range samples {
		s := &samples[i]
		// The test reads every one, so that none is missing here.
		text, _ := Puzzles.ReadFile("puzzles/" + s.Family + "/" + s.Name + ".txt")
		s.Text = string(text)
	}
	return samples
}

// packs holds the graded collections, packs/<name>.txt.
//
//go:embed packs
var packs embed.FS

// Pack is an embedded collection of puzzles in the format of engine/game/packs.
type Pack struct {
	Family string // its family's name
	Name   string // of its file, without extension
	Title  string // for the user, in English
	Text   string
}

// Packs returns the packs in display order.
func Packs() []Pack {
	list := []Pack{
		{Family: "sliding", Name: "eight", Title: "8-puzzles"},
		{Family: "sliding", Name: "fifteen", Title: "15-puzzles"},
		{Family: "sliding", Name: "twenty-four", Title: "24-puzzles"},
		{Family: "rush", Name: "rush", Title: "Rush Hour, easy to expert"},
		{Family: "packing", Name: "iq", Title: "IQ Puzzler Pro challenges"},
		{Family: "packing", Name: "pentomino", Title: "Pentomino challenges"},
		{Family: "queens", Name: "queens", Title: "Queens, easy to expert"},
		{Family: "ice", Name: "ice", Title: "Ice sliding, easy to expert"},
		{Family: "blocks", Name: "blocks", Title: "Classical sliding blocks"},
	}
	for i := range list {
		// The test reads every one, so that none is missing here.
		text, _ := packs.ReadFile("packs/" + list[i].Name + ".txt")
		list[i].Text = string(text)
	}
	return list
}

// lessons holds the lessons, lessons/<language>/<number>-<name>.md.
//
//go:embed lessons
var lessons embed.FS

// Lesson is an embedded lesson.
type Lesson struct {
	Name  string // of its file, without number and extension: the same in every language
	Title string
	Text  string
}

// Tasks returns the number of tasks of the lesson.
func (l Lesson) Tasks() int { return strings.Count(l.Text, "\n```task ") }

// Lessons returns the lessons in a language, in their order; in English where it has none.
func Lessons(language string) []Lesson {
	entries, err := lessons.ReadDir("lessons/" + language)
	if err != nil {
		language = "en"
		entries, _ = lessons.ReadDir("lessons/en") // it is there
	}
	var list []Lesson
	for _, e := range entries {
		data, err := lessons.ReadFile("lessons/" + language + "/" + e.Name())
		if err != nil {
			continue // it was listed
		}
		_, name, _ := strings.Cut(strings.TrimSuffix(e.Name(), ".md"), "-")
		_, title, _ := strings.Cut(string(data), "title: ")
		title, _, _ = strings.Cut(title, "\n")
		list = append(list, Lesson{name, strings.Trim(title, `"`), string(data)})
	}
	return list
}
