package rush

import (
	"math/rand/v2"
	"slices"
)

// innerLane is a row or a column with the pieces that move along it, and all ways in
// which they can stand there. As pieces of a lane keep their order these are few.
type innerLane struct {
	pieces []int    // of the bitboard, in the order of their places
	codes  []uint64 // of each way: what it puts into a code
	cells  []uint64 // of each way
}

// chooseLanes finds the lanes whose pieces make the largest blocks, on average over the
// positions of a random walk from the start: in one of n positions there is one n-th
// of a block for each position. It is empty where no lane is small enough.
//
// The pieces of different lanes are taken to be in each other's way as little as they
// are in the walk's positions, which is close enough for a choice.
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

// laneChoice looks for the best lanes among all that fit together.
type laneChoice struct {
	lanes  []innerLane
	blocks [][]float64 // for each lane: blocks for each position of the sample, with it alone inside
	best   []int
	least  float64 // blocks with the best
}

// choose goes through the lanes from one on, with some chosen that have so many
// arrangements together, and so many blocks for each position.
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

// innerLanes are those with more than one way, and with no more than a [wide] holds.
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

// fill adds the ways of the lane's pieces from the k-th on, beside a code and cells of those before.
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
		if at&cells == 0 && at > before { // beyond all before, as cells are numbered along a lane
			b.fill(l, k+1, code|uint64(place)<<b.shift[piece], cells|at)
		}
	}
}

// ways is in how many ways a lane's pieces could stand where all others stand as they do.
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

// walk is some positions of a random walk, always the same, from a start.
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

// inOrder puts pieces of a lane in the order of their places.
func (b *bitboard) inOrder(pieces []int) []int {
	slices.SortFunc(pieces, func(j, k int) int { return b.board.pieces[b.moves[j]].start - b.board.pieces[b.moves[k]].start })
	return pieces
}
