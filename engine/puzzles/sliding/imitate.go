package sliding

import (
	"math"
	"slices"

	"langkah/engine"
)

// Key identifies the board without drawing it.
func (p Position) Key() string { return string(p.board.cells) }

// Imitations implements [engine.Imitable]: the heuristics from their definitions, with the
// usual mistakes, and moves that leave a row at its end for the next one.
func (p *Puzzle) Imitations() engine.Imitations {
	cells := func(number bool) func(tile, at, home int) float64 {
		return func(tile, at, home int) float64 {
			d := abs(at/p.start.cols-home/p.start.cols) + abs(at%p.start.cols-home%p.start.cols)
			if number && d > 0 {
				d = 1
			}
			if tile == 0 {
				return float64(d)
			}
			return float64(d * p.moveCost(uint8(tile)))
		}
	}
	steps, count := cells(false), cells(true)
	straight := func(tile, at, home int) float64 {
		d := math.Hypot(float64(at/p.start.cols-home/p.start.cols), float64(at%p.start.cols-home%p.start.cols))
		return d * float64(p.moveCost(uint8(tile)))
	}
	sum := func(each func(tile, at, home int) float64, goal []uint8, blank bool) func(engine.Position) float64 {
		home := make([]int, len(goal))
		for cell, tile := range goal {
			home[tile] = cell
		}
		return func(at engine.Position) float64 {
			h := 0.0
			for cell, tile := range at.(Position).board.cells {
				if tile != 0 || blank {
					h += each(int(tile), cell, home[tile])
				}
			}
			return h
		}
	}
	goal := p.goal.cells
	l := newLayout(p)
	conflicts := func(at engine.Position) float64 {
		return sum(steps, goal, false)(at) + p.conflicts(l, at.(Position).board)
	}
	list := []engine.Imitation{
		{Of: manhattan, Value: sum(steps, goal, false), Settled: true},
		{Of: misplaced, Value: sum(count, goal, false), Settled: true},
		{Of: linearConflict, Value: conflicts},
		{Of: "euclidean", Value: sum(straight, goal, false)},
		{Of: manhattan, Mistake: "h-blank", Value: sum(steps, goal, true)},
		{Of: misplaced, Mistake: "h-blank", Value: sum(count, goal, true)},
		{Of: linearConflict, Mistake: "h-blank", Value: func(at engine.Position) float64 {
			return sum(steps, goal, true)(at) + p.conflicts(l, at.(Position).board)
		}},
	}
	for _, name := range []string{blankFirst, blankLast, spiral} {
		other, _ := namedGoal(name, p.start.rows, p.start.cols)
		if slices.Equal(other.cells, goal) {
			continue
		}
		for _, blank := range []bool{false, true} {
			list = append(list,
				engine.Imitation{Of: manhattan, Mistake: "h-wrong-goal", Value: sum(steps, other.cells, blank)},
				engine.Imitation{Of: misplaced, Mistake: "h-wrong-goal", Value: sum(count, other.cells, blank)})
		}
	}
	return engine.Imitations{Estimates: list, Moves: []engine.MoveRule{{
		Name: "wrap", Mistake: "wrap-around", Words: engine.Msg("tiles leave a row at its end for the next one"), Next: p.wrapped,
	}, {
		Name: "torus", Mistake: "wrap-around", Words: engine.Msg("tiles leave the board at one side and enter it at the other"), Next: p.torus,
	}}}
}

// conflicts returns what linear conflicts add to Manhattan.
func (p *Puzzle) conflicts(l *layout, b board) float64 {
	names, sum := l.encode(b), int32(0)
	for axis := range 2 {
		for line := range l.lines(axis) {
			tiles := make([]uint8, l.length(axis))
			for i := range tiles {
				tiles[i] = names[l.cellAt(axis, line, i)]
			}
			sum += l.conflict(axis, line, tiles)
		}
	}
	return float64(sum)
}

// wrapped moves the blank by one index to the left or right, whatever its column.
func (p *Puzzle) wrapped(at engine.Position) []engine.Reached {
	return p.reached(at, func(cell int, d direction) int {
		to := cell + [...]int{-p.start.cols, 1, p.start.cols, -1}[d]
		if to < 0 || to >= len(p.start.cells) {
			return -1
		}
		return to
	})
}

// torus moves the blank over the rim to the other side of its row or column.
func (p *Puzzle) torus(at engine.Position) []engine.Reached {
	rows, cols := p.start.rows, p.start.cols
	return p.reached(at, func(cell int, d direction) int {
		r := (cell/cols + rows + [...]int{-1, 0, 1, 0}[d]) % rows
		c := (cell%cols + cols + [...]int{0, 1, 0, -1}[d]) % cols
		return r*cols + c
	})
}

func (p *Puzzle) reached(at engine.Position, to func(cell int, d direction) int) (list []engine.Reached) {
	b := at.(Position).board
	for d := up; d <= left; d++ {
		if cell := to(b.blank(), d); cell >= 0 {
			next := Position{p, b.slide(cell)}
			list = append(list, engine.Reached{Position: next, Name: d.String(), Cost: p.moveCost(b.cells[cell])})
		}
	}
	return list
}
