package ice

import (
	"context"
	"slices"
	"strconv"

	"langkah/engine"
	"langkah/engine/base/scene"
)

var _ engine.Breakable = (*Puzzle)(nil)

// Breakdowns lists all heuristics except the blind one.
func (z *Puzzle) Breakdowns() []engine.Choice {
	var list []engine.Choice
	for _, h := range z.heuristics()[1:] {
		list = append(list, h.Choice)
	}
	return list
}

// Breakdown lists the terms of a heuristic's value: the distance to the goal, or each leg through the numbers. The
// error says that the position is of another puzzle or the heuristic has no breakdown.
func (z *Puzzle) Breakdown(_ context.Context, at engine.Position, heuristic string, _ int64) (engine.Breakdown, error) {
	all := z.Breakdowns()
	i := slices.IndexFunc(all, func(c engine.Choice) bool { return c.Name == heuristic })
	s, ok := z.stateOf(at)
	switch {
	case !ok:
		return engine.Breakdown{}, engine.Errorf("the position is of another puzzle")
	case i < 0:
		return engine.Breakdown{}, engine.NoBreakdown(z, heuristic)
	}
	b := engine.Breakdown{Heuristic: all[i], Value: int(z.heuristicNamed(heuristic).of()(s))}
	if z.board.solved(s) {
		return b, nil
	}
	switch heuristic {
	case numbers:
		b.Parts = z.through(s)
	case legsName:
		b.Parts = z.eachLeg(s)
	case least:
		b.Parts = []engine.Part{z.wholeWay(s, b.Value)}
	case lastSlide:
		b.Parts = []engine.Part{z.part(engine.Msg("the cheapest slide that stops on the goal"), b.Value, z.board.goal, z.board.goal)}
	default:
		b.Parts = []engine.Part{z.part(engine.Msg("from the actor to the goal"), b.Value, z.board.cell(s), z.board.goal)}
	}
	return b, nil
}

// part returns a term shown as a number, with an arrow between two different cells.
func (z *Puzzle) part(words engine.Message, value, from, to int) engine.Part {
	b := z.board
	middle := func(cell int) scene.Point {
		return scene.Point{X: scene.Rim + float64(cell%b.cols) + 0.5, Y: scene.Rim + float64(cell/b.cols) + 0.5}
	}
	p, q := middle(from), middle(to)
	var marks []scene.Item
	if from != to {
		marks = append(marks, scene.Item{Kind: scene.Arrow, Stroke: scene.Highlight, Line: 0.08, Points: []scene.Point{p, q}})
	}
	marks = append(marks, scene.Tag(strconv.Itoa(value), (p.X+q.X)/2, (p.Y+q.Y)/2, 0.34)...)
	return engine.Part{Words: words, Value: value, Marks: marks}
}

// legWords names the end of leg k.
func (z *Puzzle) legWords(k int) engine.Message {
	if k == len(z.board.numbers) {
		return engine.Msg("on to the goal")
	}
	return engine.Msg("on to number %d", k)
}

// through returns the Manhattan distance of each remaining leg.
func (z *Puzzle) through(s state) []engine.Part {
	b := z.board
	var parts []engine.Part
	from := b.cell(s)
	k := b.crossed(s)
	for i, to := range b.stages(k) {
		parts = append(parts, z.part(z.legWords(k+i), rowsAndCols(b.apart(from, to)), from, to))
		from = to
	}
	return parts
}

// wholeWay returns the distance through all stages as one term.
func (z *Puzzle) wholeWay(s state, value int) engine.Part {
	b := z.board
	cells, from := 0, b.cell(s)
	for _, to := range b.stages(b.crossed(s)) {
		cells += rowsAndCols(b.apart(from, to))
		from = to
	}
	if z.cost == byMoves {
		return z.part(engine.Msg("%d cell{|s} through the numbers to the goal, in slides of at most %d", cells, max(b.rows, b.cols)), value, b.cell(s), b.goal)
	}
	return z.part(engine.Msg("%d cell{|s} through the numbers to the goal, each at cost %d or more", cells, int(b.cheapest())), value, b.cell(s), b.goal)
}

// eachLeg returns the exact cost of each remaining leg.
func (z *Puzzle) eachLeg(s state) []engine.Part {
	b := z.board
	l := z.newLegs()
	k := b.crossed(s)
	if plus(l.to[k][b.cell(s)].cost, l.later[k]) == far {
		return []engine.Part{z.part(engine.Msg("one of the legs cannot be done"), int(l.estimate(s)), b.cell(s), b.goal)}
	}
	parts := []engine.Part{z.part(z.legWords(k), int(l.to[k][b.cell(s)].cost), b.cell(s), b.stages(k)[0])}
	for ; k < len(b.numbers); k++ {
		parts = append(parts, z.part(z.legWords(k+1), int(l.later[k]-l.later[k+1]), b.numbers[k], b.stages(k + 1)[0]))
	}
	return parts
}
