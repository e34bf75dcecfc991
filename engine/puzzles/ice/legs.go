package ice

import "math"

// legs is a heuristic by relaxation. A solution is divided where it crosses a number: leg k ends when number k is
// crossed, the last one when the actor stops on the goal. The cost of each leg alone is exact, by shortest paths over
// the cells with numbers beyond k forbidden as the rules demand. Only the junction is relaxed: the slide that crosses a
// number may continue from it in the best of the four directions.
//
// It is admissible, since every solution passes all legs and pays at least the least cost of each. It is consistent:
// within a leg it is a shortest distance, and a slide that crosses a number pays the remainder of one leg and the
// beginning of the next, which is at least their least cost. Construction takes one run of Dijkstra's algorithm per leg
// over the cells; an estimate takes constant time.

// legs holds the costs of all legs.
type legs struct {
	board *board
	to    [][]distance // to[k]: of every cell to the end of leg k
	later []int64      // of the legs after k, from where number k is crossed
}

// newLegs computes the legs from the last one back.
func (z *Puzzle) newLegs() *legs {
	b := z.board
	n := len(b.numbers)
	l := &legs{b, make([][]distance, n+1), make([]int64, n+1)}
	for k := n; k >= 0; k-- {
		l.to[k] = z.leg(k)
		if k < n {
			l.later[k] = plus(z.crossing(k, l.to[k+1]), l.later[k+1])
		}
	}
	return l
}

// leg returns the distance of every cell to the end of leg k.
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

// partOf returns the slide, ended early where it crosses the next number.
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

// numberCell returns the cell of number k, -1 for the number after the last.
func (b *board) numberCell(k int) int {
	if k == len(b.numbers) {
		return -1
	}
	return b.numbers[k]
}

// crossing returns the least cost of leg k+1 from where number k is crossed: the same slide or another continues, then
// from where it stops. By moves that slide is already paid for.
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

// plus adds with far as infinity.
func plus(a, b int64) int64 {
	if a == far || b == far {
		return far
	}
	return a + b
}

// estimate returns the sum of the remaining legs.
func (l *legs) estimate(s state) int32 {
	k := l.board.crossed(s)
	return narrow(plus(l.to[k][l.board.cell(s)].cost, l.later[k]))
}

// narrow saturates an estimate to int32, which keeps a heuristic admissible and consistent.
func narrow(x int64) int32 { return int32(min(x, math.MaxInt32)) }
