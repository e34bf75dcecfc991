package blocks

import (
	"context"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
)

// BenchmarkSearch runs the breadth-first search by cost: over all positions of Klotski turned upside down, which has no
// solution, and up to the goal of other boards, of up to millions of positions. It reports positions a second of processor
// time and bytes a position at the peak.
func BenchmarkSearch(b *testing.B) {
	for _, c := range []struct{ name, text string }{
		{"Klotski", "blocks\nbAAc\nbAAc\ndeef\ndghf\ni..j\ngoal:\ni..j\ndghf\ndeef\nbAAc\nbAAc\n"},
		{"Poppy", "blocks\nbAAc\nbAAc\ndeef\nghij\nk..l\ngoal: A r4c2\n"},
		{"Solomon", levelsWithDoors()[5].text},
		{"Rome", levelsWithDoors()[7].text},
	} {
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

// BenchmarkBesidePlain visits all positions of boards by steps twice in the same run: with the family's search and with the
// usual program for these puzzles, a hash map of words with three bits a cell (the number of its piece's form, 0 for none). It
// reports positions a second of processor time of both, and how many times as fast the first is.
func BenchmarkBesidePlain(b *testing.B) {
	for _, c := range classics() {
		if c.name != "Klotski" && c.name != "Poppy" && c.name != "Century" {
			continue
		}
		z := mustParse(b, c.text())
		b.Run(c.name, func(b *testing.B) {
			var fast, plain time.Duration
			count := func(n int) {
				if n != c.states {
					b.Fatalf("%d positions, want %d", n, c.states)
				}
			}
			positions := 0
			for b.Loop() {
				busy := casetest.Processor(b)
				meter := search.NewMeter(context.Background(), engine.Limits{}, nil)
				s := &space{puzzle: z, known: newSet(meter)}
				s.enumerate(z.board.coding(), meter)
				meter.Close()
				count(s.states())
				fast += busy()

				busy = casetest.Processor(b)
				count(plainStates(z))
				plain += busy()
				positions += c.states
			}
			b.ReportMetric(float64(positions)/fast.Seconds()/1e6, "Mpositions/cpu-s")
			b.ReportMetric(float64(positions)/plain.Seconds()/1e6, "plain-Mpositions/cpu-s")
			b.ReportMetric(plain.Seconds()/fast.Seconds(), "x")
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
