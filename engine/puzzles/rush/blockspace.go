package rush

import (
	"math"
	"math/bits"
	"sort"

	"langkah/engine/solve/search"
)

// blockSpace is all positions that can be reached, by [blocks]: an index numbers the
// blocks, each has the set of its arrangements that are reached, and edges lead to its
// neighbours. Nothing is kept of a single position but its distances.
//
// Which positions can be reached is found by flooding: what comes into a block spreads in
// it, by the slides of the inner pieces, and goes on to its neighbours as a set. So a
// block is looked at once or twice, however many positions it has.
//
// The positions are numbered block by block, in the order of the arrangements.
//
// Time: a block takes about a microsecond, with its edges, and less in the passes that
// measure; on 6 x 6 and 7 x 9 boards there were 14 to 25 positions in one. Memory: about
// 100 bytes for each block, and 4 for each of its edges; 60 more while it is measured,
// or 120 on two cores; and 4 bytes for each position.
type blockSpace struct {
	*blocks
	meter   *search.Meter
	index   *index // of the blocks' codes
	at      chunks[blockState]
	edges   chunks[uint32] // the neighbours of the blocks
	layer   chunks[uint32] // blocks into which something new has come
	next    chunks[uint32] // the same, while these are looked at
	waiting int            // how many positions have
	begins  []uint32       // of each block: the number of its first position; and the end
}

// blockState is a block with what is known of its positions.
type blockState struct {
	open    wide // legal and not reached
	reached wide
	fresh   wide // of those reached: not yet expanded

	// The other pieces' slides by one cell, with the edges in the order of the bits.
	legal uint64 // bit 2k for a slide back of piece k, bit 2k+1 ahead
	first uint32 // edge
}

// leastReached is from how many positions on there are blocks. A small space is made
// quickly without them, and their tables cost about a millisecond.
const leastReached = 1 << 12

// newBlockSpace is nil where no lane's pieces can be inside of blocks.
func newBlockSpace(b *bitboard, start uint64, meter *search.Meter) *blockSpace {
	lanes := b.chooseLanes(start)
	if len(lanes) == 0 {
		return nil
	}
	return &blockSpace{blocks: newBlocks(b, lanes), meter: meter, index: newIndex(meter)}
}

// reach finds every position that can be reached.
func (s *blockSpace) reach(start uint64) search.Status {
	if !s.room() {
		return ended(s.meter)
	}
	s.index.add([]reached{{code: start &^ s.inner}})
	s.add()
	s.arrive(0, only(s.arrangement(start)))
	near := make([]reached, 0, maxSuccessors)
	for s.next.n > 0 {
		s.layer, s.next = s.next, s.layer
		s.next.n = 0
		for i := range uint32(s.layer.n) {
			if !s.expand(*s.layer.at(i), near) {
				return ended(s.meter)
			}
		}
	}
	s.layer.drop(s.meter)
	s.next.drop(s.meter)
	return s.number()
}

// room makes sure that a block's neighbours and edges can be added, and be queued.
func (s *blockSpace) room() bool {
	n := s.index.codes.n + maxSuccessors
	return s.edges.n < math.MaxUint32-maxSuccessors && s.index.room(maxSuccessors) && s.at.room(n, s.meter) &&
		s.edges.room(s.edges.n+maxSuccessors, s.meter) && s.layer.room(n, s.meter) && s.next.room(n, s.meter)
}

// add adds the blocks that the index has numbered.
func (s *blockSpace) add() {
	for n := s.at.n; n < s.index.codes.n; n++ {
		s.at.append(blockState{open: s.blocks.legal(*s.index.codes.at(uint32(n)))})
	}
}

// arrive notes that these positions of a block, which are open, are reached.
func (s *blockSpace) arrive(n uint32, positions wide) {
	b := s.at.at(n)
	if b.fresh.empty() {
		s.next.append(n)
	}
	b.open, b.reached, b.fresh = b.open.without(positions), b.reached.or(positions), b.fresh.or(positions)
	s.waiting += positions.count()
}

