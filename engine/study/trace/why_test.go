package trace_test

import (
	"cmp"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
	"langkah/engine/testkit/casetest"
)

// moment is what is so before an event, by going through the events from the
// start: nothing is carried on from one moment to the next.
type moment struct {
	p      search.Problem[uint64]
	tr     *trace.Trace
	n      int
	e      search.Event
	before []search.Event

	waiting []int32
	reached map[int32]search.Event // how each node was reached last
	places  map[int32]int
	round   int
	bound   int32
	solved  int32 // the cost of the solution that is known
	goesOn  bool  // the algorithm looks for a better solution
}

func at(p search.Problem[uint64], tr *trace.Trace, n int) moment {
	m := moment{p: p, tr: tr, n: n, e: tr.Event(n), waiting: tr.Waiting(n), reached: map[int32]search.Event{}, places: map[int32]int{}, solved: -1}
	for i := range n {
		e := tr.Event(i)
		m.before = append(m.before, e)
		switch e.Kind {
		case search.Generated, search.Reopened:
			m.reached[e.Node], m.places[e.Node] = e, i
		case search.Iteration:
			if e.Why == search.Judged {
				continue
			}
			m.round, m.bound, m.places[1] = m.round+1, e.F, i
		case search.Goal:
			m.solved = e.G
		}
	}
	return m
}

// count is how many of what waits, on the event's side, are so.
func (m moment) count(is func(search.Event) bool) int {
	n := 0
	for _, node := range m.waiting {
		if is(m.reached[node]) {
			n++
		}
	}
	return n
}

// newest says whether the event's node is, of those that are so, the one that
// came last, and oldest the one that came first.
func (m moment) newest(is func(search.Event) bool) bool {
	return m.count(func(e search.Event) bool { return is(e) && m.places[e.Node] > m.places[m.e.Node] }) == 0
}

func (m moment) oldest(is func(search.Event) bool) bool {
	return m.count(func(e search.Event) bool { return is(e) && m.places[e.Node] < m.places[m.e.Node] }) == 0
}

func (m moment) sameF(e search.Event) bool { return e.F == m.e.F }
func (m moment) alike(e search.Event) bool { return e.F == m.e.F && e.H == m.e.H }
func (m moment) side(e search.Event) bool  { return e.Node < 0 == (m.e.Node < 0) }
func all(search.Event) bool                { return true }

func (m moment) leastF() bool {
	return m.count(func(e search.Event) bool { return e.F < m.e.F }) == 0
}

func (m moment) leastH() bool {
	return m.count(func(e search.Event) bool { return e.F == m.e.F && e.H < m.e.H }) == 0
}

// siblings are the successors of the node that was expanded last, and that node.
func (m moment) siblings() (parent search.Event, list []search.Event) {
	for i := m.n - 1; i >= 0; i-- {
		e := m.before[i]
		if e.Kind == search.Expanded {
			return e, list
		}
		if e.Kind == search.Generated {
			list = append(list, e)
		}
	}
	return parent, list
}

// cut is the least figure that the round before cut off.
func (m moment) cut() int {
	least := math.MaxInt
	for i := m.n - 1; i >= 0 && m.before[i].Kind != search.Iteration; i-- {
		if e := m.before[i]; e.Why == search.OverBound {
			f := int(e.F)
			if e.Node != 0 {
				f++
			}
			least = min(least, f)
		}
	}
	return least
}

// kept are those of the event's layer that were generated.
func (m moment) kept() (n int, most int32) {
	for _, e := range m.before {
		if e.Kind == search.Generated && e.Depth == m.e.Depth {
			n, most = n+1, max(most, e.H)
		}
	}
	return n, most
}

