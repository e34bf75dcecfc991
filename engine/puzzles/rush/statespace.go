package rush

import (
	"context"
	"math"
	"slices"

	"langkah/engine/solve/search"
)

// Space is every position that can be reached from a puzzle's start, with the
// exact distance of each to the nearest solved one, in slides and in steps.
//
// It is built in three passes over a bitboard. The first follows the slides by one
// cell from the start: they reach whatever longer slides reach. The other two go
// breadth first from all solved positions at once; as every slide can be taken
// back, that gives the distances. Small spaces are gone through position by position,
// by the numbers of an [index], larger ones many positions at once, in a [blockSpace].
//
// Time: 0.1 to 0.3 microseconds of processor time for each position of a large space, one
// of a small space. Memory, while it is built: 12 to 25 bytes for each of a large space,
// 24 to 32 of a small one.
type Space struct {
	puzzle *Puzzle
	board  *bitboard
	index  *index
	blocks *blockSpace // in the stead of the index where it is not nil
	plain  bool        // it is to be gone through position by position
	first  uint32      // the number of the start
	slides []uint16    // the fewest to a solved position, by number
	steps  []uint16    // the same; far where there is no solution
	solved int         // how many positions are
	record *recording  // nil where nobody listens
}

func newWhole(z *Puzzle, b *bitboard, meter *search.Meter) *Space {
	s := &Space{puzzle: z, board: b, index: newIndex(meter)}
	s.record = newRecording(b, s.index)
	s.plain = s.record != nil // a node is a position
	return s
}

// code is the code of the n-th position.
func (s *Space) code(n uint32) uint64 {
	if s.blocks != nil {
		return s.blocks.code(n)
	}
	return *s.index.codes.at(n)
}

// find is the number of a code; ok is false where it cannot be reached.
func (s *Space) find(code uint64) (n uint32, ok bool) {
	if s.blocks != nil {
		return s.blocks.find(code)
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
	s := newWhole(z, b, meter)
	status := s.reach(meter)
	if status == search.Running {
		status = s.measure(meter)
	}
	if status != search.Running {
		return nil, status
	}
	return s, search.NoSolution
}

// reach finds every position that can be reached.
func (s *Space) reach(meter *search.Meter) search.Status {
	if !s.index.room(1) {
		return search.MemoryLimit
	}
	start := s.board.code(s.puzzle.board.starts())
	s.index.add([]reached{{code: start}})
	if s.record != nil {
		s.record.start()
	}
	next := make([]reached, 0, maxSuccessors)
	for i := 0; i < s.index.codes.n; i++ {
		if !s.plain && s.index.codes.n >= leastReached {
			if s.blocks = newBlockSpace(s.board, start, meter); s.blocks != nil {
				return s.reachBlocks(start, meter)
			}
			s.plain = true
		}
		if !meter.Expand() || !s.index.room(maxSuccessors) {
			return ended(meter)
		}
		meter.Waiting(s.index.codes.n - i)
		next = s.board.steps(s.code(uint32(i)), next[:0])
		meter.Generated += int64(len(next))
		s.index.add(next)
		if s.record != nil {
			s.record.expanded(uint32(i), next, nil)
		}
	}
	return search.Running
}

// reachBlocks begins again, by blocks.
func (s *Space) reachBlocks(start uint64, meter *search.Meter) search.Status {
	s.index.drop()
	meter.Expanded, meter.Generated = 0, 0
	status := s.blocks.reach(start)
	if status == search.Running {
		s.first, _ = s.find(start)
	}
	return status
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
	if s.blocks != nil {
		return s.blocks.states()
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
	return int(s.slides[n]), int(s.steps[n]), true
}

// most is how many slides the hardest start takes, in a space with a solution.
func (s *Space) most() int { return int(slices.Max(s.slides)) }

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
	for i, n := range s.slides {
		if n == slides && int(s.steps[i]) > most {
			number, most = i, int(s.steps[i])
		}
	}
	return number
}

func (s *Space) position(number int) Position {
	return Position{s.puzzle, s.board.at(s.code(uint32(number)))}
}
