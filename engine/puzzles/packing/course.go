package packing

import "langkah/engine"

// Course is the form of the IQ Puzzler Pro assignment of 2025: the filled board,
// each piece in a colour of its own as far as a terminal has any.
func (p *Puzzle) Course() engine.CourseForm {
	colours := []int{31, 32, 33, 34, 35, 36, 91, 92, 93, 94, 95, 96, 41, 42, 43, 44, 45, 46, 101, 102, 103, 104, 105, 106, 37, 90}
	of := map[rune]int{}
	for i, piece := range p.pieces {
		of[rune(piece.letter)] = colours[i%len(colours)]
	}
	return engine.CourseForm{
		Colour:   func(mark rune, _ engine.Move) int { return of[mark] },
		Examined: "Banyak kasus yang ditinjau",
		Count:    func(r engine.Result) int64 { return r.Expanded },
		Time:     "Waktu pencarian",
	}
}
