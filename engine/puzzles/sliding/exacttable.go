package sliding

import (
	"context"

	"langkah/engine/solve/search"
)

// exactTable holds the exact cost to go of every board of up to 9 cells, under either cost model. It is computed by
// Dial's algorithm (1969), Dijkstra's with a bucket per cost as priority queue, from the goal; moves are reversible at
// the same cost. Boards are numbered by their rank among the permutations, so no board is stored.
//
// Time: some 50 ms for 181,440 boards, O(n^2) per move for ranking. Memory: 2 bytes per permutation, and 4 per entry of
// the buckets while it is computed.
type exactTable struct {
	costs []uint16 // by rank; noCost if the goal is not reachable
}

const noCost = 1<<16 - 1

// newExactTable computes the table, nil if ctx or a limit ends it.
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
	buckets := make([][]uint32, dearest+1) // circular, by cost modulo the length
	goal := rank(l.identity())
	t.costs[goal] = 0
	buckets[0] = []uint32{goal}
	for cost, idle := 0, 0; idle <= dearest; cost++ {
		bucket := &buckets[cost%len(buckets)]
		idle++
		for i := 0; i < len(*bucket); i++ {
			board := (*bucket)[i]
			if int(t.costs[board]) != cost {
				continue // stale: reached at less cost before
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

// spread relaxes the moves of a board with this cost.
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

// distance returns the cost to go of a board from which the goal is reachable.
func (t *exactTable) distance(names []uint8) int { return int(t.costs[rank(names)]) }

// rank returns the lexicographic rank of a permutation (Lehmer code).
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

// unrank sets names to the permutation of a rank.
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
