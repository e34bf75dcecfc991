package blocks

import (
	"context"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
)

// BenchmarkSearch runs the breadth-first search over all positions of boards, by cost: Klotski turned upside down, which has no
// solution, and a level of millions of positions. It reports positions a second of processor time and bytes a position at
// the peak.
func BenchmarkSearch(b *testing.B) {
	for _, c := range []struct{ name, text string }{
		{"Klotski", "blocks\nbAAc\nbAAc\ndeef\ndghf\ni..j\ngoal:\ni..j\ndghf\ndeef\nbAAc\nbAAc\n"},
		{"Poppy", "blocks\nbAAc\nbAAc\ndeef\nghij\nk..l\ngoal:\nk..l\nghij\ndeef\nbAAc\nbAAc\nequal: AA\n"},
		{"Solomon", levelsWithDoors()[5].text},
		{"Rome", levelsWithDoors()[7].text},
	} {
		if c.name == "Poppy" {
			c.text = "blocks\nbAAc\nbAAc\ndeef\nghij\nk..l\ngoal: A r4c2\n"
		}
		z := mustParse(b, c.text)
		for _, cost := range costs() {
			b.Run(c.name+"/"+string(cost), func(b *testing.B) {
				var positions int64
				var bytes float64
				busy := casetest.Processor(b)
				for b.Loop() {
					meter := search.NewMeter(context.Background(), engine.Limits{}, nil)
					w := newWalk(z.board.coding(), cost, newSet(meter), meter)
					w.search(w.encode(z.first().canonical().at))
					positions += meter.Expanded
					bytes = float64(meter.PeakBytes) / float64(w.known.size)
					meter.Close()
				}
				b.ReportMetric(float64(positions)/busy().Seconds()/1e6, "Mpositions/cpu-s")
				b.ReportMetric(bytes, "bytes/position")
			})
		}
	}
}

// BenchmarkPlain is the usual program for these puzzles, for comparison: breadth-first by steps, a cell in three bits of a word
// (the number of its piece's form, 0 for none) and a hash map of such words. It begins at the start and visits all positions.
func BenchmarkPlain(b *testing.B) {
	for _, c := range classics() {
		if c.name != "Klotski" && c.name != "Poppy" && c.name != "Century" {
			continue
		}
		z := mustParse(b, c.text())
		b.Run(c.name+"/steps", func(b *testing.B) {
			positions := 0
			for b.Loop() {
				n := plainStates(z)
				if n != c.states {
					b.Fatalf("%d positions, want %d", n, c.states)
				}
				positions += n
			}
			b.ReportMetric(float64(positions)/b.Elapsed().Seconds()/1e6, "Mpositions/s")
		})
	}
}

// plainStates counts the positions that can be reached from the start of a board of up to 21 cells and 7 forms.
func plainStates(z *Puzzle) int {
	b := z.board
	cells := make([]byte, b.rows*b.cols)
	for i, place := range z.start {
		k := b.kind(i)
		for _, c := range k.shape.cells {
			cells[(k.corners[place].row+c.row)*b.cols+k.corners[place].col+c.col] = byte(b.kindOf[i] + 1)
		}
	}
	pack := func() (word uint64) {
		for _, c := range cells {
			word = word<<3 | uint64(c)
		}
		return word
	}
	start := pack()
	seen, queue := map[uint64]bool{start: true}, []uint64{start}
	done := make([]bool, len(cells))
	for n := 0; n < len(queue); n++ {
		for i := len(cells) - 1; i >= 0; i-- {
			cells[i], done[i] = byte(queue[n]>>(3*(len(cells)-1-i))&7), false
		}
		for i, form := range cells { // the first cell that is left of a form is that of a piece
			if form == 0 || done[i] {
				continue
			}
			s := b.kinds[form-1].shape
			row, col := i/b.cols-s.cells[0].row, i%b.cols-s.cells[0].col
			put := func(row, col int, form byte) {
				for _, c := range s.cells {
					cells[(row+c.row)*b.cols+col+c.col] = form
				}
			}
			for _, c := range s.cells {
				done[(row+c.row)*b.cols+col+c.col] = true
			}
			put(row, col, 0)
			for d := range 4 {
				r, q := row+rowSteps[d], col+colSteps[d]
				free := r >= 0 && q >= 0 && r+s.height <= b.rows && q+s.width <= b.cols
				for _, c := range s.cells {
					free = free && cells[(r+c.row)*b.cols+q+c.col] == 0
				}
				if !free {
					continue
				}
				put(r, q, form)
				if word := pack(); !seen[word] {
					seen[word] = true
					queue = append(queue, word)
				}
				put(r, q, 0)
			}
			put(row, col, form)
		}
	}
	return len(queue)
}
