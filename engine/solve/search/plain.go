package search

import (
	heaps "container/heap"
	"slices"
	"strings"
	"unsafe"
)

// plain is best-first search as textbooks write it, under the [Rules] of a lecture: a
// priority queue and, in graph search, a map of the states that were generated. With the
// default rules it does what [bestFirst] does, event by event, several times slower; so it
// runs only with others.
//
// Graph search keeps one node for a state, and is complete. Tree search keeps one for every
// path without a repeated state, of which there may be exponentially many.
type plain[S comparable] struct {
	*run[S]
	Rules
	order
	levels bool // the key is the depth: breadth-first search

	list     []plainNode[S]
	known    map[S]int32 // the number of each state's node; graph search only
	queue    plainQueue
	frontier int // open nodes; the queue also holds outdated entries
	now      []Successor[S]
}

// plainNode is a node, numbered from 1 in the order of generation. A cheaper path changes it.
type plainNode[S comparable] struct {
	state  S
	parent int32
	move   int32
	cost   int32 // of the move
	h      int32
	g      int64
	depth  int64
	closed bool
	name   string // for ties by name
}

// plainBestFirst runs the search with that order under those rules.
func (r *run[S]) plainBestFirst(o order, chosen Rules) Outcome[S] {
	o.reopen = o.reopen && !chosen.Final
	p := &plain[S]{run: r, Rules: chosen, order: o, known: map[S]int32{}}
	return p.search()
}

// plainBreadthFirst runs breadth-first search under those rules.
func (r *run[S]) plainBreadthFirst(chosen Rules) Outcome[S] {
	chosen.Ties = Oldest
	p := &plain[S]{run: r, Rules: chosen, order: order{g: 1}, levels: true, known: map[S]int32{}}
	return p.search()
}

func (p *plain[S]) search() Outcome[S] {
	start := p.add(Successor[S]{State: p.p.Start, H: p.startH()}, 0)
	if start == 0 {
		return p.ended(p.Ended())
	}
	p.push(start)
	p.recordStart(p.figure(start))
	if p.Early && p.p.Goal(p.p.Start) {
		p.recordPlain(Goal, NoReason, start)
		return p.solved(nil)
	}
	for len(p.queue.entries) > 0 {
		p.Waiting(p.frontier)
		e := heaps.Pop(&p.queue).(plainEntry)
		n := &p.list[e.node-1]
		if n.closed || e.g != n.g {
			continue // reached at less cost since
		}
		p.raiseTo(e.key)
		if !p.Early && p.p.Goal(n.state) {
			p.recordPlain(Goal, NoReason, e.node)
			if p.tight() {
				p.proven(n.g)
			}
			return p.solved(p.path(e.node))
		}
		p.Depth = n.depth
		if !p.Expand() {
			break
		}
		goal, ok := p.expand(e.node)
		if goal != 0 {
			return p.solved(p.path(goal))
		}
		if !ok {
			break
		}
	}
	if p.Ended() != Running {
		return p.ended(p.Ended())
	}
	return p.ended(NoSolution)
}

// expand generates and inserts the successors of a node. It returns the first goal among
// them if goals are tested then; ok is false at a limit.
func (p *plain[S]) expand(i int32) (goal int32, ok bool) {
	n := p.list[i-1]
	p.list[i-1].closed = true
	p.frontier--
	p.recordPlain(Expanded, NoReason, i)
	p.now = p.p.Expand(n.state, n.h, p.now[:0])
	p.Generated += int64(len(p.now))
	back := p.back(i)
	for k, s := range p.now {
		if k == back {
			continue
		}
		s.H = max(s.H, 0)
		if p.p.Estimate == nil {
			s.H = 0
		}
		g := n.g + int64(s.Cost)
		if g > dearest {
			p.end(Failed)
			return 0, false
		}
		if p.Tree && p.onPath(i, s.State) {
			p.recordMade(Pruned, OnPath, 0, i, s)
			continue
		}
		j, kind, why := p.insert(i, s)
		if j == 0 {
			return 0, false
		}
		p.recordMade(kind, why, j, i, s)
		if kind == Duplicate {
			continue
		}
		made := &p.list[j-1]
		if made.closed || why != Cheaper {
			p.frontier++
		}
		made.parent, made.move, made.cost, made.g, made.h = i, s.Move, s.Cost, g, s.H
		made.depth, made.closed = n.depth+1, false
		if p.Early && p.p.Goal(s.State) {
			p.recordPlain(Goal, NoReason, j)
			p.provenEarly(n)
			return j, true
		}
		p.push(j)
	}
	return 0, true
}

// insert returns the node for a successor of the i-th, a new one or that of its state, and
// what happens to it.
func (p *plain[S]) insert(i int32, s Successor[S]) (j int32, kind EventKind, why Why) {
	if !p.Tree {
		j = p.known[s.State]
	}
	if j == 0 {
		return p.add(s, i), Generated, NoReason
	}
	made := &p.list[j-1]
	switch g := p.list[i-1].g + int64(s.Cost); {
	case p.levels || g >= made.g || made.closed && !p.reopen:
		return j, Duplicate, NoReason
	case made.closed:
		return j, Reopened, NoReason
	}
	return j, Generated, Cheaper
}

