package sliding

import (
	"math/bits"

	"langkah/engine/solve/search"
)

// packedCells is how many cells fit a packed board.
const packedCells = 16

// packed is a board of up to 16 cells in one word: the tile on cell c is the
// nibble 4c. Cells that a smaller board lacks hold their own number, as on
// the goal, and never change.
type packed uint64

const ones = 0x1111_1111_1111_1111

func pack(names []uint8) packed {
	s := packed(0xFEDC_BA98_7654_3210)
	for cell, name := range names {
		s = s&^(15<<(4*cell)) | packed(name)<<(4*cell)
	}
	return s
}

func unpack(s packed, n int) []uint8 {
	names := make([]uint8, n)
	for cell := range names {
		names[cell] = uint8(s>>(4*cell)) & 15
	}
	return names
}

// packedSpace makes the successors of packed boards.
type packedSpace struct {
	*layout
	blanks packed // the blank's name in every nibble
	table  [packedCells * packedCells]int32
	cost   [packedCells]int32
	ways   [packedCells]ways
}

// ways are the steps from a cell, in an array to spare a slice's indirection.
type ways struct {
	count int
	step  [4]step
}

func newPackedSpace(l *layout, heuristic string) *packedSpace {
	s := &packedSpace{layout: l, blanks: packed(l.blank) * ones}
	copy(s.table[:], l.tileTable(heuristic, packedCells))
	copy(s.cost[:], l.weight)
	for cell, steps := range l.steps {
		s.ways[cell].count = copy(s.ways[cell].step[:], steps)
	}
	return s
}

// blankCell finds the blank: its nibble is the one that is 0 after the names
// are compared with the blank's.
func (s *packedSpace) blankCell(p packed) uint8 {
	x := uint64(p ^ s.blanks)
	x |= x >> 2
	x |= x >> 1
	return uint8(bits.TrailingZeros64(^x&ones)) / 4 & 15
}

// after is the board after the blank has gone from a cell to another, and the
// tile that has come the other way.
func (s *packedSpace) after(p packed, blank, to uint8) (next packed, tile uint8) {
	tile = uint8(p>>(4*(to&15))) & 15
	swap := packed(tile ^ s.layout.blank)
	return p ^ swap<<(4*(to&15)) ^ swap<<(4*(blank&15)), tile
}

// expand is for heuristics that sum a figure of each tile.
func (s *packedSpace) expand(p packed, h int32, out []search.Successor[packed]) []search.Successor[packed] {
	blank := s.blankCell(p)
	w := &s.ways[blank]
	for i := range w.count {
		st := w.step[i&3]
		next, tile := s.after(p, blank, st.to)
		out = append(out, search.Successor[packed]{
			State: next, Move: int32(st.dir), Cost: s.cost[tile],
			H: h + s.table[tile<<4|blank] - s.table[tile<<4|st.to],
		})
	}
	return out
}

func (s *packedSpace) estimate(p packed) int32 {
	h := int32(0)
	for cell := range s.n {
		h += s.table[int(p>>(4*cell)&15)<<4|cell]
	}
	return h
}

func (s *packedSpace) space() space[packed] {
	return space[packed]{of: pack, expand: s.expand, estimate: s.estimate, blank: s.blankCell, tile: packedTile}
}

func packedTile(p packed, cell uint8) uint8 { return uint8(p>>(4*cell)) & 15 }
