package rush

import "langkah/engine"

var _ engine.Featured = (*Puzzle)(nil)

// Features implements [engine.Featured] with all heuristics, and what a formula may add.
func (z *Puzzle) Features() []engine.Feature {
	var list []engine.Feature
	for _, h := range heuristics()[1:] {
		choice := h.described(z.cost).Choice
		choice.Name = engine.FeatureName(h.name)
		list = append(list, engine.Feature{Choice: choice, Heuristic: h.name, Open: func() func(engine.Position) int {
			return z.figure(h.of(z))
		}})
	}
	return append(list, engine.Feature{
		Choice: engine.Choice{Name: "blocked", Title: engine.Msg("blocked cells"), About: engine.Msg("How many cells between the primary piece and the exit are not free.")},
		Open:   func() func(engine.Position) int { return z.figure((*arrangement).blocking) },
	})
}

// figure returns a function of arrangements as one of positions.
func (z *Puzzle) figure(of func(*arrangement) int32) func(engine.Position) int {
	a := &arrangement{board: z.board}
	return func(at engine.Position) int {
		p, ok := at.(Position)
		if !ok || len(p.at) != len(z.board.pieces) {
			return 0
		}
		a.at, a.grid = p.at, z.board.grid(p.at)
		return int(of(a))
	}
}
