package packing

import (
	"fmt"
	"slices"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// challengeGrid is a challenge of a commercial game: its board as a grid of letters with the pieces placed so far. The
// remaining pieces are those of the game's set.
type challengeGrid struct {
	rows  [][]byte // . for an empty cell
	lines []int    // of each row in the text
	at    []int    // column of each row's first cell in the text
	step  []int    // columns between two cells in the text
}

// cellsOfSets is the number of cells of these games' boards.
const cellsOfSets = 55

// readChallenge parses a grid of letters; empty cells are . or 0, or g if neither occurs. ok is false for any other
// text.
func readChallenge(s string) (c challengeGrid, ok bool) {
	if len(s) > 1000 { // longer than any challenge
		return c, false
	}
	for number, line := range text.Lines(s) {
		words := text.Words(line)
		if len(words) == 0 {
			continue
		}
		row, step := words[0].Text, 1
		if len(words) > 1 {
			step = words[1].Column - words[0].Column
			row = strings.Join(strings.Fields(line), "")
			if len(row) != len(words) {
				return c, false
			}
		}
		if strings.Trim(row, ".0ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz") != "" {
			return c, false
		}
		c.rows = append(c.rows, []byte(row))
		c.lines, c.at, c.step = append(c.lines, number), append(c.at, words[0].Column), append(c.step, step)
	}
	if len(c.rows) == 0 || len(c.rows)*len(c.rows[0]) != cellsOfSets || min(len(c.rows), len(c.rows[0])) < 2 {
		return c, false
	}
	all := string(slices.Concat(c.rows...))
	empties := ".0"
	if !strings.ContainsAny(all, empties) {
		empties = "g"
	}
	for _, row := range c.rows {
		if len(row) != len(c.rows[0]) {
			return c, false
		}
		for i := range row {
			if strings.IndexByte(empties, row[i]) >= 0 {
				row[i] = '.'
			}
		}
	}
	all = string(slices.Concat(c.rows...))
	return c, strings.Contains(all, ".") && strings.Trim(all, ".") != ""
}

// lying is a piece on the board.
type lying struct {
	letter byte
	cells  []point
}

// pieces returns the pieces on the board in reading order.
func (c challengeGrid) pieces() []lying {
	var list []lying
	for y, row := range c.rows {
		for x, letter := range row {
			if letter == '.' {
				continue
			}
			i := slices.IndexFunc(list, func(l lying) bool { return l.letter == letter })
			if i < 0 {
				list, i = append(list, lying{letter: letter}), len(list)
			}
			list[i].cells = append(list[i].cells, point{x, y, 0})
		}
	}
	return list
}

// match identifies the pieces on the board with pieces of a set. letters counts those whose letter is also the set's.
// missing is the index of the first piece that is not in the set, or -1.
func (s set) match(on []lying) (which []int, letters, missing int) {
	shapes := s.shapes()
	used := make([]bool, len(shapes))
	for i, l := range on {
		k := slices.IndexFunc(shapes, func(p *piece) bool {
			_, ok := p.orientation(l.cells)
			return ok
		})
		if k < 0 || used[k] {
			return nil, letters, i
		}
		if used[k] = true; shapes[k].drawn == l.letter {
			letters++
		}
		which = append(which, k)
	}
	return which, letters, -1
}

// shapes parses the pieces of the set.
func (s set) shapes() []*piece {
	r := &reader{lines: text.All(s.text())}
	list, _ := r.pieces(rectangle) // never fails: a test reads every set
	return list
}

// text converts the challenge to the family's own text form, with warnings about what was assumed.
func (c challengeGrid) text() (own string, warnings []engine.Message, err error) {
	on := c.pieces()
	var found set
	var which []int
	best, fits, furthest := -1, []engine.Message{}, -1
	for _, s := range sets() {
		if s.cells() != cellsOfSets {
			continue
		}
		w, letters, missing := s.match(on)
		if missing >= 0 {
			furthest = max(furthest, missing)
			continue
		}
		fits = append(fits, s.title)
		if letters > best {
			found, which, best = s, w, letters
		}
	}
	if which == nil {
		l := on[furthest]
		p := l.cells[0]
		return "", nil, engine.BadText(c.lines[p.y], c.at[p.y]+p.x*c.step[p.y], "the cells of %c are no piece of a game with a board of %d cell{|s}, or one that lies there already; expected pieces of Kanoodle or IQ Puzzler Pro", l.letter, cellsOfSets).OfKind(engine.ErrPieces)
	}
	if len(fits) > 1 && best < len(on) {
		warnings = append(warnings, engine.Msg("the pieces on the board are of %s and of %s; the others are taken from %s", fits[0], fits[1], found.title))
	}
	return c.write(found, on, which), warnings, nil
}

// cells returns the total number of cells of the set's pieces.
func (s set) cells() int {
	return len(s.pieces) - strings.Count(s.pieces, " ") - strings.Count(s.pieces, "/") - strings.Count(s.pieces, ".")
}

// write writes the challenge with the pieces of a set; pieces on the board keep the letters that they have there.
func (c challengeGrid) write(s set, on []lying, which []int) string {
	shapes := s.shapes()
	var taken [128]bool
	called := make([]byte, len(shapes))
	call := func(k int, wish byte) {
		if wish = strings.ToUpper(string(wish))[0]; taken[wish] {
			wish = byte('A' + slices.Index(taken['A':], false))
		}
		called[k], taken[wish] = wish, true
	}
	name := map[byte]byte{}
	for i, l := range on {
		call(which[i], l.letter)
		name[l.letter] = called[which[i]]
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%d %d %d\n%s\n", len(c.rows), len(c.rows[0]), len(shapes), rectangle)
	for k, p := range shapes {
		if called[k] == 0 {
			call(k, p.drawn)
		}
		b.WriteString(strings.ReplaceAll(p.draw(), string(p.drawn), string(called[k])))
	}
	b.WriteString(given + "\n")
	for _, row := range c.rows {
		for _, letter := range row {
			if letter != '.' {
				letter = name[letter]
			}
			b.WriteByte(letter)
		}
		b.WriteByte('\n')
	}
	return b.String()
}
