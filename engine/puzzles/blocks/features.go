package blocks

import "langkah/engine"

var _ engine.Featured = (*Puzzle)(nil)

// Features implements [engine.Featured] with the heuristics that need no large tables.
func (z *Puzzle) Features() []engine.Feature {
	var list []engine.Feature
	for _, h := range z.heuristics() {
		value := termValues()[h.Name]
		if value == nil {
			continue
		}
		choice := h.Choice
		choice.Name = engine.FeatureName(h.Name)
		list = append(list, engine.Feature{Choice: choice, Heuristic: h.Name, Open: func() func(engine.Position) int {
			return z.figure(value)
		}})
	}
	return list
}

// termValues returns the heuristics that need no large tables.
func termValues() map[string]func(*terms, []uint8) int32 {
	return map[string]func(*terms, []uint8) int32{
		manhattan: (*terms).manhattan, distanceName: (*terms).distance,
		blockersName: (*terms).blockers, distanceBlockers: (*terms).distanceBlockers,
	}
}

// figure returns a function of places as one of positions; it is 0 for those of another board.
func (z *Puzzle) figure(value func(*terms, []uint8) int32) func(engine.Position) int {
	t := z.terms()
	return func(at engine.Position) int {
		p, ok := z.own(at)
		if !ok {
			return 0
		}
		return int(value(t, p.at))
	}
}
