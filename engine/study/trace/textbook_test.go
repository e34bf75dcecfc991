package trace_test

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

// textbook is each algorithm as a book has it, with lists that are searched from
// end to end, and the events that it would tell. Ties are as the algorithms say.
type textbook struct {
	p      search.Problem[uint64]
	nodes  int // how many may be expanded
	rules  option.Values
	events []search.Event

	list []*entry
	at   map[uint64]int // numbers of nodes, from 1
}

// entry is a node of a search that stores its states.
type entry struct {
	state  uint64
	parent int
	move   int32
	g, h   int32
	closed bool
}

func (b *textbook) run(algorithm string) {
	b.at = map[uint64]int{}
	switch algorithm {
	case "astar", "bnb":
		b.bestFirst(1, 1, b.rules["reopen"] != "no", algorithm == "bnb")
	case "wastar":
		b.bestFirst(1, 2, b.rules["reopen"] != "no", false)
	case "ucs":
		b.bestFirst(1, 0, true, false)
	case "greedy":
		b.bestFirst(0, 1, false, false)
	case "bfs":
		b.breadthFirst()
	case "bidirectional":
		b.bidirectional()
	case "beam":
		b.beam(width)
	case "dfs", "ids", "idastar", "dfbnb":
		(&descent{textbook: b, algorithm: algorithm}).run()
	case "rbfs":
		b.recursive()
	case "mm":
		b.middle()
	case "smastar":
		b.bounded(keep)
	case "hillclimb", "anneal":
		(&walk{textbook: b, random: rand.New(rand.NewPCG(1, 0))}).run(algorithm)
	case "genetic":
		(&walk{textbook: b, random: rand.New(rand.NewPCG(1, 0))}).evolve()
	}
}

func (b *textbook) tell(e search.Event) { b.events = append(b.events, e) }

// expand is the successors of a state; ok is false where no more may be expanded.
func (b *textbook) may() bool { b.nodes--; return b.nodes >= 0 }

func (b *textbook) successors(s uint64, h int32) []search.Successor[uint64] {
	return b.p.Expand(s, h, nil)
}

func (b *textbook) add(s uint64) int {
	b.list = append(b.list, &entry{state: s})
	b.at[s] = len(b.list)
	return len(b.list)
}

func (b *textbook) node(i int) *entry { return b.list[i-1] }

func (b *textbook) depth(i int) uint16 {
	depth := uint16(0)
	for ; b.node(i).parent != 0; i = b.node(i).parent {
		depth++
	}
	return depth
}

func (b *textbook) event(kind search.EventKind, i int, f int32) search.Event {
	n := b.node(i)
	return search.Event{Kind: kind, Depth: b.depth(i), Node: int32(i), Parent: int32(n.parent), Move: n.move, G: n.g, H: n.h, F: f}
}

