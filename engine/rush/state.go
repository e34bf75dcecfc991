package rush

import "math/bits"

// A state of a search is the places of the pieces, as a value that can be
// compared. There are several kinds, by the size of the board, so that a state
// is as small and quick as the board allows. A string would be simpler on large
// boards, but a search could not tell how much memory it holds.
type (
	packed uint64     // a few bits for each piece that can move, as many as its range needs
	short  [32]uint8  // a place for each piece
	medium [128]uint8 // the same
	long   [512]uint8
	huge   [maxSide * maxSide / 2]uint8
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

// wide is the coder of the larger arrays; bytes are those of one.
func wide[S comparable](c *coding, bytes func(*S) []uint8) coder[S] {
	return coder[S]{
		encode: func(at []uint8) (s S) { copy(bytes(&s), at); return s },
		decode: func(s S, at []uint8) { copy(at, bytes(&s)) },
		slide: func(s S, k, by int) S {
			at := &bytes(&s)[c.moves[k]]
			*at = uint8(int(*at) + by)
			return s
		},
		primary: func(s S) int { return int(bytes(&s)[0]) },
	}
}

func (c *coding) medium() coder[medium] {
	return wide(c, func(s *medium) []uint8 { return s[:] })
}

func (c *coding) long() coder[long] {
	return wide(c, func(s *long) []uint8 { return s[:] })
}

func (c *coding) huge() coder[huge] {
	return wide(c, func(s *huge) []uint8 { return s[:] })
}
