package rush

import (
	"context"
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
)

// numbers returns the elements of a set.
func (w wide) numbers() map[int]bool {
	list := map[int]bool{}
	for n := range wideBits {
		if w.has(n) {
			list[n] = true
		}
	}
	return list
}

// TestWideSets compares set operations with the same operations on maps.
func TestWideSets(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := wide{rapid.Uint64().Draw(t, "low"), rapid.Uint64().Draw(t, "high")}
		by, most := rapid.IntRange(1-wideBits, wideBits-1).Draw(t, "by"), rapid.IntRange(0, wideBits-1).Draw(t, "most")
		list := w.numbers()
		want, below := map[int]bool{}, 0
		for n := range list {
			if n+by >= 0 && n+by < wideBits {
				want[n+by] = true
			}
			if n < most {
				below++
			}
		}
		if got := w.plus(by).numbers(); fmt.Sprint(got) != fmt.Sprint(want) {
			t.Fatalf("%v plus %d is %v", list, by, got)
		}
		if w.count() != len(list) || w.below(most) != below {
			t.Fatalf("%d numbers, %d below %d, expected %d and %d", w.count(), w.below(most), most, len(list), below)
		}
		for k := range w.count() {
			if n := w.nth(k); !w.has(n) || w.below(n) != k {
				t.Fatalf("number %d is %d, with %d below it", k, n, w.below(n))
			}
		}
	})
}

// measuredBy returns the whole space of a puzzle, computed position by position or by blocks.
func measuredBy(t failer, z *Puzzle, byBlocks bool) *Space {
	t.Helper()
	meter := search.NewMeter(context.Background(), search.Limits{}, nil)
	defer meter.Close()
	s := newWhole(z, newBitboard(z.board), meter)
	s.plain = true
	status := search.Running
	if start := s.board.code(z.board.starts()); byBlocks {
		if s.blocks = newBlockSpace(s.board, start, meter); s.blocks == nil {
			return nil
		}
		status = s.reachBlocks(start, meter)
	} else {
		status = s.reach(meter)
	}
	if status != search.Running || s.measure(meter) != search.Running {
		t.Fatalf("not measured:\n%s", z)
	}
	if meter.Expanded != int64(s.States()) {
		t.Fatalf("%d positions expanded of %d:\n%s", meter.Expanded, s.States(), z)
	}
	return s
}

// sameSpaces compares a space by blocks with one computed position by position.
func sameSpaces(t failer, z *Puzzle) {
	t.Helper()
	plain, fast := measuredBy(t, z, false), measuredBy(t, z, true)
	if fast == nil {
		return
	}
	if plain.States() != fast.States() || plain.solved != fast.solved {
		t.Fatalf("%d states, %d solved; by blocks %d and %d:\n%s", plain.States(), plain.solved, fast.States(), fast.solved, z)
	}
	for n := range uint32(plain.States()) {
		code := plain.code(n)
		m, ok := fast.find(code)
		if !ok || fast.code(m) != code {
			t.Fatalf("number %d (%v) is not of\n%s", m, ok, plain.position(int(n)).Text())
		}
		if plain.Solvable() && (fast.slides[m] != plain.slides[n] || fast.steps[m] != plain.steps[n]) {
			t.Fatalf("%d slides and %d steps, expected %d and %d, of\n%s", fast.slides[m], fast.steps[m], plain.slides[n], plain.steps[n], plain.position(int(n)).Text())
		}
	}
	if plain.Solvable() {
		sameWays(t, plain, fast)
	}
}

// sameWays compares the hardest starts and the shortest solutions of two spaces.
func sameWays(t failer, plain, fast *Space) {
	t.Helper()
	most, least, _ := fast.Distance(fast.Hardest())
	if a, b, _ := plain.Distance(plain.Hardest()); a != most || b != least {
		t.Fatalf("the hardest has %d slides and %d steps, expected %d and %d", most, least, a, b)
	}
	meter := search.NewMeter(context.Background(), search.Limits{}, nil)
	defer meter.Close()
	for _, c := range []costModel{slides, steps} {
		a, _ := plain.path(c, meter)
		b, _ := fast.path(c, meter)
		if len(a) != len(b) || cells(plain.board.slidesAlong(a)) != cells(plain.board.slidesAlong(b)) {
			t.Fatalf("%s: %v, expected %v", c, fast.board.slidesAlong(b), plain.board.slidesAlong(a))
		}
	}
}