func (b *textbook) bestFirst(gTimes, hTimes int32, reopen, prune bool) {
	key := func(g, h int32) int32 { return gTimes*g + hTimes*h }
	start := b.add(b.p.Start)
	b.node(start).h = b.p.Estimate(b.p.Start)
	b.tell(b.event(search.Generated, start, key(0, b.node(start).h)))
	frontier, best := []int{start}, int32(math.MaxInt32)
	if prune && b.p.Goal(b.p.Start) {
		b.tell(b.event(search.Goal, start, 0))
		return
	}
	early, tree := b.rules["goal-test"] == "generated", b.rules["states"] == "tree"
	if early && b.p.Goal(b.p.Start) {
		b.tell(b.event(search.Goal, start, 0))
		return
	}
	for len(frontier) > 0 {
		pick := 0
		for k, i := range frontier { // of equals the last one
			n, first := b.node(i), b.node(frontier[pick])
			kn, kf := key(n.g, n.h), key(first.g, first.h)
			if kn < kf || kn == kf && b.precedes(n, first, gTimes == 0) {
				pick = k
			}
		}
		i := frontier[pick]
		frontier = slices.Delete(frontier, pick, pick+1)
		n := b.node(i)
		if key(n.g, n.h) >= best {
			return
		}
		if !prune && !early && b.p.Goal(n.state) {
			b.tell(b.event(search.Goal, i, key(n.g, n.h)))
			return
		}
		if !b.may() {
			return
		}
		n.closed = true
		b.tell(b.event(search.Expanded, i, key(n.g, n.h)))
		depth := b.depth(i) + 1
		out := b.successors(n.state, n.h)
		for k, s := range out {
			if !tree && n.parent != 0 && s.State == b.node(n.parent).state {
				g := n.g + s.Cost
				b.tell(search.Event{Kind: search.Pruned, Why: search.Back, Depth: depth, Parent: int32(i), Move: s.Move, G: g, H: s.H, F: key(g, s.H)})
				out = slices.Delete(out, k, k+1)
				break
			}
		}
		for _, s := range out {
			g := n.g + s.Cost
			e := search.Event{Depth: depth, Parent: int32(i), Move: s.Move, G: g, H: s.H, F: key(g, s.H)}
			if e.F >= best {
				e.Kind, e.Why = search.Pruned, search.NotBetter
				b.tell(e)
				continue
			}
			if tree && b.onPath(i, s.State) {
				e.Kind, e.Why = search.Pruned, search.OnPath
				b.tell(e)
				continue
			}
			j, known := b.at[s.State]
			if known = known && !tree; !known {
				j = b.add(s.State)
			}
			to := b.node(j)
			e.Node = int32(j)
			switch {
			case !known:
				e.Kind = search.Generated
			case g >= to.g || to.closed && !reopen:
				e.Kind = search.Duplicate
				b.tell(e)
				continue
			case to.closed:
				e.Kind = search.Reopened
			default:
				e.Kind, e.Why = search.Generated, search.Cheaper
				frontier = slices.DeleteFunc(frontier, func(k int) bool { return k == j })
			}
			b.tell(e)
			to.parent, to.move, to.g, to.h, to.closed = i, s.Move, g, s.H, false
			if early && b.p.Goal(s.State) {
				b.tell(b.event(search.Goal, j, e.F))
				return
			}
			if prune && b.p.Goal(s.State) {
				best = g
				found := b.event(search.Goal, j, e.F)
				found.Why = search.Incumbent
				b.tell(found)
			}
			frontier = append(frontier, j)
		}
	}
}

// precedes reports whether a node is expanded before another of the same key, which was
// reached before it.
func (b *textbook) precedes(n, first *entry, greedy bool) bool {
	switch b.rules["ties"] {
	case "newest":
		return true
	case "oldest":
		return false
	case "g":
		return n.g >= first.g
	case "name":
		return b.p.Name(n.state) <= b.p.Name(first.state)
	}
	return greedy || n.h <= first.h
}

func (b *textbook) onPath(i int, s uint64) bool {
	for ; i != 0; i = b.node(i).parent {
		if b.node(i).state == s {
			return true
		}
	}
	return false
}

func (b *textbook) breadthFirst() {
	late, tree := b.rules["goal-test"] == "expanded", b.rules["states"] == "tree"
	b.add(b.p.Start)
	b.node(1).h = b.p.Estimate(b.p.Start)
	b.tell(b.event(search.Generated, 1, 0))
	if !late && b.p.Goal(b.p.Start) {
		b.tell(b.event(search.Goal, 1, 0))
		return
	}
	for i := 1; i <= len(b.list); i++ {
		n := b.node(i)
		if late && b.p.Goal(n.state) {
			b.tell(b.event(search.Goal, i, n.g))
			return
		}
		if !b.may() {
			return
		}
		b.tell(b.event(search.Expanded, i, n.g))
		for _, s := range b.successors(n.state, n.h) {
			g := n.g + s.Cost
			e := search.Event{Kind: search.Duplicate, Depth: b.depth(i) + 1, Node: int32(b.at[s.State]), Parent: int32(i), Move: s.Move, G: g, H: s.H, F: g}
			if tree {
				e.Node = 0
			}
			if tree && b.onPath(i, s.State) {
				e.Kind, e.Why = search.Pruned, search.OnPath
				b.tell(e)
				continue
			}
			if e.Node != 0 {
				b.tell(e)
				continue
			}
			j := b.add(s.State)
			*b.node(j) = entry{state: s.State, parent: i, move: s.Move, g: g, h: s.H}
			b.tell(b.event(search.Generated, j, g))
			if !late && b.p.Goal(s.State) {
				b.tell(b.event(search.Goal, j, g))
				return
			}
		}
	}
}

