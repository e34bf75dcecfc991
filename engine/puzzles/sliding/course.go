package sliding

import (
	"fmt"

	"langkah/engine"
)

// Course is the form of the 15-puzzle assignment of 2022: KURANG(i) of every
// tile and the sum before the boards.
func (p *Puzzle) Course() engine.CourseForm {
	parity := parityOf(p.start, p.goal)
	var before []string
	for i, tile := range p.goal.cells {
		if tile == 0 {
			tile = uint8(len(p.goal.cells)) // the assignment counts the blank as the largest tile
		}
		before = append(before, fmt.Sprintf("Kurang(%d) = %d", tile, parity.kurang[i]))
	}
	total, verdict := parity.sum+parity.x, "genap: dapat diselesaikan"
	if !parity.solvable() {
		verdict = "ganjil: tidak dapat diselesaikan"
	}
	before = append(before, fmt.Sprintf("Sigma Kurang(i) + X = %d + %d = %d, %s", parity.sum, parity.x, total, verdict))
	names := map[string]string{"UP": "atas", "RIGHT": "kanan", "DOWN": "bawah", "LEFT": "kiri"}
	return engine.CourseForm{
		Before:   before,
		Move:     func(m engine.Move) string { return "kotak kosong ke " + names[m.Name] },
		Examined: "Banyak simpul yang dibangkitkan",
		Count:    func(r engine.Result) int64 { return r.Generated },
		Time:     "Waktu eksekusi",
	}
}