func cells(list []slide) (n int) {
	for _, s := range list {
		n += s.cells()
	}
	return n
}

// TestBlocksMeasureTheSame: blocks give the same positions and distances as single positions; on every twentieth board
// of the sample, and on others with walls and other exits.
func TestBlocksMeasureTheSame(t *testing.T) {
	casetest.SkipUnderRace(t)
	for _, text := range []string{
		board1,
		"3 5\n2\n..A..\nPPABBK\n.....\n",
		"4 4\n3\n..A.\nPPA.K\nBB.C\n...C\n",
		"4 4\n2\n  K\nAAA.\n..P.\n..P.\nBB..\n",
		"ooooxoBoAAoBooooooooxoooo",
		"IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM",
		"2 9\n3\nAA..BB..C\nPP......CK\n",
		"2 9\n4\nAA.BB.C.D\nPP....C.DK\n", // three pieces in a lane
		"2 4\n0\nPP..K\n....\n",
	} {
		sameSpaces(t, read(t, text))
	}
	for i, c := range readDeck(t, "database_sample.txt") {
		if i%20 == 0 && c.states < 20_000 || longRun() {
			sameSpaces(t, c.puzzle)
		}
	}
}

// TestBlocksMeasureTheRealFiles does the same on all real files of up to four million positions.
func TestBlocksMeasureTheRealFiles(t *testing.T) {
	if !longRun() {
		t.Skip("LANGKAH_LONG=1 takes half a minute for it")
	}
	for _, k := range readManifest(t) {
		if k.outcome == "malformed" || k.cluster > 4_000_000 {
			continue
		}
		if z := openCase(t, k); newBitboard(z.board) != nil {
			sameSpaces(t, z)
		}
	}
}

// TestBlocksOfRandomBoards does the same on boards of any size and shape.
func TestBlocksOfRandomBoards(t *testing.T) {
	casetest.SkipUnderRace(t)
	rapid.Check(t, func(t *rapid.T) {
		z, err := parse(drawPlain(t).String())
		if err != nil {
			t.Fatalf("%v", err)
		}
		if newBitboard(z.board) != nil {
			sameSpaces(t, z)
		}
	})
}

// TestOnePassAtATime: if the memory limit does not allow both passes at once, they run one after the other, with the
// same result; with less memory there is no space, and the limit is kept.
func TestOnePassAtATime(t *testing.T) {
	z := read(t, largestCluster)
	within := func(limits search.Limits) (*Space, search.Status, *search.Meter) {
		meter := search.NewMeter(context.Background(), limits, nil)
		defer meter.Close()
		s, status := z.space(meter)
		return s, status, meter
	}
	whole, _, all := within(search.Limits{})
	built := 0
	for percent := int64(95); percent > 20; percent -= 10 {
		limit := all.PeakBytes * percent / 100
		s, status, meter := within(search.Limits{Memory: limit})
		if meter.PeakBytes > limit || s == nil && status != search.MemoryLimit {
			t.Errorf("status %d, %d bytes held with %d", status, meter.PeakBytes, limit)
		}
		if s == nil {
			continue
		}
		built++
		a, b, _ := s.Distance(s.Hardest())
		if c, d, _ := whole.Distance(whole.Hardest()); s.States() != 541934 || a != c || b != d {
			t.Errorf("%d states, the hardest has %d slides and %d steps, expected %d and %d", s.States(), a, b, c, d)
		}
	}
	if built == 0 || built == 8 {
		t.Errorf("built with %d limits of 8", built)
	}
	if s, status, meter := within(search.Limits{Nodes: 300_000}); s != nil || status != search.NodeLimit || meter.Expanded != 300_000 {
		t.Errorf("with 300000 nodes: built %v, status %d, %d expanded", s != nil, status, meter.Expanded)
	}
	if s, _, meter := within(search.Limits{Nodes: 541_935}); s == nil || meter.Expanded != 541_934 {
		t.Errorf("with as many nodes as there are: built %v, %d expanded", s != nil, meter.Expanded)
	}
}
