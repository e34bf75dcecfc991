package rush

import "langkah/engine"

var _ engine.Keyed = Position{}

// Key identifies the places of the pieces.
func (p Position) Key() string { return string(p.at) }

// Imitations implements [engine.Imitable]: distances and blockers as courses count them,
// and moves by slides or by cells.
func (z *Puzzle) Imitations() engine.Imitations {
	of := func(name string, words engine.Message, value func(*arrangement) float64) engine.Imitation {
		return engine.Imitation{Of: name, Words: words, Value: func(at engine.Position) float64 {
			p := at.(Position)
			return value(&arrangement{z.board, p.at, z.board.grid(p.at)})
		}}
	}
	var list []engine.Imitation
	for _, h := range heuristics()[1:] {
		value := h.of(z)
		list = append(list, of(h.name, engine.Message{}, func(a *arrangement) float64 { return float64(value(a)) }))
	}
	alone, inPlace := engine.Msg("the primary piece itself is not counted"), engine.Msg("until the piece has left the board")
	list = append(list,
		of("blockers", alone, func(a *arrangement) float64 { return float64(a.pieceBlockers()) }),
		of("blockers", engine.Msg("cells in the way are counted, not pieces"), func(a *arrangement) float64 { return float64(a.blocking()) }),
		of("blockers", engine.Msg("each blocker counts 2"), func(a *arrangement) float64 { return 2 * float64(a.pieceBlockers()) }),
		of("distance+blockers", engine.Msg("pieces in the way are counted, not cells"), func(a *arrangement) float64 { return float64(a.distance() + a.pieceBlockers()) }),
		of("distance+blockers", engine.Msg("each blocker counts 2"), func(a *arrangement) float64 { return float64(a.distance() + 2*a.pieceBlockers()) }),
		of("distance", inPlace, func(a *arrangement) float64 {
			if a.distance() == 0 {
				return 0
			}
			return float64(int(a.distance()) + a.pieces[0].length)
		}))
	back := z.board.span(z.board.pieces[0]) - z.board.pieces[0].length - z.board.goal
	for _, h := range heuristics()[1:] {
		if h.name == recursive {
			continue
		}
		b := *z.board
		b.goal = back
		value := h.of(z)
		wrong := of(h.name, engine.Message{}, func(a *arrangement) float64 { return float64(value(&arrangement{&b, a.at, a.grid})) })
		wrong.Mistake = "h-wrong-goal"
		list = append(list, wrong)
	}
	return engine.Imitations{Estimates: list, Moves: []engine.MoveRule{
		{Name: "slides", Words: engine.Msg("a slide of any length costs 1"), Next: func(at engine.Position) []engine.Reached {
			return z.reached(at, func(s slide) int { return 1 })
		}},
		{Name: "cells", Words: engine.Msg("a move is one cell, and costs 1"), Next: func(at engine.Position) []engine.Reached {
			return z.reached(at, func(s slide) int { return 2 - s.cells() })
		}},
		{Name: "slides that cost cells", Words: engine.Msg("a slide costs 1 for each cell"), Next: func(at engine.Position) []engine.Reached {
			return z.reached(at, slide.cells)
		}},
	}}
}

// pieceBlockers counts the pieces between the primary piece and the exit, each once.
func (a *arrangement) pieceBlockers() (n int32) {
	d := a.distance()
	if d == 0 {
		return 0
	}
	cell, step := a.front()
	last := int16(empty)
	for range d {
		if i := a.grid[cell]; i != empty && (i != last || i == isWall) {
			n++
			last = i
		}
		cell += step
	}
	return n
}

// reached lists the slides that cost more than 0.
func (z *Puzzle) reached(at engine.Position, cost func(slide) int) (list []engine.Reached) {
	p := at.(Position)
	grid := z.board.grid(p.at)
	for i := range z.board.pieces {
		back, ahead := z.board.freeCells(grid, i, int(p.at[i]))
		for by := -back; by <= ahead; by++ {
			s := slide{i, by}
			if by == 0 || cost(s) < 1 {
				continue
			}
			next := append([]uint8(nil), p.at...)
			next[i] = uint8(int(next[i]) + by)
			list = append(list, engine.Reached{Position: Position{z, next}, Name: z.board.direction(s), Cost: cost(s)})
		}
	}
	return list
}
