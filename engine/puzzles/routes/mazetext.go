package routes

import (
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// isMaze reports whether the lines are rows of a maze without a first line: walls of # or %. Settings below the rows
// speak neither for it nor against it.
func isMaze(lines []string) bool {
	rows, walls, others := 0, 0, 0
	for _, l := range lines {
		switch l = strings.TrimSpace(l); {
		case l == "goal:": // a goal that is drawn below: a board of pieces
			return false
		case l == "" || l == backWord || hasStart([]string{l}, costWord) || hasStart([]string{l}, orderWord) || hasStart([]string{l}, fromWord):
		case strings.Trim(l, "#.% SGETABPo123456789") == "":
			rows++
			if strings.ContainsAny(l, "#%") {
				walls++
			}
		default:
			others++
		}
	}
	return walls >= 2 && walls*3 >= rows && (others == 0 || others*3 <= rows+1)
}

// readMaze reads rows of a maze of another program: # or % is a wall; A, S or P the start; B, E or G the goal; a blank
// or a full stop is free. Where % are the walls, as in Pacman, full stops are food: one is the goal, several are
// places to visit.
func readMaze(lines []string) (*Puzzle, *engine.ParseError) {
	b := newMapBuilder(false)
	all := strings.Join(lines, "")
	pacman := strings.Contains(all, "%")
	hasGoal := strings.ContainsAny(all, "BE") || strings.Contains(all, "G") && !pacman
	translate := func(r rune) rune {
		switch {
		case r == '%':
			return wall
		case pacman && r == '.':
			if strings.Count(all, ".") == 1 && !hasGoal {
				return goalAt
			}
			return visitAt
		case r == ' ' || pacman && (r == 'G' || r == 'o'):
			return free
		case (r == 'A' || r == 'P') && !strings.ContainsRune(all, startAt):
			return startAt
		case r == 'B' || r == 'E':
			return goalAt
		case strings.ContainsRune("#.SGT123456789", r):
			return r
		}
		return 0
	}
	end := len(lines)
	for end > 0 && strings.TrimSpace(lines[end-1]) == "" {
		end--
	}
	begin := 0
	for begin < end && strings.TrimSpace(lines[begin]) == "" {
		begin++
	}
	wide := 0
	for _, l := range lines[begin:end] {
		wide = max(wide, len([]rune(l)))
	}
	for i, line := range lines[begin:end] {
		for column, r := range []rune(line) {
			if translate(r) == 0 {
				return nil, spot{begin + i + 1, column + 1}.bad("found %q, expected %s", r, mazeLegend)
			}
		}
		row := strings.Map(translate, line)
		if short := wide - len([]rune(row)); strings.Contains(all, " ") && short > 0 {
			row += strings.Repeat(string(free), short) // blanks at the end of a line are dropped
		}
		if err := b.row(row, spot{begin + i + 1, 1}, mazeLegend, cellOf); err != nil {
			return nil, err
		}
	}
	return b.finish(spot{max(1, end), 0})
}

const mazeLegend = "# or % for a wall, a blank or . for a free cell, A or S for the start, B, E or G for the goal"

// isTreasureMap reports whether the lines are letters apart by blanks, as in the maze treasure hunt.
func isTreasureMap(lines []string) bool {
	rows, cells, good, key := 0, 0, 0, false
	for _, l := range lines {
		before := cells
		for w := range text.Each(l) {
			cells++
			if len(w.Text) == 1 && strings.Contains("KTRX", w.Text) {
				good++
				key = key || strings.Contains("KT", w.Text)
			}
			if len(w.Text) != 1 || w.Text[0] < 'A' || w.Text[0] > 'Z' {
				return false
			}
		}
		if cells > before {
			rows++
		}
	}
	return key && rows > 0 && cells >= 4 && good*10 >= cells*6
}

// readTreasure reads a maze treasure hunt: K the start, T a treasure, R free, X a wall.
func readTreasure(lines []string) (*Puzzle, *engine.ParseError) {
	const legend = "K for the start, T for a treasure, R for a free cell or X for a wall"
	b := newMapBuilder(false)
	for i, line := range lines {
		list := text.Words(line)
		if len(list) == 0 {
			continue
		}
		var row strings.Builder
		for _, w := range list {
			mark, ok := map[string]byte{"K": startAt, "T": visitAt, "R": free, "X": wall}[w.Text]
			if !ok {
				return nil, spot{i + 1, w.Column}.bad("found %s, expected %s", text.Quote(w.Text), legend)
			}
			row.WriteByte(mark)
		}
		if b.g.rows > 0 && row.Len() != b.g.cols {
			column := list[min(row.Len(), b.g.cols)-1].Column
			return nil, spot{i + 1, column}.bad("the row has %d cell{|s}, expected %d as in the first one", row.Len(), b.g.cols).OfKind(engine.ErrSize)
		}
		if err := b.row(row.String(), spot{i + 1, 1}, legend, cellOf); err != nil {
			err.Column = list[err.Column-1].Column
			return nil, err
		}
	}
	if b.start < 0 && b.g.rows > 0 {
		return nil, b.spots[0].bad("there is no start on the map, expected one K").OfKind(engine.ErrPieces)
	}
	return b.finish(spot{max(1, len(lines)), 0})
}
