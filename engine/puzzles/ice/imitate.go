package ice

import (
	"math"

	"langkah/engine"
)

// Imitations implements [engine.Imitable]: the distances on the grid as courses define them,
// and the others as Langkah does.
func (z *Puzzle) Imitations() engine.Imitations {
	b := z.board
	of := func(name string, words engine.Message, value func(state) float64) engine.Imitation {
		settled := name == manhattan || name == chebyshev || name == euclid
		return engine.Imitation{Of: name, Words: words, Settled: settled, Value: func(at engine.Position) float64 {
			if p, ok := at.(printed); ok {
				return value(p.state)
			}
			return value(at.(Position).state)
		}}
	}
	var list []engine.Imitation
	for _, h := range z.heuristics()[1:] {
		value := h.of()
		list = append(list, of(h.Name, engine.Message{}, func(s state) float64 { return float64(value(s)) }))
	}
	line := func(round func(float64) float64) func(state) float64 {
		return func(s state) float64 {
			rows, cols := b.apart(b.cell(s), b.goal)
			return round(math.Hypot(float64(rows), float64(cols)))
		}
	}
	list = append(list,
		of(euclid, engine.Msg("not rounded"), line(func(d float64) float64 { return d })),
		of(euclid, engine.Msg("rounded to the nearest"), line(math.Round)),
		of(euclid, engine.Msg("rounded up"), line(math.Ceil)),
		of(numbers, engine.Msg("to the next number alone"), func(s state) float64 {
			return float64(rowsAndCols(b.apart(b.cell(s), b.stages(b.crossed(s))[0])))
		}))
	for _, wrong := range []int{b.cell(z.start), 0, b.size() - 1} {
		if wrong == b.goal {
			continue
		}
		far := func(name string, measure func(rows, cols int) int) {
			h := of(name, engine.Message{}, func(s state) float64 { return float64(measure(b.apart(b.cell(s), wrong))) })
			h.Mistake = "h-wrong-goal"
			list = append(list, h)
		}
		far(manhattan, rowsAndCols)
		far(chebyshev, larger)
	}
	return engine.Imitations{Estimates: list}
}
