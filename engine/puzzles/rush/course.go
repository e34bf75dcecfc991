package rush

import (
	"strings"

	"langkah/engine"
)

// Colours of a terminal: the assignment wants three different ones.
const (
	red    = 31
	green  = 32
	yellow = 33
)

// Course is the form of the Rush Hour assignment of 2025: "Gerakan 1: I-kiri".
func (z *Puzzle) Course() engine.CourseForm {
	directions := map[string]string{"up": "atas", "down": "bawah", "left": "kiri", "right": "kanan"}
	return engine.CourseForm{
		Move: func(m engine.Move) string {
			s, err := z.slide(m.Name)
			if err != nil {
				return m.Name
			}
			return z.board.pieces[s.piece].name + "-" + directions[z.board.direction(s)]
		},
		Colour: func(mark rune, last engine.Move) int {
			name, _, _ := strings.Cut(last.Name, " ")
			switch {
			case string(mark) == z.board.pieces[0].name:
				return red
			case z.form == letterGrid && mark == exitMark:
				return green
			case string(mark) == name:
				return yellow
			}
			return 0
		},
		Examined: "Banyak node yang diperiksa",
		Count:    func(r engine.Result) int64 { return r.Expanded },
		Time:     "Waktu eksekusi",
	}
}
