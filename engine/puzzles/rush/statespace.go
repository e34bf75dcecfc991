package rush

import (
	"context"
	"math"
	"slices"

	"langkah/engine/solve/search"
)

// Space is the set of all positions reachable from a puzzle's start, with the exact distance of each to the nearest
// solved one, in slides and in steps.
//
// It is built in three passes over a bitboard. The first enumerates by slides of one cell, which reach the same
// positions as longer slides. The other two are backward breadth-first searches from all solved positions at once, one
// per cost model; slides are reversible, so these give the distances. Small spaces are enumerated position by position,
// numbered by an [index], larger ones as sets of positions by a [blockSpace].
//
// Processor time: 0.1 to 0.3 microseconds per position of a large space, 1 of a small one. Memory while building: 12 to
// 25 bytes per position of a large space, 24 to 32 of a small one.
type Space struct {
	puzzle *Puzzle
	board  *bitboard
	index  *index
	blocks *blockSpace // replaces the index unless nil
	plain  bool        // never use blocks
	first  uint32      // number of the start
	slides []uint16    // to the nearest solved position, by number
	steps  []uint16    // likewise; far if there is no solution
	solved int         // number of solved positions
	record *recording  // nil if no trace is recorded
}

func newWhole(z *Puzzle, b *bitboard, meter *search.Meter) *Space {
	s := &Space{puzzle: z, board: b, index: newIndex(meter)}
	s.record = newRecording(b, s.index)
	s.plain = s.record != nil // a node is a position
	return s
}

// code returns the code of the n-th position.
func (s *Space) code(n uint32) uint64 {
	if s.blocks != nil {
		return s.blocks.code(n)
	}
	return *s.index.codes.at(n)
}

// find returns the number of a code; ok is false if it is not reachable.
func (s *Space) find(code uint64) (n uint32, ok bool) {
	if s.blocks != nil {
		return s.blocks.find(code)
	}
	return s.index.find(code)
}

// far marks a position that has no distance yet.
const far = math.MaxUint16

// Space builds the state space under both cost models. status is search.NoSolution when it is complete; otherwise the
// space is nil, with search.Failed if the board has more than 64 cells or its positions do not pack.
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

// reach enumerates every reachable position; status is Running if it is complete.
func (s *Space) reach(meter *search.Meter) search.Status {
	if !s.index.reserve(1) {
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
		if !meter.Expand() || !s.index.reserve(maxSuccessors) {
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

// reachBlocks starts the enumeration again with blocks.
func (s *Space) reachBlocks(start uint64, meter *search.Meter) search.Status {
	s.index.drop()
	meter.Expanded, meter.Generated = 0, 0
	status := s.blocks.reach(start)
	if status == search.Running {
		s.first, _ = s.find(start)
	}
	return status
}

// ended returns why a search had to end early.
func ended(meter *search.Meter) search.Status {
	if s := meter.Ended(); s != search.Running {
		return s
	}
	return search.MemoryLimit // the index is full
}

// States returns the number of reachable positions.
func (s *Space) States() int {
	if s.blocks != nil {
		return s.blocks.states()
	}
	return s.index.codes.n
}

// Solvable reports whether any solved position is reachable.
func (s *Space) Solvable() bool { return s.solved > 0 }

// Distance returns the slides and steps from a position to the nearest solved one; ok is false if the position is not
// in the space or nothing is solvable.
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

// maxSlides returns the greatest distance in slides. The space must be solvable.
func (s *Space) maxSlides() int { return int(slices.Max(s.slides)) }

// Hardest returns the position with the most slides to go, then the most steps; the start if nothing is solvable.
func (s *Space) Hardest() Position {
	if !s.Solvable() {
		return s.puzzle.start()
	}
	return s.position(s.hardest(uint16(s.maxSlides())))
}

// hardest returns the number of the position with so many slides and the most steps to go.
func (s *Space) hardest(slides uint16) (number int) {
	farthest := -1
	for i, n := range s.slides {
		if n == slides && int(s.steps[i]) > farthest {
			number, farthest = i, int(s.steps[i])
		}
	}
	return number
}

func (s *Space) position(number int) Position {
	return Position{s.puzzle, s.board.at(s.code(uint32(number)))}
}
