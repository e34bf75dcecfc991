package blocks

import (
	"slices"
	"strings"
	"unicode"

	"langkah/engine/base/text"
)

// Foreign forms are turned into a drawing, which is checked and written as one of the family's own:
//
//   - collections: lines display, size, step, initial, target, equiv and end around two grids;
//   - jimslide and js2: lines such as "piece: 1 (0,0) (1,0)", "put: 1 (1,0) 'c'" and "win: 1 (1,3)";
//   - GNOME Klotski: a frame of #, the piece *, doors -, the target . and blanks for free cells;
//   - codes of 4 x 5 boards: nine hexadecimal digits (1A9BF0C00), or twenty, one a cell;
//   - "5 4 sun" and rows of letters, in which the 2 x 2 goes to the bottom centre;
//   - "S:[4x5] G:[1,3] M:[F] B:[{1x2 2X2 _ 1x2} ...]": width x height at the upper left cell of each piece;
//   - two grids of letters with a blank line between them;
//   - Rush Hour with P and K, where a piece is not straight.

// form is a foreign form of text.
type form struct {
	fits func(lines) bool
	read func(lines) (*drawing, error)
}

// mostLines exceeds the number of lines of the largest board in any foreign form.
const mostLines = 200

func (ls lines) foreign() []form {
	if len(ls) > mostLines {
		return nil
	}
	return []form{
		{isCollection, readCollection},
		{isJimslide, readJimslide},
		{isPlates, readPlates},
		{isSun, readSun},
		{isCrooked, readCrooked},
		{isCode, readCode},
		{isGnome, readGnome},
		{isPair, readPair},
	}
}

// detect returns how likely a text is a board of this family, from 0 to 1.
func detect(s string) float64 {
	var ls lines
	for _, l := range text.Lines(s) {
		if ls = append(ls, l); len(ls) > mostLines {
			break
		}
	}
	first := slices.IndexFunc(ls, func(l string) bool { return l != "" })
	if first < 0 {
		return 0
	}
	if isHeader(ls[first]) {
		return 1
	}
	for _, f := range ls.foreign() {
		if f.fits(ls) {
			return 0.95
		}
	}
	return ls.detectOwn()
}

// detectOwn judges a text whose first line is not the header: by lines that only this family has, a goal with a place or a
// grid, and an exit.
func (ls lines) detectOwn() float64 {
	rows, others, marks, drawn := 0, 0, 0, false
	for i, l := range ls[:min(len(ls), 4*maxSide)] {
		word, value, ok := keyword(l)
		value = strings.TrimSpace(value)
		words := strings.Fields(value)
		switch {
		case isHeader(l):
			marks += 2
		case ok && word == goalWord && value == "" && i+1 < len(ls):
			drawn = true
			marks++
		case ok && word == goalWord && len(words) == 2:
			if _, isPlace := text.Numbers(words[1], "r", "c"); isPlace {
				marks += 2
			}
		case ok && word == exitWord && len([]rune(value)) == 1, ok && word == equalWord:
			marks += 2
		case ok || l == "":
		case len([]rune(strings.TrimSpace(l))) <= maxSide+2 && !strings.ContainsFunc(strings.TrimSpace(l), unicode.IsSpace):
			rows++
		default:
			others++
		}
	}
	if marks == 0 || rows == 0 || drawn && marks == 1 && rows < 2 {
		return 0
	}
	return min(0.99, 0.4+0.2*float64(marks)) * float64(rows) / float64(rows+others)
}

// letterFor names the pieces of a form without names: A the one of the goal, small letters from b on the others, as the keys
// that pick them are the same for both cases.
type letterFor struct{ next int }

const otherNames = "bcdefghijklmnopqrstuvwxyz0123456789BCDEFGHIJKLMNOPQRSTUVWXYZ"

func (l *letterFor) other() rune {
	r := []rune(otherNames)[min(l.next, len(otherNames)-1)]
	l.next++
	return r
}

// emptyRows returns a grid of empty cells.
func emptyRows(rows, cols int) [][]rune {
	list := make([][]rune, rows)
	for r := range list {
		list[r] = []rune(strings.Repeat(string(floor), cols))
	}
	return list
}

// word returns a name as a word of a line without a column.
func word(name string) text.Word { return text.Word{Text: name, Column: 1} }
