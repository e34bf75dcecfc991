package rush

import (
	"math/bits"

	"langkah/engine/search"
)

// rankedSpace measures a state space by the numbers of a ranking: a bit for each legal
// position says whether it can be reached, and arrays hold the distances. Each pass keeps
// two layers of codes, the present and the next one, and makes the slides anew.
//
// Time: about as much as with an index and edges where these fit the processor's caches,
// and less where they do not, for a number is computed and not sought. Memory: 6 bytes and
// a bit for each legal position, and the layers; a tenth of what edges take.
type rankedSpace struct {
	*ranking
	meter     *search.Meter
	seen      []uint64
	states    int
	solved    layer
	solutions int
	distances []distance
	steps     []uint16
	layer     layer
	next      layer
	here      rankedAt
	near      []neighbour
	read      uint64 // keeps the compiler from leaving the reading out
}

// layer is a list of codes.
type layer struct{ chunks[uint64] }

// When to rank: from so many positions reached on, with at most so many legal ones for each,
// in a space of so many, or where so many bytes for each would not fit.
const (
	leastReached = 1 << 14
	ofLegal      = 8
	largeSpace   = 1 << 22
	whileBuilt   = 90
)

// newRankedSpace is nil where a board cannot be ranked, or the memory limit has no room.
func newRankedSpace(b *bitboard, meter *search.Meter) *rankedSpace {
	r := newRanking(b)
	if r == nil || !meter.Fits(r.bytes()+7*int64(r.size())) || !meter.Hold(r.bytes()) {
		return nil
	}
	return &rankedSpace{ranking: r, meter: meter}
}

// visit notes that the position of that number is reached, and says whether it was before.
func (s *rankedSpace) visit(number uint32) (before bool) {
	word, bit := &s.seen[number>>6], uint64(1)<<(number&63)
	before = *word&bit != 0
	*word |= bit
	return before
}

// find is the number of a position that can be reached.
func (s *rankedSpace) find(code uint64) (number uint32, ok bool) {
	var at rankedAt
	s.look(code, &at)
	return at.number, s.seen[at.number>>6]>>(at.number&63)&1 == 1
}

// room makes sure that what follows a position can be added.
func (s *rankedSpace) room(l *layer) bool { return l.room(l.n+maxSuccessors, s.meter) }

// turn makes the next layer the present one.
func (s *rankedSpace) turn() {
	s.layer, s.next = s.next, s.layer
	s.next.n = 0
}

// reach marks every position that can be reached from the start.
func (s *rankedSpace) reach(start uint64) search.Status {
	bitmap := s.size()/64 + 1
	if !s.meter.Hold(8*int64(bitmap)) || !s.room(&s.next) || !s.room(&s.solved) {
		return ended(s.meter)
	}
	s.seen = make([]uint64, bitmap)
	s.look(start, &s.here)
	s.visit(s.here.number)
	s.next.append(start)
	for s.next.n > 0 {
		s.turn()
		for i := range uint32(s.layer.n) {
			if !s.meter.Expand() || !s.room(&s.next) || !s.room(&s.solved) {
				return ended(s.meter)
			}
			code := *s.layer.at(i)
			if s.states++; s.bitboard.solved(code) {
				s.solved.append(code)
			}
			s.look(code, &s.here)
			near := s.neighbours()
			for i := range near {
				s.read += s.seen[near[i].number>>6]
			}
			s.meter.Generated += int64(len(near))
			for _, to := range near {
				if !s.visit(to.number) {
					s.next.append(s.after(code, to.k, to.by))
				}
			}
		}
		s.meter.Waiting(s.next.n)
	}
	return search.Running
}

// neighbour is a position that a slide by one cell reaches from here.
type neighbour struct {
	number uint32
	k, by  int // piece k, back or ahead
}