// claims are what sentences say, as patterns; # stands for a number. A claim
// holds if its function says so of these numbers.
var claims = map[string]func(m moment, x []int) bool{
	"it is the only node that waits":            func(m moment, _ []int) bool { return len(m.waiting) == 1 && m.waiting[0] == m.e.Node },
	"KEY = # is the least, and it alone has it": func(m moment, x []int) bool { return m.f(x[0]) && m.leastF() && m.count(m.sameF) == 1 },
	"KEY = # is the least; # nodes have it, and it is the newest of them": func(m moment, x []int) bool {
		return m.f(x[0]) && m.leastF() && m.count(m.sameF) == x[1] && m.count(m.alike) == x[1] && m.newest(m.sameF)
	},
	"KEY = # is the least; # nodes have it, and its h = # is the least of these": func(m moment, x []int) bool {
		return m.f(x[0]) && m.leastF() && m.count(m.sameF) == x[1] && int(m.e.H) == x[2] && m.leastH() && m.count(m.alike) == 1
	},
	"KEY = # is the least; # nodes have it, # of these with the least h = #, and it is the newest of them": func(m moment, x []int) bool {
		return m.f(x[0]) && m.leastF() && m.count(m.sameF) == x[1] && m.count(m.alike) == x[2] && int(m.e.H) == x[3] && m.leastH() && m.newest(m.alike)
	},
	"KEY = # is the least; # nodes have it, and it is the deepest of these": func(m moment, x []int) bool {
		return m.f(x[0]) && m.leastF() && m.count(m.sameF) == x[1] && m.deepest(1)
	},
	"KEY = # is the least; # nodes have it, # of these at the greatest depth of #, and it is the newest of them": func(m moment, x []int) bool {
		return m.f(x[0]) && m.leastF() && m.count(m.sameF) == x[1] && m.deepest(x[2]) && int(m.e.Depth) == x[3] &&
			m.newest(func(e search.Event) bool { return m.sameF(e) && e.Depth == m.e.Depth })
	},
	"its successors are forgotten, and the least f of theirs is kept: it waits again with f = #": func(m moment, x []int) bool {
		least := int32(math.MaxInt32)
		for i := m.n - 1; m.before[i].Why == search.Forgotten; i-- {
			least = min(least, m.before[i].F)
			if m.before[i].Parent != m.e.Node {
				return false
			}
		}
		return m.f(x[0]) && m.e.F == least && m.was(search.Expanded) && !m.waits()
	},
	"it waits with f = # + # = #": func(m moment, x []int) bool {
		return m.fresh() && int(m.e.G) == x[0] && int(m.e.H) == x[1] && m.f(x[2]) && x[0]+x[1] == x[2]
	},
	"it waits with KEY = #, that of its parent, as its own # + # is less": func(m moment, x []int) bool {
		return m.fresh() && m.f(x[0]) && m.reached[m.e.Parent].F == m.e.F && int(m.e.G) == x[1] && int(m.e.H) == x[2] && x[1]+x[2] < x[0]
	},
	"KEY = # is the least; # nodes have it, of which the side of the start goes first, then the least g, here #, then the newest": func(m moment, x []int) bool {
		before := func(e search.Event) bool {
			if m.side(e) {
				return m.sameF(e) && e.G < m.e.G
			}
			return m.sameF(e) && e.Node > 0
		}
		return m.f(x[0]) && m.leastF() && m.count(m.sameF) == x[1] && int(m.e.G) == x[2] && m.count(before) == 0 &&
			m.newest(func(e search.Event) bool { return m.sameF(e) && m.side(e) && e.G == m.e.G })
	},
	"its state is new on its side: it waits with pr = #, the greater of # + # and twice #": func(m moment, x []int) bool {
		return m.fresh() && m.f(x[0]) && int(m.e.G) == x[1] && int(m.e.H) == x[2] && x[3] == x[1] && x[0] == max(x[1]+x[2], 2*x[3])
	},
	"both sides have reached its state, here with g = #: a path of cost #, the cheapest so far": func(m moment, x []int) bool {
		before := int32(math.MaxInt32)
		for i := m.n - 1; i > 0; i-- {
			if m.before[i].Why == search.Met && m.before[i].Node < 0 && i != m.n-1 {
				before = m.before[i].G + m.before[i-1].G
				break
			}
		}
		return int(m.e.G) == x[0] && m.meeting() == x[1] && x[1] < int(before)
	},
	"the sides have met on a path of cost #, and on one of them nothing waits any more: no other can be cheaper": func(m moment, x []int) bool {
		ahead := m.count(func(e search.Event) bool { return e.Node > 0 })
		return m.meeting() == x[0] && (ahead == 0 || ahead == len(m.waiting))
	},
	"the sides have met on a path of cost #; of what waits the least pr is #, the least f of the sides # and #, their least g # and #: no other path can be cheaper": func(m moment, x []int) bool {
		least := func(node int32, of func(search.Event) int32) int {
			is := int32(math.MaxInt32)
			for _, w := range m.waiting {
				if w < 0 == (node < 0) {
					is = min(is, of(m.reached[w]))
				}
			}
			return int(is)
		}
		pr, f, g := func(e search.Event) int32 { return e.F }, func(e search.Event) int32 { return e.G + e.H }, func(e search.Event) int32 { return e.G }
		want := []int{m.meeting(), min(least(1, pr), least(-1, pr)), least(1, f), least(-1, f), least(1, g), least(-1, g)}
		// The first of the two events is told before the other side's node has left.
		return slices.Equal(x, want) && x[0] <= max(x[1], x[2], x[3], x[4]+x[5]+1)
	},
	"it waits with KEY = #, which its parent kept when it was forgotten": func(m moment, x []int) bool {
		for i := m.n - 1; i >= 0; i-- {
			if e := m.before[i]; e.Why == search.Culled && e.Parent == m.e.Parent && e.Move == m.e.Move {
				return m.f(x[0]) && e.F == m.e.F
			}
		}
		return false
	},
	"a successor is forgotten, and the least f of those that are is kept: it waits with f = #": func(m moment, x []int) bool {
		least, moves := int32(math.MaxInt32), map[int32]bool{}
		for i := m.n - 1; i >= 0; i-- { // the latest of each successor counts
			e := m.before[i]
			if e.Parent != m.e.Node || moves[e.Move] || e.Kind != search.Generated && e.Why != search.Culled && e.Why != search.DeadEnd {
				continue
			}
			moves[e.Move] = true
			if e.Why == search.Culled {
				least = min(least, e.F)
			}
		}
		return m.f(x[0]) && least == m.e.F && m.before[m.n-1].Parent == m.e.Node
	},
	"the memory is full: of the leaves with the greatest KEY = # it is the shallowest, and of these the oldest; it is forgotten": func(m moment, x []int) bool {
		inMemory, parents := m.inMemory()
		for node, e := range inMemory {
			worse := cmp.Or(cmp.Compare(e.F, m.e.F), cmp.Compare(m.e.Depth, e.Depth), cmp.Compare(m.places[m.e.Node], m.places[node])) > 0
			if !parents[node] && worse {
				return false
			}
		}
		return m.f(x[0]) && !parents[m.e.Node] && len(inMemory) > keep
	},
	"it is no goal, and the path to it, of # nodes, fills the memory": func(m moment, x []int) bool {
		return x[0] == keep && int(m.e.Depth)+1 == keep && !m.p.Goal(m.stateOf(m.e))
	},
	"none of its successors leads on: it is taken out of the memory": func(m moment, _ []int) bool {
		_, parents := m.inMemory()
		return m.was(search.Expanded) && !m.waits() && !parents[m.e.Node]
	},
	"no node below its parent is the least any more: it is forgotten to save memory": func(m moment, _ []int) bool {
		return m.waits() && m.count(func(e search.Event) bool { return e.Parent != m.e.Parent && e.F < m.e.F }) > 0
	},
	"of the # nodes that wait it has waited the longest": func(m moment, x []int) bool { return len(m.waiting) == x[0] && m.oldest(all) },
	"it is the next of its layer, in which those with the least h come first": func(m moment, _ []int) bool {
		return m.oldest(all) && m.count(func(e search.Event) bool { return e.Depth < m.e.Depth || e.Depth == m.e.Depth && e.H < m.e.H }) == 0
	},
	"node # is the deepest with successors that wait, and this is the first of them": func(m moment, x []int) bool {
		return int(m.e.Parent) == x[0] && m.count(func(e search.Event) bool { return e.Depth > m.e.Depth }) == 0 &&
			m.oldest(func(e search.Event) bool { return e.Parent == m.e.Parent })
	},
	"of the layer that is being expanded it has waited the longest": func(m moment, _ []int) bool { return m.oldest(m.side) },
	"the side of the start goes on, where # wait against #; of these it has waited the longest": func(m moment, x []int) bool {
		return m.e.Node > 0 && m.count(m.side) == x[0] && len(m.waiting)-x[0] == x[1] && x[0] <= x[1] && m.oldest(m.side)
	},
	"the side of the goals goes on, where # wait against #; of these it has waited the longest": func(m moment, x []int) bool {
		return m.e.Node < 0 && m.count(m.side) == x[0] && len(m.waiting)-x[0] == x[1] && x[0] < x[1] && m.oldest(m.side)
	},
	"h = # is the least of the successors": func(m moment, x []int) bool {
		_, list := m.siblings()
		least, n := leastH(list)
		return int(m.e.H) == x[0] && least == x[0] && n == 1
	},
	"h = # is the least of the successors; # have it, and the lot fell on this one": func(m moment, x []int) bool {
		_, list := m.siblings()
		least, n := leastH(list)
		return int(m.e.H) == x[0] && least == x[0] && n == x[1]
	},
	"the move to it was drawn by lot": func(m moment, _ []int) bool { return m.isSibling() },
	"the move to it was drawn by lot; h grows from # to #, which at temperature # is accepted with probability #, and was": func(m moment, x []int) bool {
		return m.isSibling() && m.grows(x)
	},
	"the move to it was drawn by lot; h would grow from # to #, which at temperature # is accepted with probability #, and was not": func(m moment, x []int) bool {
		return m.isSibling() && m.grows(x)
	},
	"cooled down, the walk goes back to the best state that it saw, with h = #": func(m moment, x []int) bool {
		for i := m.n - 1; m.before[i].Kind != search.Iteration; i-- {
			if m.before[i].Kind == search.Expanded && m.before[i].H < m.e.H {
				return false
			}
		}
		return int(m.e.H) == x[0]
	},
	"individual # of the generation begins with the start": func(m moment, x []int) bool { return m.e.Node == 1 && len(m.population())+1 == x[0] },
	"individual # of the generation begins with the start; all its moves are drawn by lot": func(m moment, x []int) bool {
		return m.round == 1 && len(m.population())+1 == x[0]
	},
	"individual # of the generation begins with the start; it is the best of the generation before, individual #, unchanged": func(m moment, x []int) bool {
		return m.round > 1 && len(m.population()) == 0 && x[0] == 1 && 1 <= x[1] && x[1] <= population
	},
	"individual # of the generation begins with the start; it inherits the moves of individual #": func(m moment, x []int) bool {
		return m.round > 1 && len(m.population())+1 == x[0] && 1 <= x[1] && x[1] <= population
	},
	"individual # of the generation begins with the start; it inherits the first # moves of individual #, and behind this crossover point those of individual #": func(m moment, x []int) bool {
		return m.round > 1 && len(m.population())+1 == x[0] && x[1] <= length && 1 <= min(x[2], x[3]) && max(x[2], x[3]) <= population
	},
	"the move to it is inherited": func(m moment, _ []int) bool { return m.isSibling() && m.round > 1 },
	"the move to it was drawn by lot, in place of one that is inherited": func(m moment, _ []int) bool {
		return m.isSibling() && m.round > 1 && len(m.population()) > 1
	},
	"generation #: all moves are drawn by lot": func(m moment, x []int) bool { return m.round == 0 && m.f(x[0]) && x[0] == 1 },
	"generation #: its first individual is the best of the generation before, the others inherit moves of one or two parents": func(m moment, x []int) bool {
		return m.round+1 == x[0] && m.f(x[0]) && x[0] > 1
	},
	"generation # has ended: the best of its # individuals came to h = #, on average they came to #; in # states they were closest to a goal": func(m moment, x []int) bool {
		list := m.population()
		best, sum, states := list[0].H, int32(0), map[uint64]bool{}
		for _, e := range list {
			best, sum = min(best, e.H), sum+e.H
			states[m.stateOf(e)] = true
		}
		mean := 1000 * float64(sum) / population
		return m.round == x[0] && len(list) == x[1] && x[1] == population && int(best) == x[2] && math.Abs(mean-float64(x[3])) <= 1+mean/1000 && len(states) == x[4]
	},
	"the try begins with the start":             func(m moment, _ []int) bool { return m.e.Node == 1 && m.before[m.n-1].Kind == search.Iteration },
	"it is a goal, from which moves are undone": func(m moment, _ []int) bool { return m.e.Node < 0 && m.e.Parent == 0 && m.e.Move > 0 },
	"it is the start":                           func(m moment, _ []int) bool { return m.n == 0 },
	"node # waits already with g = #, and is now reached with #": func(m moment, x []int) bool {
		return m.again(x[0], x[1]) && int(m.e.G) == x[2] && x[2] < x[1] && m.waits()
	},
	"its state is new: it waits with f = # + # = #": func(m moment, x []int) bool {
		return m.fresh() && int(m.e.G) == x[0] && int(m.e.H) == x[1] && m.f(x[2]) && x[0]+x[1] == x[2]
	},
	"its state is new: it waits with KEY = #":    func(m moment, x []int) bool { return m.fresh() && m.f(x[0]) },
	"its state is new: it waits behind # others": func(m moment, x []int) bool { return m.fresh() && len(m.waiting) == x[0] },
	"its state is new on the side of the goals":  func(m moment, _ []int) bool { return m.fresh() && m.e.Node < 0 },
	"its state is new on the side of the start":  func(m moment, _ []int) bool { return m.fresh() && m.e.Node > 0 },
	"its state is new, and kept: with h = # it is number # of its layer": func(m moment, x []int) bool {
		n, most := m.kept()
		goal := m.n+1 < m.tr.Len() && m.tr.Event(m.n+1).Kind == search.Goal
		return m.fresh() && int(m.e.H) == x[0] && n+1 == x[1] && (most <= m.e.H || goal) && x[1] <= width
	},
	"it is a neighbour with h = #":     func(m moment, x []int) bool { return m.fresh() && int(m.e.H) == x[0] },
	"KEY = # is within the bound of #": func(m moment, x []int) bool { return m.fresh() && m.f(x[0]) && m.within(x[1]) && x[0] <= x[1] },
	"its state is that of node #, which has g = #, and # is no less": func(m moment, x []int) bool {
		return m.again(x[0], x[1]) && int(m.e.G) == x[2] && x[2] >= x[1]
	},
	"its state is that of node #, which was expanded, and none is expanded twice": func(m moment, x []int) bool {
		return int(m.e.Node) == x[0] && m.was(search.Expanded)
	},
	"its state was made before, as node #": func(m moment, x []int) bool { return int(m.e.Node) == x[0] && !m.fresh() },
	"the heuristic is not consistent here: node # was expanded with g = # and is now reached with #, so it waits again": func(m moment, x []int) bool {
		falls := false
		for e := m.e; e.Parent != 0; e = m.reached[e.Parent] {
			from := m.reached[e.Parent]
			falls = falls || from.H-e.H > e.G-from.G
		}
		return falls && m.again(x[0], x[1]) && int(m.e.G) == x[2] && x[2] < x[1] && m.was(search.Expanded) && !m.waits()
	},
	"node # was expanded with g = # and is now reached with #, so it waits again": func(m moment, x []int) bool {
		return m.again(x[0], x[1]) && int(m.e.G) == x[2] && x[2] < x[1] && m.was(search.Expanded) && !m.waits()
	},
	"it leads back to the node before": func(m moment, _ []int) bool {
		return m.stateOf(m.e) == m.stateOf(m.reached[m.reached[m.e.Parent].Parent])
	},
	"its state lies on the path to it": func(m moment, _ []int) bool {
		for up := m.e.Parent; up != 0; up = m.reached[up].Parent {
			if m.stateOf(m.reached[up]) == m.stateOf(m.e) {
				return true
			}
		}
		return false
	},
	"this round has entered its state before, at no more cost": func(m moment, _ []int) bool {
		for i := m.n - 1; m.before[i].Kind != search.Iteration; i-- {
			e := m.before[i]
			entered := e.Kind == search.Expanded || e.Kind == search.Goal || e.Why == search.OverBound && e.Node != 0
			if entered && e.G <= m.e.G && m.stateOf(e) == m.stateOf(m.e) {
				return true
			}
		}
		return false
	},
	"KEY = # has reached the bound of #: its successors would be over it": func(m moment, x []int) bool { return m.f(x[0]) && m.within(x[1]) && x[0] >= x[1] },
	"KEY = # is over the bound of #":                                      func(m moment, x []int) bool { return m.f(x[0]) && m.within(x[1]) && x[0] > x[1] },
	"f = # is not below #, the cost of the solution that is known":        func(m moment, x []int) bool { return m.f(x[0]) && int(m.solved) == x[1] && x[0] >= x[1] },
	"the layer is full: the # that are kept have no greater h than #": func(m moment, x []int) bool {
		n, most := m.kept()
		return n == x[0] && n == width && int(m.e.H) == x[1] && most <= m.e.H
	},
	"try # begins": func(m moment, x []int) bool { return m.round+1 == x[0] },
	"no path of more than # moves is followed": func(m moment, x []int) bool { return m.f(x[0]) },
	"round #: nothing with KEY over # is followed, the least that the round before cut off": func(m moment, x []int) bool {
		return m.round+1 == x[0] && m.f(x[1]) && m.cut() == x[1]
	},
	"round #: nothing with KEY over # is followed, half as much again as before": func(m moment, x []int) bool {
		return m.round+1 == x[0] && m.f(x[1]) && x[1] == int(m.bound+m.bound/2)
	},
	"round #: nothing with KEY over # is followed, which is that of the start": func(m moment, x []int) bool {
		return m.round == 0 && x[0] == 1 && m.f(x[1]) && m.reached[1].F == m.e.F
	},
	"round #: nothing with KEY over # is followed": func(m moment, x []int) bool { return m.round == 0 && x[0] == 1 && m.f(x[1]) },
	"both sides have reached its state, so they meet": func(m moment, _ []int) bool {
		there := 0
		for _, e := range m.reached {
			if m.stateOf(e) == m.stateOf(m.e) {
				there++
			}
		}
		return there == 2
	},
	"it is a solution of cost #; from now on only nodes with f below that count": func(m moment, x []int) bool {
		return int(m.e.G) == x[0] && m.isGoal() && (m.solved < 0 || m.e.G < m.solved) && m.goesOn
	},
	"it is a goal within the bound of #; the rounds before met none":                        func(m moment, x []int) bool { return m.within(x[0]) && m.isGoal() && m.solved < 0 },
	"it is a goal, and the walk has come to it":                                             func(m moment, _ []int) bool { return m.isGoal() },
	"it is a goal, the first that the search comes to":                                      func(m moment, _ []int) bool { return m.isGoal() && m.solved < 0 },
	"it is a goal, noticed as soon as it was made":                                          func(m moment, _ []int) bool { return m.isGoal() && m.before[m.n-1].Node == m.e.Node },
	"it looks whether the states of the round lead to no others: then there is no solution": func(m moment, _ []int) bool { return m.e.Why == search.Checked },
}

