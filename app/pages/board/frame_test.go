package board

import (
	"testing"
)

// BenchmarkScrub jumps about in a solution of 1,000 steps with the whole page
// following: board, caption, slider and move list. A frame has 16 ms.
func BenchmarkScrub(b *testing.B) {
	d := newDesk(b, "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 -\n")
	s := d.page.model.session
	for len(s.Moves()) < 1000 {
		moves := s.Position().Moves()
		if err := s.Play(moves[len(s.Moves())*7919%len(moves)]); err != nil {
			b.Fatal(err)
		}
	}
	d.page.showOutcome()
	b.ResetTimer()
	for i := range b.N {
		d.page.jump(i * 37 % 1001)
	}
}
