package rush

import (
	"context"
	"testing"

	"langkah/engine/casetest"
	"langkah/engine/search"
)

// measuredBy is the whole space of a puzzle, by an index or by a ranking.
func measuredBy(t *testing.T, z *Puzzle, ranking bool) *Space {
	t.Helper()
	meter := search.NewMeter(context.Background(), search.Limits{}, nil)
	defer meter.Close()
	s := &Space{puzzle: z, board: newBitboard(z.board), index: newIndex(meter)}
	reach := s.reach
	if ranking {
		if s.ranking = newRankedSpace(s.board, meter); s.ranking == nil {
			t.Fatalf("not ranked:\n%s", z)
		}
		reach = s.reachRanked
	}
	if reach(meter) != search.Running || s.measure(meter) != search.Running {
		t.Fatalf("not measured:\n%s", z)
	}
	return s
}

// sameSpaces holds a ranked space against an indexed one.
func sameSpaces(t *testing.T, z *Puzzle) {
	t.Helper()
	plain, ranked := measuredBy(t, z, false), measuredBy(t, z, true)
	if plain.States() != ranked.States() || plain.solved != ranked.solved || plain.most() != ranked.most() {
		t.Fatalf("%d states, %d solved, at most %d slides; ranked %d, %d, %d:\n%s", plain.States(), plain.solved, plain.most(), ranked.States(), ranked.solved, ranked.most(), z)
	}
	for i := range plain.States() {
		n, ok := ranked.find(plain.code(uint32(i)))
		if !ok || ranked.distances[n] != plain.distances[i] || ranked.steps[n] != plain.steps[i] {
			t.Fatalf("found %v: %x and %d, expected %x and %d, of\n%s", ok, ranked.distances[n], ranked.steps[n], plain.distances[i], plain.steps[i], plain.position(i).Text())
		}
	}
	if !plain.Solvable() {
		return
	}
	most, least, ok := ranked.Distance(ranked.Hardest())
	if a, b, _ := plain.Distance(plain.Hardest()); !ok || a != most || b != least {
		t.Errorf("the hardest has %d slides and %d steps, expected %d and %d", most, least, a, b)
	}
	for _, c := range []costModel{slides, steps} {
		if a, b := len(plain.path(c)), len(ranked.path(c)); a != b {
			t.Errorf("a way of %d positions, expected %d", b, a)
		}
	}
}

// TestRankedSpacesAreTheSame: by a ranking come the positions and distances that come by a
// table; on every twentieth board of the sample, and on others with walls and other exits.
func TestRankedSpacesAreTheSame(t *testing.T) {
	casetest.SkipUnderRace(t)
	for _, text := range []string{
		board1,
		"3 5\n2\n..A..\nPPABBK\n.....\n",
		"4 4\n3\n..A.\nPPA.K\nBB.C\n...C\n",
		"4 4\n2\n  K\nAAA.\n..P.\n..P.\nBB..\n",
		"ooooxoBoAAoBooooooooxoooo",
		"IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM",
		"2 9\n3\nAA..BB..C\nPP......CK\n",
	} {
		sameSpaces(t, read(t, text))
	}
	for i, c := range readDeck(t, "database_sample.txt") {
		if i%20 == 0 && c.states < 20_000 || longRun() {
			sameSpaces(t, c.puzzle)
		}
	}
}

// TestRankingNumbersAllLegalPositions: each number is that of one position without overlap,
// and there are as many as are counted by hand or known.
func TestRankingNumbersAllLegalPositions(t *testing.T) {
	for text, want := range map[string]int{
		"2 4\n0\nPP..K\n....\n":                        3,
		"2 4\n1\nPP.AK\n...A\n":                        2, // A cannot move
		"3 3\n1\n..A\nPPAK\n...\n":                     -1,
		"IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM":         -1,
		"BBoCoooDoCEEoDAAFGHoIIFGHoJKKoLLJooo":         541934,
		"3 5\n2\n..A..\nPPABBK\n.....\n":               -1,
		"5 5\n3\nPP..AK\n....A\nBB...\nCC...\n.....\n": -1,
	} {
		b := newBitboard(read(t, text).board)
		r := newRanking(b)
		if r == nil {
			t.Fatalf("not ranked: %q", text)
		}
		if want >= 0 && r.size() != want {
			t.Errorf("%q: %d legal positions, expected %d", text, r.size(), want)
		}
		var at rankedAt
		for n := range uint32(r.size()) {
			code := r.unrank(n)
			if r.look(code, &at); at.number != n {
				t.Fatalf("%q: number %d has the code %x, which has number %d", text, n, code, at.number)
			}
			cells := b.fixed
			for k := range b.pieces {
				place := b.places[b.now[k]].cells
				if cells&place != 0 {
					t.Fatalf("%q: the pieces of number %d overlap", text, n)
				}
				cells |= place
			}
		}
	}
}

// TestRankedSpaceKeepsItsLimits builds one where edges would not fit, and one that does
// not fit either.
func TestRankedSpaceKeepsItsLimits(t *testing.T) {
	z := read(t, largestCluster)
	for _, mebibytes := range []int64{16, 1} {
		meter := search.NewMeter(context.Background(), search.Limits{Memory: mebibytes << 20}, nil)
		s, status := z.space(meter)
		meter.Close()
		if fits := mebibytes > 1; fits != (s != nil) || !fits && status != search.MemoryLimit || fits && (s.ranked == nil || s.States() != 541934) {
			t.Errorf("with %d MiB: built %v, status %d", mebibytes, s != nil, status)
		}
		if meter.PeakBytes > mebibytes<<20 {
			t.Errorf("%d bytes held with %d MiB", meter.PeakBytes, mebibytes)
		}
	}
	meter := search.NewMeter(context.Background(), search.Limits{Memory: 16 << 20, Nodes: 300_000}, nil)
	defer meter.Close()
	if s, status := z.space(meter); s != nil || status != search.NodeLimit || meter.Expanded > 300_000 {
		t.Errorf("with 300000 nodes: built %v, status %d, %d expanded", s != nil, status, meter.Expanded)
	}
}