// population is where each individual of the generation was closest to a goal.
func (m moment) population() (list []search.Event) {
	since := 0
	for i, e := range m.before {
		if e.Why == search.Bred {
			since = i
		}
	}
	for _, e := range m.before[since:] {
		switch last := len(list) - 1; {
		case e.Kind != search.Expanded:
		case e.Why == search.Individual:
			list = append(list, e)
		case e.H < list[last].H:
			list[last] = e
		}
	}
	return list
}

// meeting is the cost of the path on which the sides meet at the event, one of two that tell it.
func (m moment) meeting() int {
	other := m.n - 1
	if m.e.Node > 0 {
		other = m.n + 1
	}
	e := m.tr.Event(other)
	if e.Kind != search.Goal || e.Why != m.e.Why || m.stateOf(e) != m.stateOf(m.e) {
		return -1
	}
	return int(m.e.G + e.G)
}

// inMemory holds the nodes of a memory-bounded search, and which of them have successors
// there.
func (m moment) inMemory() (nodes map[int32]search.Event, parents map[int32]bool) {
	nodes, parents = map[int32]search.Event{}, map[int32]bool{}
	for node, e := range m.reached {
		nodes[node] = e
	}
	for _, e := range m.before {
		if e.Kind == search.Pruned {
			delete(nodes, e.Node)
		}
	}
	for _, e := range nodes {
		parents[e.Parent] = true
	}
	return nodes, parents
}

