package ice

import (
	"context"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// space holds the exact distance of every state to the goal, whether it is reachable from the start or not. All slides
// are listed once; then Dijkstra's algorithm runs backwards from the goal. For n cells and k numbers there are n(k+1)
// states, at most 110,000, with up to four slides each: time O(m log m) for m slides, memory bytesPerState per state.
type space struct {
	puzzle *Puzzle
	left   []distance // by state
}

// bytesPerState is the peak memory per state during construction.
const bytesPerState = 160

// measure computes the space, nil if the meter ended it.
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

// measured computes the space without limits; it takes milliseconds.
func (z *Puzzle) measured() *space {
	meter := search.NewMeter(context.Background(), engine.Limits{}, nil)
	defer meter.Close()
	return z.measure(meter)
}

// best returns the slides with which a cheapest solution can begin. all is false if it omits slides that cost nothing
// and lead no nearer in moves.
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

// solution returns a cheapest solution from a state, with the fewest moves among those.
func (s *space) solution(at state) []engine.Move {
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

// reach returns the states reachable from one in breadth-first order, up to the first for which enough holds; enough
// may be nil.
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
