package rush

import (
	"math/bits"
	"slices"
)

// blocks cut the positions of a bitboard into blocks: the pieces of some lanes, the
// inner ones, are apart from all others. How the others stand is a block; the ways in
// which the inner pieces can stand, at most 128, are its arrangements, and a [wide] is
// a set of positions of one block.
//
//	. A A .   inner: A, with the arrangements 0, 1 and 2
//	. . B .   block: B on the second row, where the third set is {0}: A left
//	. . B .
//
// What is done to a set is done to all its positions at once: a slide of an inner piece
// adds a number to those from which it is legal, and one of another piece leads to the
// same arrangements in the neighbouring block, as far as they leave its cells free.
type blocks struct {
	*bitboard              // with the pieces alone that are not inner
	inner     uint64       // the bits of a code that are of inner pieces
	codes     []uint64     // of the arrangements
	apart     wide         // arrangements in which no pieces overlap
	covering  [64]wide     // by cell: those that cover it
	slid      []innerSlide // what slides of inner pieces by one cell do
	exits     wide         // arrangements that are solved where nothing outside matters
}

// innerSlide is a slide of a piece in one direction, by one cell.
type innerSlide []shift

// shift adds a number to the arrangements from which it is a slide.
type shift struct {
	from wide
	by   int
}

// of is what the slide makes of the arrangements, whatever is free.
func (s innerSlide) of(w wide) (to wide) {
	for i := range s {
		to = to.or(w.and(s[i].from).plus(s[i].by))
	}
	return to
}

// everywhere is in the stead of the cells where pieces overlap.
const everywhere = ^uint64(0)

// newBlocks has the pieces of these lanes inside.
func newBlocks(b *bitboard, inner []innerLane) *blocks {
	outside := *b
	c := &blocks{bitboard: &outside, codes: []uint64{0}}
	var within []int
	cells := []uint64{0}
	for _, l := range inner {
		within = append(within, l.pieces...)
		// The first lanes change fastest, so that a way of this one counts as many as there are.
		codes, covered := c.codes, cells
		c.codes, cells = nil, nil
		for i := range l.codes {
			for j := range codes {
				c.codes = append(c.codes, codes[j]|l.codes[i])
				cells = append(cells, covered[j]|l.cells[i])
				if covered[j]&l.cells[i] != 0 {
					cells[len(cells)-1] = everywhere
				}
			}
		}
	}
	outside.pieces = nil
	for k := range b.pieces {
		if slices.Contains(within, k) {
			c.inner |= b.mask[k] << b.shift[k]
		} else {
			outside.pieces = append(outside.pieces, b.pieces[k])
		}
	}
	for n, covered := range cells {
		if covered == everywhere {
			continue
		}
		c.apart = c.apart.or(only(n))
		for rest := covered; rest != 0; rest &= rest - 1 {
			cell := bits.TrailingZeros64(rest)
			c.covering[cell] = c.covering[cell].or(only(n))
		}
		if c.codes[n]&b.exitMask == b.exitCode&c.inner {
			c.exits = c.exits.or(only(n))
		}
	}
	for _, k := range within {
		unit := uint64(1) << b.shift[k]
		for _, by := range []uint64{unit, -unit} {
			if s := c.shifts(b.mask[k]<<b.shift[k], by); len(s) > 0 {
				c.slid = append(c.slid, s)
			}
		}
	}
	return c
}

// shifts finds where adding to a code is a slide of the piece with these bits of it.
func (c *blocks) shifts(piece, by uint64) (s innerSlide) {
	for n, code := range c.codes {
		if (code+by)&^piece != code&^piece {
			continue
		}
		to := slices.Index(c.codes, code+by)
		if to < 0 {
			continue
		}
		i := slices.IndexFunc(s, func(x shift) bool { return x.by == to-n })
		if i < 0 {
			i, s = len(s), append(s, shift{by: to - n})
		}
		s[i].from = s[i].from.or(only(n))
	}
	return s
}

// arrangement is the number of the inner pieces' arrangement in a code.
func (c *blocks) arrangement(code uint64) int { return slices.Index(c.codes, code&c.inner) }

// legal are the arrangements that leave the cells free on which others stand.
func (c *blocks) legal(block uint64) wide {
	legal := c.apart
	for rest := c.occupied(block) &^ c.fixed; rest != 0; rest &= rest - 1 {
		legal = legal.without(c.covering[bits.TrailingZeros64(rest)])
	}
	return legal
}

// solved are the arrangements, legal or not, that are solved in a block.
func (c *blocks) solved(block uint64) wide {
	if block&c.exitMask != c.exitCode&^c.inner {
		return wide{}
	}
	return c.exits
}
