package diagram

import (
	"langkah/engine/base/tree"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
)

// Growth is a player with the tree of the search and the number of nodes at each g
// and h. A step takes time linear in the depth of the tree, a jump linear in the
// nodes. In an iterative search it is the tree of the round.
type Growth struct {
	*replay.Player
	tree  *tree.Growing
	last  [2]int32 // the last node of the search from the start and of that from the goals, by its number
	cells map[Cell]Tally
	stale bool // tree and cells must be rebuilt
	round int  // of tree and cells, as the event that began it

	grades *grades // of the whole search, computed when needed
	extent Cell    // the greatest g and h of the whole search, computed when needed
}

// Cell is a place in the plane of g and h.
type Cell struct{ G, H int32 }

// Tally is the number of open and of expanded nodes of a [Cell].
type Tally struct{ Waiting, Expanded int }

// NewGrowth returns the growth of a recording, before its first event.
func NewGrowth(r recording.Recording) *Growth {
	g := &Growth{Player: replay.NewPlayer(r)}
	g.last[0], g.last[1] = r.Trace.Nodes()
	g.Listen(g.follow)
	g.settle()
	return g
}

// near is the longest jump that is followed event by event; beyond it everything is
// rebuilt.
const near = 256

// Seek moves to a moment, clamped to those that exist.
func (g *Growth) Seek(moment int) {
	by := min(max(moment, 0), g.Trace.Len()) - g.Moment()
	g.stale = g.stale || by > near || by < -near
	g.Player.Seek(moment)
	if g.stale || g.round != g.began() {
		g.settle()
	}
}

// began returns the event with which the present round begins.
func (g *Growth) began() int {
	_, event := g.RoundStart()
	return event
}

// Len returns the number of nodes of the tree.
func (g *Growth) Len() int { return g.tree.Len() }

// place returns the index of a node in the tree, where nodes of a search from the
// goals follow the others; number is its inverse.
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

// Has reports whether a node is in the tree.
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
	if !g.Has(number) && was.State != replay.Unmade { // the node is of an earlier round
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

// above returns the index of a node's parent in the tree.
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

// Cells returns the cells with nodes. The map must not be changed.
func (g *Growth) Cells() map[Cell]Tally { return g.cells }
