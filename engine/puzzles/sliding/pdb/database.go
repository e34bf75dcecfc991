package pdb

import (
	"math/bits"

	"langkah/engine/base/hardware"
)

// Database holds, for every placement of a pattern's tiles, the least number of moves of those tiles that bring them
// home, over all cells of the blank. Stored is the excess: half of the difference from the Manhattan distance, which is
// even as every move changes it by one. Entries have four bits, or a byte if any needs more.
type Database struct {
	Projection
	entries
	places subsets // index of the occupied cells, as a multiple of the number of orders
	orders ranks   // index of the order of the tiles on them
}

// entries are the excesses by index.
type entries struct {
	data []byte
	form form
}

// form is the size of entries: a byte holds 1 << form of them.
type form uint8

const (
	whole   form = 0
	nibbles form = 1
)

// newEntries allocates the entries of a projection, all 0.
func newEntries(p Projection, f form) entries {
	data := make([]byte, p.bytes(f))
	hardware.LargePages(data)
	return entries{data, f}
}

// maxEntry returns the largest possible entry.
func (f form) maxEntry() uint8 { return 255 >> (f & 1 * 4) }

func newDatabase(p Projection, f form) *Database {
	k := p.Size()
	r := newRanks(k)
	return &Database{Projection: p, entries: entries{form: f}, places: newSubsets(p.Grid.Cells(), k, uint32(r.count)), orders: r}
}

// Held returns the size of the entries in bytes.
func (d *Database) Held() int64 { return int64(len(d.data)) }

// excess returns an entry.
func (e *entries) excess(at uint32) uint8 {
	// The masks let the compiler omit checks of the shift counts.
	return e.data[at>>(e.form&1)] >> (at & uint32(e.form) * 4 & 7) & e.form.maxEntry()
}

// home lists the goal cells of the pattern's tiles in reading order.
func (d *Database) home() []int {
	var cells []int
	for tiles := d.Tiles; tiles != 0; tiles &= tiles - 1 {
		cells = append(cells, bits.TrailingZeros32(tiles))
	}
	return cells
}

// place returns the occupied cells and the order of the tiles on them, with the tile of home()[i] on cells[i].
func (d *Database) place(cells []int) (occupied uint32, order packed) {
	for _, c := range cells {
		occupied |= 1 << c
	}
	for i, c := range cells {
		order |= packed(i) << (3 * bits.OnesCount32(occupied&(1<<c-1)))
	}
	return occupied, order
}

// Moves returns the least number of moves of the pattern's tiles, with the tile of home()[i] on cells[i].
func (d *Database) Moves(cells []int) int {
	occupied, order := d.place(cells)
	moves := 2 * int(d.excess(d.places.index(occupied)+d.orders.number(order)))
	for i, h := range d.home() {
		moves += d.Grid.Distance(cells[i], h)
	}
	return moves
}
