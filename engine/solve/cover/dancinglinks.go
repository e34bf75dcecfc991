package cover

// dancingLinks is Knuth's Algorithm X with dancing links ("Dancing links", 2000; TAOCP 4B,
// 7.2.2.1), branching on the item or kind with the fewest options.
//
// Every item and every kind heads a circular doubly linked list of the nodes of its options.
// Choosing an option unlinks all options that share an item with it; backtracking relinks
// them in reverse order, without any search. A kind with a multiplicity is unlinked with its
// last copy, and branched on only when one copy is left to choose, so that equal pieces are
// never permuted.
//
// It is complete, and takes problems of any size. Time is exponential, at about one million
// nodes a second; memory is 24 bytes for each item of each option.
type dancingLinks struct {
	trail
	ring     []link  // the root, then the heads, then the options' nodes
	size     []int32 // options in the ring of each head
	need     []int32 // of each head: how many choices are left; 1 for an item
	option   []int32 // of each node
	firstOf  []int32 // first node of each option, 0 if it is unusable
	items    int
	headsEnd int32
}

// link is a node. The nodes of an option are consecutive; left and right link heads alone.
type link struct{ up, down, left, right, head int32 }

// NewDancingLinks returns a solver for problems of any size.
func NewDancingLinks(p *Problem) Solver {
	l := &dancingLinks{trail: newTrail(p), items: p.Items, firstOf: make([]int32, len(p.Options))}
	l.makeHeads(p)
	for id, o := range p.Options {
		if p.usable(o) {
			l.insert(int32(id), o)
		}
	}
	return l
}

// makeHeads links the heads behind the root, 0: the items from 1, then the kinds. Secondary
// items are linked to themselves alone, so that none is branched on.
func (l *dancingLinks) makeHeads(p *Problem) {
	heads := 1 + p.Items + len(p.Kinds)
	nodes := heads // final size, to avoid reallocation
	for _, o := range p.Options {
		nodes += len(o.Items) + 1
	}
	l.ring, l.option = make([]link, heads, nodes), make([]int32, heads, nodes)
	l.size, l.need = make([]int32, heads), make([]int32, heads)
	l.headsEnd = int32(heads)
	last := int32(0)
	for h := int32(1); h < l.headsEnd; h++ {
		l.ring[h] = link{up: h, down: h, left: h, right: h, head: h}
		if i := int(h) - 1; i < p.Items && p.Open(i) {
			l.need[h] = 1
		} else if i >= p.Items {
			l.need[h] = int32(p.Kinds[i-p.Items])
		}
		if l.need[h] > 0 && !p.secondary(int(h)-1) {
			l.ring[last].right, l.ring[h].left = h, last
			last = h
		}
	}
	l.ring[last].right, l.ring[0].left = 0, last
}

func (l *dancingLinks) insert(id int32, o Option) {
	first := int32(len(l.ring))
	l.firstOf[id] = first
	for _, item := range o.Items {
		l.append(id, item+1)
	}
	l.append(id, int32(1+l.items)+o.Kind)
	end := int32(len(l.ring))
	for n := first; n < end; n++ {
		l.ring[n].left, l.ring[n].right = n-1, n+1
	}
	l.ring[first].left, l.ring[end-1].right = end-1, first
}

// append adds a node of the option at the end of the head's list.
func (l *dancingLinks) append(id, head int32) {
	n, last := int32(len(l.ring)), l.ring[head].up
	l.ring = append(l.ring, link{up: last, down: head, head: head})
	l.ring[last].down, l.ring[head].up = n, n
	l.option = append(l.option, id)
	l.size[head]++
}

func (l *dancingLinks) Run(w Traversal) bool {
	l.begin(w)
	for _, option := range w.Prefix {
		l.choose(l.firstOf[option])
	}
	goOn := l.cover(len(w.Prefix))
	for i := len(w.Prefix) - 1; i >= 0; i-- {
		l.putBack(l.firstOf[w.Prefix[i]])
	}
	return l.end(goOn)
}

