package searchtest

import (
	"math"

	"langkah/engine/solve/search"
)

// truth is the ground truth of a problem, found by plain algorithms.
type truth[S comparable] struct {
	states []S // reachable states, the start first
	number map[S]int
	edges  [][]search.Successor[S] // by index of the state
	cost   int64                   // of an optimal solution; unreachable if there is none
	moves  int64                   // of a shortest solution
	toGoal []int64                 // least cost from each state to a goal
}

const unreachable = math.MaxInt64

// explore finds the truth of a problem with at most limit states; ok is false if it has more.
func explore[S comparable](p search.Problem[S], limit int) (tr truth[S], ok bool) {
	tr.number = map[S]int{p.Start: 0}
	tr.states = []S{p.Start}
	estimate := func(s S) int32 {
		if p.Estimate == nil {
			return 0
		}
		return p.Estimate(s)
	}
	depth := []int64{0}
	tr.moves = unreachable
	for i := 0; i < len(tr.states); i++ {
		if p.Goal(tr.states[i]) {
			tr.moves = min(tr.moves, depth[i])
		}
		edges := p.Expand(tr.states[i], estimate(tr.states[i]), nil)
		tr.edges = append(tr.edges, edges)
		for _, e := range edges {
			if _, known := tr.number[e.State]; !known {
				tr.number[e.State] = len(tr.states)
				tr.states = append(tr.states, e.State)
				depth = append(depth, depth[i]+1)
			}
		}
		if len(tr.states) > limit {
			return tr, false
		}
	}
	tr.measure(p.Goal)
	tr.cost = tr.toGoal[0]
	return tr, true
}

// measure computes the least cost from every state to a goal, by Dijkstra's algorithm on the
// reversed edges.
func (tr *truth[S]) measure(goal func(S) bool) {
	type edge struct {
		from int
		cost int64
	}
	back := make([][]edge, len(tr.states))
	tr.toGoal = make([]int64, len(tr.states))
	atCost := map[int64][]int{}
	for i, s := range tr.states {
		tr.toGoal[i] = unreachable
		if goal(s) {
			tr.toGoal[i] = 0
			atCost[0] = append(atCost[0], i)
		}
		for _, e := range tr.edges[i] {
			to := tr.number[e.State]
			back[to] = append(back[to], edge{i, int64(e.Cost)})
		}
	}
	for cost := int64(0); len(atCost) > 0; cost++ {
		for _, i := range atCost[cost] {
			if tr.toGoal[i] < cost {
				continue
			}
			for _, e := range back[i] {
				if further := cost + e.cost; further < tr.toGoal[e.from] {
					tr.toGoal[e.from] = further
					atCost[further] = append(atCost[further], e.from)
				}
			}
		}
		delete(atCost, cost)
	}
}

// checkProblem checks the problem's stated properties.
func (tr *truth[S]) checkProblem(t T, p search.Problem[S]) {
	t.Helper()
	goals := map[S]bool{}
	if p.Goals != nil {
		for g := range p.Goals {
			goals[g] = true
			if !p.Goal(g) {
				t.Fatalf("Goals lists %v, which is no goal", g)
			}
		}
	}
	for i, s := range tr.states {
		if p.Goals != nil && p.Goal(s) && !goals[s] {
			t.Fatalf("%v is a goal, but Goals does not list it", s)
		}
		checkMoves(t, s, tr.edges[i])
		if p.Reverse != nil {
			tr.checkReverse(t, p, i)
			checkMoves(t, s, p.Reverse(s, nil))
		}
		for _, e := range tr.edges[i] {
			if e.Cost < 1 || p.UnitCost && e.Cost != 1 {
				t.Fatalf("a move from %v to %v costs %d", s, e.State, e.Cost)
			}
			if p.Estimate != nil && e.H != p.Estimate(e.State) {
				t.Fatalf("Expand gives %v the estimate %d, Estimate gives it %d", e.State, e.H, p.Estimate(e.State))
			}
			if p.Estimate != nil && p.Consistent && p.Estimate(s) > e.Cost+e.H {
				t.Fatalf("not consistent: the estimate falls from %d at %v to %d at %v by a move that costs %d",
					p.Estimate(s), s, e.H, e.State, e.Cost)
			}
		}
		if p.FromStart != nil {
			tr.checkFromStart(t, p, i)
		}
		if p.Estimate == nil {
			continue
		}
		h := int64(p.Estimate(s))
		if p.Goal(s) && h != 0 {
			t.Fatalf("the goal %v has the estimate %d", s, h)
		}
		if (p.Admissible || p.Consistent) && h > tr.toGoal[i] {
			t.Fatalf("not admissible: %v has the estimate %d, the goal is %d away", s, h, tr.toGoal[i])
		}
	}
}

// checkFromStart checks the estimate from the start to a state by its moves: if it rises along
// none by more than the cost it is admissible.
func (tr *truth[S]) checkFromStart(t T, p search.Problem[S], i int) {
	t.Helper()
	here := p.FromStart(tr.states[i])
	if i == 0 && here != 0 {
		t.Fatalf("the start has the estimate %d from itself", here)
	}
	for _, e := range tr.edges[i] {
		if there := p.FromStart(e.State); p.Consistent && there > here+e.Cost {
			t.Fatalf("not consistent: the estimate from the start rises from %d at %v to %d at %v by a move that costs %d",
				here, tr.states[i], there, e.State, e.Cost)
		}
	}
}

// checkMoves checks that the moves from or to a state have distinct numbers.
func checkMoves[S comparable](t T, s S, moves []search.Successor[S]) {
	t.Helper()
	for i, m := range moves {
		for _, other := range moves[:i] {
			if m.Move == other.Move {
				t.Fatalf("two moves at %v have the number %d", s, m.Move)
			}
		}
	}
}

// checkReverse checks that every predecessor has the move to the state, and that no
// reachable predecessor is missing.
func (tr *truth[S]) checkReverse(t T, p search.Problem[S], i int) {
	t.Helper()
	has := func(moves []search.Successor[S], state S, like search.Successor[S]) bool {
		for _, m := range moves {
			if m.State == state && m.Move == like.Move && m.Cost == like.Cost {
				return true
			}
		}
		return false
	}
	s := tr.states[i]
	for _, before := range p.Reverse(s, nil) {
		j, known := tr.number[before.State]
		if known && !has(tr.edges[j], s, before) {
			t.Fatalf("Reverse of %v gives %v by move %d, which Expand does not know", s, before.State, before.Move)
		}
	}
	for _, e := range tr.edges[i] {
		if !has(p.Reverse(e.State, nil), s, e) {
			t.Fatalf("move %d leads from %v to %v, and Reverse does not know it", e.Move, s, e.State)
		}
	}
}
