package trace_test

import (
	"math"
	"slices"

	"langkah/engine/solve/search"
)

// middle is MM as Holte and others write it, with lists that are searched from end to end.
func (b *textbook) middle() {
	type half struct {
		*textbook
		sign int32
		open []int // in the order in which they were reached
		h    func(uint64) int32
		out  func(uint64) []search.Successor[uint64]
	}
	back := &textbook{p: b.p, at: map[uint64]int{}}
	sides := [2]*half{
		{b, 1, nil, b.p.Estimate, func(s uint64) []search.Successor[uint64] { return b.p.Expand(s, 0, nil) }},
		{back, -1, nil, b.p.FromStart, func(s uint64) []search.Successor[uint64] { return b.p.Reverse(s, nil) }},
	}
	pr := func(n *entry) int32 { return max(n.g+n.h, 2*n.g) }
	tell := func(s *half, e search.Event) {
		e.Node, e.Parent, e.F = s.sign*e.Node, s.sign*e.Parent, max(e.G+e.H, 2*e.G)
		b.tell(e)
	}
	best, met := int32(math.MaxInt32), [2]int{}
	meet := func(state uint64) {
		i, j := b.at[state], back.at[state]
		if i == 0 || j == 0 || b.node(i).g+back.node(j).g >= best {
			return
		}
		best, met = b.node(i).g+back.node(j).g, [2]int{i, j}
		for side, s := range sides {
			e := s.event(search.Goal, met[side], 0)
			e.Why = search.Met
			tell(s, e)
		}
	}
	root := func(s *half, state uint64, move int32) {
		i := s.add(state)
		s.node(i).h, s.node(i).move = s.h(state), move
		s.open = append(s.open, i)
		tell(s, s.event(search.Generated, i, 0))
		meet(state)
	}
	root(sides[0], b.p.Start, 0)
	for goal := range b.p.Goals {
		root(sides[1], goal, 1)
	}
	least := func(s *half, of func(*entry) int32) int32 {
		x := int32(math.MaxInt32)
		for _, i := range s.open {
			x = min(x, of(s.node(i)))
		}
		return x
	}
	f, g := func(n *entry) int32 { return n.g + n.h }, func(n *entry) int32 { return n.g }
	for {
		if len(sides[0].open) == 0 || len(sides[1].open) == 0 {
			break
		}
		s, c := sides[0], least(sides[0], pr)
		if d := least(sides[1], pr); d < c {
			s, c = sides[1], d
		}
		if best <= max(c, least(sides[0], f), least(sides[1], f), least(sides[0], g)+least(sides[1], g)+1) {
			break
		}
		if !b.may() {
			return
		}
		pick := -1
		for k, i := range s.open {
			if n := s.node(i); pr(n) == c && (pick < 0 || n.g <= s.node(s.open[pick]).g) {
				pick = k
			}
		}
		i := s.open[pick]
		s.open = slices.Delete(s.open, pick, pick+1)
		n := s.node(i)
		n.closed = true
		tell(s, s.event(search.Expanded, i, 0))
		depth := s.depth(i) + 1
		for _, next := range s.out(n.state) {
			j, known := s.at[next.State]
			if !known {
				j = s.add(next.State)
			}
			to := s.node(j)
			e := search.Event{Kind: search.Generated, Depth: depth, Node: int32(j), Parent: int32(i), Move: next.Move, G: n.g + next.Cost, H: s.h(next.State)}
			switch {
			case !known:
			case e.G >= to.g:
				e.Kind = search.Duplicate
				tell(s, e)
				continue
			case to.closed:
				e.Kind = search.Reopened
			default:
				e.Why = search.Cheaper
				s.open = slices.DeleteFunc(s.open, func(k int) bool { return k == j })
			}
			tell(s, e)
			to.parent, to.move, to.g, to.h, to.closed = i, next.Move, e.G, e.H, false
			s.open = append(s.open, j)
			meet(next.State)
		}
	}
	if best < math.MaxInt32 {
		for side, s := range sides {
			tell(s, s.event(search.Goal, met[side], 0))
		}
	}
}
