package packing

import (
	"slices"
	"strings"

	"langkah/engine"
)

// The sections that may follow the pieces.
const (
	oneSided = "ONE-SIDED"
	given    = "GIVEN"
)

func isSection(line string) bool {
	word, _, _ := strings.Cut(line, " ")
	return word == oneSided || word == given
}

// sections reads what follows the pieces. The placements are those of GIVEN.
func (r *reader) sections(b *board, pieces []*piece) ([]placement, error) {
	var placements []placement
	for ; r.at < len(r.lines); r.at++ {
		line := r.lines[r.at]
		switch word, rest, _ := strings.Cut(line, " "); {
		case line == "":
		case word == oneSided && placements == nil:
			if err := r.oneSided(rest, b.mode, pieces); err != nil {
				return nil, err
			}
		case line == given && placements == nil:
			r.at++
			var err error
			if placements, err = r.given(b, pieces); err != nil {
				return nil, err
			}
			r.at--
		default:
			return nil, r.bad(0, "found %q, expected nothing more", line)
		}
	}
	return placements, nil
}

// oneSided reads the letters of the pieces that may not be turned over.
func (r *reader) oneSided(rest string, m mode, pieces []*piece) error {
	if m == pyramid {
		return r.bad(0, "pieces of a pyramid turn in space, none can be one-sided; remove the line")
	}
	for _, word := range strings.Fields(rest) {
		i := slices.IndexFunc(pieces, func(p *piece) bool { return word == string(p.letter) })
		if i < 0 {
			column := len(oneSided) + strings.Index(r.lines[r.at][len(oneSided):], word)
			return r.bad(column, "found %q, expected letters of pieces: %s", word, letters(pieces))
		}
		pieces[i].oneSided = true
		pieces[i].turns = orientations(pieces[i].shape, m, true)
	}
	return nil
}

// given reads the board with the pieces that lie there already.
func (r *reader) given(b *board, pieces []*piece) ([]placement, error) {
	lying := make([][]point, len(pieces))
	where := make([][2]int, len(pieces)) // line and column of each one's first cell
	for k := b.layers() - 1; k >= 0; k-- {
		for row := range b.rows - k {
			for r.at < len(r.lines) && r.lines[r.at] == "" {
				r.at++
			}
			line, ok := r.line()
			if width := b.cols - k; !ok || len(line) != width {
				return nil, r.bad(min(len(line), width), "found %q, expected %d characters: a row of the given board", line, width)
			}
			for col := range len(line) {
				if line[col] == '.' {
					continue
				}
				i := slices.IndexFunc(pieces, func(p *piece) bool { return p.letter == line[col] })
				p := b.at(k, row, col)
				if _, ok := b.cell(p); !ok || i < 0 {
					return nil, r.bad(col, "found %q, expected . or, on a cell of the board, a letter of a piece: %s", line[col], letters(pieces))
				}
				if lying[i] == nil {
					where[i] = [2]int{r.at + 1, col + 1}
				}
				lying[i] = append(lying[i], p)
			}
			r.at++
		}
	}
	placements := []placement{}
	for i, points := range lying {
		if points == nil {
			continue
		}
		slices.SortFunc(points, point.before)
		turn, ok := pieces[i].orientation(points)
		if !ok {
			return nil, engine.BadText(where[i][0], where[i][1], "the given cells of %c are not piece %c in any orientation", pieces[i].letter, pieces[i].letter)
		}
		cell, _ := b.cell(points[0])
		placements = append(placements, placement{i, turn, cell})
	}
	return placements, nil
}
