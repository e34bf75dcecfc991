package sliding

import (
	"math/bits"

	"langkah/engine/solve/search"
)

// packedCells is the largest number of cells of a packed board.
const packedCells = 16

// packed is a board of up to 16 cells in one word: the tile on cell c is the nibble at bit 4c. Cells that a smaller
// board lacks hold their own number, as in the goal, and never change.
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

// packedSpace generates successors of packed boards, with incremental estimates.
type packedSpace struct {
	*layout
	blanks packed // the blank's name in every nibble
	table  [packedCells * packedCells]int32
	cost   [packedCells]int32
	ways   [packedCells]ways
}

// ways lists the steps from a cell; an array avoids a slice's indirection.
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

// blankCell finds the nibble with the blank's name: after an exclusive or with s.blanks it is the only one that is 0.
func (s *packedSpace) blankCell(p packed) uint8 {
	x := uint64(p ^ s.blanks)
	x |= x >> 2
	x |= x >> 1
	return uint8(bits.TrailingZeros64(^x&ones)) / 4 & 15
}

// after returns the board after the blank has moved between two cells, and the tile that moved.
func (s *packedSpace) after(p packed, blank, to uint8) (next packed, tile uint8) {
	tile = uint8(p>>(4*(to&15))) & 15
	swap := packed(tile ^ s.layout.blank)
	return p ^ swap<<(4*(to&15)) ^ swap<<(4*(blank&15)), tile
}

// expand serves heuristics that sum a value per tile and cell.
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
