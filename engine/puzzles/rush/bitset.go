package rush

import "math/bits"

// wide is a set of numbers from 0 to 127, as a bitmap.
type wide struct{ low, high uint64 }

const wideBits = 128

// only returns the set {n}.
func only(n int) wide {
	if n < 64 {
		return wide{low: 1 << n}
	}
	return wide{high: 1 << (n & 63)}
}

func (w wide) and(v wide) wide     { return wide{w.low & v.low, w.high & v.high} }
func (w wide) or(v wide) wide      { return wide{w.low | v.low, w.high | v.high} }
func (w wide) without(v wide) wide { return wide{w.low &^ v.low, w.high &^ v.high} }
func (w wide) empty() bool         { return w.low|w.high == 0 }
func (w wide) has(n int) bool      { return !w.and(only(n)).empty() }

// count returns the size of the set.
func (w wide) count() int { return bits.OnesCount64(w.low) + bits.OnesCount64(w.high) }

// below returns how many elements are less than n.
func (w wide) below(n int) int {
	if n < 64 {
		return bits.OnesCount64(w.low & (1<<n - 1))
	}
	return bits.OnesCount64(w.low) + bits.OnesCount64(w.high&(1<<(n&63)-1))
}

// nth returns the n-th smallest element, from 0.
func (w wide) nth(n int) int {
	half, base := w.low, 0
	if low := bits.OnesCount64(w.low); n >= low {
		half, base, n = w.high, 64, n-low
	}
	for ; n > 0; n-- {
		half &= half - 1
	}
	return base + bits.TrailingZeros64(half)
}

// plus adds by, which may be negative, to each element; results outside the range are dropped.
func (w wide) plus(by int) wide {
	switch {
	case by >= 64:
		return wide{high: w.low << (by & 63)}
	case by >= 0:
		return wide{w.low << by, w.high<<by | w.low>>(64-by)}
	case by > -64:
		return wide{w.low>>-by | w.high<<(64+by), w.high >> -by}
	}
	return wide{low: w.high >> (-by & 63)}
}
