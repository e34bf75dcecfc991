package rush

import "math/bits"

// packed is a state in one word: a bit field for each movable piece, as wide as its range needs. If 64 bits do not
// suffice, states are [manyPieces].
type packed uint64

// manyPieces is a state with one byte per piece; the smallest sufficient array gives the fastest search. The number of
// pieces is at most half of the cells of the largest board.
type manyPieces interface {
	pieces32 | pieces128 | pieces512 | pieces5000
}

type (
	pieces32   [32]uint8
	pieces128  [128]uint8
	pieces512  [512]uint8
	pieces5000 [5000]uint8
)

// coder converts between places and states.
type coder[S comparable] struct {
	encode  func(at []uint8) S
	decode  func(s S, at []uint8)  // sets the movable pieces only
	slide   func(s S, k, by int) S // moves the k-th movable piece by so many cells
	primary func(s S) int          // the primary piece's place
}

// coding is the layout of a board's packed states.
type coding struct {
	board *board
	moves []int   // indices of the movable pieces
	shift []uint8 // per movable piece
	mask  []uint64
	bits  int // of a packed state
}

func newCoding(b *board) *coding {
	c := &coding{board: b}
	for i, p := range b.pieces {
		if !b.movable(i) {
			continue
		}
		width := bits.Len(uint(p.high - p.low))
		c.moves = append(c.moves, i)
		c.shift = append(c.shift, uint8(min(c.bits, 64)))
		c.mask = append(c.mask, 1<<width-1)
		c.bits += width
	}
	return c
}

// packs reports whether packed states fit into 64 bits.
func (c *coding) packs() bool { return c.bits <= 64 }

func (c *coding) packed() coder[packed] {
	b := c.board
	decode := func(s packed, at []uint8) {
		for k, i := range c.moves {
			at[i] = uint8(b.pieces[i].low + int(uint64(s)>>c.shift[k]&c.mask[k]))
		}
	}
	return coder[packed]{
		encode: func(at []uint8) (s packed) {
			for k, i := range c.moves {
				s |= packed(int(at[i])-b.pieces[i].low) << c.shift[k]
			}
			return s
		},
		decode: decode,
		slide:  func(s packed, k, by int) packed { return s + packed(by)<<c.shift[k] },
		primary: func(s packed) int {
			if !b.movable(0) {
				return b.pieces[0].start
			}
			return b.pieces[0].low + int(uint64(s)&c.mask[0])
		},
	}
}

// byteCoder returns the coder of a state type with one byte per piece; all returns a state as a slice, which is faster
// to copy than byte by byte.
func byteCoder[S manyPieces](c *coding, all func(*S) []uint8) coder[S] {
	return coder[S]{
		encode: func(at []uint8) (s S) { copy(all(&s), at); return s },
		decode: func(s S, at []uint8) { copy(at, all(&s)) },
		slide: func(s S, k, by int) S {
			i := c.moves[k]
			s[i] = uint8(int(s[i]) + by)
			return s
		},
		primary: func(s S) int { return int(s[0]) },
	}
}