// expand spreads what is fresh in a block, and takes it to the neighbours.
func (s *blockSpace) expand(n uint32, near []reached) bool {
	if !s.room() {
		return false
	}
	b := s.at.at(n)
	from := b.fresh
	s.waiting -= from.count()
	for more := from; !more.empty(); from = from.or(more) {
		var to wide
		for _, slide := range s.slid {
			to = to.or(slide.of(more))
		}
		more = to.and(b.open)
		b.open, b.reached = b.open.without(more), b.reached.or(more)
	}
	b.fresh = wide{}
	if !s.meter.ExpandMany(from.count()) {
		return false
	}
	if b.legal == 0 {
		s.link(n, near)
	}
	generated := 0
	for _, slide := range s.slid {
		generated += slide.of(from).and(b.open.or(b.reached)).count()
	}
	for i := range uint32(bits.OnesCount64(b.legal)) {
		to := *s.edges.at(b.first + i)
		neighbour := s.at.at(to)
		generated += from.and(neighbour.open.or(neighbour.reached)).count()
		if positions := from.and(neighbour.open); !positions.empty() {
			s.arrive(to, positions)
		}
	}
	s.meter.Generated += int64(generated)
	s.meter.Waiting(s.waiting)
	return true
}

// link finds the neighbours of a block.
func (s *blockSpace) link(n uint32, near []reached) {
	near = s.steps(*s.index.codes.at(n), near[:0])
	b := s.at.at(n)
	b.legal, b.first = s.bitboard.legal, uint32(s.edges.n)
	s.index.add(near)
	s.add()
	for _, to := range near {
		s.edges.append(to.number)
	}
}

// edge is the block that the slide leads to; ok is false where there is none.
func (s *blockSpace) edge(n uint32, slide uint64) (to uint32, ok bool) {
	b := s.at.at(n)
	if b.legal&slide == 0 {
		return 0, false
	}
	return *s.edges.at(b.first + uint32(bits.OnesCount64(b.legal&(slide-1)))), true
}

// number numbers the positions.
func (s *blockSpace) number() search.Status {
	if !s.meter.Hold(4 * int64(s.at.n+1)) {
		return ended(s.meter)
	}
	s.begins = make([]uint32, 0, s.at.n+1)
	states := uint64(0)
	for b := range s.at.all() {
		s.begins = append(s.begins, uint32(states))
		if states += uint64(b.reached.count()); states > maxCodes {
			return search.MemoryLimit
		}
	}
	s.begins = append(s.begins, uint32(states))
	return search.Running
}

// states is how many positions can be reached.
func (s *blockSpace) states() int { return int(s.begins[s.at.n]) }

// find is the number of a position; ok is false where it cannot be reached.
func (s *blockSpace) find(code uint64) (number uint32, ok bool) {
	n, ok := s.index.find(code &^ s.inner)
	if !ok {
		return 0, false
	}
	reached, arrangement := s.at.at(n).reached, s.arrangement(code)
	if arrangement < 0 || !reached.has(arrangement) {
		return 0, false
	}
	return s.begins[n] + uint32(reached.below(arrangement)), true
}

// code is that of the position of a number.
func (s *blockSpace) code(number uint32) uint64 {
	n := uint32(sort.Search(s.at.n, func(i int) bool { return s.begins[i+1] > number }))
	arrangement := s.at.at(n).reached.nth(int(number - s.begins[n]))
	return *s.index.codes.at(n) | s.codes[arrangement]
}

// solvedIn are the solved positions of a block.
func (s *blockSpace) solvedIn(n uint32) wide {
	return s.solved(*s.index.codes.at(n)).and(s.at.at(n).reached)
}

// count is how many positions are solved.
func (s *blockSpace) count() (solved int) {
	for n := range uint32(s.at.n) {
		solved += s.solvedIn(n).count()
	}
	return solved
}
