package contours

import (
	"langkah/engine"
	"langkah/engine/solve/search"
)

// known is a position with its estimate by the first heuristic.
type known struct{ cost, estimate int }

// compare holds the two heuristics against each other at every position, or at those
// nearest to the start, and counts the space.
func (w work) compare(c *Contours, methods []engine.Method) {
	for i := range methods {
		if c.Sides[i].Why.IsZero() {
			c.Space = w.space(methods[i])
			break
		}
	}
	if len(methods) < 2 {
		return
	}
	most := int64(Whole)
	if c.Space == 0 {
		most = Nearest
	}
	first := map[string]known{}
	status, ok := w.survey(methods[0], most, func(key string, at engine.Surveyed) {
		first[key] = known{at.Cost, at.Estimate}
	})
	if !ok || status != engine.NoSolution && status != search.NodeLimit {
		return
	}
	b := Comparison{Whole: status == engine.NoSolution}
	status, ok = w.survey(methods[1], most, func(key string, at engine.Surveyed) {
		of, both := first[key]
		if !both {
			return
		}
		b.Positions++
		b.take(Case{Cost: of.cost, Estimates: [2]int{of.estimate, at.Estimate}}, at.At, c.Optimum)
	})
	if ok && (status == engine.NoSolution || status == search.NodeLimit) {
		c.Between = &b
	}
}

// space returns the number of positions that can be reached; 0 where there are too many.
func (w work) space(m engine.Method) int {
	n := 0
	status, ok := engine.Survey(w.ctx, m, search.Everywhere, w.left(Whole), w.probe, func(engine.Surveyed) bool {
		n++
		return true
	})
	if !ok || status != engine.NoSolution {
		return 0
	}
	return n
}

func (w work) survey(m engine.Method, most int64, visit func(key string, at engine.Surveyed)) (engine.Status, bool) {
	return engine.Survey(w.ctx, m, search.Everywhere, w.left(most), w.probe, func(at engine.Surveyed) bool {
		visit(engine.Key(at.At()), at)
		return true
	})
}

// take counts a position, and keeps it where it shows best which heuristic is higher.
func (b *Comparison) take(at Case, position func() engine.Position, optimum int) {
	for side := range 2 {
		more := at.Estimates[side] - at.Estimates[1-side]
		if more <= 0 {
			continue
		}
		b.Higher[side]++
		at.Splits = at.Cost+at.Estimates[1-side] < optimum && at.Cost+at.Estimates[side] > optimum
		best := b.Most[side]
		before := best.Estimates[side] - best.Estimates[1-side]
		if best.At == nil || at.Splits != best.Splits && at.Splits || at.Splits == best.Splits && (more > before || more == before && at.Cost < best.Cost) {
			at.At = position()
			b.Most[side] = at
		}
	}
}
