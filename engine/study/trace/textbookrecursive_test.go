package trace_test

import (
	"math"
	"slices"

	"langkah/engine/solve/search"
)

// recursive is recursive best-first search as Korf writes it, by recursion.
func (b *textbook) recursive() {
	const never = math.MaxInt32
	made, entered, over := int32(1), 0, false
	type node struct {
		search.Event
		state uint64
		since int
	}
	var path []uint64
	var visit func(n node, bound int32) int32
	visit = func(n node, bound int32) int32 {
		e := n.Event
		if e.Kind, e.Why = search.Goal, search.NoReason; b.p.Goal(n.state) {
			b.tell(e)
			over = true
			return 0
		}
		if !b.may() {
			over = true
			return 0
		}
		e.Kind = search.Expanded
		b.tell(e)
		path = append(path, n.state)
		defer func() { path = path[:len(path)-1] }()
		var children []node
		for _, s := range b.successors(n.state, n.H) {
			c := node{search.Event{Depth: n.Depth + 1, Parent: n.Node, Move: s.Move, G: n.G + s.Cost, H: s.H}, s.State, 0}
			c.F = max(c.G+c.H, n.F)
			if slices.Contains(path, s.State) {
				c.Kind, c.Why = search.Pruned, search.OnPath
				b.tell(c.Event)
				continue
			}
			made, entered = made+1, entered+1
			c.Kind, c.Node, c.since = search.Generated, made, entered
			b.tell(c.Event)
			children = append(children, c)
		}
		for {
			order := slices.Clone(children) // by F, of equals the newest
			slices.SortFunc(order, func(x, y node) int {
				if x.F != y.F {
					return int(x.F - y.F)
				}
				return y.since - x.since
			})
			if len(order) == 0 || order[0].F == never {
				return never
			}
			best, alternative := order[0], int32(never)
			if len(order) > 1 {
				alternative = order[1].F
			}
			if best.F > bound {
				for _, c := range children {
					if c.F != never {
						c.Kind, c.Why = search.Pruned, search.Forgotten
						b.tell(c.Event)
					}
				}
				return best.F
			}
			f := visit(best, min(bound, alternative))
			if over {
				return 0
			}
			k := slices.IndexFunc(children, func(c node) bool { return c.Node == best.Node })
			if children[k].F = f; f != never {
				entered++
				children[k].since = entered
				again := children[k].Event
				again.Kind, again.Why = search.Reopened, search.BackedUp
				b.tell(again)
			}
		}
	}
	h := b.p.Estimate(b.p.Start)
	start := search.Event{Kind: search.Generated, Node: 1, H: h, F: h}
	b.tell(start)
	visit(node{start, b.p.Start, 0}, never)
}