// deepest says whether so many of the nodes with the same figure are as deep as the event's,
// and none is deeper.
func (m moment) deepest(n int) bool {
	return m.count(func(e search.Event) bool { return m.sameF(e) && e.Depth == m.e.Depth }) == n &&
		m.count(func(e search.Event) bool { return m.sameF(e) && e.Depth > m.e.Depth }) == 0
}

func leastH(list []search.Event) (least, n int) {
	least = math.MaxInt
	for _, e := range list {
		switch h := int(e.H); {
		case h < least:
			least, n = h, 1
		case h == least:
			n++
		}
	}
	return least, n
}

func (m moment) f(x int) bool { return int(m.e.F) == x }
func (m moment) fresh() bool  { _, known := m.reached[m.e.Node]; return !known }
func (m moment) isGoal() bool { return m.e.Kind == search.Goal && m.p.Goal(m.stateOf(m.e)) }
func (m moment) within(x int) bool {
	if m.solved >= 0 {
		return x == int(m.solved)-1
	}
	return x == int(m.bound)
}

func (m moment) again(node, g int) bool {
	return int(m.e.Node) == node && int(m.reached[m.e.Node].G) == g
}

func (m moment) waits() bool {
	return m.count(func(e search.Event) bool { return e.Node == m.e.Node }) == 1
}