func (b *textbook) bidirectional() {
	back := &textbook{p: b.p, at: map[uint64]int{}}
	tell := func(side *textbook, e search.Event) {
		if side == back {
			e.Node, e.Parent = -e.Node, -e.Parent
		}
		b.tell(e)
	}
	b.add(b.p.Start)
	b.node(1).h = b.p.Estimate(b.p.Start)
	b.tell(b.event(search.Generated, 1, 0))
	for goal := range b.p.Goals {
		i := back.add(goal)
		back.node(i).move = int32(i)
		tell(back, back.event(search.Generated, i, 0))
	}
	meet := func(s uint64) bool {
		if b.at[s] == 0 || back.at[s] == 0 {
			return false
		}
		i, j := b.at[s], back.at[s]
		b.tell(b.event(search.Goal, i, b.node(i).g))
		tell(back, back.event(search.Goal, j, back.node(j).g))
		return true
	}
	if meet(b.p.Start) {
		return
	}
	heads := map[*textbook]int{}
	for {
		side := b
		if len(back.list)-heads[back] < len(b.list)-heads[b] {
			side = back
		}
		for end := len(side.list); heads[side] < end; {
			if !b.may() {
				return
			}
			heads[side]++
			i := heads[side]
			n := side.node(i)
			tell(side, side.event(search.Expanded, i, n.g))
			var out []search.Successor[uint64]
			if side == b {
				out = b.p.Expand(n.state, n.h, nil)
			} else {
				out = b.p.Reverse(n.state, nil)
			}
			for _, s := range out {
				if j := side.at[s.State]; j != 0 {
					g := n.g + s.Cost
					tell(side, search.Event{Kind: search.Duplicate, Depth: side.depth(i) + 1, Node: int32(j), Parent: int32(i), Move: s.Move, G: g, H: s.H, F: g})
					continue
				}
				j := side.add(s.State)
				*side.node(j) = entry{state: s.State, parent: i, move: s.Move, g: n.g + s.Cost, h: s.H}
				tell(side, side.event(search.Generated, j, n.g+s.Cost))
				if meet(s.State) {
					return
				}
			}
		}
	}
}

func (b *textbook) beam(width int) {
	b.add(b.p.Start)
	b.node(1).h = b.p.Estimate(b.p.Start)
	b.tell(b.event(search.Generated, 1, b.node(1).h))
	if b.p.Goal(b.p.Start) {
		b.tell(b.event(search.Goal, 1, 0))
		return
	}
	type candidate struct {
		search.Successor[uint64]
		from int
	}
	keep := func(c candidate) int {
		j := b.add(c.State)
		*b.node(j) = entry{state: c.State, parent: c.from, move: c.Move, g: b.node(c.from).g + c.Cost, h: c.H}
		b.tell(b.event(search.Generated, j, c.H))
		return j
	}
	drop := func(kind search.EventKind, why search.Why, c candidate) {
		b.tell(search.Event{Kind: kind, Why: why, Depth: b.depth(c.from) + 1, Node: int32(b.at[c.State]), Parent: int32(c.from), Move: c.Move, G: b.node(c.from).g + c.Cost, H: c.H, F: c.H})
	}
	for first, end := 1, 1; first <= end; first, end = end+1, len(b.list) {
		var made []candidate
		for i := first; i <= end; i++ {
			if !b.may() {
				return
			}
			n := b.node(i)
			b.tell(b.event(search.Expanded, i, n.h))
			for _, s := range b.successors(n.state, n.h) {
				c := candidate{s, i}
				switch {
				case b.at[s.State] != 0:
					drop(search.Duplicate, search.NoReason, c)
				case b.p.Goal(s.State):
					b.tell(b.event(search.Goal, keep(c), c.H))
					return
				default:
					made = append(made, c)
				}
			}
		}
		slices.Reverse(made)
		slices.SortStableFunc(made, func(a, b candidate) int { return cmp.Compare(a.H, b.H) })
		kept := 0
		for _, c := range made {
			switch {
			case b.at[c.State] != 0:
				drop(search.Duplicate, search.NoReason, c)
			case kept == width:
				drop(search.Pruned, search.Width, c)
			default:
				keep(c)
				kept++
			}
		}
	}
}
