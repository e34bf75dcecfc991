package blocks

import (
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// isCollection finds the lines initial and target.
func isCollection(ls lines) bool {
	return slices.Contains(ls, "initial") && slices.Contains(ls, "target")
}

// readCollection reads one puzzle of a collection. Blanks and full stops are empty cells. Pieces in the target are meant
// themselves, but for those that a line equiv says to be equal.
func readCollection(ls lines) (*drawing, error) {
	d := &drawing{}
	rows, cols := 0, 0
	for i := 0; i < len(ls); i++ {
		words := text.Words(ls[i])
		if len(words) == 0 || strings.HasPrefix(words[0].Text, ";") {
			continue
		}
		switch words[0].Text {
		case "size":
			if len(words) != 3 {
				return nil, engine.BadText(i+1, 1, "found %s, expected the columns and the rows, such as \"size 4 5\"", text.Quote(ls[i])).OfKind(engine.ErrSize)
			}
			cols, _ = strconv.Atoi(words[1].Text)
			rows, _ = strconv.Atoi(words[2].Text)
			if rows < 1 || cols < 1 || rows > maxSide+2 || cols > maxSide+2 {
				return nil, engine.BadText(i+1, words[1].Column, "found %s, expected columns and rows from 1 to %d", text.Quote(ls[i]), maxSide).OfKind(engine.ErrSize)
			}
		case "initial", "target":
			if rows == 0 {
				return nil, engine.BadText(i+1, 1, "the size is missing; expected a line such as \"size 4 5\" before the board").OfKind(engine.ErrSize)
			}
			g := grid{first: i + 2, rows: emptyRows(rows, cols)}
			for r := range rows {
				if i+1 >= len(ls) {
					break // blank rows at the end of the text
				}
				i++
				for c, mark := range []rune(ls[i]) {
					if c >= cols {
						return nil, engine.BadText(i+1, c+1, "this row has %d cell{|s}, expected %d", len([]rune(ls[i])), cols).OfKind(engine.ErrSize)
					}
					if mark != nothing {
						g.rows[r][c] = mark
					}
				}
			}
			if words[0].Text == "initial" {
				d.board = g
			} else {
				d.goal = g
			}
		case "equiv":
			for _, w := range words[1:] {
				d.equal = append(d.equal, group{w.Text, i + 1, w.Column})
			}
		case "end":
			if rest := slices.Index(ls[i+1:], "initial"); rest >= 0 {
				return nil, engine.BadText(i+2+rest, 1, "the text has a second puzzle here; keep one in a file")
			}
		case "display", "step", "color", "colour":
		default:
			return nil, engine.BadText(i+1, 1, "found %s, expected display, size, step, initial, target, equiv, color or end", text.Quote(words[0].Text))
		}
	}
	if d.board.rows == nil || d.goal.rows == nil {
		return nil, engine.BadText(len(ls), 0, "the text ends without a board and a target")
	}
	d.named = len(d.equal) == 0
	return d, nil
}

// isPair finds two grids of letters with one blank line between them, of which the second has . or ? for anything.
func isPair(ls lines) bool {
	first, second, ok := ls.split()
	if !ok || len(first) != len(second) || len(first) < 2 {
		return false
	}
	letters := 0
	for i := range first {
		if len([]rune(first[i])) > maxSide+2 || len([]rune(second[i])) > maxSide+2 {
			return false
		}
		for _, half := range []string{first[i], second[i]} {
			for _, r := range half {
				switch {
				case strings.ContainsRune(".#?", r):
				case r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z':
					letters++
				default:
					return false
				}
			}
		}
	}
	return letters > 0 && strings.ContainsAny(strings.Join(second, ""), ".?")
}

// split cuts a text at its one blank line.
func (ls lines) split() (first, second lines, ok bool) {
	i := slices.Index(ls, "")
	if i <= 0 || slices.Contains(ls[i+1:], "") {
		return nil, nil, false
	}
	return ls[:i], ls[i+1:], true
}

func readPair(ls lines) (*drawing, error) {
	first, second, _ := ls.split()
	d := &drawing{board: grid{first: 1}, goal: grid{first: len(first) + 2}}
	for i := range first {
		d.board.rows = append(d.board.rows, []rune(first[i]))
		d.goal.rows = append(d.goal.rows, []rune(second[i]))
	}
	d.named = len(d.equal) == 0
	return d, nil
}
