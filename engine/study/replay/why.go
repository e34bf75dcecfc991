package replay

import (
	"sort"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Why returns a sentence on the state of a node: why it is the next, which nodes are
// before it, or why it was expanded, dropped or accepted as a goal. reasons are those
// of the events.
func (p *Player) Why(node int32, reasons []engine.Message) engine.Message {
	at := p.Standing(node)
	since := engine.Msg("the reason is being found out")
	if int(at.Since) < len(reasons) {
		since = reasons[at.Since]
	}
	switch at.State {
	case Waiting:
		return p.whyWaiting(node, at, reasons)
	case Closed:
		return engine.Msg("expanded in step %d: %s", p.Step(int(at.Since)), since)
	case Dropped:
		if p.Trace.Event(int(at.Since)).Kind != search.Pruned {
			return engine.Msg("left behind, because the search began anew")
		}
		return engine.Msg("pruned: %s", since)
	case Reached:
		return since
	}
	if e, event, ok := p.Next(); ok && e.Node == node && event < len(reasons) {
		return reasons[event]
	}
	return engine.Msg("it is not made yet")
}

// whyWaiting explains why an open node is the next, or is not yet.
func (p *Player) whyWaiting(node int32, at Standing, reasons []engine.Message) engine.Message {
	if e, event, ok := p.Next(); ok && e.Node == node {
		if event < len(reasons) {
			return reasons[event]
		}
		return engine.Msg("it is the next")
	}
	if p.Method.Order == search.OnePath {
		return engine.Msg("a neighbour that the walk does not take next")
	}
	ahead := p.Ahead(node)
	if p.Method.Order != search.BestFirst {
		return engine.Msg("not yet: %d {node that waits comes|nodes that wait come} before it", ahead)
	}
	less := 0
	for _, other := range p.Frontier() {
		if other.F < at.F {
			less++
		}
	}
	key := p.Method.Key.String()
	switch {
	case ahead == 0:
		return engine.Msg("%s = %d is the least, and the search has ended", key, p.Method.Figure(at.F))
	case less > 0:
		return engine.Msg("not yet: %s = %d, and %d node{|s} {waits|wait} with less", key, p.Method.Figure(at.F), less)
	}
	if ties := p.Method.Rules().Ties; ties != search.LeastH && ties != search.Newest {
		return engine.Msg("not yet: %s = %d is the least, but of those that have it %d come before, as ties are broken", key, p.Method.Figure(at.F), ahead)
	}
	return engine.Msg("not yet: %s = %d is the least, but of those that have it %d come before, by their h or because they are newer", key, p.Method.Figure(at.F), ahead)
}

// Step returns the number of an expansion, from 1.
func (p *Player) Step(event int) int {
	return sort.Search(p.Trace.Expansions(), func(n int) bool {
		_, at := p.Trace.Expansion(n)
		return at >= event
	}) + 1
}