// add appends a node for a state; 0 at the memory limit.
func (p *plain[S]) add(s Successor[S], parent int32) int32 {
	const each = 96 // of a queue entry and a map entry
	if len(p.list) == 1<<31-1 || !p.Hold(int64(unsafe.Sizeof(plainNode[S]{}))+each) {
		return 0
	}
	n := plainNode[S]{state: s.State, h: s.H, parent: parent}
	if p.Ties == LeastName && p.p.Name != nil {
		n.name = p.p.Name(s.State)
		if !p.Hold(int64(len(n.name))) {
			return 0
		}
	}
	p.list = append(p.list, n)
	if !p.Tree {
		p.known[s.State] = int32(len(p.list))
	}
	return int32(len(p.list))
}

// push adds a node to the frontier.
func (p *plain[S]) push(i int32) {
	n := &p.list[i-1]
	p.queue.pushed++
	e := plainEntry{node: i, key: p.keyOf(n), g: n.g, seq: p.queue.pushed}
	switch p.Ties {
	case LeastH:
		e.tie = int64(n.h)
	case Oldest:
		e.seq = -e.seq
	case GreatestG:
		e.tie = -n.g
	case LeastName:
		e.name = n.name
	}
	heaps.Push(&p.queue, e)
}

func (p *plain[S]) keyOf(n *plainNode[S]) int64 {
	if p.levels {
		return n.depth
	}
	return p.key(n.g, n.h)
}

// raiseTo raises the lower bound to the least key of the frontier: some node of a cheapest
// path is always in it, reached by that path.
func (p *plain[S]) raiseTo(key int64) {
	switch {
	case p.levels && p.Early:
		p.proven(p.costOf(key + 1)) // a goal at that depth would have ended the search
	case p.levels:
		p.proven(p.costOf(key))
	case p.sound():
		factor := max(p.g, p.h)
		p.proven((key + factor - 1) / factor)
	}
}

// sound reports whether keys bound the cost of solutions. A heuristic that is admissible but
// not consistent may lead to a closed state by a path that is not the cheapest, which graph
// search without reopening then keeps.
func (p *plain[S]) sound() bool {
	blind := p.h == 0 || p.p.Blind && p.g != 0
	return blind || p.g != 0 && p.p.Admissible && (p.reopen || p.Tree || p.p.Consistent)
}

// tight reports whether the first goal whose turn comes is the cheapest.
func (p *plain[S]) tight() bool {
	if p.levels {
		return p.p.UnitCost
	}
	return p.sound() && (p.g == p.h || p.h == 0 || p.p.Blind)
}

// provenEarly raises the bound when a goal is met among the successors of n: had one been
// generated before, the search would have ended, so without estimates every solution costs at
// least a move more than n, whose g is the least of the frontier.
func (p *plain[S]) provenEarly(n plainNode[S]) {
	if !p.levels && (p.h == 0 || p.p.Blind && p.g != 0) {
		p.proven(n.g + p.costOf(1))
	}
}

// back returns the index of the move back to the parent's state in graph search, or -1.
func (p *plain[S]) back(i int32) int {
	n := &p.list[i-1]
	if n.parent == 0 || p.Tree || p.levels {
		return -1
	}
	for k, s := range p.now {
		if s.State == p.list[n.parent-1].state {
			p.recordMade(Pruned, Back, 0, i, s)
			return k
		}
	}
	return -1
}

// onPath reports whether a state is on the path to a node.
func (p *plain[S]) onPath(i int32, s S) bool {
	for ; i != 0; i = p.list[i-1].parent {
		if p.list[i-1].state == s {
			return true
		}
	}
	return false
}

func (p *plain[S]) path(i int32) []Successor[S] {
	var path []Successor[S]
	for n := &p.list[i-1]; n.parent != 0; n = &p.list[n.parent-1] {
		path = append(path, Successor[S]{n.state, n.move, n.cost, n.h})
	}
	slices.Reverse(path)
	return path
}

// figure returns the F of a node's events.
func (p *plain[S]) figure(i int32) int64 {
	n := &p.list[i-1]
	return p.key(n.g, n.h)
}

func (p *plain[S]) recordPlain(kind EventKind, why Why, i int32) {
	if p.recording {
		n := &p.list[i-1]
		p.record(kind, why, link{i, n.parent, n.move}, figures{n.depth, n.g, n.h, p.figure(i)})
	}
}

// recordMade records what becomes of a successor of the i-th node.
func (p *plain[S]) recordMade(kind EventKind, why Why, j, i int32, s Successor[S]) {
	if p.recording {
		n := &p.list[i-1]
		g := n.g + int64(s.Cost)
		p.record(kind, why, link{j, i, s.Move}, figures{n.depth + 1, g, s.H, p.key(g, s.H)})
	}
}

// plainEntry is a node in the frontier, with the g at which it was pushed.
type plainEntry struct {
	key, tie int64
	name     string
	seq      int64 // the newest is the greatest
	node     int32
	g        int64
}

// plainQueue is the frontier as a heap.
type plainQueue struct {
	entries []plainEntry
	pushed  int64
}

func (q *plainQueue) Len() int      { return len(q.entries) }
func (q *plainQueue) Swap(i, j int) { q.entries[i], q.entries[j] = q.entries[j], q.entries[i] }
func (q *plainQueue) Push(x any)    { q.entries = append(q.entries, x.(plainEntry)) }

func (q *plainQueue) Less(i, j int) bool {
	a, b := &q.entries[i], &q.entries[j]
	switch {
	case a.key != b.key:
		return a.key < b.key
	case a.tie != b.tie:
		return a.tie < b.tie
	case a.name != b.name:
		return strings.Compare(a.name, b.name) < 0
	}
	return a.seq > b.seq
}

func (q *plainQueue) Pop() any {
	last := q.entries[len(q.entries)-1]
	q.entries = q.entries[:len(q.entries)-1]
	return last
}
