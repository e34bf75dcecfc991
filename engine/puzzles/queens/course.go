package queens

import "langkah/engine"

// Course is the form of the assignment of 2026: the board with # for the queens.
func (p *Puzzle) Course() engine.CourseForm {
	return engine.CourseForm{
		Examined: "Banyak kasus yang ditinjau",
		Count:    func(r engine.Result) int64 { return r.Generated },
		Time:     "Waktu pencarian",
	}
}
