package ice

import "math"

// The heuristic of the legs takes a solution apart where it crosses a number:
// leg k ends when number k is crossed, the last one when the actor stops on the
// goal. Each leg alone is measured exactly, by a graph of the cells in which
// numbers beyond k are forbidden as the rules have it. What is relaxed is how one
// leg goes over into the next: the slide that crosses a number may leave it in
// the best of the four directions.
//
// It never overestimates, since every solution goes through all legs and pays
// for each at least its measure. It is consistent: within a leg it is a shortest
// distance, which falls by no more than a slide costs, and a slide that crosses a
// number pays the rest of the leg and the beginning of the next, which is at
// least their measure. Building it takes k+1 runs over the cells.

// legs is the measure of every leg.
type legs struct {
	board *board
	to    [][]distance // of leg k from each cell
	rest  []int64      // of the legs after k, from where number k is crossed
}

// newLegs measures the legs from the last one back.
func (z *Puzzle) newLegs() *legs {
	b := z.board
	n := len(b.numbers)
	l := &legs{b, make([][]distance, n+1), make([]int64, n+1)}
	for k := n; k >= 0; k-- {
		l.to[k] = z.leg(k)
		if k < n {
			l.rest[k] = plus(z.crossing(k, l.to[k+1]), l.rest[k+1])
		}
	}
	return l
}

// leg is the distance of every cell from the end of leg k.
func (z *Puzzle) leg(k int) []distance {
	b := z.board
	end := b.size()
	g := graph{nodes: b.size() + 1}
	for cell := range b.size() {
		if !b.canStand(cell) {
			continue
		}
		for _, d := range directions() {
			if r := z.partOf(b.state(cell, k), d); r.ending != stops {
				continue
			} else if b.crossed(r.to) > k {
				g.add(cell, end, z.cost.of(r))
			} else {
				g.add(cell, b.cell(r.to), z.cost.of(r))
			}
		}
	}
	if k == len(b.numbers) {
		return g.distances([]int{b.goal}, nil)
	}
	return g.distances([]int{end}, nil)
}

// partOf is a slide that ends early where it crosses a number.
func (z *Puzzle) partOf(s state, d direction) slide {
	b := z.board
	crossed := b.crossed(s)
	at := -1
	r := b.push(s, d, z.stop, func(cell, now int) bool { at = cell; return now == crossed })
	if at >= 0 && r.ending == stops && at == b.numberCell(crossed) {
		r.to = b.state(at, crossed+1)
	}
	return r
}

// numberCell is the cell of number k, -1 where there is none.
func (b *board) numberCell(k int) int {
	if k == len(b.numbers) {
		return -1
	}
	return b.numbers[k]
}

// crossing is the least cost of leg k+1 from where number k is crossed: on with
// the same slide, then from where it stops. The slide itself is paid already
// where every move costs 1.
func (z *Puzzle) crossing(k int, next []distance) int64 {
	b := z.board
	least := int64(far)
	for _, d := range directions() {
		r := z.partOf(b.state(b.numbers[k], k+1), d)
		onward := int64(r.cost)
		if z.cost == byMoves {
			onward = 0
		}
		switch {
		case r.ending == blocked: // the slide stops on the number
			least = min(least, next[b.numbers[k]].cost)
		case r.ending != stops:
		case b.crossed(r.to) > k+1:
			least = min(least, onward)
		default:
			least = min(least, plus(onward, next[b.cell(r.to)].cost))
		}
	}
	return least
}

// plus adds distances.
func plus(a, b int64) int64 {
	if a == far || b == far {
		return far
	}
	return a + b
}

// estimate is the sum of the legs that are left.
func (l *legs) estimate(s state) int32 {
	k := l.board.crossed(s)
	return narrow(plus(l.to[k][l.board.cell(s)].cost, l.rest[k]))
}

// narrow is the estimate as package search holds it. The largest stands for
// all that are larger, which keeps a heuristic admissible and consistent.
func narrow(x int64) int32 { return int32(min(x, math.MaxInt32)) }
