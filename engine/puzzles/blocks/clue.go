package blocks

import (
	"context"
	"slices"
	"strconv"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/solve/search"
)

var (
	_ engine.Hinted    = (*Puzzle)(nil)
	_ engine.Breakable = (*Puzzle)(nil)
)

// Clue tells how far the pieces of the goal are, and which piece moves next.
func (z *Puzzle) Clue(at engine.Position, t engine.Truth) engine.Clue {
	p, _ := z.own(at)
	terms := z.terms()
	c := engine.Clue{Move: t.Best[0]}
	c.Like = engine.Msg("%d of %d place{|s} of the goal {is|are} not reached yet", int(terms.missing(p.at)), len(z.board.wants))
	for _, m := range t.Best { // a piece of the goal is the easiest to see
		if i, ok := z.board.pieceOf(m.Piece); ok && terms.wanted[z.board.kindOf[i]] {
			c.Move = m
			break
		}
	}
	i, _ := z.board.pieceOf(c.Move.Piece)
	name := z.board.names[i]
	k := z.board.kind(i)
	switch {
	case terms.wanted[z.board.kindOf[i]]:
		c.Where = engine.Msg("%s itself moves next", name)
	case slices.ContainsFunc(terms.goals, func(g mask) bool { return k.masks[p.at[i]].meets(g) }):
		c.Where = engine.Msg("%s moves next: it lies on the goal", name)
	default:
		c.Where = engine.Msg("%s moves next, to make room", name)
	}
	return c
}

// Achieved reports that a piece of the goal has reached its place, or has fewer cells to go than before; the message is empty if
// none has.
func (z *Puzzle) Achieved(before, after engine.Position) engine.Message {
	was, ok := z.own(before)
	now, also := z.own(after)
	if !ok || !also {
		return engine.Message{}
	}
	terms := z.terms()
	for i := range z.board.wants {
		if v, _ := terms.nearest(i, terms.costs, was.at); v == 0 {
			continue
		}
		if v, piece := terms.nearest(i, terms.costs, now.at); v == 0 && slices.Contains(z.board.wants[i].places, now.at[piece]) {
			return engine.Msg("%s is at its goal", z.board.names[piece])
		}
	}
	for i := range z.board.wants {
		far, _ := terms.nearest(i, terms.cells, was.at)
		if left, piece := terms.nearest(i, terms.cells, now.at); left < far {
			return engine.Msg("%s is nearer to its goal", z.board.names[piece])
		}
	}
	return engine.Message{}
}

// Breakdowns lists all heuristics except the blind one.
func (z *Puzzle) Breakdowns() []engine.Choice {
	var list []engine.Choice
	for _, h := range z.heuristics()[1:] {
		list = append(list, engine.Choice{Name: h.Name, Title: h.Title})
	}
	return list
}

// Breakdown lists the terms of a heuristic's value: what each piece of the goal is charged, and the pieces that lie there.
func (z *Puzzle) Breakdown(ctx context.Context, at engine.Position, name string, memory int64) (engine.Breakdown, error) {
	p, ok := z.own(at)
	h := z.heuristic(name)
	switch {
	case !ok:
		return engine.Breakdown{}, errAnother()
	case h.of == nil:
		return engine.Breakdown{}, engine.NoBreakdown(z, name)
	}
	limits := engine.Limits{Memory: memory}
	estimate, _, status := h.of(ctx, limits, nil)
	if estimate == nil {
		return engine.Breakdown{}, engine.Errorf("%s", engine.Ending(status, limits, search.Counters{}))
	}
	b := engine.Breakdown{Heuristic: engine.Choice{Name: h.Name, Title: h.Title}, Value: int(estimate(p.at))}
	if b.Value == 0 {
		return b, nil
	}
	t := z.terms()
	rest := b.Value
	add := func(words engine.Message, value, piece int) {
		rest -= value
		k, v := z.board.kind(piece), z.board.view()
		mark := v.block(scene.Rect, k.corners[p.at[piece]], scene.None)
		tag := scene.Tag(strconv.Itoa(value), mark.X+0.25, mark.Y+0.25, 0.34)
		b.Parts = append(b.Parts, engine.Part{Words: words, Value: value, Marks: tag})
	}
	switch name {
	case patternName:
		add(engine.Msg("%s and the empty cells alone need %d", z.board.names[0], b.Value), b.Value, 0)
		return b, nil
	case manhattan, distanceName, distanceBlockers, blockersName:
		for i := range z.board.wants {
			table := t.costs
			if name == manhattan {
				table = t.cells
			}
			v, piece := t.nearest(i, table, p.at)
			switch {
			case v == 0:
			case name == blockersName:
				add(engine.Msg("%s has to reach its goal", z.board.names[piece]), 1, piece)
			default:
				add(engine.Msg("%s is %d away from its goal", z.board.names[piece], int(v)), int(v), piece)
			}
		}
	}
	for i, place := range p.at {
		k := z.board.kindOf[i]
		if rest > 0 && !t.wanted[k] && slices.ContainsFunc(t.goals, func(g mask) bool { return z.board.kinds[k].masks[place].meets(g) }) {
			add(engine.Msg("%s lies on the goal", z.board.names[i]), 1, i)
		}
	}
	return b, nil
}
