package packing

import (
	"slices"

	"langkah/engine"
	"langkah/engine/base/text"
)

// The sections that may follow the pieces.
const (
	oneSided = "ONE-SIDED"
	given    = "GIVEN"
)

// section returns the name of the section that begins on a line, or "".
func section(line string) string {
	for word := range text.Each(line) {
		if word.Column == 1 && (word.Text == oneSided || word.Text == given) {
			return word.Text
		}
		break
	}
	return ""
}

// sections reads what follows the pieces. The placements are those of GIVEN, nil without that section.
func (r *reader) sections(b *board, pieces []*piece) (placements []placement, err error) {
	begins := map[string]int{} // line of each section
	for ; r.at < len(r.lines); r.at++ {
		line := r.lines[r.at]
		name := section(line)
		if first := begins[name]; first > 0 {
			return nil, r.bad(0, "found %s a second time; line %d begins with it, too; keep one of the two", name, first).OfKind(engine.ErrContradiction)
		}
		if name != "" {
			begins[name] = r.at + 1
		}
		switch {
		case line == "":
		case name == oneSided && begins[given] > 0:
			return nil, r.bad(0, "found %s after %s in line %d, expected it before", oneSided, given, begins[given])
		case name == oneSided:
			err = r.oneSided(text.Words(line)[1:], b.mode, pieces)
		case line == given:
			r.at++
			placements, err = r.given(b, pieces)
			r.at--
		default:
			return nil, r.bad(0, "found %s, expected nothing more", text.Quote(line))
		}
		if err != nil {
			return nil, err
		}
	}
	return placements, nil
}

// oneSided reads the letters of one-sided pieces and reduces their orientations.
func (r *reader) oneSided(words []text.Word, m mode, pieces []*piece) error {
	if m == pyramid {
		return r.bad(0, "pieces of a pyramid turn in space, none can be one-sided; remove the line").OfKind(engine.ErrContradiction)
	}
	for _, word := range words {
		i := slices.IndexFunc(pieces, func(p *piece) bool { return word.Text == string(p.letter) })
		if i < 0 {
			return r.bad(word.Column-1, "found %s, expected letters of pieces: %s", text.Quote(word.Text), letters(pieces))
		}
		if pieces[i].oneSided {
			return r.bad(word.Column-1, "found %s a second time; keep one", word.Text).OfKind(engine.ErrContradiction)
		}
		pieces[i].oneSided = true
		pieces[i].turns = orientations(pieces[i].shape, m, true)
	}
	return nil
}

// given reads the board with the given pieces.
func (r *reader) given(b *board, pieces []*piece) ([]placement, error) {
	lying := make([][]point, len(pieces))
	where := make([][2]int, len(pieces)) // line and column of each piece's first cell
	for k := b.layers() - 1; k >= 0; k-- {
		for row := range b.rows - k {
			for r.at < len(r.lines) && r.lines[r.at] == "" {
				r.at++
			}
			line, ok := r.line()
			width := b.cols - k
			if !ok {
				return nil, r.bad(-1, "the file ends, expected %d character{|s}: a row of the given board", width).OfKind(engine.ErrSize)
			}
			if len(line) != width {
				return nil, r.bad(min(len(line), width), "found %s, expected %d character{|s}: a row of the given board", text.Quote(line), width).OfKind(engine.ErrSize)
			}
			for col, c := range line {
				if c == '.' {
					continue
				}
				i := slices.IndexFunc(pieces, func(p *piece) bool { return rune(p.letter) == c })
				p := b.at(k, row, col)
				if _, ok := b.cell(p); !ok || i < 0 {
					return nil, r.bad(col, "found %q, expected . or, on a cell of the board, a letter of a piece: %s", c, letters(pieces))
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
			return nil, engine.BadText(where[i][0], where[i][1], "the given cells of %c are not piece %c in any orientation", pieces[i].letter, pieces[i].letter).OfKind(engine.ErrPieces)
		}
		cell, _ := b.cell(points[0])
		placements = append(placements, placement{i, turn, cell})
	}
	return placements, nil
}
