package rush

import (
	"math/bits"
	"runtime"

	"langkah/engine/solve/parallel"
	"langkah/engine/solve/search"
)

// blockPass computes the distance of every position of a [blockSpace] to the nearest solved one, by one backward
// breadth-first search from all solved positions at once; slides are reversible. A layer is a set of positions per
// block.
//
// When slides are counted, a piece is followed over all free cells, and only as far as a position that is already
// settled: positions beyond are at the same distance from there. So positions of the next layer must count as open
// until the present layer is done.
//
// Time: linear in blocks and edges per layer in which they change, in set operations of 128 bits. Memory: bytesOfPass
// per block, and 2 bytes for the distance of each position.
type blockPass struct {
	space     *blockSpace
	bySteps   bool // a slide by one cell costs 1
	near      []nearBlock
	layer     []uint32 // blocks with positions in this layer
	following []uint32 // blocks with positions in the next layer
	distances []uint16
	look      func() bool // polls the limits; false stops the pass
}

// nearBlock is the state of a block during a pass.
type nearBlock struct {
	open      wide // positions in no layer so far
	now, next wide
}

const bytesOfPass = 3*16 + 2*4 // per block

func newBlockPass(s *blockSpace, bySteps bool, distances []uint16) *blockPass {
	return &blockPass{space: s, bySteps: bySteps, distances: distances, look: s.meter.Look}
}

// run computes the distances and releases all other memory.
func (p *blockPass) run() search.Status {
	s := p.space
	n := s.at.n
	p.near, p.layer, p.following = make([]nearBlock, n), make([]uint32, 0, n), make([]uint32, 0, n)
	defer func() { p.near, p.layer, p.following = nil, nil, nil }()
	for i := range uint32(n) {
		if i&0xFFFF == 0 && !p.look() {
			return ended(s.meter)
		}
		p.near[i].open = s.at.at(i).reached
		if solved := s.solvedIn(i); !solved.empty() {
			p.give(i, solved)
		}
	}
	for distance := uint16(0); len(p.following) > 0; distance++ {
		if distance == far {
			return search.Failed
		}
		p.layer, p.following = p.following, p.layer[:0]
		for _, i := range p.layer {
			p.settle(i, distance)
		}
		for k, i := range p.layer {
			if k&0x3FF == 0 && !p.look() {
				return ended(s.meter)
			}
			p.spread(i)
		}
	}
	return search.Running
}

// give adds positions of a block to the next layer.
func (p *blockPass) give(n uint32, positions wide) {
	b := &p.near[n]
	if b.next.empty() {
		p.following = append(p.following, n)
	}
	b.next = b.next.or(positions)
}

// settle moves a block's next positions into the present layer and records their distance.
func (p *blockPass) settle(n uint32, distance uint16) {
	b := &p.near[n]
	b.now, b.next, b.open = b.next, wide{}, b.open.without(b.next)
	reached, begin := p.space.at.at(n).reached, p.space.begins[n]
	for remaining := b.now.low; remaining != 0; remaining &= remaining - 1 {
		p.distances[begin+uint32(bits.OnesCount64(reached.low&(remaining&-remaining-1)))] = distance
	}
	begin += uint32(bits.OnesCount64(reached.low))
	for remaining := b.now.high; remaining != 0; remaining &= remaining - 1 {
		p.distances[begin+uint32(bits.OnesCount64(reached.high&(remaining&-remaining-1)))] = distance
	}
}

// spread adds the open positions one slide away from the present positions of a block to the next layer.
func (p *blockPass) spread(n uint32) {
	b := &p.near[n]
	var inside wide
	for _, slide := range p.space.slid {
		for to := slide.of(b.now).and(b.open); !to.empty(); to = slide.of(to).and(b.open) {
			if inside = inside.or(to); p.bySteps {
				break
			}
		}
	}
	if !inside.empty() {
		p.give(n, inside)
	}
	from := p.space.at.at(n)
	edge := from.first
	for remaining := from.legal; remaining != 0; remaining &= remaining - 1 {
		slide, block := remaining&-remaining, *p.space.edges.at(edge)
		edge++
		for to, on := b.now, true; on; block, on = p.space.edge(block, slide) {
			if to = to.and(p.near[block].open); to.empty() {
				break
			}
			if p.give(block, to); p.bySteps {
				break
			}
		}
	}
}

// worthBoth is the least number of blocks for which the two passes run concurrently.
const worthBoth = 1 << 10

// measure returns the distances of all positions in slides and in steps, indexed by position number. The two passes run
// concurrently if there are two cores and the memory limit allows it. It drops the edges.
func (s *blockSpace) measure() (slides, steps []uint16, status search.Status) {
	defer s.edges.drop(s.meter)
	states, each := int64(s.states()), int64(s.at.n)*bytesOfPass
	if !s.meter.Hold(4 * states) {
		return nil, nil, ended(s.meter)
	}
	slides, steps = make([]uint16, states), make([]uint16, states)
	passes := []*blockPass{newBlockPass(s, false, slides), newBlockPass(s, true, steps)}
	if s.at.n >= worthBoth && runtime.GOMAXPROCS(0) > 1 && s.meter.Fits(2*each) {
		s.meter.Hold(2 * each)
		status = s.together(passes)
		s.meter.Hold(-2 * each)
		return slides, steps, status
	}
	for _, p := range passes {
		if !s.meter.Hold(each) {
			return nil, nil, ended(s.meter)
		}
		if status = p.run(); status != search.Running {
			return nil, nil, status
		}
		reclaim(each)
		s.meter.Hold(-each)
	}
	return slides, steps, search.Running
}

// together runs passes concurrently while this goroutine polls the limits.
func (s *blockSpace) together(passes []*blockPass) search.Status {
	var work parallel.Work
	ends := make([]search.Status, len(passes))
	var works []func()
	for i, p := range passes {
		p.look = func() bool { return !work.Stopped() }
		works = append(works, func() { ends[i] = p.run() })
	}
	parallel.Beside(func(running bool) {
		if running && !s.meter.Look() {
			work.Stop()
		}
	}, works...)
	if work.Stopped() {
		return ended(s.meter)
	}
	for _, end := range ends {
		if end != search.Running {
			return end
		}
	}
	return search.Running
}
