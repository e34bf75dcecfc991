package diagram

import (
	"sort"
	"strconv"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/solve/search"
	"langkah/engine/study/replay"
	"langkah/engine/study/trace"
)

// TreePicture returns the picture of the tree, with the children of opened nodes shown.
func (g *Growth) TreePicture(f Focus, opened func(node int32) bool) *TreePicture {
	place := func(node int32) (int, bool) { return g.place(node), g.Has(node) }
	return newTreePicture(g, g.tree, f, place, f.end(g), opened)
}

// face returns the look of a node: an expanded one is filled, an open one hollow with
// a dashed rim, a pruned one a square, and a goal green with a rim.
func (g *Growth) face(number int32) face {
	s := g.Standing(number)
	f := face{chip: chart.Paper, ink: chart.Ink, inside: chart.Ink}
	f.cost = func() search.Figure { return g.Method.Cost(s.G) }
	f.figure = func() string { return g.Method.Figure(s.F).String() }
	f.name, _ = g.Name(number)
	if c, _ := g.Trace.Choice(number); c.Dead && s.State != replay.Waiting {
		f.dead = c.What
	}
	switch s.State {
	case replay.Reached:
		f.fill, f.rim, f.chip, f.ink, f.inside = chart.Good, chart.Ink, chart.Good, chart.Paper, chart.Paper
	case replay.Waiting:
		f.fill, f.rim, f.dash = chart.Paper, chart.Faint, 2.5
	case replay.Dropped:
		f.fill, f.rim, f.square = chart.Track, chart.Faint, true
	default:
		f.fill, f.chip, f.ink, f.inside = chart.Faint, chart.Series(0), chart.Paper, chart.Paper
		f.order = func() string { return strconv.Itoa(g.order(s)) }
	}
	return f
}

// key returns the letter of the figure written on the nodes.
func (g *Growth) key() string { return g.Method.Key.String() }

// words describes the state of a node.
func (g *Growth) words(number int32) engine.Message {
	s := g.Standing(number)
	switch s.State {
	case replay.Waiting:
		return engine.Msg("Node %d waits: %s", number, g.sum(number, s))
	case replay.Closed:
		return engine.Msg("Node %d, expanded as number %d: %s", number, g.order(s), g.sum(number, s))
	case replay.Reached:
		return engine.Msg("Node %d is a goal: %s", number, g.sum(number, s))
	}
	return engine.Msg("Node %d was pruned: %s", number, g.sum(number, s))
}

// sum writes g + h = f of a node, or what an exact cover chose there; one of a search from the
// goals has no estimate.
func (g *Growth) sum(number int32, s replay.Standing) engine.Message {
	if c, ok := g.Trace.Choice(number); ok && s.State != replay.Waiting {
		return trace.WhyChosen(c)
	}
	return engine.Msg("%s", "g "+g.Method.Cost(s.G).String()+", h "+g.Method.Cost(s.H).String()+", "+g.Method.Key.String()+" "+g.Method.Figure(s.F).String())
}

// order returns the number of a node's expansion, from 1.
func (g *Growth) order(s replay.Standing) int {
	return 1 + sort.Search(g.Trace.Expansions(), func(n int) bool {
		_, event := g.Trace.Expansion(n)
		return event >= int(s.Since)
	})
}