func (m moment) was(kind search.EventKind) bool {
	for _, e := range m.before {
		if e.Kind == kind && e.Node == m.e.Node {
			return true
		}
	}
	return false
}

func (m moment) isSibling() bool {
	_, list := m.siblings()
	for _, e := range list {
		if e.Node == m.e.Node {
			return true
		}
	}
	return false
}

// grows holds the numbers of an annealing, of which the last two are millionths.
func (m moment) grows(x []int) bool {
	parent, _ := m.siblings()
	t, chance := float64(x[2])/1e6, float64(x[3])/1e6
	told, ok := m.e.Temperature()
	return ok && int(parent.H) == x[0] && int(m.e.H) == x[1] && x[1] > x[0] && math.Abs(t-told) < 0.001*told+1e-3 &&
		math.Abs(chance-math.Exp(-float64(x[1]-x[0])/told)) < 0.001
}

func (m moment) stateOf(e search.Event) uint64 {
	var moves []int32
	root := e.Move
	for e.Parent != 0 {
		moves = append([]int32{e.Move}, moves...)
		e = m.reached[e.Parent]
		root = e.Move
	}
	s, _ := m.p.Replay(root, moves)
	return s
}

var numbers = regexp.MustCompile(`-?[0-9]+(\.[0-9]+)?(e[-+][0-9]+)?`)

