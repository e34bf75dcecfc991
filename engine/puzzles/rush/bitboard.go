package rush

import "slices"

// bitboard is a board of at most 64 cells whose positions pack into 64 bits.
// A position is a code: for each piece that can move, a few bits that count
// its places from the lowest. A slide by one cell adds or subtracts 1 there,
// and is legal when one cell is free.
type bitboard struct {
	*coding
	fixed    uint64 // cells of walls and of pieces that cannot move
	pieces   []bitpiece
	places   []bitplace // of each piece, one after the other
	exitMask uint64     // a code is solved when code&exitMask == exitCode
	exitCode uint64
	now      [32]uint16 // scratch of occupied; 64 cells hold no more pieces
	legal    uint64     // of the last call of steps: bit 2k for piece k back, bit 2k+1 ahead
}

// bitpiece is a piece that can move.
type bitpiece struct {
	shift uint8
	mask  uint8
	first uint16 // of its places
}

// bitplace is a piece in one of its places. Where it can go no further in a
// direction that cell is the whole board, which is never free.
type bitplace struct {
	cells         uint64
	ahead, behind uint64 // the next cell in either direction
}

// newBitboard is nil where the board is too large.
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

// setExit prepares the test whether a code is solved.
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

// code is the code of the pieces' places.
func (b *bitboard) code(at []uint8) uint64 { return uint64(b.packed().encode(at)) }

// at are the places of all pieces in a code.
func (b *bitboard) at(code uint64) []uint8 {
	at := b.board.starts()
	b.packed().decode(packed(code), at)
	return at
}

// alike says whether codes of the other board mean the same.
func (b *bitboard) alike(other *board) bool {
	return b.board.rows == other.rows && b.board.cols == other.cols && slices.Equal(b.board.pieces, other.pieces)
}

// reached is a position one move away.
type reached struct {
	code   uint64
	number uint32 // that an index gave it
	cells  uint16 // of the slide
}

// occupied are the cells that are not free. It leaves where the place of each
// piece stands in b.now.
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

// steps appends the positions that a slide by one cell reaches. Which pieces
// can move is as good as random, and a branch for each would be foretold wrong
// too often: every position is written, and the count goes up where it is legal.
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

// free is 1 for no cells and 0 for some.
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
