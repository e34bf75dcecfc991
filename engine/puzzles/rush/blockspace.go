package rush

import (
	"math"
	"math/bits"
	"sort"

	"langkah/engine/solve/search"
)

// blockSpace enumerates the reachable positions by [blocks]: an index numbers the blocks, each has the set of its
// reached arrangements and the edges to its neighbours. Of a single position only its distances are kept.
//
// Reachability is computed by flooding: positions that enter a block spread in it by the slides of inner pieces, and go
// on to its neighbours as one set. So a block is expanded once or twice, however many positions it has.
//
// Positions are numbered block by block, in the order of the arrangements.
//
// Time: about a microsecond per block with its edges, less in the passes that compute distances; 6 x 6 and 7 x 9 boards
// had 14 to 25 positions per block. Memory: about 100 bytes per block and 4 per edge; during the passes 60 more per
// block, 120 on two cores; and 4 bytes per position.
type blockSpace struct {
	*blocks
	meter    *search.Meter
	index    *index // of the blocks' codes
	at       chunks[blockState]
	edges    chunks[uint32] // neighbours, those of one block contiguous
	layer    chunks[uint32] // blocks of this layer
	next     chunks[uint32] // blocks of the next layer
	frontier int            // size of the frontier, in positions
	begins   []uint32       // number of each block's first position, and at the end the number of positions
}

// blockState holds the positions of a block by their state.
type blockState struct {
	unreached wide // legal and not reached
	reached   wide
	frontier  wide // reached, not yet expanded

	// The legal slides of outer pieces by one cell; the edges are in the order of these bits.
	legal uint64 // bit 2k for a slide back of piece k, bit 2k+1 ahead
	first uint32 // index of its first edge
}

// leastReached is the least number of positions for which blocks are used: a small space is enumerated quickly without
// them, and their tables cost about a millisecond.
const leastReached = 1 << 12

// newBlockSpace returns nil if no lane qualifies as inner.
func newBlockSpace(b *bitboard, start uint64, meter *search.Meter) *blockSpace {
	lanes := b.chooseLanes(start)
	if len(lanes) == 0 {
		return nil
	}
	return &blockSpace{blocks: newBlocks(b, lanes), meter: meter, index: newIndex(meter)}
}

// reach enumerates every reachable position. Its status is Running if it is complete.
func (s *blockSpace) reach(start uint64) search.Status {
	if !s.reserve() {
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

// reserve allocates memory for the neighbours and edges of one block; false at a limit.
func (s *blockSpace) reserve() bool {
	n := s.index.codes.n + maxSuccessors
	return s.edges.n < math.MaxUint32-maxSuccessors && s.index.reserve(maxSuccessors) && s.at.reserve(n, s.meter) &&
		s.edges.reserve(s.edges.n+maxSuccessors, s.meter) && s.layer.reserve(n, s.meter) && s.next.reserve(n, s.meter)
}

// add appends the blocks that the index has numbered.
func (s *blockSpace) add() {
	for n := s.at.n; n < s.index.codes.n; n++ {
		s.at.append(blockState{unreached: s.blocks.legal(*s.index.codes.at(uint32(n)))})
	}
}

// arrive moves unreached positions of a block to the frontier.
func (s *blockSpace) arrive(n uint32, positions wide) {
	b := s.at.at(n)
	if b.frontier.empty() {
		s.next.append(n)
	}
	b.unreached, b.reached, b.frontier = b.unreached.without(positions), b.reached.or(positions), b.frontier.or(positions)
	s.frontier += positions.count()
}

// expand closes the frontier of a block under the slides of inner pieces and passes it to the neighbours.
func (s *blockSpace) expand(n uint32, near []reached) bool {
	if !s.reserve() {
		return false
	}
	b := s.at.at(n)
	from := b.frontier
	s.frontier -= from.count()
	for more := from; !more.empty(); from = from.or(more) {
		var to wide
		for _, slide := range s.slid {
			to = to.or(slide.of(more))
		}
		more = to.and(b.unreached)
		b.unreached, b.reached = b.unreached.without(more), b.reached.or(more)
	}
	b.frontier = wide{}
	if !s.meter.ExpandMany(from.count()) {
		return false
	}
	if b.legal == 0 {
		s.link(n, near)
	}
	generated := 0
	for _, slide := range s.slid {
		generated += slide.of(from).and(b.unreached.or(b.reached)).count()
	}
	for i := range uint32(bits.OnesCount64(b.legal)) {
		to := *s.edges.at(b.first + i)
		neighbour := s.at.at(to)
		generated += from.and(neighbour.unreached.or(neighbour.reached)).count()
		if positions := from.and(neighbour.unreached); !positions.empty() {
			s.arrive(to, positions)
		}
	}
	s.meter.Generated += int64(generated)
	s.meter.Waiting(s.frontier)
	return true
}

// link generates the neighbours of a block and their edges.
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

// edge returns the neighbouring block by a slide of an outer piece; ok is false if the slide is not legal.
func (s *blockSpace) edge(n uint32, slide uint64) (to uint32, ok bool) {
	b := s.at.at(n)
	if b.legal&slide == 0 {
		return 0, false
	}
	return *s.edges.at(b.first + uint32(bits.OnesCount64(b.legal&(slide-1)))), true
}

// number assigns the numbers of the positions.
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

// states returns the number of reachable positions.
func (s *blockSpace) states() int { return int(s.begins[s.at.n]) }

// find returns the number of a position; ok is false if it is not reachable.
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

// code returns the code of the position with this number.
func (s *blockSpace) code(number uint32) uint64 {
	n := uint32(sort.Search(s.at.n, func(i int) bool { return s.begins[i+1] > number }))
	arrangement := s.at.at(n).reached.nth(int(number - s.begins[n]))
	return *s.index.codes.at(n) | s.codes[arrangement]
}

// solvedIn returns the solved positions of a block.
func (s *blockSpace) solvedIn(n uint32) wide {
	return s.solved(*s.index.codes.at(n)).and(s.at.at(n).reached)
}

// count returns the number of solved positions.
func (s *blockSpace) count() (solved int) {
	for n := range uint32(s.at.n) {
		solved += s.solvedIn(n).count()
	}
	return solved
}