// parsed is the claim of a sentence and its numbers; those of the annealing, the
// last two of four, in millionths, and the mean of a generation in thousandths.
func parsed(sentence string, key search.Key) (claim string, x []int) {
	claim = numbers.ReplaceAllString(sentence, "#")
	for i, text := range numbers.FindAllString(sentence, -1) {
		value, _ := strconv.ParseFloat(text, 64)
		if strings.Contains(claim, "temperature") && i >= 2 {
			value *= 1e6
		}
		if strings.Contains(claim, "on average") && i == 3 {
			value *= 1e3
		}
		x = append(x, int(math.Round(value)))
	}
	if _, known := claims[claim]; !known {
		claim = manyForms.Replace(claim)
	}
	if _, known := claims[claim]; !known {
		claim = strings.Replace(claim, key.String()+" = #", "KEY = #", 1)
		claim = strings.Replace(claim, "with "+key.String()+" over", "with KEY over", 1)
	}
	return claim, x
}

// manyForms puts the words for a single node, choice or other into the form for many.
var manyForms = strings.NewReplacer("node has it", "nodes have it", "node that waits it", "nodes that wait it", "choice is left", "choices are left", "# other", "# others", "individual came", "individuals came", "# state they", "# states they", "# move is", "# moves is", "first # move of", "first # moves of")

