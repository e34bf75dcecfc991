package rush

import "slices"

// Recursive blockers asks what has to move at all. The primary piece has to
// reach the exit, so each piece in its way has to leave the lane, one way or
// the other; what stands in that piece's way has to move too, and so on. Over
// all these choices the fewest distinct pieces that have to move, or the
// fewest cells that they have to move, are never more than a solution needs:
// in a solution each of the pieces did leave its place one way or the other.
//
// A piece that is met twice is charged once, for its first need. So the estimate
// may fall by more than the cost of a move (it is not consistent) but never
// exceeds the true cost. The choices are searched depth first with a bound. At
// most branchBudget of them are looked at; the others count with what they
// have come to by then, which is less still.
const branchBudget = 400

// need is a piece that has to leave a cell.
type need struct {
	piece       int
	cell        int
	back, ahead bool // which ways it may go
}

// recursion is one evaluation under way.
type recursion struct {
	*arrangement
	cells  bool // charge cells, not moves
	moved  []bool
	agenda []need
	best   int32
	budget int
	chain  *chain // keeps the cheapest choices; nil where nobody asks
}

// chain is what the cheapest choices come to: the pieces that have to move, and
// of the first ones how far, back where that is negative.
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

// push puts the piece in a cell on the agenda, if there is one that is not yet
// known to move, with the ways that it may go, and returns what that costs at least.
func (r *recursion) push(cell int, back, ahead bool) int32 {
	i := r.grid[cell]
	if i < 0 || r.moved[i] {
		return 0
	}
	r.moved[i] = true
	r.agenda = append(r.agenda, need{int(i), cell, back, ahead})
	return 1
}

// pop takes the agenda back to a length.
func (r *recursion) pop(length int) {
	for _, n := range r.agenda[length:] {
		r.moved[n.piece] = false
	}
	r.agenda = r.agenda[:length]
}

// resolve tries every way to meet the needs from the k-th on, given what the ones
// before have come to.
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
	// The shorter way first: it is more often the better one.
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
		// A way that asks nothing of others cannot be beaten by the longer one.
		if added == 0 && by == ways[0] {
			return
		}
	}
}

// sweep pushes the pieces that stand in the way of a slide.
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
			// A piece of the same lane can only be pushed along.
			cost += r.push(cell, by < 0, by > 0)
			continue
		}
		cost += r.push(cell, true, true)
	}
	return cost
}

// choose notes how far the k-th piece goes.
func (c *chain) choose(k, by int) {
	if c != nil {
		c.now = append(c.now[:k], by)
	}
}

// keep notes the present choices, so many, as the cheapest so far. Of pieces
// whose way was not chosen any more, one move is charged.
func (c *chain) keep(agenda []need, chosen int) {
	if c != nil {
		c.needs, c.ways, c.found = slices.Clone(agenda), slices.Clone(c.now[:chosen]), true
	}
}
