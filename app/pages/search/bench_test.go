package search

import (
	"os"
	"runtime"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/app/pages/search/searchview"
	"langkah/engine"
)

// longest is the page with a search of more events than are kept, at its end.
func longest(t testing.TB) *bench {
	b := newBench(t, hard)
	b.Frame.Preferences.SetTime(0)
	m, err := engine.FindMethod(b.puzzle, "bfs", "")
	if err != nil {
		t.Fatal(err)
	}
	b.page.model.choice.Pick(m)
	b.puzzle = deep(t, b)
	b.page.PuzzleChanged()
	b.recorded()
	if !b.run().Trace.Cut() {
		t.Fatalf("the search has %d events", b.run().Trace.Len())
	}
	b.press(fyne.KeyEnd)
	return b
}

// deep is an 8-puzzle of 31 moves, of which a breadth-first search makes all states.
func deep(t testing.TB, b *bench) engine.Puzzle {
	t.Helper()
	p, err := b.Frame.Puzzles.Open("8 6 7\n2 5 4\n3 - 1\n")
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// BenchmarkStep is a step back and forward at the end of as many events as are
// kept, with all that shows it; the window is not painted.
func BenchmarkStep(t *testing.B) {
	for _, mode := range []searchview.Mode{searchview.Tree, searchview.Bands, searchview.Plane} {
		t.Run(mode.String(), func(t *testing.B) {
			b := longest(t)
			b.page.turn(mode)
			t.ResetTimer()
			for i := range t.N {
				if i%2 == 0 {
					b.press(fyne.KeyLeft)
				} else {
					b.press(fyne.KeyRight)
				}
			}
		})
	}
}

// Everything that the page holds of as many events as are kept is under 300 MB.
func TestTheLongestSearchIsHeld(t *testing.T) {
	if os.Getenv("LANGKAH_LONG") == "" {
		t.Skip("takes a while; LANGKAH_LONG=1 runs it")
	}
	const most = 300 << 20
	held := func() uint64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	before := held()
	b := longest(t)
	for _, mode := range []searchview.Mode{searchview.Bands, searchview.Plane, searchview.Tree} {
		b.page.turn(mode)
	}
	for _, tab := range b.page.side.own {
		b.page.side.Reveal(tab.SideTab)
	}
	after := held()
	t.Logf("%d MB for %d events", (after-before)>>20, b.run().Trace.Len())
	if after-before > most {
		t.Errorf("%d MB are held, at most %d are to be", (after-before)>>20, most>>20)
	}
	runtime.KeepAlive(b)
}
