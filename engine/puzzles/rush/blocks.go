package rush

import (
	"math/bits"
	"slices"
)

// blocks partitions the positions of a bitboard so that a set of them can be treated at once. The pieces of some lanes
// are inner pieces. The places of all others identify a block; the combinations of places of the inner pieces, at most
// 128, are its arrangements, and a [wide] is a set of positions of one block.
//
//	. A A .   inner: A, with the arrangements 0, 1 and 2
//	. . B .   block: B on the second row, where the third set is {0}: A left
//	. . B .
//
// A slide is applied to a whole set: one of an inner piece adds a constant to the numbers of those arrangements from
// which it is legal, and one of an outer piece leads to the same arrangements in a neighbouring block, intersected with
// those that leave its cells free.
type blocks struct {
	*bitboard              // with the outer pieces only
	inner     uint64       // bits of a code that belong to inner pieces
	codes     []uint64     // of the arrangements
	apart     wide         // arrangements without overlapping inner pieces
	covering  [64]wide     // by cell: arrangements that cover it
	slid      []innerSlide // slides of inner pieces by one cell
	exits     wide         // arrangements that satisfy the exit, as far as it depends on inner pieces
}

// innerSlide is a slide of one inner piece by one cell in one direction, as a map of arrangement numbers.
type innerSlide []shift

// shift maps the arrangements of from to their numbers plus by.
type shift struct {
	from wide
	by   int
}

// of returns the image of a set of arrangements under the slide, without regard to outer pieces.
func (s innerSlide) of(w wide) (to wide) {
	for i := range s {
		to = to.or(w.and(s[i].from).plus(s[i].by))
	}
	return to
}

// everywhere marks an arrangement whose pieces overlap.
const everywhere = ^uint64(0)

// newBlocks makes the pieces of these lanes the inner ones.
func newBlocks(b *bitboard, inner []innerLane) *blocks {
	outside := *b
	c := &blocks{bitboard: &outside, codes: []uint64{0}}
	var within []int
	cells := []uint64{0}
	for _, l := range inner {
		within = append(within, l.pieces...)
		// Mixed radix: the first lanes vary fastest.
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
		for remaining := covered; remaining != 0; remaining &= remaining - 1 {
			cell := bits.TrailingZeros64(remaining)
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

// shifts finds the arrangements in which adding by to the code is a slide of the piece with these bits.
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

// arrangement returns the number of the inner pieces' arrangement in a code, -1 if it is none.
func (c *blocks) arrangement(code uint64) int { return slices.Index(c.codes, code&c.inner) }

// legal returns the arrangements that leave the cells of the outer pieces of a block free.
func (c *blocks) legal(block uint64) wide {
	legal := c.apart
	for remaining := c.occupied(block) &^ c.fixed; remaining != 0; remaining &= remaining - 1 {
		legal = legal.without(c.covering[bits.TrailingZeros64(remaining)])
	}
	return legal
}

// solved returns the arrangements, legal or not, that are solved in a block.
func (c *blocks) solved(block uint64) wide {
	if block&c.exitMask != c.exitCode&^c.inner {
		return wide{}
	}
	return c.exits
}
