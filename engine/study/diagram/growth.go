package diagram

import (
	"langkah/engine/base/tree"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
)

// Growth is a player that has the tree of the search at hand, and how many nodes
// there are at each g and h. A step takes time in proportion to the depth of the
// tree, a jump in proportion to the nodes. In a search by rounds it is the tree of
// the round.
type Growth struct {
	*replay.Player
	tree  *tree.Growing
	last  [2]int32 // the last node of the search from the start and of that from the goals, by its number
	cells map[Cell]Tally
	stale bool // both are to be made anew
	round int  // whose they are, as the event that began it

	grades *grades // of the figures of the whole search; nil before they are needed
	extent Cell    // the greatest g and h of it; zero before they are needed
}

// Cell is a place in the plane of g and h.
type Cell struct{ G, H int32 }

// Tally is how many nodes of a [Cell] wait, and how many were expanded.
type Tally struct{ Waiting, Expanded int }

// NewGrowth is a recording before its first event.
func NewGrowth(r recording.Recording) *Growth {
	g := &Growth{Player: replay.NewPlayer(r)}
	g.last[0], g.last[1] = r.Trace.Nodes()
	g.Listen(g.follow)
	g.settle()
	return g
}

// near is how many events are followed one by one: for more, all is made anew.
const near = 256

// Seek goes to a moment, of those that there are.
func (g *Growth) Seek(moment int) {
	by := min(max(moment, 0), g.Trace.Len()) - g.Moment()
	g.stale = g.stale || by > near || by < -near
	g.Player.Seek(moment)
	if g.stale || g.round != g.began() {
		g.settle()
	}
}

// began is the event with which the present round begins.
func (g *Growth) began() int {
	_, event := g.RoundStart()
	return event
}

// Len is how many nodes the tree has.
func (g *Growth) Len() int { return g.tree.Len() }

// place is where the node of a number stands in the tree: those of a search from
// the goals behind the others. number is the way back.
func (g *Growth) place(number int32) int {
	if number < 0 {
		return int(g.last[0]-1) - int(number)
	}
	return int(number) - 1
}

func (g *Growth) number(place int) int32 {
	if forward := int(g.last[0]); place >= forward {
		return int32(forward - 1 - place)
	}
	return int32(place) + 1
}

// Has says whether a node is in the tree.
func (g *Growth) Has(number int32) bool {
	i := g.place(number)
	return number != 0 && i < int(g.last[0]+g.last[1]) && g.tree.Size(i) > 0
}

// follow updates the tree and the cells by the change of a node.
func (g *Growth) follow(number int32, was, is replay.Standing) {
	if g.stale || g.round != g.began() {
		g.stale = true
		return
	}
	if !g.Has(number) && was.State != replay.Unmade { // it is of an earlier round
		return
	}
	g.count(number, was, -1)
	g.count(number, is, 1)
	if i := g.place(number); was.State == replay.Unmade || is.State == replay.Unmade || was.Parent != is.Parent {
		g.tree.Put(i, g.above(is), rank(is))
	} else {
		g.tree.Mark(i, rank(is))
	}
}

// above is the place of a node's parent, as trees have it.
func (g *Growth) above(s replay.Standing) int {
	switch {
	case s.State == replay.Unmade:
		return tree.Absent
	case s.Parent == 0:
		return none
	}
	return g.place(s.Parent)
}

const none = -1

func rank(s replay.Standing) tree.Rank {
	switch s.State {
	case replay.Reached:
		return tree.Goal
	case replay.Waiting:
		return tree.Open
	}
	return tree.Plain
}

// count counts a node in its cell. Nodes of a search from the goals, which have
// no estimate, and those from which no goal can be reached are left out.
func (g *Growth) count(number int32, s replay.Standing, by int) {
	if number < 0 || s.H == search.Infinite || s.State != replay.Waiting && s.State != replay.Closed && s.State != replay.Reached {
		return
	}
	at := Cell{s.G, s.H}
	t := g.cells[at]
	if s.State == replay.Closed {
		t.Expanded += by
	} else {
		t.Waiting += by
	}
	g.cells[at] = t
	if t == (Tally{}) {
		delete(g.cells, at)
	}
}

// settle rebuilds the tree and the cells from the states of all nodes.
func (g *Growth) settle() {
	n := int(g.last[0] + g.last[1])
	start, since := g.RoundStart()
	parents, ranks := make([]int32, n), make([]tree.Rank, n)
	g.cells = map[Cell]Tally{}
	for i := range parents {
		number := g.number(i)
		s := g.Standing(number)
		if since > 0 && s.State != replay.Unmade && number != start {
			if made, _ := g.Trace.Node(number); int(made.Generated) < since {
				s = replay.Standing{}
			}
		}
		parents[i], ranks[i] = int32(g.above(s)), rank(s)
		g.count(number, s, 1)
	}
	g.tree, g.stale, g.round = tree.Grown(parents, ranks), false, since
}

// Cells are the cells with nodes, which must not be changed.
func (g *Growth) Cells() map[Cell]Tally { return g.cells }
