package search

import (
	"langkah/engine/base/message"
)

// meetInTheMiddle is MM, bidirectional A* (Holte, Felner, Sharon and Sturtevant 2016,
// "Bidirectional search that is guaranteed to meet in the middle"): A* from the start and, by
// reversed moves, from all goals at once. Each side has estimates of its own, to a goal and to
// the start. The next node of both sides is that with the least priority
//
//	pr(n) = max(g(n) + h(n), 2 g(n))
//
//	start  o----o----o    o----o----o  goals      where both sides have reached a state, its
//	        g = 1    2    2    1                  two g make the cost of a path; the cheapest
//	        pr <= C* is g <= C*/2                 is kept
//
// With admissible estimates no node beyond the middle is expanded: an optimal path of cost C*
// has always an open node with a priority of C* or less on one side, and a node with g over C*/2
// has more. The best path is optimal when nothing cheaper can be left, that is when it costs no
// more than the greatest of these lower bounds:
//
//	the least pr of both sides
//	the least f of the start's side, and that of the goals' side
//	the least g of both sides together, and the cheapest move between
//
// Closed nodes are reopened, so that the estimates need not be consistent. If one side has no
// open node left it has reached all that it can, and the best path is optimal with any estimate.
//
// Time and memory are those of two searches half as deep, if the estimates are weak; where they
// are strong, A* alone expands less.
func (r *run[S]) meetInTheMiddle() Outcome[S] {
	m := &middle[S]{run: r, best: never}
	if !m.begin() {
		return r.ended(r.Ended())
	}
	for {
		m.Waiting(m.sides[0].open + m.sides[1].open)
		bound, side := m.bound()
		switch {
		case m.best < never && (bound == never || r.p.Admissible):
			r.proven(min(bound, m.best))
		case bound < never && r.p.Admissible:
			r.proven(bound)
		}
		switch {
		case m.best <= bound && m.best < never:
			m.tellMeeting(NoReason, m.met)
			return r.solved(append(m.sides[0].nodes.path(m.met.forward), r.pathToGoal(m.sides[1].nodes, m.met.backward)...))
		case bound == never:
			return r.ended(NoSolution)
		}
		if !m.expand(side) {
			return r.ended(r.Ended())
		}
	}
}

func meetInTheMiddle[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "mm", Title: message.New("Bidirectional A* (MM)"), Informed: true, Needs: Needs{Goals: true, Reverse: true, FromStart: true},
		About: message.New("It is A* from the start and from the goal at once, by the greater of f and twice g, so that neither side goes beyond the middle."),
		Order: BestOfBoth, Key: ByPriority,
		guarantee: func(a asked) Guarantee { return a.optimal(true) },
	}, (*run[S]).meetInTheMiddle}
}

// middle is the state of the search: its two sides, and where they met at the least cost.
type middle[S comparable] struct {
	*run[S]
	sides [2]front[S]
	best  int64
	met   meeting
	out   []Successor[S]
}

// front is one of the two sides.
type front[S comparable] struct {
	side[S]
	estimate func(S) int32
	queue    heap // by priority, then g; outdated entries are skipped
	f, g     tally
	open     int
}

// begin puts the start and the goals into the frontiers. It returns false at a limit.
func (m *middle[S]) begin() bool {
	for i := range m.sides {
		nodes, ok := newNodes(&m.p, m.Meter, true)
		if !ok {
			return false
		}
		m.sides[i].nodes = nodes
	}
	forward, backward := &m.sides[0], &m.sides[1]
	forward.other, backward.other = backward.nodes, forward.nodes
	forward.side.expand, forward.estimate = m.p.Expand, m.p.Estimate
	backward.undo, backward.estimate = true, m.p.FromStart
	backward.side.expand = func(s S, _ int32, out []Successor[S]) []Successor[S] { return m.p.Reverse(s, out) }
	if !m.root(forward, m.p.Start, 0) {
		return false
	}
	listed := int32(0)
	for goal := range m.p.Goals {
		listed++
		if !m.root(backward, goal, listed) || listed%1024 == 0 && !m.Look() {
			return false
		}
	}
	return true
}

// root puts a state where a side begins into its frontier; number says which of the goals it
// is, 0 the start.
func (m *middle[S]) root(s *front[S], state S, number int32) bool {
	h := s.toEnd(state)
	i, fresh := s.nodes.root(state, h)
	if i == 0 || !fresh {
		return i != 0
	}
	s.nodes.steps.at(int(i - 1)).move = number
	if s.undo {
		m.Generated++
	}
	m.tell(Generated, NoReason, s, i)
	return m.enter(s, i) && m.meet(s, i)
}

// toEnd returns the estimate from a state to where the side is bound.
func (s *front[S]) toEnd(state S) int32 {
	if s.estimate == nil {
		return 0
	}
	return max(s.estimate(state), 0)
}

func priority(g int64, h int32) int64 { return max(g+int64(h), 2*g) }

// bound returns the lower bound of the paths that were not found, never if there are none, and
// the side that is expanded next: of equal priorities the start's.
func (m *middle[S]) bound() (bound int64, next *front[S]) {
	forward, backward := &m.sides[0], &m.sides[1]
	if forward.open == 0 || backward.open == 0 {
		return never, nil
	}
	a, b := forward.first(), backward.first()
	if next = forward; b < a {
		next = backward
	}
	return max(min(a, b), forward.f.least(), backward.f.least(), forward.g.least()+backward.g.least()+m.costOf(1)), next
}

