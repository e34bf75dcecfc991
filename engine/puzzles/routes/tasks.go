package routes

import (
	"strings"

	"langkah/engine"
)

var (
	_ engine.Taught   = (*Puzzle)(nil)
	_ engine.Measured = (*Puzzle)(nil)
	_ engine.Priced   = (*Puzzle)(nil)
)

// Rules describes moves, costs and the end.
func (z *Puzzle) Rules() []engine.Message {
	moves := engine.Msg("A move goes along a road, in either direction, and costs what stands on the road.")
	switch w := z.world.(type) {
	case *grid:
		moves = engine.Msg("A step goes up, down, left or right to a free cell, and costs what the cell costs; a cell without a number costs 1.")
		if w.eight {
			moves = engine.Msg("A step goes to one of the eight cells beside, diagonally only where both cells beside the step are free. It costs what the cell costs, 1 without a number, and √2 times that diagonally.")
		}
	case *graph:
		if w.directed {
			moves = engine.Msg("A move goes along a road in its direction, and costs what stands on the road.")
		}
	}
	if z.cost == byMove {
		moves = engine.Msg("%s Here every move costs 1 all the same.", moves)
	}
	return []engine.Message{moves, z.Aim()}
}

// ByHand returns the heuristics that are easy to compute by hand.
func (z *Puzzle) ByHand() []engine.Choice {
	var list []engine.Choice
	for _, h := range z.known.heuristics() {
		switch h.Name {
		case tableName, manhattan, chebyshev, octile:
			list = append(list, h.Choice)
		}
	}
	return list
}

// maxTaught is the greatest number of places for a table to be filled in by hand.
const maxTaught = 30

// Tasks returns the classical table of uniform-cost search: each node expanded, with the frontier after it.
func (z *Puzzle) Tasks() []engine.Task {
	if z.world.size() > maxTaught || len(z.visits) > 0 {
		return nil
	}
	steps, ok := z.byHand()
	if !ok {
		return nil
	}
	t := engine.Task{
		Title:    engine.Msg("Uniform-cost search by hand"),
		Question: engine.Msg("Expand the node with the least g, of equal ones that which waits longest. Write after each expansion which nodes wait, each with its g."),
		Table:    engine.Table{Header: []engine.Message{engine.Msg("Expanded"), engine.Msg("g"), engine.Msg("Frontier")}},
	}
	var order []string
	for _, s := range steps {
		t.Table.Rows = append(t.Table.Rows, []string{s.name, z.costText(s.g), s.frontier})
		order = append(order, s.name)
	}
	t.Answer = engine.Msg("The order is %s; the way costs %s.", strings.Join(order, ", "), z.costText(steps[len(steps)-1].g))
	return []engine.Task{t}
}

// expansion is a row of the table.
type expansion struct {
	name     string
	g        int64
	frontier string
}

// byHand runs uniform-cost search with a list for the frontier, first in first out among equals; ok is false where there
// is no way.
func (z *Puzzle) byHand() (steps []expansion, ok bool) {
	var waiting []entry
	done := map[int32]bool{}
	waiting = append(waiting, entry{0, z.start.node()})
	for len(waiting) > 0 {
		least := 0
		for i, e := range waiting {
			if e.cost < waiting[least].cost {
				least = i
			}
		}
		e := waiting[least]
		waiting = append(waiting[:least:least], waiting[least+1:]...)
		done[e.node] = true
		goal := z.solved(at(e.node, 0))
		if !goal {
			for _, a := range z.world.out(e.node, nil) {
				waiting = relaxed(waiting, done, entry{e.cost + int64(z.price(a)), a.to})
			}
		}
		var list []string
		for _, w := range waiting {
			list = append(list, z.world.label(w.node)+" "+z.costText(w.cost))
		}
		steps = append(steps, expansion{z.world.label(e.node), e.cost, strings.Join(list, ", ")})
		if goal {
			return steps, true
		}
	}
	return nil, false
}

// relaxed returns the frontier with a node that was reached.
func relaxed(waiting []entry, done map[int32]bool, e entry) []entry {
	if done[e.node] {
		return waiting
	}
	for i, w := range waiting {
		if w.node != e.node {
			continue
		}
		if e.cost >= w.cost {
			return waiting
		}
		waiting = append(waiting[:i:i], waiting[i+1:]...)
		break
	}
	return append(waiting, e)
}

// Measures returns the moves and the costs.
func (z *Puzzle) Measures() []engine.Measure {
	a, b := *z, *z
	a.cost, b.cost = byMove, byRoad
	return []engine.Measure{
		{Name: "moves", Title: engine.Msg("moves"), Puzzle: a.fresh()},
		{Name: "cost", Title: engine.Msg("cost"), Puzzle: b.fresh()},
	}
}
