package sliding

import (
	"context"

	"langkah/engine/solve/search"
)

// exactTable holds the cost to go of every board of up to 9 cells, under any
// cost of a move. It is filled by Dial's algorithm (1969) from the goal, which
// keeps the boards that wait in a bucket for each cost: as moves can be undone
// at the same cost, the distance from the goal is that to it. A board's number
// is its rank among the permutations, so that no board is stored.
//
// Time is some 50 ms for 181,440 boards, memory 2 bytes for each permutation,
// and while it is filled 4 bytes for each board that waits.
type exactTable struct {
	costs []uint16 // by rank; noCost for what the goal cannot be reached from
}

const noCost = 1<<16 - 1

// newExactTable is nil where ctx or the limits end it.
func newExactTable(ctx context.Context, l *layout, limits search.Limits, probe *search.Probe) *exactTable {
	meter := search.NewMeter(ctx, limits, probe)
	defer meter.Close()
	size := 1
	for i := 2; i <= l.n; i++ {
		size *= i
	}
	if !meter.Hold(int64(size) * (2 + 4)) {
		return nil
	}
	t := &exactTable{costs: make([]uint16, size)}
	for i := range t.costs {
		t.costs[i] = noCost
	}
	dearest := 1
	for _, w := range l.weight {
		dearest = max(dearest, int(w))
	}
	buckets := make([][]uint32, dearest+1) // by cost, in a circle
	goal := rank(l.identity())
	t.costs[goal] = 0
	buckets[0] = []uint32{goal}
	for cost, idle := 0, 0; idle <= dearest; cost++ {
		bucket := &buckets[cost%len(buckets)]
		idle++
		for i := 0; i < len(*bucket); i++ {
			board := (*bucket)[i]
			if int(t.costs[board]) != cost {
				continue // reached at less before
			}
			idle = 0
			if !meter.Expand() {
				return nil
			}
			t.spread(l, board, cost, buckets)
		}
		*bucket = (*bucket)[:0]
	}
	return t
}

// spread offers the boards next to one the cost by way of it.
func (t *exactTable) spread(l *layout, board uint32, cost int, buckets [][]uint32) {
	var names [wholeSpace]uint8
	unrank(board, names[:l.n])
	for cell, name := range names[:l.n] {
		if name != l.blank {
			continue
		}
		for _, st := range l.steps[cell] {
			tile := names[st.to]
			names[cell], names[st.to] = tile, name
			next, to := rank(names[:l.n]), cost+int(l.weight[tile])
			names[cell], names[st.to] = name, tile
			if to < int(t.costs[next]) {
				t.costs[next] = uint16(to)
				bucket := &buckets[to%len(buckets)]
				*bucket = append(*bucket, next)
			}
		}
		return
	}
}

// distance is the cost to go of a board from which the goal can be reached.
func (t *exactTable) distance(names []uint8) int { return int(t.costs[rank(names)]) }

// rank is the number of a permutation in lexicographic order.
func rank(names []uint8) uint32 {
	r := uint32(0)
	for i, name := range names {
		smaller := uint32(0)
		for _, later := range names[i+1:] {
			if later < name {
				smaller++
			}
		}
		r = r*uint32(len(names)-i) + smaller
	}
	return r
}

// unrank writes the permutation of that number.
func unrank(r uint32, names []uint8) {
	for i := len(names) - 1; i >= 0; i-- {
		base := uint32(len(names) - i)
		names[i], r = uint8(r%base), r/base
		for j := i + 1; j < len(names); j++ {
			if names[j] >= names[i] {
				names[j]++
			}
		}
	}
}
