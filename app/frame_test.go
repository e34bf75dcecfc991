package app

import (
	"testing"
)

// BenchmarkScrub jumps about in a solution of 1,000 steps with the whole page
// following: board, caption, slider and move list. A frame has 16 ms.
func BenchmarkScrub(b *testing.B) {
	d := newDesk(b, file(b, "walk.txt", "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 -\n"))
	for len(d.session.Moves()) < 1000 {
		moves := d.session.Position().Moves()
		if err := d.session.Play(moves[len(d.session.Moves())*7919%len(moves)]); err != nil {
			b.Fatal(err)
		}
	}
	d.solvePage().resultChanged()
	b.ResetTimer()
	for i := range b.N {
		d.solvePage().jump(i * 37 % 1001)
	}
}
