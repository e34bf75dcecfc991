package sliding

import (
	"langkah/engine"
)

var _ engine.Featured = (*Puzzle)(nil)

// Features implements [engine.Featured] with the heuristics without pattern databases, and
// what a formula may add to them.
func (p *Puzzle) Features() []engine.Feature {
	l := newLayout(p)
	var list []engine.Feature
	for _, h := range p.heuristics()[1:] {
		choice := h.Choice
		choice.Name = engine.FeatureName(h.Name)
		list = append(list, engine.Feature{Choice: choice, Heuristic: h.Name, Open: func() func(engine.Position) int {
			return l.figure(l.estimator(h.Name))
		}})
	}
	figure := func(name string, title, about engine.Message, of func() func(names []uint8) int) {
		list = append(list, engine.Feature{Choice: engine.Choice{Name: name, Title: title, About: about}, Open: func() func(engine.Position) int {
			return l.figure(of())
		}})
	}
	figure("conflicts", engine.Msg("linear conflicts"), engine.Msg("How many tiles must leave their goal line for others, by number where a move costs the tile's."), func() func([]uint8) int {
		with, without := l.estimator(linearConflict), l.estimator(manhattan)
		return func(names []uint8) int { return (with(names) - without(names)) / 2 }
	})
	figure("inversions", engine.Msg("inversions"), engine.Msg("How many pairs of tiles stand in the wrong order, row by row."), func() func([]uint8) int {
		return l.inversions
	})
	figure("blank", engine.Msg("distance of the blank"), engine.Msg("How many rows and columns the blank is away from its goal place."), func() func([]uint8) int {
		return l.blankDistance
	})
	return list
}

// figure returns a function of names as one of positions.
func (l *layout) figure(of func(names []uint8) int) func(engine.Position) int {
	cellOf := make([]uint8, 256) // a tile's goal cell by its number
	for goal, tile := range l.number {
		cellOf[tile] = uint8(goal)
	}
	names := make([]uint8, l.n)
	return func(at engine.Position) int {
		p, ok := at.(Position)
		if !ok || len(p.board.cells) != l.n {
			return 0
		}
		for cell, tile := range p.board.cells {
			names[cell] = cellOf[tile]
		}
		return of(names)
	}
}

// inversions counts the pairs of tiles whose order, row by row, is not that of the goal.
func (l *layout) inversions(names []uint8) (n int) {
	for i, first := range names {
		for _, later := range names[i+1:] {
			if first != l.blank && later != l.blank && first > later {
				n++
			}
		}
	}
	return n
}

func (l *layout) blankDistance(names []uint8) int {
	for cell, name := range names {
		if name == l.blank {
			return int(l.distance(cell, int(name)))
		}
	}
	return 0
}
