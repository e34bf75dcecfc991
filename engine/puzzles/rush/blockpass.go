package rush

import (
	"math/bits"
	"runtime"

	"langkah/engine/solve/parallel"
	"langkah/engine/solve/search"
)

// blockPass finds the distance of every position of a [blockSpace] to the nearest solved
// one, breadth first from all solved ones at once, as every slide can be taken back. A layer
// is a set of positions for each of its blocks.
//
// Counting slides, a piece is followed over as many cells as are free, up to a position
// that is as near as the one it comes from, for what lies beyond is as near from there.
// Positions of the next layer stay open until this one is done: they are gone through.
type blockPass struct {
	space     *blockSpace
	bySteps   bool // a slide goes over one cell
	near      []nearBlock
	layer     []uint32 // blocks with positions now
	following []uint32 // blocks with positions next
	distances []uint16
	look      func() bool // says whether to go on
}

// nearBlock is what a pass keeps of a block.
type nearBlock struct {
	open      wide // positions not in this layer nor an earlier one
	now, next wide
}

const bytesOfPass = 3*16 + 2*4 // for each block

func newBlockPass(s *blockSpace, bySteps bool, distances []uint16) *blockPass {
	return &blockPass{space: s, bySteps: bySteps, distances: distances, look: s.meter.Look}
}

// run makes the pass, and lets go of all but the distances.
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

// settle takes a block's positions into the present layer.
func (p *blockPass) settle(n uint32, distance uint16) {
	b := &p.near[n]
	b.now, b.next, b.open = b.next, wide{}, b.open.without(b.next)
	reached, begin := p.space.at.at(n).reached, p.space.begins[n]
	for rest := b.now.low; rest != 0; rest &= rest - 1 {
		p.distances[begin+uint32(bits.OnesCount64(reached.low&(rest&-rest-1)))] = distance
	}
	begin += uint32(bits.OnesCount64(reached.low))
	for rest := b.now.high; rest != 0; rest &= rest - 1 {
		p.distances[begin+uint32(bits.OnesCount64(reached.high&(rest&-rest-1)))] = distance
	}
}

// spread gives what is a slide away from the present positions of a block.
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
	for rest := from.legal; rest != 0; rest &= rest - 1 {
		slide, block := rest&-rest, *p.space.edges.at(edge)
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

// worthBoth is from how many blocks on both passes are made at once.
const worthBoth = 1 << 10

// measure makes the passes for slides and for steps, on two cores where there are and the
// memory has room for both. The edges are not needed after it.
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

// together makes passes at once, and watches the limits beside them.
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
