package routes

import "math/bits"

// legs holds the exact cost to go where places have to be visited: the distances to each place and to the targets, and
// over the sets of places still to be visited the least cost from one of them, by the dynamic programme of Held and
// Karp (1962): rest[set][i] is the cost of visiting all of the set from place i and ending at a target. It takes
// O(2^k k²) for k places, so that it is used up to maxExact of them.
type legs struct {
	puzzle *Puzzle
	to     []*distances // of each place
	end    *distances   // of the targets; nil for none
	rest   []int64      // by set*k + place
}

const maxExact = 14

// measureLegs returns the legs, nil if there are too many places.
func (z *Puzzle) measureLegs() *legs {
	k := len(z.visits)
	if k > maxExact {
		return nil
	}
	l := &legs{puzzle: z}
	if len(z.targets()) > 0 {
		l.end = z.known.left()
	}
	for _, v := range z.visits {
		l.to = append(l.to, z.distancesTo([]int32{v}, nil))
	}
	l.rest = make([]int64, (1<<k)*max(k, 1))
	for set := range uint32(1 << k) {
		for i := range k {
			l.rest[int(set)*k+i] = l.onward(z.visits[i], set)
		}
	}
	return l
}

// onward returns the least cost of visiting all of a set from a node. The sets with fewer places are known.
func (l *legs) onward(node int32, set uint32) int64 {
	if set == 0 {
		if l.end == nil {
			return 0
		}
		return l.end.left[node]
	}
	k := len(l.to)
	least := int64(far)
	for left := set; left > 0; left &= left - 1 {
		i := bits.TrailingZeros32(left)
		least = min(least, plus(l.to[i].left[node], l.rest[int(set&^(1<<i))*k+i]))
	}
	return least
}

// plus adds with far as infinity.
func plus(a, b int64) int64 {
	if a == far || b == far {
		return far
	}
	return a + b
}

// left returns the exact cost to go of a state; ok is false if it takes a search.
func (z *Puzzle) left(s state) (cost int64, ok bool) {
	if len(z.visits) == 0 {
		return z.known.left().left[s.node()], true
	}
	l := z.known.legs()
	if l == nil {
		return 0, false
	}
	return l.onward(s.node(), z.all()&^s.visited()), true
}
