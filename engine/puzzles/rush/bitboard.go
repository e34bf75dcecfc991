package rush

import "slices"

// bitboard holds a board of at most 64 cells whose positions pack into 64 bits. A position is encoded as a code: a bit
// field per movable piece holds its offset from its lowest cell. A slide by one cell adds or subtracts 1 in that field,
// and is legal when one particular cell is free.
type bitboard struct {
	*coding
	fixed    uint64 // cells of walls and of pieces that cannot move
	pieces   []bitpiece
	places   []bitplace // the possible places of all pieces, those of one piece contiguous
	exitMask uint64     // a code is solved when code&exitMask == exitCode
	exitCode uint64
	now      [32]uint16 // scratch of occupied: index into places per piece; 64 cells hold at most 32 movable pieces
	legal    uint64     // set by steps: bit 2k for piece k back, bit 2k+1 ahead
}

// bitpiece is a movable piece: its bit field and its slice of bitboard.places.
type bitpiece struct {
	shift uint8
	mask  uint8
	first uint16 // index of its lowest place
}

// bitplace holds the masks of a piece at one of its places. At an end of its range ahead or behind has all bits set,
// which is never free.
type bitplace struct {
	cells         uint64
	ahead, behind uint64 // the next cell in either direction
}

// newBitboard returns nil if the board has more than 64 cells or its positions do not pack into 64 bits.
func newBitboard(b *board) *bitboard {
	c := newCoding(b)
	if b.rows*b.cols > 64 || !c.packs() {
		return nil
	}
	bb := &bitboard{coding: c}
	for cell, holds := range b.grid(b.starts()) {
		if holds == isWall || holds >= 0 && !b.movable(int(holds)) {
			bb.fixed |= 1 << cell
		}
	}
	for k, i := range c.moves {
		p := b.pieces[i]
		bb.pieces = append(bb.pieces, bitpiece{c.shift[k], uint8(c.mask[k]), uint16(len(bb.places))})
		for at := p.low; at <= p.high; at++ {
			place := bitplace{ahead: ^uint64(0), behind: ^uint64(0)}
			for k := range p.length {
				place.cells |= 1 << b.cell(p, at+k)
			}
			if at < p.high {
				place.ahead = 1 << b.cell(p, at+p.length)
			}
			if at > p.low {
				place.behind = 1 << b.cell(p, at-1)
			}
			bb.places = append(bb.places, place)
		}
	}
	bb.setExit()
	return bb
}

// setExit sets the mask and value that recognise a solved code.
func (b *bitboard) setExit() {
	switch p := b.board.pieces[0]; {
	case b.board.goal < p.low || b.board.goal > p.high:
		b.exitCode = 1 // with an empty mask: never
	case b.board.movable(0):
		b.exitMask = b.mask[0]
		b.exitCode = uint64(b.board.goal - p.low)
	}
}

func (b *bitboard) solved(code uint64) bool { return code&b.exitMask == b.exitCode }

// code encodes the places of all pieces.
func (b *bitboard) code(at []uint8) uint64 { return uint64(b.packed().encode(at)) }

// at decodes the places of all pieces, the immovable ones included.
func (b *bitboard) at(code uint64) []uint8 {
	at := b.board.starts()
	b.packed().decode(packed(code), at)
	return at
}

// alike reports whether codes of the other board have the same meaning.
func (b *bitboard) alike(other *board) bool {
	return b.board.rows == other.rows && b.board.cols == other.cols && slices.Equal(b.board.pieces, other.pieces)
}

// reached is a successor position.
type reached struct {
	code   uint64
	number uint32 // assigned by index.add
	cells  uint16 // length of the slide
}

// occupied returns the mask of the cells that are not free, and sets b.now to each piece's index in b.places.
func (b *bitboard) occupied(code uint64) uint64 {
	occupied := b.fixed
	for k := range b.pieces {
		p := &b.pieces[k]
		at := p.first + uint16(uint8(code>>(p.shift&63))&p.mask)
		b.now[k&31] = at
		occupied |= b.places[at].cells
	}
	return occupied
}

// steps appends the positions that a slide by one cell reaches. It is branch-free, as the branch predictor cannot know
// which pieces can move: every candidate is written, and the length advances only past the legal ones.
func (b *bitboard) steps(code uint64, out []reached) []reached {
	occupied := b.occupied(code)
	n, legal := len(out), uint64(0)
	out = slices.Grow(out, 2*len(b.now)+1)[:n+2*len(b.now)+1]
	for k := range b.pieces {
		place, unit := &b.places[b.now[k&31]], uint64(1)<<(b.pieces[k].shift&63)
		back, ahead := free(place.behind&occupied), free(place.ahead&occupied)
		out[n] = reached{code: code - unit, cells: 1}
		n += int(back)
		out[n] = reached{code: code + unit, cells: 1}
		n += int(ahead)
		legal |= (back | ahead<<1) << (2 * k & 63)
	}
	b.legal = legal
	return out[:n]
}

// free returns 1 if the mask is empty, else 0.
func free(cells uint64) uint64 { return (cells|-cells)>>63 ^ 1 }

// slides appends the positions that a slide of any length reaches.
func (b *bitboard) slides(code uint64, out []reached) []reached {
	occupied := b.occupied(code)
	for k := range b.pieces {
		unit := uint64(1) << (b.pieces[k].shift & 63)
		now := int(b.now[k&31])
		to, cells := code, uint16(0)
		for at := now; b.places[at].behind&occupied == 0; at-- {
			to, cells = to-unit, cells+1
			out = append(out, reached{code: to, cells: cells})
		}
		to, cells = code, 0
		for at := now; b.places[at].ahead&occupied == 0; at++ {
			to, cells = to+unit, cells+1
			out = append(out, reached{code: to, cells: cells})
		}
	}
	return out
}
