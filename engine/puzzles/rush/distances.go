package rush

import "langkah/engine/solve/search"

// bytesPerDistance is the memory per position beside the index: slides, steps and queue.
const bytesPerDistance = 2 + 2 + 4

// measure computes the distances of all positions to the nearest solved one, by one backward breadth-first search from
// all solved positions for each cost model; slides are reversible.
func (s *Space) measure(meter *search.Meter) (status search.Status) {
	if s.blocks != nil {
		if s.solved = s.blocks.count(); s.solved > 0 {
			s.slides, s.steps, status = s.blocks.measure()
		}
		return status
	}
	n := s.index.codes.n
	if !meter.Hold(int64(n) * bytesPerDistance) {
		return ended(meter)
	}
	s.slides, s.steps = make([]uint16, n), make([]uint16, n)
	queue := make([]uint32, 0, n)
	for i := range uint32(n) {
		if i&0xFFFF == 0 && !meter.Look() {
			return ended(meter)
		}
		s.slides[i], s.steps[i] = far, far
		if s.board.solved(s.code(i)) {
			s.slides[i], s.steps[i] = 0, 0
			queue = append(queue, i)
		}
	}
	s.solved = len(queue)
	status = s.spread(meter, queue, s.steps, s.board.steps)
	if status == search.Running {
		status = s.spread(meter, queue, s.slides, s.board.slides)
	}
	meter.Hold(-int64(n) * 4)
	return status
}

// spread is a breadth-first search from the positions in the queue, at distance 0; successors appends the positions one
// move from a code. The queue's capacity must be the number of positions.
func (s *Space) spread(meter *search.Meter, queue []uint32, distances []uint16, successors func(uint64, []reached) []reached) search.Status {
	next := make([]reached, 0, maxSuccessors)
	for k := 0; k < len(queue); k++ {
		if k&0xFFF == 0 && !meter.Look() {
			return ended(meter)
		}
		distance := distances[queue[k]] + 1
		if distance == far {
			return search.Failed
		}
		next = successors(s.code(queue[k]), next[:0])
		s.index.number(next)
		for _, to := range next {
			if distances[to.number] == far {
				distances[to.number] = distance
				queue = append(queue, to.number)
			}
		}
	}
	return search.Running
}
