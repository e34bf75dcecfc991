package rush

import (
	"hash/maphash"
	"math/bits"
)

// A state of a search is the places of the pieces that can move, as a value
// that can be compared. There are three kinds, by the size of the board; a
// packed one is several times as fast as a string.
type (
	packed uint64    // a few bits for each piece, as many as its range needs
	short  [32]uint8 // a place for each piece
	long   string    // the same
)

// coder turns places into states and back.
type coder[S comparable] struct {
	encode  func(at []uint8) S
	decode  func(s S, at []uint8)  // fills in every piece that can move
	slide   func(s S, k, by int) S // the k-th piece that can move goes by so many cells
	primary func(s S) int          // the primary piece's place
	hash    func(s S) uint64       // nil where the search finds one itself
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

func (c *coding) short() coder[short] {
	return coder[short]{
		encode: func(at []uint8) (s short) { copy(s[:], at); return s },
		decode: func(s short, at []uint8) { copy(at, s[:]) },
		slide: func(s short, k, by int) short {
			i := c.moves[k]
			s[i] = uint8(int(s[i]) + by)
			return s
		},
		primary: func(s short) int { return int(s[0]) },
	}
}

func (c *coding) long() coder[long] {
	seed := maphash.MakeSeed()
	return coder[long]{
		hash:   func(s long) uint64 { return maphash.String(seed, string(s)) },
		encode: func(at []uint8) long { return long(at) },
		decode: func(s long, at []uint8) { copy(at, s) },
		slide: func(s long, k, by int) long {
			at := []byte(s)
			at[c.moves[k]] = uint8(int(at[c.moves[k]]) + by)
			return long(at)
		},
		primary: func(s long) int { return int(s[0]) },
	}
}
