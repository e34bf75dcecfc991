package rush

import (
	"math"
	"math/bits"
	"sort"
)

// ranking numbers the positions of a bitboard in which no piece overlaps another, from
// 0 on and without a gap, by arithmetic alone: what is kept of a position needs no hash
// table, only a place in an array.
//
// The pieces that stand one way, the crossing ones, are placed first. They leave each
// lane of the others some cells, and in how many ways the pieces of a lane stand there
// depends on that lane alone. So the positions with one placement of the crossing pieces
// are as many as a product, and the number of a position is the number of the first of
// these and then one digit for each lane, to the base of the lane's ways:
//
//	number = begins[crossing] + (digit1 * ways2 + digit2) * ways3 + digit3 ...
//
// Digits and bases come from a table for each lane, by its taken cells. A slide within
// a lane changes one digit. A number takes some 50 operations; the tables take 4 bytes
// for each placement of the crossing pieces and a few KiB for each lane. It is the ranking
// of tuples by mixed radix (Knuth, TAOCP 4A, 7.2.1.1) with bases that depend on the first.
type ranking struct {
	*bitboard
	begins []uint32      // by the placement of the crossing pieces, and the end
	parts  []rankedPiece // of each piece
	ranked []rankedPlace // as the bitboard's places
	lanes  []lane
	fixed  uint64 // cells of walls and of pieces that cannot move, lane by lane
}

// rankedPiece is a piece of the bitboard: it adds its place times its weight to its slot.
type rankedPiece struct {
	slot           uint32 // 0 of the crossing pieces, else 1 + the lane
	weight, places uint32
}

// rankedPlace is what a piece in a place adds, and its cells, lane by lane.
type rankedPlace struct {
	slot, adds uint32
	cells      uint64
	cross      uint64 // the cells of a crossing piece, none of another
}

// lane is a row or a column with pieces along it.
type lane struct {
	shift  uint8   // where its cells begin, lane by lane
	taken  uint32  // mask of them
	width  uint8   // bits of its slot
	digits []digit // by the cells taken and the slot
}

// digit is the one of a placement in a lane; base is how many there are beside the cells
// taken.
type digit struct{ value, base uint16 }

// The largest tables, and what there is not.
const (
	mostCrossing  = 1 << 20 // placements
	longestLane   = 10
	mostDigitBits = 18
	mostLanes     = 15
	noDigit       = math.MaxUint16
)

// newRanking is nil where tables or numbers would become too large.
func newRanking(b *bitboard) *ranking {
	placements := map[bool]int{false: 1, true: 1}
	for _, i := range b.moves {
		p := b.board.pieces[i]
		placements[p.vertical] = min(placements[p.vertical]*(p.high-p.low+1), mostCrossing+1)
	}
	upright := placements[true] < placements[false] // fewer cross: a smaller table
	if r := rankCrossing(b, upright); r != nil {
		return r
	}
	return rankCrossing(b, !upright)
}

func rankCrossing(b *bitboard, upright bool) *ranking {
	r := &ranking{bitboard: b, ranked: make([]rankedPlace, len(b.places))}
	length := b.board.rows
	if upright {
		length = b.board.cols
	}
	if length > longestLane {
		return nil
	}
	inLanes := func(cells uint64) (in uint64) {
		for cell := range b.board.rows * b.board.cols {
			row, col := cell/b.board.cols, cell%b.board.cols
			at := col*length + row
			if upright {
				at = row*length + col
			}
			in |= cells >> cell & 1 << at
		}
		return in
	}
	r.fixed = inLanes(b.fixed)
	slots := map[int]uint32{}
	sums := []uint32{1} // of each slot
	for k, i := range b.moves {
		p := b.board.pieces[i]
		slot := uint32(0)
		if p.vertical != upright {
			var known bool
			if slot, known = slots[p.lane]; !known {
				slot = uint32(len(sums))
				slots[p.lane], sums = slot, append(sums, 1)
				r.lanes = append(r.lanes, lane{shift: uint8(p.lane * length)})
			}
		}
		part := rankedPiece{slot, sums[slot], uint32(p.high - p.low + 1)}
		r.parts = append(r.parts, part)
		for n := range part.places {
			place := uint32(b.pieces[k].first) + n
			r.ranked[place] = rankedPlace{slot: slot, adds: n * part.weight, cells: inLanes(b.places[place].cells)}
			if slot == 0 {
				r.ranked[place].cross = r.ranked[place].cells
			}
		}
		if sums[slot] *= part.places; sums[slot] > mostCrossing {
			return nil
		}
	}
	if len(r.lanes) > mostLanes {
		return nil
	}
	for i := range r.lanes {
		l := &r.lanes[i]
		l.taken, l.width = 1<<length-1, uint8(bits.Len32(sums[i+1]-1))
		if length+int(l.width) > mostDigitBits {
			return nil
		}
		r.fillLane(i, sums[i+1])
	}
	return r.count(sums[0])
}

// at is the digit of a placement, by all cells that are taken.
func (l *lane) at(cells uint64, sum uint32) *digit {
	return &l.digits[uint32(cells>>(l.shift&63))&l.taken<<(l.width&31)|sum]
}