// neighbours lists them. Each pass reads what it keeps of all of them before it looks at
// the first: as nothing hangs on these loads they go on side by side.
func (s *rankedSpace) neighbours() []neighbour {
	s.near = s.near[:0]
	for legal := s.legal(); legal != 0; legal &= legal - 1 {
		bit := bits.TrailingZeros64(legal)
		k, by := bit>>1, bit&1<<1-1
		s.near = append(s.near, neighbour{s.moved(&s.here, k, by), k, by})
	}
	return s.near
}

// legal is the slides by one cell from here: bit 2k for piece k back, bit 2k+1 ahead.
func (s *rankedSpace) legal() (legal uint64) {
	for k := range s.pieces {
		place := &s.places[s.now[k&31]]
		legal |= (free(place.behind&s.here.occupied) | free(place.ahead&s.here.occupied)<<1) << (2 * k & 63)
	}
	return legal
}

// after is the code after a slide.
func (s *rankedSpace) after(code uint64, k, by int) uint64 {
	return code + uint64(by)<<(s.pieces[k].shift&63)
}

// measure finds the distances of all positions.
func (s *rankedSpace) measure() search.Status {
	size := s.size()
	if !s.meter.Hold(6 * int64(size)) {
		return ended(s.meter)
	}
	s.distances, s.steps = make([]distance, size), make([]uint16, size)
	for i := range s.distances {
		if i&0xFFFF == 0 && !s.meter.Look() {
			return ended(s.meter)
		}
		s.distances[i], s.steps[i] = noDistance, far
	}
	s.solutions = s.solved.n
	status := s.spread(s.spreadSteps)
	if status == search.Running {
		status = s.spread(s.spreadSlides)
	}
	s.layer.drop(s.meter)
	s.next.drop(s.meter)
	s.solved.drop(s.meter)
	return status
}

// spread goes breadth first from all solved positions, a layer at a time; by makes what follows
// a position.
func (s *rankedSpace) spread(by func() search.Status) search.Status {
	s.next.n = 0
	for code := range s.solved.all() {
		if !s.room(&s.next) {
			return ended(s.meter)
		}
		s.look(code, &s.here)
		s.distances[s.here.number], s.steps[s.here.number] = 0, 0
		s.next.append(code)
	}
	for s.next.n > 0 {
		s.turn()
		for i := range uint32(s.layer.n) {
			if i&0xFFF == 0 && !s.meter.Look() || !s.room(&s.next) {
				return ended(s.meter)
			}
			s.look(*s.layer.at(i), &s.here)
			if status := by(); status != search.Running {
				return status
			}
		}
	}
	return search.Running
}

func (s *rankedSpace) spreadSteps() search.Status {
	distance := s.steps[s.here.number] + 1
	if distance == far {
		return search.Failed
	}
	near := s.neighbours()
	for i := range near {
		s.read += uint64(s.steps[near[i].number])
	}
	for _, to := range near {
		if s.steps[to.number] == far {
			s.steps[to.number] = distance
			s.next.append(s.after(s.here.code, to.k, to.by))
		}
	}
	return search.Running
}

// spreadSlides follows a slide as [edges.spread] does.
func (s *rankedSpace) spreadSlides() search.Status {
	t := s.distances[s.here.number]
	if t.full() {
		return search.Failed
	}
	near := s.neighbours()
	for i := range near {
		s.read += uint64(s.distances[near[i].number])
	}
	for _, first := range near {
		k, by, to := first.k, first.by, first.number
		at := int(s.now[k&31])
		for cells := 1; ; cells++ {
			if s.distances[to] <= t+distance(cells) {
				break
			}
			if longer := t + perSlide + distance(cells); longer < s.distances[to] {
				if s.distances[to] == noDistance {
					s.next.append(s.after(s.here.code, k, by*cells))
				}
				s.distances[to] = longer
			}
			place := &s.places[at+by*cells]
			beyond := place.ahead
			if by < 0 {
				beyond = place.behind
			}
			if beyond&s.here.occupied != 0 {
				break
			}
			to = s.moved(&s.here, k, by*(cells+1))
		}
	}
	return search.Running
}
