package pdb

import "math/bits"

// subsets numbers the sets of k out of n cells in ascending order as bitmaps, by the sum of two table entries, for the
// high and the low cells.
type subsets struct {
	shift  uint8
	low    uint32 // mask of the low cells
	hi, lo []uint32
}

// newSubsets computes the tables; each number is a multiple of scale.
func newSubsets(n, k int, scale uint32) subsets {
	s := subsets{shift: uint8(n / 2)}
	s.low = 1<<s.shift - 1
	s.lo = make([]uint32, 1<<s.shift)
	ofSize := make([]uint32, n+1) // number of low sets by size
	for set := range s.lo {
		size := bits.OnesCount(uint(set))
		s.lo[set] = ofSize[size] * scale
		ofSize[size]++
	}
	s.hi = make([]uint32, 1<<(n-int(s.shift)))
	var before uint32
	for set := range s.hi {
		s.hi[set] = before * scale
		if low := k - bits.OnesCount(uint(set)); low >= 0 {
			before += ofSize[low]
		}
	}
	return s
}

func (s *subsets) index(set uint32) uint32 { return s.hi[set>>(s.shift&31)] + s.lo[set&s.low] }

// eachSubset calls f for every set of k out of n cells in ascending order (Gosper's hack).
func eachSubset(n, k int, f func(set uint32)) {
	for set := uint32(1)<<k - 1; set < 1<<n; {
		f(set)
		lowest := set & -set
		ripple := set + lowest
		set = ripple | (set^ripple)/lowest>>2
	}
}

// packed is the permutation of a pattern's tiles on their cells in reading order: three bits per position, the first
// one lowest.
type packed uint32

// ranks numbers the permutations of k tiles lexicographically by two lookups in tables that fit the first-level cache:
// the first four positions determine the high digits of the number, the relative order of the others the low ones.
type ranks struct {
	count       int
	first, last *[1 << 12]uint16
}

func newRanks(k int) ranks {
	r := ranks{factorial(k), new([1 << 12]uint16), new([1 << 12]uint16)}
	low := factorial(max(0, k-4))
	for n, o := range orders(k) {
		var p packed
		for i := range k {
			p |= packed(o>>(4*i)&7) << (3 * i)
		}
		r.first[p&(1<<12-1)] = uint16(n / low * low)
		r.last[p>>12] = uint16(n % low)
	}
	return r
}

func (r *ranks) number(p packed) uint32 {
	return uint32(r.first[p&(1<<12-1)]) + uint32(r.last[p>>12&(1<<12-1)])
}

// moved returns the permutation after the tile at position i has moved to position j.
func (p packed) moved(i, j int) packed {
	i, j = 3*i&31, 3*j&31 // the masks let the compiler omit checks of the shift counts
	tile := p >> i & 7
	before := packed(1)<<i - 1
	p = p&before | p>>3&^before
	before = 1<<j - 1
	return p&before | tile<<j | p&^before<<3
}

// permutations updates the numbers of permutations of k tiles.
type permutations struct {
	k, count int

	// turn[(i*k+j)*count+number] is the permutation after the tile at position i is removed and inserted at position j.
	turn []uint16
}

func newPermutations(k int) *permutations {
	p := &permutations{k: k, count: factorial(k)}
	p.turn = make([]uint16, k*k*p.count)
	for i := range k {
		for n, same := 0, p.row(i, i); n < p.count; n++ {
			same[n] = uint16(n)
		}
	}
	// Adjacent transpositions first: all others are compositions of them.
	order := make([]uint8, k)
	for n, o := range orders(k) {
		for i := range order {
			order[i] = uint8(o >> (4 * i) & 15)
		}
		for i := 0; i+1 < k; i++ {
			order[i], order[i+1] = order[i+1], order[i]
			other := uint16(number(order))
			order[i], order[i+1] = order[i+1], order[i]
			p.row(i, i+1)[n], p.row(i+1, i)[n] = other, other
		}
	}
	for i := range k {
		for j := i + 2; j < k; j++ {
			compose(p.row(i, j), p.row(i, j-1), p.row(j-1, j))
		}
		for j := i - 2; j >= 0; j-- {
			compose(p.row(i, j), p.row(i, j+1), p.row(j+1, j))
		}
	}
	return p
}

func (p *permutations) row(i, j int) []uint16 {
	at := (i*p.k + j) * p.count
	return p.turn[at : at+p.count]
}

func compose(out, first, then []uint16) {
	for n, m := range first {
		out[n] = then[m]
	}
}

// orders lists the permutations by number, four bits for the tile at each position, the first position lowest.
func orders(k int) []uint32 {
	list := make([]uint32, 0, factorial(k))
	var extend func(order, used uint32, at int)
	extend = func(order, used uint32, at int) {
		if at == k {
			list = append(list, order)
			return
		}
		for tile := range uint32(k) {
			if used>>tile&1 == 0 {
				extend(order|tile<<(4*at), used|1<<tile, at+1)
			}
		}
	}
	extend(0, 0, 0)
	return list
}

// number returns the lexicographic rank of a permutation of the tiles 0 to k-1, in O(k) steps.
func number(order []uint8) int {
	n := 0
	var used uint32
	for i, tile := range order {
		smaller := int(tile) - bits.OnesCount32(used&(1<<tile-1))
		n = n*(len(order)-i) + smaller
		used |= 1 << tile
	}
	return n
}

func factorial(k int) int {
	f := 1
	for i := 2; i <= k; i++ {
		f *= i
	}
	return f
}
