package ice

import (
	"fmt"

	"langkah/engine"
)

// Colours of a terminal.
const (
	red    = 31
	green  = 32
	yellow = 33
	cyan   = 36
)

// Course is the form of the Ice Sliding assignment of 2026: the moves as one
// word, the cost, and the board after each step with all numbers on it.
func (z *Puzzle) Course() engine.CourseForm {
	colours := map[rune]int{actor: yellow, goal: green, lava: red}
	return engine.CourseForm{
		Told: func(r engine.Result) []string {
			cost := 0
			at := z.start
			for _, m := range r.Moves { // the assignment counts cells, whatever the puzzle does
				d, _ := directionNamed(m.Name)
				s := z.slide(at, d)
				at, cost = s.to, cost+s.cost
			}
			return []string{"Solusi Yang Ditemukan : " + shortMoves(r.Moves), fmt.Sprintf("Cost dari Solusi : %d", cost)}
		},
		First: "Initial",
		Step:  "Step %d : %s",
		Move: func(m engine.Move) string {
			return shortMoves([]engine.Move{m})
		},
		Board: func(p engine.Position) string { return p.(Position).drawn(true) },
		Colour: func(mark rune, _ engine.Move) int {
			if mark >= '0' && mark <= '9' {
				return cyan
			}
			return colours[mark]
		},
		Examined: "Banyak iterasi yang dilakukan",
		Unit:     "iterasi",
		Count:    func(r engine.Result) int64 { return r.Expanded },
		Time:     "Waktu eksekusi",
	}
}
