package rush

import (
	"context"
	"math"

	"langkah/engine/search"
)

// Space is every position that can be reached from a puzzle's start, with the
// exact distance of each to the nearest solved one, in slides and in steps.
//
// It is built in three passes over a bitboard, by the numbers of an [index] or, on
// large boards, of a [ranking]. The first follows the slides by
// one cell from the start: they reach whatever longer slides reach. The other
// two go breadth first from all solved positions at once; as every slide can be
// taken back, that gives the distances. The pass that counts slides goes layer
// by layer and also finds the fewest steps among the shortest ways.
//
// Time: about a microsecond of processor time for each position. Memory: 22 to 30
// bytes for each when it is whole; while it is built about 90, most of them edges, or
// 26 to 34 where the limit has no room for edges. With a ranking it is 6 bytes for each
// legal position, and a few more while it is built.
type Space struct {
	puzzle    *Puzzle
	board     *bitboard
	index     *index
	ranked    *rankedSpace // in the stead of the index where it is not nil
	ranking   *rankedSpace // the same, before it is
	askAt     int          // positions reached at which to ask whether to rank them; 0 is never
	first     uint32       // the number of the start
	edges     *edges       // nil where the memory has no room for them, and when the space is built
	distances []distance   // in the fewest slides to a solved position; noDistance where there is none
	steps     []uint16     // to the nearest solved position; far where there is none
	solved    int          // how many positions are
	record    *recording   // nil where nobody listens
}

// code is the code of the n-th position.
func (s *Space) code(n uint32) uint64 {
	if s.ranked != nil {
		return s.ranked.unrank(n)
	}
	return *s.index.codes.at(n)
}

// find is the number of a code; ok is false where it cannot be reached.
func (s *Space) find(code uint64) (n uint32, ok bool) {
	if s.ranked != nil {
		return s.ranked.find(code)
	}
	return s.index.find(code)
}

// far is no distance.
const far = math.MaxUint16

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
	if s.record == nil {
		s.askAt = leastReached
	}
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
		if s.askAt > 0 && s.index.codes.n >= s.askAt && s.toRank(meter) {
			return s.reachRanked(meter)
		}
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

// toRank says whether the positions are better ranked, from as many on as are reached:
// where a good part of the legal ones can be, and they are so many that a table would wait
// for the main memory, or their edges would not fit.
func (s *Space) toRank(meter *search.Meter) bool {
	if s.ranking == nil {
		s.ranking = newRankedSpace(s.board, meter)
	}
	if s.ranking == nil {
		s.askAt = 0
		return false
	}
	size := s.ranking.size()
	if s.askAt = size / ofLegal; s.index.codes.n < s.askAt {
		return false
	}
	if size >= largeSpace || !meter.Fits(int64(size)*whileBuilt) {
		return true
	}
	meter.Hold(-s.ranking.bytes())
	s.ranking, s.askAt = nil, 0
	return false
}

// reachRanked begins again, with a ranking.
func (s *Space) reachRanked(meter *search.Meter) search.Status {
	before := meter.Bytes
	s.dropEdges(meter)
	s.index.drop()
	reclaim(before - meter.Bytes)
	meter.Expanded, meter.Generated = 0, 0
	s.ranked = s.ranking
	start := s.board.code(s.puzzle.board.starts())
	status := s.ranked.reach(start)
	s.first, _ = s.find(start)
	return status
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

// ended is why a search that was told to end has to.
func ended(meter *search.Meter) search.Status {
	if s := meter.Ended(); s != search.Running {
		return s
	}
	return search.MemoryLimit // the index can number no more
}

// States is how many positions can be reached.
func (s *Space) States() int {
	if s.ranked != nil {
		return s.ranked.states
	}
	return s.index.codes.n
}

// Solvable says whether the exit can be reached.
func (s *Space) Solvable() bool { return s.solved > 0 }

// Distance is how many slides and how many steps a position is from the
// nearest solved one; ok is false for a position that is not in the space, and
// for all where there is no solution.
func (s *Space) Distance(p Position) (slides, steps int, ok bool) {
	if !s.Solvable() || !s.board.alike(p.puzzle.board) {
		return 0, 0, false
	}
	n, ok := s.find(s.board.code(p.at))
	if !ok {
		return 0, 0, false
	}
	return int(s.distances[n].slides()), int(s.steps[n]), true
}

// most is how many slides the hardest start takes, in a space with a solution.
func (s *Space) most() int {
	most := distance(0)
	for _, d := range s.distances {
		if d != noDistance { // a number that is not reached
			most = max(most, d)
		}
	}
	return int(most.slides())
}

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
	n := s.first
	codes := []uint64{s.code(n)}
	var next []reached
	for s.distances[n] > 0 {
		if c == steps {
			next = s.board.steps(s.code(n), next[:0])
		} else {
			next = s.board.slides(s.code(n), next[:0])
		}
		for _, to := range next {
			m, _ := s.find(to.code)
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
