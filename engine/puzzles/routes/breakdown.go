package routes

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
	for _, h := range z.known.heuristics()[1:] {
		list = append(list, h.Choice)
	}
	return list
}

// Breakdown lists the terms of a heuristic's value.
func (z *Puzzle) Breakdown(_ context.Context, p engine.Position, name string, _ int64) (engine.Breakdown, error) {
	all := z.Breakdowns()
	i := slices.IndexFunc(all, func(c engine.Choice) bool { return c.Name == name })
	s, ok := z.stateOf(p)
	switch {
	case !ok:
		return engine.Breakdown{}, notOfThis()
	case i < 0:
		return engine.Breakdown{}, engine.NoBreakdown(z, name)
	}
	h := z.heuristicNamed(name)
	value := int(z.estimate(h)(s))
	b := engine.Breakdown{Heuristic: all[i], Value: value}
	if value == 0 {
		return b, nil
	}
	from, to := s.node(), z.decisive(h, s)
	g, onMap := z.world.(*grid)
	if !onMap || len(z.visits) > 0 || to < 0 {
		b.Parts = []engine.Part{z.part(engine.Msg("from %s", z.world.label(from)), value, from, to)}
		return b, nil
	}
	rows, cols := int(from)/g.cols-int(to)/g.cols, int(from)%g.cols-int(to)%g.cols
	rows, cols = max(rows, -rows), max(cols, -cols)
	corner := from/int32(g.cols)*int32(g.cols) + to%int32(g.cols)
	switch name {
	case manhattan:
		across := value * cols / (rows + cols)
		b.Parts = nonZero(z.part(engine.Msg("%d column{|s}", cols), across, from, corner), z.part(engine.Msg("%d row{|s}", rows), value-across, corner, to))
	case octile:
		diagonal := value
		if rows != cols {
			straight := int(h.apart(0, int32(max(rows, cols)-min(rows, cols))%int32(g.cols)))
			if d := max(rows, cols) - min(rows, cols); d >= g.cols {
				straight = int(h.apart(0, int32(d*g.cols)))
			}
			diagonal = value - straight
		}
		b.Parts = nonZero(z.part(engine.Msg("%d step{|s} diagonally", min(rows, cols)), diagonal, from, to), z.part(engine.Msg("%d straight", max(rows, cols)-min(rows, cols)), value-diagonal, from, to))
	default:
		b.Parts = []engine.Part{z.part(engine.Msg("from %s", z.world.label(from)), value, from, to)}
	}
	return b, nil
}

// nonZero returns the parts that have a value.
func nonZero(parts ...engine.Part) []engine.Part {
	return slices.DeleteFunc(parts, func(p engine.Part) bool { return p.Value == 0 })
}

// decisive returns the target from which the value comes, -1 if there is none alone.
func (z *Puzzle) decisive(h heuristic, s state) int32 {
	targets := z.targets()
	if len(z.visits) > 0 {
		targets = z.remaining(s)
	}
	if len(targets) == 1 || h.apart == nil && len(targets) > 0 {
		return targets[0]
	}
	best := int32(-1)
	for _, t := range targets {
		if best < 0 || h.apart(s.node(), t) < h.apart(s.node(), best) == (len(z.visits) == 0) {
			best = t
		}
	}
	return best
}

// part returns a term with an arrow between two different nodes.
func (z *Puzzle) part(words engine.Message, value int, from, to int32) engine.Part {
	p := engine.Part{Words: words, Value: value}
	if to < 0 {
		return p
	}
	a, b := z.middle(from), z.middle(to)
	if from != to {
		p.Marks = append(p.Marks, scene.Item{Kind: scene.Arrow, Stroke: scene.Highlight, Line: 0.08, Points: []scene.Point{a, b}})
	}
	figure := strconv.Itoa(value)
	if one := z.units().one; one > 1 {
		figure = decimal(int64(value), one)
	}
	p.Marks = append(p.Marks, scene.Tag(figure, (a.X+b.X)/2, (a.Y+b.Y)/2, 0.34)...)
	return p
}
