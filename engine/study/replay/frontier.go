package replay

import (
	"cmp"
	"iter"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// The frontier is ordered as the algorithm would expand it if no node were added:
//
//	best first      the least figure, then as ties are broken: by the least h and the newest
//	best of both    the least figure, then the side of the start, the least g and the newest
//	forgetful       the least figure, then the deepest, then the newest
//	levels          the oldest
//	depth           the first successor of the node expanded last
//	few per level   layer by layer, as they were kept
//	both ends       the oldest of the side whose turn it is
//	one path        the successors of the present state, the least h first
//
// A random walk has no such order: there the least h is first.

// First returns the first nodes of the frontier, so many at the most, in one pass over
// all nodes.
func (p *Player) First(most int) []int32 {
	less := p.order()
	first := make([]int32, 0, most+1)
	for node, at := range p.Frontier() {
		i := len(first)
		for i > 0 && less(node, at, first[i-1], p.Standing(first[i-1])) {
			i--
		}
		if i == most {
			continue
		}
		first = append(first, 0)
		copy(first[i+1:], first[i:])
		first[i] = node
		first = first[:min(len(first), most)]
	}
	return first
}

// Ahead returns how many nodes of the frontier are before one of them.
func (p *Player) Ahead(node int32) (n int) {
	less, here := p.order(), p.Standing(node)
	for other, at := range p.Frontier() {
		if less(other, at, node, here) {
			n++
		}
	}
	return n
}

// Frontier iterates over the nodes of the frontier in the order of their numbers,
// those of a search from the goals last.
func (p *Player) Frontier() iter.Seq2[int32, Standing] {
	return func(yield func(int32, Standing) bool) {
		for side, list := range p.nodes {
			for i := range list {
				if list[i].State == Waiting && !yield(int32(i*(1-2*side)), list[i]) {
					return
				}
			}
		}
	}
}

// order compares two nodes of the frontier: which is expanded first.
func (p *Player) order() func(a int32, x Standing, b int32, y Standing) bool {
	oldest := func(_ int32, x Standing, _ int32, y Standing) bool { return x.Since < y.Since }
	switch p.Method.Order {
	case search.BestFirst:
		tie := p.tie()
		return func(a int32, x Standing, b int32, y Standing) bool {
			return cmp.Or(cmp.Compare(x.F, y.F), tie(a, x, b, y), cmp.Compare(y.Since, x.Since)) < 0
		}
	case search.BestOfBoth:
		return func(a int32, x Standing, b int32, y Standing) bool {
			if x.F == y.F && (a < 0) != (b < 0) {
				return b < 0
			}
			return cmp.Or(cmp.Compare(x.F, y.F), cmp.Compare(x.G, y.G), cmp.Compare(y.Since, x.Since)) < 0
		}
	case search.Forgetful:
		return func(_ int32, x Standing, _ int32, y Standing) bool {
			return cmp.Or(cmp.Compare(x.F, y.F), cmp.Compare(y.Depth, x.Depth), cmp.Compare(y.Since, x.Since)) < 0
		}
	case search.Depth, search.Deepening:
		return func(_ int32, x Standing, _ int32, y Standing) bool {
			return cmp.Or(cmp.Compare(p.turn(y), p.turn(x)), cmp.Compare(x.Since, y.Since)) < 0
		}
	case search.FewPerLevel:
		return func(_ int32, x Standing, _ int32, y Standing) bool {
			return cmp.Or(cmp.Compare(x.Depth, y.Depth), cmp.Compare(x.Since, y.Since)) < 0
		}
	case search.OnePath:
		return func(_ int32, x Standing, _ int32, y Standing) bool {
			return cmp.Or(cmp.Compare(p.turn(y), p.turn(x)), cmp.Compare(x.H, y.H), cmp.Compare(x.Since, y.Since)) < 0
		}
	case search.BothEnds:
		turn := p.side()
		return func(a int32, x Standing, b int32, y Standing) bool {
			if (a < 0) != (b < 0) {
				return (a < 0) == (turn == 1)
			}
			return x.Since < y.Since
		}
	}
	return oldest
}

// tie compares two nodes of the frontier with the same figure; of those that it finds equal the
// newest is first.
func (p *Player) tie() func(a int32, x Standing, b int32, y Standing) int {
	switch p.Method.Rules().Ties {
	case search.Newest:
		return func(int32, Standing, int32, Standing) int { return 0 }
	case search.Oldest:
		return func(_ int32, x Standing, _ int32, y Standing) int { return cmp.Compare(x.Since, y.Since) }
	case search.GreatestG:
		return func(_ int32, x Standing, _ int32, y Standing) int { return cmp.Compare(y.G, x.G) }
	case search.LeastName:
		names := map[int32]string{}
		name := func(node int32) string {
			if _, known := names[node]; !known {
				if at, ok := p.Position(node); ok {
					names[node] = engine.Key(at)
				}
			}
			return names[node]
		}
		return func(a int32, _ Standing, b int32, _ Standing) int { return cmp.Compare(name(a), name(b)) }
	}
	return func(_ int32, x Standing, _ int32, y Standing) int { return cmp.Compare(x.H, y.H) }
}

// turn returns the event that expanded the parent of a node.
func (p *Player) turn(x Standing) int32 { return p.Standing(x.Parent).Since }

// side returns the side that expands next in a search from both ends.
func (p *Player) side() int {
	if e, _, ok := p.Next(); ok && e.Node < 0 {
		return 1
	}
	return 0
}
