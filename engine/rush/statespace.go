package rush

import (
	"context"
	"math"
	"slices"

	"langkah/engine/search"
)

// Space is every position that can be reached from a puzzle's start, with the
// exact distance of each to the nearest solved one, in slides and in steps.
//
// It is built in three passes over a bitboard. The first follows the slides by
// one cell from the start: they reach whatever longer slides reach. The other
// two go breadth first from all solved positions at once; as every slide can be
// taken back, that gives the distances. The pass that counts slides goes layer
// by layer and also finds the fewest steps among the shortest ways.
//
// Time: about a microsecond of processor time for each position, 0.8 to 1.5 by
// how many there are. Memory: 22 to 30 bytes for each when it is whole; while it
// is built about 90, most of them edges, or 26 to 34 where the limit has no
// room for edges.
type Space struct {
	puzzle    *Puzzle
	board     *bitboard
	index     *index
	edges     *edges     // nil where the memory has no room for them, and when the space is built
	distances []distance // in the fewest slides to a solved position; noDistance where there is none
	steps     []uint16   // to the nearest solved position; far where there is none
	solved    int        // how many positions are
	record    *recording // nil where nobody listens
}

// code is the code of the n-th position.
func (s *Space) code(n uint32) uint64 { return *s.index.codes.at(n) }

// far is no distance.
const far = math.MaxUint16

// bytesPerDistance is what the passes need for a position beside the index:
// a distance, the steps and the queue.
const bytesPerDistance = 4 + 2 + 4

// Space builds the state space of the puzzle, whatever its cost model. status
// is search.NoSolution when it is whole; otherwise the space is nil. It is nil
// as well, with search.Failed, for a board of more than 64 cells.
func (z *Puzzle) Space(ctx context.Context, limits search.Limits, probe *search.Probe) (s *Space, status search.Status) {
	meter := search.NewMeter(ctx, limits, probe)
	defer meter.Close()
	return z.space(meter)
}

func (z *Puzzle) space(meter *search.Meter) (*Space, search.Status) {
	b := newBitboard(z.board)
	if b == nil {
		return nil, search.Failed
	}
	s := &Space{puzzle: z, board: b, index: newIndex(meter), edges: &edges{meter: meter}}
	s.record = newRecording(b, s.index)
	status := s.reach(meter)
	if status == search.Running {
		status = s.measure(meter)
	}
	if s.edges != nil {
		s.edges.drop()
		s.edges = nil
	}
	if status != search.Running {
		return nil, status
	}
	return s, search.NoSolution
}

// reach fills the index with every position that can be reached.
func (s *Space) reach(meter *search.Meter) search.Status {
	if !s.index.room(1) {
		return search.MemoryLimit
	}
	s.index.add([]reached{{code: s.board.code(s.puzzle.board.starts())}})
	if s.record != nil {
		s.record.start()
	}
	next := make([]reached, 0, maxSuccessors)
	for i := 0; i < s.index.codes.n; i++ {
		if !meter.Expand() || !s.room(meter) {
			return ended(meter)
		}
		meter.Waiting(s.index.codes.n - i)
		next = s.board.steps(s.code(uint32(i)), next[:0])
		meter.Generated += int64(len(next))
		s.index.add(next)
		if s.record != nil {
			s.record.expanded(uint32(i), next, nil)
		}
		if s.edges != nil && !s.edges.add(s.board.legal, next) {
			s.dropEdges(meter)
		}
	}
	return search.Running
}

// room makes sure that a position's successors can be added, if need be by
// giving the edges up.
func (s *Space) room(meter *search.Meter) bool {
	if s.index.room(maxSuccessors) {
		return true
	}
	if s.edges == nil || meter.Ended() != search.Running {
		return false
	}
	s.dropEdges(meter)
	return s.index.room(maxSuccessors)
}

// dropEdges does without the edges from here on; what comes next needs their room.
func (s *Space) dropEdges(meter *search.Meter) {
	if s.edges == nil {
		return
	}
	before := meter.Bytes
	s.edges.drop()
	s.edges = nil
	reclaim(before - meter.Bytes)
}

// stepsFrom appends the positions one step from the n-th, with their numbers.
func (s *Space) stepsFrom(n uint32, out []reached) []reached {
	if s.edges != nil {
		return s.edges.steps(n, out)
	}
	out = s.board.steps(s.code(n), out)
	s.index.number(out)
	return out
}

// measure finds the distances of all positions.
func (s *Space) measure(meter *search.Meter) search.Status {
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

// ended is why a search that was told to end has to.
func ended(meter *search.Meter) search.Status {
	if s := meter.Ended(); s != search.Running {
		return s
	}
	return search.MemoryLimit // the index can number no more
}

// States is how many positions can be reached.
func (s *Space) States() int { return s.index.codes.n }

// Solvable says whether the exit can be reached.
func (s *Space) Solvable() bool { return s.solved > 0 }

// Distance is how many slides and how many steps a position is from the
// nearest solved one; ok is false for a position that is not in the space, and
// for all where there is no solution.
func (s *Space) Distance(p Position) (slides, steps int, ok bool) {
	if !s.Solvable() || !s.board.alike(p.puzzle.board) {
		return 0, 0, false
	}
	n, ok := s.index.find(s.board.code(p.at))
	if !ok {
		return 0, 0, false
	}
	return int(s.distances[n].slides()), int(s.steps[n]), true
}

// most is how many slides the hardest start takes, in a space with a solution.
func (s *Space) most() int { return int(slices.Max(s.distances).slides()) }

// Hardest is a position with the most slides to go, and among these the most
// steps; in a space without a solution it is the start.
func (s *Space) Hardest() Position {
	if !s.Solvable() {
		return s.puzzle.start()
	}
	return s.position(s.hardest(uint16(s.most())))
}

// hardest is the position of that many slides with the most steps to go.
func (s *Space) hardest(slides uint16) (number int) {
	most := -1
	for i, t := range s.distances {
		if t.slides() == slides && int(s.steps[i]) > most {
			number, most = i, int(s.steps[i])
		}
	}
	return number
}

func (s *Space) position(number int) Position {
	return Position{s.puzzle, s.board.at(s.code(uint32(number)))}
}

// path is the codes of a shortest way from the start to the exit.
func (s *Space) path(c costModel) []uint64 {
	n := uint32(0)
	codes := []uint64{s.code(0)}
	var next []reached
	for s.distances[n] > 0 {
		if c == steps {
			next = s.board.steps(s.code(n), next[:0])
		} else {
			next = s.board.slides(s.code(n), next[:0])
		}
		s.index.number(next)
		for _, to := range next {
			m := to.number
			if c == steps && s.steps[m] == s.steps[n]-1 ||
				c == slides && s.distances[m]+perSlide+distance(to.cells) == s.distances[n] {
				n = m
				break
			}
		}
		codes = append(codes, s.code(n))
	}
	s.record.goal(n)
	return codes
}
