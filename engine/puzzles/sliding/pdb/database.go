package pdb

import (
	"math/bits"

	"langkah/engine/base/hardware"
)

// Database holds, for every placing of a pattern's tiles, the moves of those
// tiles that bring them home, wherever the blank is. Kept is the excess: half of
// what they need beyond their Manhattan distance. (Every move changes the
// Manhattan distance by one, so the difference is even.) An entry seldom needs
// more than four bits; where one does, all get a byte.
type Database struct {
	Projection
	entries
	places subsets // numbers the occupied cells, in steps of the orders
	orders ranks   // numbers the orders on them
}

// entries are the excesses by number.
type entries struct {
	data []byte
	form form
}

// form is how many entries a byte holds, as a power of two.
type form uint8

const (
	whole   form = 0
	nibbles form = 1
)

// newEntries makes room for the entries of a projection, all 0.
func newEntries(p Projection, f form) entries {
	data := make([]byte, p.bytes(f))
	hardware.LargePages(data)
	return entries{data, f}
}

// most is the largest entry.
func (f form) most() uint8 { return 255 >> (f & 1 * 4) }

func newDatabase(p Projection, f form) *Database {
	k := p.Size()
	r := newRanks(k)
	return &Database{Projection: p, entries: entries{form: f}, places: newSubsets(p.Grid.Cells(), k, uint32(r.count)), orders: r}
}

// Held is how many bytes of memory the database holds.
func (d *Database) Held() int64 { return int64(len(d.data)) }

// excess is the entry of that number.
func (e *entries) excess(at uint32) uint8 {
	// The masks spare the processor checks of the shifts.
	return e.data[at>>(e.form&1)] >> (at & uint32(e.form) * 4 & 7) & e.form.most()
}

// home lists the cells where the pattern's tiles belong, in reading order.
func (d *Database) home() []int {
	var cells []int
	for tiles := d.Tiles; tiles != 0; tiles &= tiles - 1 {
		cells = append(cells, bits.TrailingZeros32(tiles))
	}
	return cells
}

// place is the set of occupied cells and the order on them when the tile that
// belongs at home()[i] lies at cells[i].
func (d *Database) place(cells []int) (occupied uint32, order packed) {
	for _, c := range cells {
		occupied |= 1 << c
	}
	for i, c := range cells {
		order |= packed(i) << (3 * bits.OnesCount32(occupied&(1<<c-1)))
	}
	return occupied, order
}

// Moves is the entry for the tiles that belong at home()[i] lying at cells[i]:
// the number of their moves.
func (d *Database) Moves(cells []int) int {
	occupied, order := d.place(cells)
	moves := 2 * int(d.excess(d.places.index(occupied)+d.orders.number(order)))
	for i, h := range d.home() {
		moves += d.Grid.Distance(cells[i], h)
	}
	return moves
}
