package pdb

import (
	"math/bits"
	"unsafe"

	"langkah/engine/base/hardware"
)

// passed is a transposition table (Reinefeld and Marsland, "Enhanced iterative-deepening search", 1994). Many paths
// lead to a board; if it is reached again with no more moves left than before, its subtree has been searched, or is
// being searched with more moves left.
//
// The first of the shortest solutions is still found first. What is cut off comes later in the order of the search than
// what was searched (of two paths to a board of the frontier only the first is searched); and a board that is cut off
// with fewer moves left than before has no solution below it, for that would be shorter than the bound, and there is
// none. What holds in an iteration holds in later ones, which leave more moves.
//
// Boards are stored whole, so collisions are harmless. The table is direct-mapped, and the newest entry replaces the
// old one: memory is bounded, and a board that was replaced is only searched again.
//
// Most boards have no spare moves: their estimate equals the moves left, and their subtrees are small. They are stored
// only if lookups in the databases are much slower than in this table.
type passed struct {
	boards []key // with the moves left in the four free bits of both words
	shift  uint8
	every  bool // also boards without spare moves
}

// Limits of a table's entries: 256 KiB fit the inner caches, and beyond 64 MiB little more is saved.
const (
	fewestPassed = 1 << 14
	mostPassed   = 1 << 22
)

// newPassed returns a table of the initial size.
func (h *Heuristic) newPassed() *passed {
	p := passedWith(fewestPassed)
	p.every = h.far()
	return p
}

// passedWith returns an empty table of that many entries, a power of two from 2 on.
func passedWith(size int) *passed {
	p := &passed{boards: make([]key, size), shift: uint8(65 - bits.Len(uint(size)))}
	hardware.LargePages(p.boards)
	return p
}

// grow enlarges the table and keeps its entries.
func (p *passed) grow(size int) {
	old := p.boards
	*p = *passedWith(size)
	for _, kept := range old {
		if board := (key{kept[0] << 4 >> 4, kept[1] << 4 >> 4}); board != (key{}) {
			*p.place(board) = kept
		}
	}
}

func (p *passed) place(k key) *key { return &p.boards[k.hash()>>(p.shift&63)] }

// passedBytes returns the memory of a table.
func passedBytes(size int) int64 { return int64(size) * int64(unsafe.Sizeof(key{})) }

// sizeAfter returns a suitable table size for the round after one of so many expansions: about an eighth of the boards
// are worth storing, and the next round is several times as long.
func sizeAfter(expanded int64) int {
	return min(1<<bits.Len64(uint64(expanded)/8), mostPassed)
}

// visit reports whether the board was reached before with at least so many moves left; otherwise it is stored. spare is
// left minus the estimate.
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

// key encodes a board of up to 25 cells, five bits per cell and twelve cells per word. The 25th follows from the
// others.
type key [2]uint64

func keyOf(board []uint8) (k key) {
	for cell, tile := range board {
		k = k.with(cell, uint64(tile))
	}
	return k
}

// with returns the key with bits of a cell flipped.
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

// keys updates keys incrementally.
type keys struct {
	cells [128]key // by the move's number: the lowest bits of both its cells
	blank uint8
}

func newKeys(g Grid, blank int) keys {
	k := keys{blank: uint8(blank)}
	for number, m := range g.moves() {
		k.cells[number] = key{}.with(m.from, 1).with(m.to, 1)
	}
	return k
}

// moved returns the key after a move of a tile, which exchanges it with the blank.
func (k *keys) moved(at key, tile, move uint8) key {
	change, cells := uint64(tile^k.blank), &k.cells[move&127]
	return key{at[0] ^ cells[0]*change, at[1] ^ cells[1]*change}
}