// first returns the least priority of a side, which has an open node.
func (s *front[S]) first() int64 {
	for {
		top := *s.queue.items.at(0)
		if n := s.nodes.at(top.i); !n.closed() && n.g() == int64(top.h) {
			return top.key
		}
		s.queue.pop()
	}
}

// enter puts a node into the frontier of its side. It returns false at the memory limit.
func (m *middle[S]) enter(s *front[S], i uint32) bool {
	g, h := s.nodes.at(i).g(), s.nodes.step(i).h
	s.open++
	return s.f.add(g+int64(h), m.Meter) && s.g.add(g, m.Meter) && s.queue.push(priority(g, h), int32(g), i, m.Meter)
}

// leave takes a node out of the frontier of its side; its entry in the queue is outdated.
func (s *front[S]) leave(i uint32) {
	g, h := s.nodes.at(i).g(), s.nodes.step(i).h
	s.open--
	s.f.remove(g + int64(h))
	s.g.remove(g)
}

// expand expands the first node of a side. It returns false at a limit.
func (m *middle[S]) expand(s *front[S]) bool {
	if !m.Expand() {
		return false
	}
	_, _, i := s.queue.pop()
	n, h := s.nodes.at(i), s.nodes.step(i).h
	if m.Due() || m.recording {
		m.Depth = s.nodes.depth(i, m.p.UnitCost)
	}
	s.leave(i)
	n.close()
	m.tell(Expanded, NoReason, s, i)
	from := n.g()
	m.out = s.side.expand(n.state, h, m.out[:0])
	m.Generated += int64(len(m.out))
	for k := range m.out {
		if next := &m.out[k]; !m.generate(s, i, next, from+int64(next.Cost)) {
			return false
		}
	}
	return true
}

// generate inserts a successor of a node, or in the backward search a predecessor.
func (m *middle[S]) generate(s *front[S], parent uint32, next *Successor[S], g int64) bool {
	i, fresh := s.nodes.insert(next.State)
	if i == 0 {
		return false
	}
	n := s.nodes.at(i)
	switch {
	case !fresh:
		next.H = s.nodes.step(i).h
	case s.undo:
		next.H = s.toEnd(next.State)
	}
	next.H = max(next.H, 0)
	if better := fresh || g < n.g(); !better {
		m.tellMade(Duplicate, NoReason, s, i, parent, next, g)
		return true
	}
	switch {
	case fresh:
		m.tellMade(Generated, NoReason, s, i, parent, next, g)
	case n.closed():
		m.tellMade(Reopened, NoReason, s, i, parent, next, g)
	default:
		m.tellMade(Generated, Cheaper, s, i, parent, next, g)
		s.leave(i)
	}
	return s.nodes.reach(i, parent, next, g) && m.enter(s, i) && m.meet(s, i)
}

// meet notes a path through a node that the other side has reached too, if it is the cheapest
// so far.
func (m *middle[S]) meet(s *front[S], i uint32) bool {
	n := s.nodes.at(i)
	j := s.other.find(n.state)
	if j == 0 || n.g()+s.other.at(j).g() >= m.best {
		return true
	}
	m.best, m.met = n.g()+s.other.at(j).g(), meeting{i, j}
	if s.undo {
		m.met = meeting{j, i}
	}
	m.tellMeeting(Met, m.met)
	return true
}

// tell records an event of a node.
func (m *middle[S]) tell(kind EventKind, why Why, s *front[S], i uint32) {
	if !m.recording {
		return
	}
	n, to := s.nodes.at(i), s.nodes.step(i)
	x := figures{s.nodes.depth(i, m.p.UnitCost), n.g(), to.h, priority(n.g(), to.h)}
	m.record(kind, why, s.link(i, n.parent, to.move), x)
}

// tellMade records what becomes of a successor.
func (m *middle[S]) tellMade(kind EventKind, why Why, s *front[S], i, parent uint32, next *Successor[S], g int64) {
	if m.recording {
		x := figures{s.nodes.depth(parent, m.p.UnitCost) + 1, g, next.H, priority(g, next.H)}
		m.record(kind, why, s.link(i, parent, next.Move), x)
	}
}

// tellMeeting records the state where the sides meet, once for each side.
func (m *middle[S]) tellMeeting(why Why, at meeting) {
	m.tell(Goal, why, &m.sides[0], at.forward)
	m.tell(Goal, why, &m.sides[1], at.backward)
}

// tally counts numbers, of which few differ, and finds the least.
type tally struct {
	count  map[int64]int
	values heap
}

func (t *tally) add(x int64, m *Meter) bool {
	n, known := t.count[x]
	if !known {
		const each = 32 // bytes of an entry
		if t.count == nil {
			t.count = map[int64]int{}
		}
		if !m.Hold(each) || !t.values.push(x, 0, 0, m) {
			return false
		}
	}
	t.count[x] = n + 1
	return true
}

func (t *tally) remove(x int64) { t.count[x]-- }

// least returns the least number, of at least one.
func (t *tally) least() int64 {
	for {
		x := t.values.items.at(0).key
		if t.count[x] > 0 {
			return x
		}
		delete(t.count, x)
		t.values.pop()
	}
}
