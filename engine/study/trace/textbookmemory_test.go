package trace_test

import (
	"cmp"
	"slices"

	"langkah/engine/solve/search"
)

// bounded is SMA*+ as Lovinger and Zhang write it, with lists that are searched from end to end.
func (b *textbook) bounded(limit int) {
	type node struct {
		search.Event
		state    uint64
		since    int
		above    *node
		below    []*node
		kept     map[int32]int32 // F of forgotten successors, by move
		old      map[int32]int32 // numbers of all successors, by move
		expanded bool
	}
	made, entered := int32(0), 0
	var tree []*node
	waits := func(n *node) bool { return !n.expanded || len(n.kept) > 0 }
	tell := func(n *node, kind search.EventKind, why search.Why) {
		e := n.Event
		e.Kind, e.Why = kind, why
		b.tell(e)
	}
	enter := func(n *node) {
		entered++
		n.since = entered
	}
	put := func(n *node) {
		made++
		n.Node, n.kept, n.old = made, map[int32]int32{}, map[int32]int32{}
		enter(n)
		tree = append(tree, n)
		tell(n, search.Generated, search.NoReason)
	}
	drop := func(n *node) {
		tree = slices.DeleteFunc(tree, func(m *node) bool { return m == n })
		if n.above != nil {
			n.above.below = slices.DeleteFunc(n.above.below, func(m *node) bool { return m == n })
		}
	}
	// first orders by the least F, then the deepest, then the newest; the worst leaf is the last.
	first := func(x, y *node) int {
		return cmp.Or(cmp.Compare(x.F, y.F), cmp.Compare(y.Depth, x.Depth), cmp.Compare(y.since, x.since))
	}
	h := b.p.Estimate(b.p.Start)
	put(&node{Event: search.Event{H: h, F: h}, state: b.p.Start})
	for {
		open := slices.DeleteFunc(slices.Clone(tree), func(n *node) bool { return !waits(n) })
		if len(open) == 0 {
			return
		}
		n := slices.MinFunc(open, first)
		if b.p.Goal(n.state) {
			tell(n, search.Goal, search.NoReason)
			return
		}
		if !b.may() {
			return
		}
		tell(n, search.Expanded, search.NoReason)
		n.expanded = true
		for _, s := range b.successors(n.state, n.H) {
			c := &node{Event: search.Event{Depth: n.Depth + 1, Parent: n.Node, Move: s.Move, G: n.G + s.Cost, H: s.H}, state: s.State, above: n}
			c.F = max(c.G+c.H, n.F)
			onPath := false
			for up := n; up != nil; up = up.above {
				onPath = onPath || up.state == s.State
			}
			kept, forgotten := n.kept[s.Move]
			old, known := n.old[s.Move]
			switch {
			case onPath:
				tell(c, search.Pruned, search.OnPath)
				continue
			case int(c.Depth) >= limit-1 && !b.p.Goal(s.State):
				tell(c, search.Pruned, search.TooDeep)
				continue
			case known && !forgotten:
				c.Node = old
				tell(c, search.Duplicate, search.NoReason)
				continue
			case forgotten:
				c.F = kept
				delete(n.kept, s.Move)
			}
			put(c)
			n.old[s.Move] = c.Node
			n.below = append(n.below, c)
		}
		for dead := n; dead != nil && len(dead.below) == 0 && len(dead.kept) == 0; dead = dead.above {
			tell(dead, search.Pruned, search.DeadEnd)
			drop(dead)
		}
		for len(tree) > limit {
			leaves := slices.DeleteFunc(slices.Clone(tree), func(n *node) bool { return len(n.below) > 0 })
			w := slices.MaxFunc(leaves, first)
			tell(w, search.Pruned, search.Culled)
			drop(w)
			p := w.above
			waited, before := waits(p), p.F
			p.kept[w.Move] = w.F
			p.F = w.F
			for _, f := range p.kept {
				p.F = min(p.F, f)
			}
			if !waited || p.F != before {
				enter(p)
				tell(p, search.Reopened, search.BackedUp)
			}
		}
	}
}