// fillLane finds the ways to stand in a lane, whatever cells of it are taken.
func (r *ranking) fillLane(i int, sums uint32) {
	l := &r.lanes[i]
	l.digits = make([]digit, (l.taken+1)<<l.width)
	for taken := range uint64(l.taken) + 1 {
		ways := uint16(0)
		for sum := range sums {
			d := l.at(taken<<l.shift, sum)
			if cells, legal := r.standing(uint32(i+1), sum); legal && cells>>l.shift&taken == 0 {
				d.value = ways
				ways++
			} else {
				d.value = noDigit
			}
		}
		for sum := range sums {
			l.at(taken<<l.shift, sum).base = ways
		}
	}
}

// standing is the cells, lane by lane, of the pieces of a slot that add up to a sum;
// legal is false where they overlap.
func (r *ranking) standing(slot, sum uint32) (cells uint64, legal bool) {
	for k, p := range r.parts {
		if p.slot != slot {
			continue
		}
		piece := r.ranked[uint32(r.pieces[k].first)+sum/p.weight%p.places].cells
		if piece&(cells|r.fixed) != 0 {
			return 0, false
		}
		cells |= piece
	}
	return cells, true
}

// count finds where the numbers of each placement of the crossing pieces begin; nil where
// there are too many.
func (r *ranking) count(placements uint32) *ranking {
	r.begins = make([]uint32, placements+1)
	size := uint64(0)
	for sum := range placements {
		r.begins[sum] = uint32(size)
		cells, legal := r.standing(0, sum)
		if !legal {
			continue
		}
		ways := uint64(1)
		for i := range r.lanes {
			ways *= uint64(r.lanes[i].at(cells|r.fixed, 0).base)
		}
		if size += ways; size > math.MaxUint32 {
			return nil
		}
	}
	r.begins[placements] = uint32(size)
	return r
}

// size is how many positions there are.
func (r *ranking) size() int { return int(r.begins[len(r.begins)-1]) }

// bytes is about what the tables hold.
func (r *ranking) bytes() int64 {
	n := int64(len(r.begins)) * 4
	for i := range r.lanes {
		n += int64(len(r.lanes[i].digits)) * 4
	}
	return n
}

// rankedAt is a position, and what the numbers of its neighbours follow from.
type rankedAt struct {
	code     uint64
	number   uint32
	occupied uint64
	cross    uint64                // cells taken in the lanes, lane by lane
	slots    [mostLanes + 1]uint32 // what the pieces add up to
	digits   [mostLanes]uint32
	scales   [mostLanes]uint32 // what one more of a digit adds to the number
}

// look finds all that there is to a code.
func (r *ranking) look(code uint64, at *rankedAt) {
	at.code, at.occupied, at.cross = code, r.bitboard.fixed, r.fixed
	clear(at.slots[:len(r.lanes)+1])
	for k := range r.pieces {
		p := &r.pieces[k]
		now := p.first + uint16(uint8(code>>(p.shift&63))&p.mask)
		r.now[k&31] = now
		at.occupied |= r.places[now].cells
		ranked := &r.ranked[now]
		at.cross |= ranked.cross
		at.slots[ranked.slot&15] += ranked.adds
	}
	number, scale := r.begins[at.slots[0]], uint32(1)
	for i := len(r.lanes) - 1; i >= 0; i-- {
		d := *r.lanes[i].at(at.cross, at.slots[(i+1)&15])
		at.digits[i], at.scales[i] = uint32(d.value), scale
		number += uint32(d.value) * scale
		scale *= uint32(d.base)
	}
	at.number = number
}

// moved is the number after a piece has gone on by so many cells, all free.
func (r *ranking) moved(at *rankedAt, k, by int) uint32 {
	p := &r.parts[k]
	sum := at.slots[p.slot&15] + uint32(by)*p.weight
	if p.slot > 0 {
		i := p.slot - 1
		return at.number + (uint32(r.lanes[i].at(at.cross, sum).value)-at.digits[i])*at.scales[i]
	}
	now := int(r.now[k&31])
	cross := at.cross ^ r.ranked[now].cross ^ r.ranked[now+by].cross
	number := uint32(0)
	for i := range r.lanes {
		d := *r.lanes[i].at(cross, at.slots[(i+1)&15])
		number = number*uint32(d.base) + uint32(d.value)
	}
	return r.begins[sum] + number
}

// unrank is the code of that number.
func (r *ranking) unrank(number uint32) uint64 {
	crossing := sort.Search(len(r.begins)-1, func(i int) bool { return r.begins[i+1] > number })
	code := r.placed(0, uint32(crossing))
	cells, _ := r.standing(0, uint32(crossing))
	number -= r.begins[crossing]
	for i := len(r.lanes) - 1; i >= 0; i-- {
		l := &r.lanes[i]
		base := uint32(l.at(cells|r.fixed, 0).base)
		for sum := range uint32(1) << l.width {
			if d := l.at(cells|r.fixed, sum); d.base > 0 && uint32(d.value) == number%base {
				code |= r.placed(uint32(i+1), sum)
				break
			}
		}
		number /= base
	}
	return code
}

// placed is the part of a code that is of the pieces of a slot.
func (r *ranking) placed(slot, sum uint32) (code uint64) {
	for k, p := range r.parts {
		if p.slot == slot {
			code |= uint64(sum/p.weight%p.places) << r.shift[k]
		}
	}
	return code
}
