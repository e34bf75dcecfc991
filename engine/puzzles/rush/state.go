package rush

import "math/bits"

// packed is a state in a few bits for each piece that can move, as many as its
// range needs. Where these do not fit a word, a state is one of
// [manyPieces].
type packed uint64

// manyPieces is a state with a byte for each piece's place; the smallest array
// that holds a board's pieces makes the fastest search. Half of the cells of the
// largest board is the most pieces that there can be.
type manyPieces interface {
	pieces32 | pieces128 | pieces512 | pieces5000
}

type (
	pieces32   [32]uint8
	pieces128  [128]uint8
	pieces512  [512]uint8
	pieces5000 [5000]uint8
)

// coder turns places into states and back.
type coder[S comparable] struct {
	encode  func(at []uint8) S
	decode  func(s S, at []uint8)  // fills in every piece that can move
	slide   func(s S, k, by int) S // the k-th piece that can move goes by so many cells
	primary func(s S) int          // the primary piece's place
}

// coding is how the states of a board are kept.
type coding struct {
	board *board
	moves []int   // the pieces that can move
	shift []uint8 // of each of them in a packed state
	mask  []uint64
	bits  int // that a packed state needs
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

// packs says whether states can be packed.
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

// byteCoder is the coder of states with a byte for each piece; all is a state
// as a slice, which is copied faster than byte by byte.
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
