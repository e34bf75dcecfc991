package rush

import "langkah/engine/search"

// index numbers codes in the order in which they are added: a hash table with
// open addressing that holds the numbers, beside the codes themselves. It is
// kept at most half full, so that a code costs 16 to 24 bytes.
type index struct {
	codes []uint64
	slots []uint32 // number + 1 of a code; 0 is free
	shift uint8    // the hash is the topmost 64 - shift bits of a product
	meter *search.Meter
}

const (
	firstSlots = 1 << 10
	maxCodes   = 1<<32 - 2 // as many as slots can tell apart
)

func newIndex(meter *search.Meter) *index {
	x := &index{shift: 64 - 10, meter: meter}
	if meter.Hold(firstSlots * 8) {
		x.slots = make([]uint32, firstSlots)
		x.codes = make([]uint64, 0, firstSlots/2)
	}
	return x
}

// hashed is the slot where the search for a code begins (Fibonacci hashing).
func (x *index) hashed(code uint64) uint64 { return code * 0x9E3779B97F4A7C15 >> (x.shift & 63) }

// find is the number of a code that was added.
func (x *index) find(code uint64) (n uint32, ok bool) {
	mask := uint64(len(x.slots) - 1)
	for slot := x.hashed(code); ; slot++ {
		switch n := x.slots[slot&mask]; {
		case n == 0:
			return 0, false
		case x.codes[n-1] == code:
			return n - 1, true
		}
	}
}

// lookUp writes down what stands in the slot where the search for each code
// begins. As nothing hangs on these loads they go on side by side, which
// halves the time of what follows: memory is what the searches wait for.
func (x *index) lookUp(codes []reached) {
	mask := uint64(len(x.slots) - 1)
	for i := range codes {
		codes[i].number = x.slots[x.hashed(codes[i].code)&mask]
	}
}

// number all codes, which are known to have been added.
func (x *index) number(codes []reached) {
	x.lookUp(codes)
	mask := uint64(len(x.slots) - 1)
	for i := range codes {
		to := &codes[i]
		if to.number--; x.codes[to.number] == to.code {
			continue
		}
		slot := x.hashed(to.code) + 1
		for ; x.codes[x.slots[slot&mask]-1] != to.code; slot++ {
		}
		to.number = x.slots[slot&mask] - 1
	}
}

// add numbers all codes; those that were not there before come after the others.
func (x *index) add(codes []reached) {
	x.lookUp(codes)
	mask := uint64(len(x.slots) - 1)
	for i := range codes {
		to := &codes[i]
		if n := to.number - 1; to.number != 0 && x.codes[n] == to.code {
			to.number = n
			continue
		}
		for slot := x.hashed(to.code); ; slot++ {
			at := &x.slots[slot&mask]
			if *at == 0 {
				x.codes = append(x.codes, to.code)
				*at = uint32(len(x.codes))
			} else if x.codes[*at-1] != to.code {
				continue
			}
			to.number = *at - 1
			break
		}
	}
}

// room makes sure that so many codes more can be added. It returns false when
// the limits forbid it.
func (x *index) room(more int) bool {
	need := len(x.codes) + more
	if need <= len(x.slots)/2 {
		return true
	}
	if len(x.slots) == 0 || need > maxCodes {
		return false
	}
	// While they are copied, old and new tables are there together.
	size := len(x.slots) * 2
	if !x.meter.Fits(int64(size)*8) || !x.meter.Hold(int64(size)*8) {
		return false
	}
	codes := make([]uint64, len(x.codes), size/2)
	copy(codes, x.codes)
	x.codes, x.slots, x.shift = codes, make([]uint32, size), x.shift-1
	mask := uint64(size - 1)
	for i, code := range x.codes {
		if i&0xFFFF == 0 && !x.meter.Look() {
			return false
		}
		slot := x.hashed(code)
		for x.slots[slot&mask] != 0 {
			slot++
		}
		x.slots[slot&mask] = uint32(i + 1)
	}
	return x.meter.Hold(-int64(size/2) * 8)
}