// Each sentence is read back and held against the trace.
func TestWhyIsTrue(t *testing.T) {
	casetest.SkipUnderRace(t)
	random := rand.New(rand.NewPCG(14, 2))
	said := map[string]bool{}
	for board := range boards(30) {
		p := randomBoard(random)
		for _, a := range search.Algorithms() {
			tr := trace.New(350)
			limits := search.Limits{Nodes: 120}
			narrow(t, p, a, nil, limits, tr)
			x := tr.Explain(a.Order, a.Key, search.Whole, 1, search.Rules{})
			for n := range tr.Len() {
				_, why, _ := x.Next()
				sentence := why.String()
				own, goal := strings.CutPrefix(sentence, "it is a goal, and its turn has come: ")
				claim, numbers := parsed(own, a.Key)
				said[claim] = true
				m := at(p, tr, n)
				m.goesOn = a.Name == "bnb" || a.Name == "dfbnb"
				holds, known := claims[claim]
				if !known || !holds(m, numbers) || goal && (!m.isGoal() || m.goesOn && m.e.G > 0) {
					t.Fatalf("board %d, %x, %s: event %d, %s %+v: is it so that %s? (known: %t)", board, p.Start, a.Name, n, m.e.Kind, m.e, sentence, known)
				}
			}
		}
	}
	for claim := range claims {
		if !said[claim] {
			t.Errorf("never said: %s", claim)
		}
	}
}
