package rush

import (
	"math/rand/v2"
	"slices"
)

// innerLane is a row or column with the pieces that move along it, and all combinations of their places. Pieces of a
// lane keep their order, so these are few.
type innerLane struct {
	pieces []int    // of the bitboard, in the order of their places
	codes  []uint64 // per combination: its bits of a code
	cells  []uint64 // per combination: the cells covered
}

// chooseLanes returns the set of lanes that gives the largest blocks, estimated as the mean over the positions of a
// random walk: a position with n compatible combinations contributes 1/n blocks. It is empty if no lane is small
// enough.
//
// Lanes are treated as independent, which is good enough for the choice. Time: exponential in the number of lanes that
// fit into wideBits arrangements together, at most 7 as each has two or more.
func (b *bitboard) chooseLanes(start uint64) []innerLane {
	lanes := b.innerLanes()
	codes := b.walk(start)
	ones := make([]float64, len(codes))
	for i := range ones {
		ones[i] = 1
	}
	c := laneChoice{lanes: lanes, blocks: make([][]float64, len(lanes)), least: float64(len(codes))}
	for i, l := range lanes {
		for _, code := range codes {
			c.blocks[i] = append(c.blocks[i], 1/float64(b.ways(l, code)))
		}
	}
	c.choose(0, 1, nil, ones)
	var best []innerLane
	for _, i := range c.best {
		best = append(best, lanes[i])
	}
	return best
}

// laneChoice is a depth-first search for the best set of lanes.
type laneChoice struct {
	lanes  []innerLane
	blocks [][]float64 // per lane and sampled position: blocks per position with this lane alone inside
	best   []int
	least  float64 // sum of blocks with best
}

// choose extends the chosen lanes, which have so many arrangements together, by any of the lanes from an index on.
func (c *laneChoice) choose(from, arrangements int, chosen []int, blocks []float64) {
	for i := from; i < len(c.lanes); i++ {
		all := arrangements * len(c.lanes[i].codes)
		if all > wideBits {
			continue
		}
		fewer, sum := make([]float64, len(blocks)), 0.0
		for k := range blocks {
			fewer[k] = blocks[k] * c.blocks[i][k]
			sum += fewer[k]
		}
		with := append(chosen[:len(chosen):len(chosen)], i)
		if sum < c.least {
			c.least, c.best = sum, with
		}
		c.choose(i+1, all, with, fewer)
	}
}

// innerLanes returns the lanes with more than one combination and at most wideBits.
func (b *bitboard) innerLanes() (list []innerLane) {
	type name struct {
		vertical bool
		lane     int
	}
	var names []name
	pieces := map[name][]int{}
	for k, i := range b.moves {
		p := b.board.pieces[i]
		n := name{p.vertical, p.lane}
		if pieces[n] == nil {
			names = append(names, n)
		}
		pieces[n] = append(pieces[n], k)
	}
	for _, n := range names {
		l := innerLane{pieces: b.inOrder(pieces[n])}
		if b.fill(&l, 0, 0, b.fixed); len(l.codes) > 1 && len(l.codes) <= wideBits {
			list = append(list, l)
		}
	}
	return list
}

// fill appends the combinations of the lane's pieces from the k-th on; code and cells are those of the pieces before.
func (b *bitboard) fill(l *innerLane, k int, code, cells uint64) {
	if len(l.codes) > wideBits {
		return
	}
	if k == len(l.pieces) {
		l.codes, l.cells = append(l.codes, code), append(l.cells, cells&^b.fixed)
		return
	}
	piece := l.pieces[k]
	p := b.board.pieces[b.moves[piece]]
	before := cells &^ b.fixed
	for place := range p.high - p.low + 1 {
		at := b.places[int(b.pieces[piece].first)+place].cells
		if at&cells == 0 && at > before { // beyond the previous pieces, as cell numbers grow along a lane
			b.fill(l, k+1, code|uint64(place)<<b.shift[piece], cells|at)
		}
	}
}

// ways counts the combinations of a lane's pieces that are compatible with the places of all others.
func (b *bitboard) ways(l innerLane, code uint64) (n int) {
	occupied := b.occupied(code)
	for _, k := range l.pieces {
		occupied &^= b.places[b.now[k]].cells
	}
	for _, cells := range l.cells {
		if cells&occupied == 0 {
			n++
		}
	}
	return n
}

// walk samples positions of a random walk from a start. The seed is fixed, so that solving is deterministic.
func (b *bitboard) walk(start uint64) (codes []uint64) {
	const sample, apart = 64, 100
	random := rand.New(rand.NewPCG(1, 1))
	next := make([]reached, 0, maxSuccessors)
	for i := range sample * apart {
		next = b.steps(start, next[:0])
		if len(next) == 0 {
			return append(codes, start)
		}
		start = next[random.IntN(len(next))].code
		if i%apart == apart-1 {
			codes = append(codes, start)
		}
	}
	return codes
}

// inOrder sorts pieces of one lane by place.
func (b *bitboard) inOrder(pieces []int) []int {
	slices.SortFunc(pieces, func(j, k int) int { return b.board.pieces[b.moves[j]].start - b.board.pieces[b.moves[k]].start })
	return pieces
}
