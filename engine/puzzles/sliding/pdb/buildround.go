package pdb

import (
	"context"
	"math/bits"
	"slices"
	"sync/atomic"

	"langkah/engine/base/breath"
	"langkah/engine/solve/parallel"
)

// round finds the states that are exactly so many moves from the goal, and returns their number.
func (b *builder) round(ctx context.Context, moves, cores int) (int64, error) {
	const share = 16 // sets per work item: at most a few milliseconds
	var fresh atomic.Int64
	work := parallel.New((len(b.sets)+share-1)/share, parallel.NoBound, cores)
	worker := func() {
		pulled := make([]uint64, b.words)
		for part, ok := work.Next(); ok && ctx.Err() == nil; part, ok = work.Next() {
			for set := part * share; set < min((part+1)*share, len(b.sets)); set++ {
				breath.Take()
				if int(b.parity[set]) == moves&1 {
					fresh.Add(b.fill(set, moves, pulled))
				}
			}
		}
	}
	parallel.Beside(func(bool) {}, slices.Repeat([]func(){worker}, cores)...)
	return fresh.Load(), ctx.Err()
}

// fill computes the frontiers of one set's buckets from the neighbouring buckets, and returns the number of new states.
func (b *builder) fill(set, moves int, pulled []uint64) int64 {
	var fresh int64
	done := b.missing[set] == 0
	for bucket := b.first[set]; bucket < b.first[set+1]; bucket++ {
		if done || !b.pull(b.sets[set], b.regions[bucket], pulled) {
			if b.live[bucket] {
				clear(b.frontier[bucket])
				b.live[bucket] = false
			}
			continue
		}
		states := b.frontier[bucket]
		if states == nil {
			states = b.emptySet()
			b.frontier[bucket] = states
		}
		found := 0
		for i, p := range pulled {
			p &^= states[i]
			states[i] = p
			pulled[i] = 0
			found += bits.OnesCount64(p)
		}
		b.live[bucket] = found > 0
		if found > 0 {
			b.record(set, states, moves)
			fresh += int64(found)
			b.missing[set] -= int32(found)
		}
	}
	return fresh
}

// pull unites the states that one move leads to in the bucket of a set and region. It returns false if there are none.
func (b *builder) pull(set, region uint32, into []uint64) bool {
	any := false
	for tiles := set; tiles != 0; tiles &= tiles - 1 {
		to := bits.TrailingZeros32(tiles)
		others := set &^ (1 << to)
		for froms := b.near[to] & region; froms != 0; froms &= froms - 1 {
			from := bits.TrailingZeros32(froms)
			source := b.bucket(others|1<<from, 1<<to)
			if !b.live[source] {
				continue
			}
			any = true
			i := bits.OnesCount32(others & (1<<from - 1))
			j := bits.OnesCount32(others & (1<<to - 1))
			if i == j {
				for w, states := range b.frontier[source] {
					into[w] |= states
				}
				continue
			}
			turn := b.turns.row(i, j)
			for w, states := range b.frontier[source] {
				for ; states != 0; states &= states - 1 {
					n := turn[w*64+bits.TrailingZeros64(states)]
					into[n/64] |= 1 << (n % 64)
				}
			}
		}
	}
	return any
}

// record sets the entries of a frontier's states, unless they were set before for another region of the blank: the
// first one is the minimum.
func (b *builder) record(set int, frontier []uint64, moves int) {
	distance := b.distances(b.sets[set])
	base := uint32(set * b.orders.count)
	if b.entered[set] == nil {
		b.entered[set] = b.emptySet()
	}
	entered := b.entered[set]
	for w, word := range frontier {
		word &^= entered[w]
		entered[w] |= word
		for ; word != 0; word &= word - 1 {
			n := w*64 + bits.TrailingZeros64(word)
			at := base + uint32(n)
			o := b.order[n]
			manhattan := int(distance[0][o&255]) + int(distance[1][o>>8&255]) + int(distance[2][o>>16&255]) + int(distance[3][o>>24])
			excess := (moves - manhattan) / 2
			if excess > int(b.form.maxEntry()) {
				b.wide.Store(true)
			}
			b.put(at, uint8(excess))
		}
	}
}

// distances returns tables that give the Manhattan distance of a permutation in four lookups, each for the tiles at two
// positions.
func (b *builder) distances(set uint32) (table [4][256]uint8) {
	for position := 0; set != 0; position++ {
		row := b.between[bits.TrailingZeros32(set)]
		set &= set - 1
		other := len(b.targets) // number of tiles possible at the pair's other position
		if position%2 == 0 && set == 0 {
			other = 1 // none there
		}
		pairs := &table[position/2]
		for tile, target := range b.targets {
			distance := uint8(row[target])
			for o := range other {
				if position%2 == 0 {
					pairs[o<<4|tile] += distance
				} else {
					pairs[tile<<4|o] += distance
				}
			}
		}
	}
	return table
}
