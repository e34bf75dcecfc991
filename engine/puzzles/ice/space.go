package ice

import (
	"context"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// The whole state space: every cell on which the actor can stand, times the
// numbers that it may have crossed, whether that can be reached from the start or
// not. All its slides are listed once, and Dijkstra's algorithm goes through them
// backwards from the goal. Of n cells and k numbers that is O(n(k+1)) states, 110,000
// for the largest board, with four slides each.

// space is the exact distance of every state.
type space struct {
	puzzle *Puzzle
	left   []distance
}

// bytesPerState is what a state takes while the space is measured.
const bytesPerState = 160

// measure builds the space; nil where the meter ends it.
func (z *Puzzle) measure(meter *search.Meter) *space {
	b := z.board
	if !meter.Hold(int64(b.states()) * bytesPerState) {
		return nil
	}
	g := graph{nodes: b.states()}
	for s := range state(b.states()) {
		if !b.canStand(b.cell(s)) {
			continue
		}
		if s&0xFFF == 0 && !meter.Look() {
			return nil
		}
		for _, d := range directions() {
			r := z.slide(s, d)
			if r.ending == stops {
				meter.Generated++
				g.add(int(s), int(r.to), z.cost.of(r))
			}
		}
	}
	left := g.distances([]int{int(b.state(b.goal, len(b.numbers)))}, meter.Expand)
	if left == nil {
		return nil
	}
	return &space{z, left}
}

// measured is the space without limits; it takes milliseconds.
func (z *Puzzle) measured() *space {
	meter := search.NewMeter(context.Background(), engine.Limits{}, nil)
	defer meter.Close()
	return z.measure(meter)
}

// best are the slides that a cheapest solution from a state can begin with. One
// that costs nothing and leads no nearer is left out: then all is false.
func (s *space) best(at state) (moves []engine.Move, all bool) {
	all = true
	for _, d := range directions() {
		r := s.puzzle.slide(at, d)
		if r.ending != stops || !s.left[r.to].reached() {
			continue
		}
		cost := s.puzzle.cost.of(r)
		switch {
		case int64(cost)+s.left[r.to].cost != s.left[at].cost:
		case cost == 0 && s.left[r.to].moves >= s.left[at].moves:
			all = false
		default:
			moves = append(moves, s.puzzle.move(d, r))
		}
	}
	return moves, all
}

// way is a cheapest solution from a state, and of these one with the fewest moves.
func (s *space) way(at state) []engine.Move {
	moves := []engine.Move{}
	for !s.puzzle.board.solved(at) {
		for _, d := range directions() {
			r := s.puzzle.slide(at, d)
			if r.ending != stops || !s.left[r.to].reached() {
				continue
			}
			step := distance{int64(s.puzzle.cost.of(r)) + s.left[r.to].cost, 1 + s.left[r.to].moves}
			if step == s.left[at] {
				moves = append(moves, s.puzzle.move(d, r))
				at = r.to
				break
			}
		}
	}
	return moves
}

// reach is every state that can be reached from one, in the order found: breadth
// first. enough ends it.
func (z *Puzzle) reach(from state, enough func(state) bool) []state {
	seen := make([]bool, z.board.states())
	seen[from] = true
	list := []state{from}
	for i := 0; i < len(list); i++ {
		if enough != nil && enough(list[i]) {
			return list[:i+1]
		}
		for _, d := range directions() {
			if r := z.slide(list[i], d); r.ending == stops && !seen[r.to] {
				seen[r.to] = true
				list = append(list, r.to)
			}
		}
	}
	return list
}
