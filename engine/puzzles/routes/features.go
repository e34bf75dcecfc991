package routes

import "langkah/engine"

var _ engine.Featured = (*Puzzle)(nil)

// Features implements [engine.Featured] with all heuristics.
func (z *Puzzle) Features() []engine.Feature {
	var list []engine.Feature
	for _, h := range z.known.heuristics()[1:] {
		choice := h.Choice
		choice.Name = engine.FeatureName(h.Name)
		list = append(list, engine.Feature{Choice: choice, Heuristic: h.Name, Open: func() func(engine.Position) int {
			value := z.estimate(h)
			return func(at engine.Position) int {
				s, ok := z.stateOf(at)
				if !ok {
					return 0
				}
				return int(value(s))
			}
		}})
	}
	return list
}
