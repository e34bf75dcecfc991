package rush

import "slices"

// recursiveBlockers is a lower bound by relaxation. The primary piece has to reach the exit, so each blocker has to
// leave the lane in one of two directions; the blockers of that slide have to move too, and so on. Every choice of
// directions gives a set of pieces that must move, and the least cost of such a set is admissible: in any solution each
// of these pieces did leave its place in one of the directions. In cells, each piece costs the length of its slide.
//
// A piece that occurs twice is charged once, for its first slide, so the estimate is admissible but not consistent. The
// choices are searched depth first with branch and bound, at most branchBudget of them; a branch that is cut off counts
// with its partial sum, which is a lower bound too.

// branchBudget bounds the choices tried per evaluation.
const branchBudget = 400

// need is a piece that has to leave a cell, in one of the allowed directions.
type need struct {
	piece       int
	cell        int
	back, ahead bool // allowed directions
}

// recursion is the state of one evaluation.
type recursion struct {
	*arrangement
	cells  bool // charge cells, not moves
	moved  []bool
	agenda []need
	best   int32
	budget int
	chain  *chain // records the cheapest choices; may be nil
}

// chain is the cheapest set of pieces that have to move; ways holds the slides of the first ones, negative for back.
type chain struct {
	needs []need
	ways  []int
	now   []int
	found bool
}

func recursiveBlockers(z *Puzzle) func(*arrangement) int32 {
	moves := &recursion{moved: make([]bool, len(z.board.pieces))}
	cells := &recursion{moved: moves.moved, cells: true}
	switch z.cost {
	case steps:
		return cells.of
	case bothCosts:
		return func(a *arrangement) int32 { return min(moves.of(a), slideCharge)*slideCharge + cells.of(a) }
	}
	return moves.of
}

func (r *recursion) of(a *arrangement) int32 {
	r.arrangement = a
	d := a.distance()
	if d == 0 {
		return 0
	}
	r.best, r.budget, r.agenda = never*maxSide, branchBudget, r.agenda[:0]
	cost := int32(1)
	if r.cells {
		cost = d
	}
	r.moved[0] = true
	cell, step := a.front()
	for range d {
		if a.closed(cell) {
			cost = r.best
			break
		}
		cost += r.push(cell, true, true)
		cell += step
	}
	r.resolve(0, cost)
	r.pop(0)
	r.moved[0] = false
	return r.best
}

// push adds the piece in a cell to the agenda, unless it is there or has been, with its allowed directions, and returns
// the least cost that it adds.
func (r *recursion) push(cell int, back, ahead bool) int32 {
	i := r.grid[cell]
	if i < 0 || r.moved[i] {
		return 0
	}
	r.moved[i] = true
	r.agenda = append(r.agenda, need{int(i), cell, back, ahead})
	return 1
}

// pop truncates the agenda.
func (r *recursion) pop(length int) {
	for _, n := range r.agenda[length:] {
		r.moved[n.piece] = false
	}
	r.agenda = r.agenda[:length]
}

// resolve tries both directions of the needs from the k-th on; cost is the sum so far.
func (r *recursion) resolve(k int, cost int32) {
	if cost >= r.best {
		return
	}
	r.budget--
	if k == len(r.agenda) || r.budget <= 0 {
		r.best = cost
		r.chain.keep(r.agenda, k)
		return
	}
	n := r.agenda[k]
	back, ahead := r.needs(n.piece, n.cell)
	if !n.back {
		back = never
	}
	if !n.ahead {
		ahead = never
	}
	// The shorter slide first: it is more often the cheaper one, which tightens the bound.
	ways := [2]int{-back, ahead}
	if ahead < back {
		ways = [2]int{ahead, -back}
	}
	for _, by := range ways {
		if max(by, -by) >= never {
			continue
		}
		length := len(r.agenda)
		added := r.sweep(n.piece, by)
		more := added
		if r.cells {
			more += int32(max(by, -by)) - 1
		}
		r.chain.choose(k, by)
		r.resolve(k+1, cost+more)
		r.pop(length)
		// A slide without blockers cannot be beaten by the longer one.
		if added == 0 && by == ways[0] {
			return
		}
	}
}

// sweep pushes the blockers of a slide.
func (r *recursion) sweep(i, by int) (cost int32) {
	p, at := r.pieces[i], int(r.at[i])
	for k := range max(by, -by) {
		place := at + p.length + k
		if by < 0 {
			place = at - 1 - k
		}
		cell := r.cell(p, place)
		other := r.grid[cell]
		if other >= 0 && r.pieces[other].vertical == p.vertical {
			// A piece of the same lane can only be pushed in the same direction.
			cost += r.push(cell, by < 0, by > 0)
			continue
		}
		cost += r.push(cell, true, true)
	}
	return cost
}

// choose records the slide of the k-th piece.
func (c *chain) choose(k, by int) {
	if c != nil {
		c.now = append(c.now[:k], by)
	}
}

// keep records the present choices as the cheapest so far. Pieces beyond the chosen ones are charged one move each.
func (c *chain) keep(agenda []need, chosen int) {
	if c != nil {
		c.needs, c.ways, c.found = slices.Clone(agenda), slices.Clone(c.now[:chosen]), true
	}
}
