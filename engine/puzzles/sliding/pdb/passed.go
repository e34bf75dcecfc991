package pdb

import (
	"math/bits"
	"unsafe"

	"langkah/engine/base/hardware"
)

// passed remembers boards that a depth-first search has reached: a transposition
// table (Reinefeld and Marsland, Enhanced iterative-deepening search, 1994). Many
// ways lead to a board; when it is reached again with no more moves left than
// before, what is below it has been searched, or is being searched with more moves.
//
// The first of the shortest solutions is still found first. A board comes first
// in the order of the search where it comes first in time (of two ways to a board of
// the frontier the first one is searched in both their stead), so what is left out
// comes after what was searched; and below a board that is left out with fewer
// moves left than it had there is no solution, for it would be shorter than the
// bound, and there is none so short. What holds in an iteration holds in the later
// ones, which leave more moves.
//
// Boards are kept whole, so none is taken for another. Each has one place by its
// hash, and the last one to come stays: memory is bounded, and a board that was
// forgotten is only searched again.
//
// Most boards have no move to spare: their estimate is all that is left, and little
// lies below them. They are remembered only while the table lies in the nearer
// caches and lookups in the databases take much longer.
type passed struct {
	boards []key // the moves left in the four free bits of both words
	shift  uint8
	every  bool // also boards without a move to spare
}

// fewestPassed and mostPassed are the boards that a table has room for: 256 KiB lie
// in the nearer caches, and beyond 64 MiB little more is spared.
const (
	fewestPassed = 1 << 14
	mostPassed   = 1 << 22
)

// newPassed is the table to begin with.
func (h *Heuristic) newPassed() *passed {
	p := passedWith(fewestPassed)
	p.every = h.far()
	return p
}

// passedWith is a table of so much room, a power of two from 2 on.
func passedWith(room int) *passed {
	p := &passed{boards: make([]key, room), shift: uint8(65 - bits.Len(uint(room)))}
	hardware.LargePages(p.boards)
	return p
}

// grow makes more room; what was remembered stays.
func (p *passed) grow(room int) {
	old := p.boards
	*p = *passedWith(room)
	for _, kept := range old {
		if board := (key{kept[0] << 4 >> 4, kept[1] << 4 >> 4}); board != (key{}) {
			*p.place(board) = kept
		}
	}
}

func (p *passed) place(k key) *key { return &p.boards[k.hash()>>(p.shift&63)] }

// passedBytes is what it holds.
func passedBytes(room int) int64 { return int64(room) * int64(unsafe.Sizeof(key{})) }

// roomAfter is how much room suits the round after one of so many expansions: about
// an eighth of the boards are worth remembering, and the next round is some times
// as long.
func roomAfter(expanded int64) int {
	return min(1<<bits.Len64(uint64(expanded)/8), mostPassed)
}

// visit says whether the board was reached before with at least so many moves
// left; otherwise it is remembered. spare is how many of these the estimate leaves.
func (p *passed) visit(k key, left, spare int32) bool {
	if spare == 0 && !p.every || left > 255 {
		return false
	}
	kept := p.place(k)
	if (kept[0]^k[0])<<4 == 0 && (kept[1]^k[1])<<4 == 0 && int32(kept[0]>>60<<4|kept[1]>>60) >= left {
		return true
	}
	*kept = key{k[0] | uint64(left)>>4<<60, k[1] | uint64(left)<<60}
	return false
}

// key is a board of up to 25 cells, five bits to a cell and twelve cells to a
// word. What lies in the 25th follows from the others.
type key [2]uint64

func keyOf(board []uint8) (k key) {
	for cell, tile := range board {
		k = k.with(cell, uint64(tile))
	}
	return k
}

// with is the key with bits changed in a cell.
func (k key) with(cell int, bits uint64) key {
	if cell < 24 {
		k[cell/12] ^= bits << (cell % 12 * 5)
	}
	return k
}

func (k key) hash() uint64 {
	h := k[0]*0x9e3779b97f4a7c15 ^ k[1]*0xc2b2ae3d27d4eb4f
	return (h ^ h>>32) * 0x9e3779b97f4a7c15
}

// keys tells what moves make of a key.
type keys struct {
	cells [128]key // the lowest bits of both cells of a move, by its number
	blank uint8
}

func newKeys(g Grid, blank int) keys {
	k := keys{blank: uint8(blank)}
	for number, m := range g.moves() {
		k.cells[number] = key{}.with(m.from, 1).with(m.to, 1)
	}
	return k
}

// moved is the key after a move of that tile: it and the blank change places.
func (k *keys) moved(at key, tile, move uint8) key {
	change, cells := uint64(tile^k.blank), &k.cells[move&127]
	return key{at[0] ^ cells[0]*change, at[1] ^ cells[1]*change}
}
