package rush

import "langkah/engine/search"

// The two passes of a [Space] that find distances, by an index.

// bytesPerDistance is what the passes need for a position beside the index:
// a distance, the steps and the queue.
const bytesPerDistance = 4 + 2 + 4

// measure finds the distances of all positions.
func (s *Space) measure(meter *search.Meter) search.Status {
	if s.ranked != nil {
		status := s.ranked.measure()
		s.distances, s.steps, s.solved = s.ranked.distances, s.ranked.steps, s.ranked.solutions
		return status
	}
	n := s.index.codes.n
	if !meter.Fits(int64(n) * bytesPerDistance) {
		s.dropEdges(meter)
	}
	if !meter.Hold(int64(n) * bytesPerDistance) {
		return ended(meter)
	}
	s.distances, s.steps = make([]distance, n), make([]uint16, n)
	queue := make([]uint32, 0, n)
	for i := range uint32(n) {
		if i&0xFFFF == 0 && !meter.Look() {
			return ended(meter)
		}
		s.distances[i], s.steps[i] = noDistance, far
		if s.board.solved(s.code(i)) {
			s.distances[i], s.steps[i] = 0, 0
			queue = append(queue, i)
		}
	}
	s.solved = len(queue)
	status := s.measureSteps(meter, queue)
	if status == search.Running {
		status = s.measureSlides(meter, queue)
	}
	meter.Hold(-int64(n) * 4)
	return status
}

// measureSteps goes breadth first from the solved positions in the queue, a cell at a time.
func (s *Space) measureSteps(meter *search.Meter, queue []uint32) search.Status {
	next := make([]reached, 0, maxSuccessors)
	for k := 0; k < len(queue); k++ {
		if k&0xFFF == 0 && !meter.Look() {
			return ended(meter)
		}
		distance := s.steps[queue[k]] + 1
		if distance == far {
			return search.Failed
		}
		next = s.stepsFrom(queue[k], next[:0])
		for _, to := range next {
			if n := to.number; s.steps[n] == far {
				s.steps[n] = distance
				queue = append(queue, n)
			}
		}
	}
	return search.Running
}

// measureSlides does the same for slides. A layer's own steps are settled when
// the layer before it has been looked at.
func (s *Space) measureSlides(meter *search.Meter, queue []uint32) search.Status {
	next := make([]reached, 0, maxSuccessors)
	for k := 0; k < len(queue); k++ {
		if k&0xFFF == 0 && !meter.Look() {
			return ended(meter)
		}
		from := queue[k]
		t := s.distances[from]
		if t.full() {
			return search.Failed
		}
		if s.edges != nil {
			queue = s.edges.spread(from, s.distances, queue)
			continue
		}
		next = s.board.slides(s.code(from), next[:0])
		s.index.number(next)
		for _, to := range next {
			queue = t.extend(to.cells, to.number, s.distances, queue)
		}
	}
	return search.Running
}