func (l *dancingLinks) cover(depth int) bool {
	l.nodes++
	if l.nodes >= l.next && !l.look(depth) {
		return false
	}
	if l.ring[0].right == 0 {
		return l.Visit(l.chosen[:depth])
	}
	if depth == l.Depth && depth > 0 {
		return l.Visit(l.chosen[:depth])
	}
	head := l.scarcest()
	if l.Branch != nil {
		l.reportBranch(head)
	}
	if head == 0 {
		return true
	}
	of := l.size[head]
	goOn := true
	for n, at := l.ring[head].down, int32(0); n != head && goOn; n, at = l.ring[n].down, at+1 {
		l.steps[depth] = step{at, of}
		l.chosen[depth] = l.option[n]
		l.choose(n)
		goOn = l.cover(depth + 1)
		l.putBack(n)
	}
	return goOn
}

// scarcest returns the head with the fewest options, or 0 if one has too few.
func (l *dancingLinks) scarcest() int32 {
	best, least := int32(0), int32(1<<30)
	fallback := int32(0)
	for h := l.ring[0].right; h != 0; h = l.ring[h].right {
		switch {
		case l.size[h] < l.need[h]:
			return 0
		case l.need[h] == 1 && l.size[h] < least:
			best, least = h, l.size[h]
		case l.need[h] > 1:
			fallback = h
		}
	}
	if best == 0 && fallback != 0 {
		return 0 // only kinds are left: nothing is left to cover with them
	}
	return best
}

// reportBranch reports the head that is branched on, 0 if one has too few options.
func (l *dancingLinks) reportBranch(head int32) {
	b := Branch{At: head - 1, Dead: head == 0, Next: -1}
	for h := l.ring[0].right; h != 0; h = l.ring[h].right {
		switch size := l.size[h]; {
		case b.Dead:
			if size < l.need[h] {
				b.At, b.Options = h-1, size
				l.Branch(b)
				return
			}
		case h == head:
			b.Options = size
		case l.need[h] == 1 && (b.Next < 0 || size < b.NextOptions):
			b.Next, b.NextOptions = h-1, size
		}
	}
	l.Branch(b)
}

// choose chooses the option of node n and unlinks all that conflict with it.
func (l *dancingLinks) choose(n int32) {
	l.take(l.ring[n].head)
	for r := l.ring[n].right; r != n; r = l.ring[r].right {
		l.take(l.ring[r].head)
	}
}

// putBack undoes choose in reverse order.
func (l *dancingLinks) putBack(n int32) {
	for r := l.ring[n].left; r != n; r = l.ring[r].left {
		l.giveBack(l.ring[r].head)
	}
	l.giveBack(l.ring[n].head)
}

// take counts one choice of a head, and unlinks it and its options after the last.
func (l *dancingLinks) take(head int32) {
	l.need[head]--
	if l.need[head] > 0 {
		return
	}
	h := &l.ring[head]
	l.ring[h.left].right, l.ring[h.right].left = h.right, h.left
	for d := h.down; d != head; d = l.ring[d].down {
		for r := l.ring[d].right; r != d; r = l.ring[r].right {
			node := l.ring[r]
			l.ring[node.up].down, l.ring[node.down].up = node.down, node.up
			l.size[node.head]--
		}
	}
}

func (l *dancingLinks) giveBack(head int32) {
	l.need[head]++
	if l.need[head] > 1 {
		return
	}
	h := &l.ring[head]
	for u := h.up; u != head; u = l.ring[u].up {
		for r := l.ring[u].left; r != u; r = l.ring[r].left {
			node := l.ring[r]
			l.ring[node.up].down, l.ring[node.down].up = r, r
			l.size[node.head]++
		}
	}
	l.ring[h.left].right, l.ring[h.right].left = head, head
}
