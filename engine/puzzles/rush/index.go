package rush

import (
	"math/bits"

	"langkah/engine/solve/search"
)

// index is a hash table with open addressing (linear probing) that numbers codes in insertion order. The codes
// themselves are in a list, so that slots hold only numbers. The load factor is at most 1/2; a code costs 16 to 24
// bytes. Growing rebuilds the slots in place from the codes.
type index struct {
	codes  chunks[uint64]
	slots  chunks[uint32] // number + 1 of a code; 0 is free
	shift  uint8          // the hash is the upper 64 - shift bits of a product
	enough int            // codes that fit before anything must grow
	meter  *search.Meter
}

const maxCodes = 1 << 31 // half the range of a slot's number

func newIndex(meter *search.Meter) *index { return &index{meter: meter} }

// drop removes all codes and releases their memory.
func (x *index) drop() {
	x.codes.drop(x.meter)
	x.slots.drop(x.meter)
	x.enough = 0
}

// hashed returns the first slot to probe for a code (Fibonacci hashing, Knuth volume 3, 6.4).
func (x *index) hashed(code uint64) uint32 {
	return uint32(code * 0x9E3779B97F4A7C15 >> (x.shift & 63))
}

// after returns the next slot of the probe sequence.
func (x *index) after(slot uint32) uint32 { return (slot + 1) & uint32(x.slots.n-1) }

// find returns the number of a code; ok is false if it was not added.
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

// lookUp stores the content of each code's first slot in its number. These loads are independent, so that the processor
// overlaps their cache misses, which halves the time of the probing that follows.
func (x *index) lookUp(codes []reached) {
	for i := range codes {
		codes[i].number = *x.slots.at(x.hashed(codes[i].code))
	}
}

// number sets the numbers of codes that are all known to be in the index.
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

// add sets the numbers of all codes, adding the new ones. [index.reserve] must have reserved memory for them.
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

// reserve allocates memory for so many more codes. It returns false at a limit.
func (x *index) reserve(more int) bool {
	need := x.codes.n + more
	if need <= x.enough {
		return true
	}
	if need > maxCodes || !x.codes.reserve(need, x.meter) {
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
	if !x.slots.reserve(size, x.meter) {
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
