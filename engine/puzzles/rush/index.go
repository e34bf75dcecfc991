package rush

import (
	"math/bits"

	"langkah/engine/solve/search"
)

// index numbers codes in the order in which they are added: a hash table with
// open addressing that holds the numbers, beside the codes themselves. It is
// kept at most half full, so that a code costs 16 to 24 bytes. To widen the table
// the codes are enough: it is emptied, made twice as long, and filled again.
type index struct {
	codes  chunks[uint64]
	slots  chunks[uint32] // number + 1 of a code; 0 is free
	shift  uint8          // the hash is the topmost 64 - shift bits of a product
	enough int            // codes for which there is room
	meter  *search.Meter
}

const maxCodes = 1 << 31 // half as many as a slot's number has values

func newIndex(meter *search.Meter) *index { return &index{meter: meter} }

// drop forgets all codes and gives their memory back.
func (x *index) drop() {
	x.codes.drop(x.meter)
	x.slots.drop(x.meter)
	x.enough = 0
}

// hashed is the slot where the search for a code begins (Fibonacci hashing).
func (x *index) hashed(code uint64) uint32 {
	return uint32(code * 0x9E3779B97F4A7C15 >> (x.shift & 63))
}

// after is the slot that follows another.
func (x *index) after(slot uint32) uint32 { return (slot + 1) & uint32(x.slots.n-1) }

// find is the number of a code that was added.
func (x *index) find(code uint64) (n uint32, ok bool) {
	for slot := x.hashed(code); ; slot = x.after(slot) {
		switch n := *x.slots.at(slot); {
		case n == 0:
			return 0, false
		case *x.codes.at(n - 1) == code:
			return n - 1, true
		}
	}
}

// lookUp writes down what stands in the slot where the search for each code
// begins. As nothing hangs on these loads they go on side by side, which
// halves the time of what follows: memory is what the searches wait for.
func (x *index) lookUp(codes []reached) {
	for i := range codes {
		codes[i].number = *x.slots.at(x.hashed(codes[i].code))
	}
}

// number all codes, which are known to have been added.
func (x *index) number(codes []reached) {
	x.lookUp(codes)
	for i := range codes {
		to := &codes[i]
		if to.number--; *x.codes.at(to.number) == to.code {
			continue
		}
		to.number, _ = x.find(to.code)
	}
}

// add numbers all codes; those that were not there before come after the others.
func (x *index) add(codes []reached) {
	x.lookUp(codes)
	for i := range codes {
		to := &codes[i]
		if n := to.number - 1; to.number != 0 && *x.codes.at(n) == to.code {
			to.number = n
			continue
		}
		for slot := x.hashed(to.code); ; slot = x.after(slot) {
			at := x.slots.at(slot)
			if *at == 0 {
				x.codes.append(to.code)
				*at = uint32(x.codes.n)
			} else if *x.codes.at(*at - 1) != to.code {
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
	need := x.codes.n + more
	if need <= x.enough {
		return true
	}
	if need > maxCodes || !x.codes.room(need, x.meter) {
		return false
	}
	if need > x.slots.n/2 && !x.widen() {
		return false
	}
	x.enough = min(len(x.codes.list)*chunk, x.slots.n/2)
	return true
}

// widen doubles the slots.
func (x *index) widen() bool {
	size := max(2*x.slots.n, chunk)
	if !x.slots.room(size, x.meter) {
		return false
	}
	x.slots.n, x.shift = size, uint8(64-bits.TrailingZeros(uint(size)))
	for _, c := range x.slots.list {
		*c = [chunk]uint32{}
	}
	for n := range uint32(x.codes.n) {
		if n&0xFFFF == 0 && !x.meter.Look() {
			return false
		}
		slot := x.hashed(*x.codes.at(n))
		for *x.slots.at(slot) != 0 {
			slot = x.after(slot)
		}
		*x.slots.at(slot) = n + 1
	}
	return true
}
