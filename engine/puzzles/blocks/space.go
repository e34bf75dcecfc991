package blocks

import (
	"context"
	"slices"

	"langkah/engine/solve/search"
)

// space is the set of all positions that can be reached from a puzzle's start, each with its distance to the nearest solved
// one under the puzzle's cost model.
//
// It is built in two passes: a breadth-first search by steps, which reach the same positions as longer moves, and one
// backward from all solved positions at once; moves can be undone, so that this gives the distances. Time: two expansions a
// position; memory: that of [set].
type space struct {
	puzzle  *Puzzle
	walk    *walk
	known   *set
	goals   int     // number of solved positions
	counts  []int64 // of positions by distance
	hardest uint64  // code of a position at the greatest distance
}

// newSpace builds the space within the limits of a meter. status is search.NoSolution when it is complete; else the space is
// nil, with search.Failed for a board whose positions do not fit a word. visit, which may be nil, is called with the positions
// at each distance, in parts, and ends it by returning false.
func (z *Puzzle) newSpace(meter *search.Meter, visit func(s *space, codes []uint64, distance int) bool) (*space, search.Status) {
	c := z.board.coding()
	if c == nil {
		return nil, search.Failed
	}
	s := &space{puzzle: z, known: newSet(meter)}
	if status := s.enumerate(c, meter); status != search.Running {
		return nil, status
	}
	s.walk = newWalk(c, z.cost, s.known, meter)
	if status := s.measure(meter, visit); status != search.Running {
		return nil, status
	}
	return s, search.NoSolution
}

// enumerate finds every position.
func (s *space) enumerate(c *coding, meter *search.Meter) search.Status {
	w := newWalk(c, steps, s.known, meter)
	defer w.free()
	start := c.encode(s.puzzle.first().canonical().at)
	if !s.known.add(start, unseen) || !w.push(start, noMove) {
		return w.ended()
	}
	for w.turn(); w.layer.n > 0; {
		if !w.advance(func(t successor) bool { return s.known.add(t.code, unseen) }, nil) {
			return w.ended()
		}
	}
	return search.Running
}

// measure finds the distances.
func (s *space) measure(meter *search.Meter, visit func(*space, []uint64, int) bool) search.Status {
	w := s.walk
	ok := true
	looked := 0
	s.known.each(func(code uint64) bool {
		if looked++; looked&0xFFFF == 0 && !meter.Look() {
			ok = false
			return false
		}
		if w.holds(code) {
			ok = w.push(code, noMove)
		}
		return ok
	})
	if !ok {
		return w.ended()
	}
	w.turn()
	w.layer.all(func(codes []uint64) bool {
		for _, code := range codes {
			s.known.reach(code, 0)
		}
		return true
	})
	for s.goals = w.layer.n; w.layer.n > 0; {
		s.hardest = 1<<64 - 1
		w.layer.all(func(codes []uint64) bool {
			ok = ok && (visit == nil || visit(s, codes, len(s.counts)))
			s.hardest = min(s.hardest, slices.Min(codes)) // so that it does not depend on the order of the set
			return ok
		})
		if !ok {
			return w.ended()
		}
		s.counts = append(s.counts, int64(w.layer.n))
		after := w.after()
		if !w.advance(func(t successor) bool { return s.known.reach(t.code, after) }, nil) {
			return w.ended()
		}
	}
	w.free()
	return search.Running
}

// states returns the number of positions.
func (s *space) states() int { return s.known.size }

// distance returns the cost to the nearest solved position; ok is false if the code is not in the space or nothing is solved.
func (s *space) distance(code uint64) (distance int, ok bool) {
	layer, ok := s.known.layer(code)
	if !ok || s.goals == 0 {
		return 0, false
	}
	for !s.walk.holds(code) {
		distance++
		layer = (layer + 2) % 3
		s.walk.near = s.walk.expand(code, noMove, s.walk.near[:0])
		for _, t := range s.walk.near {
			if l, _ := s.known.layer(t.code); l == layer {
				code = t.code
				break
			}
		}
	}
	return distance, true
}

// position returns the position of a code.
func (s *space) position(code uint64) Position {
	at := make([]uint8, len(s.puzzle.start))
	s.walk.decode(code, at)
	return Position{s.puzzle, at}
}

// code returns the code of a position of the same board.
func (s *space) code(p Position) uint64 { return s.walk.encode(p.canonical().at) }

// spaceWithin builds the space within limits.
func (z *Puzzle) spaceWithin(ctx context.Context, limits search.Limits, probe *search.Probe) (*space, search.Status) {
	meter := search.NewMeter(ctx, limits, probe)
	defer meter.Close()
	return z.newSpace(meter, nil)
}
