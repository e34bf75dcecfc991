package rush

import (
	"context"
	"os"
	"slices"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"

	"pgregory.net/rapid"
)

// truthBoards are boards whose whole spaces are judged: known ones, and random ones of any shape, some unsolvable. The
// reference is the independent implementation in random_test.go.
func truthBoards() []plainBoard {
	list := []plainBoard{
		{6, 6, right, "AAB..F..BCDFGPPCDFGH.IIIGHJ...LLJMM."},
		{6, 6, top, "ABBCCDAEPFFDGEP.HHGEIIJJNNNL.....LMM"},
		{6, 6, left, "..AABB.CCD...E.DFF.E.PPG.E..HG.IIIHG"},
	}
	for seed := 0; len(list) < 30; seed++ {
		b := rapid.Custom(drawPlain).Example(seed)
		if n := len(b.reach(800)); n > 20 && n < 800 {
			list = append(list, b)
		}
	}
	return list
}

func TestOracleKnowsEveryPositionOfWholeSpaces(t *testing.T) {
	for i, b := range truthBoards() {
		if i < 3 && os.Getenv("LANGKAH_LONG") == "" {
			continue // thousands of positions, too slow for the reference
		}
		b.againstOracle(t)
	}
}

// againstOracle judges every reachable board under both cost models and compares distance and best moves with the
// reference.
func (b plainBoard) againstOracle(t *testing.T) {
	const most = 60_000
	list := b.reach(most)
	if len(list) >= most {
		t.Fatalf("too many positions from\n%s", b)
	}
	z := read(t, b.String())
	for _, c := range []costModel{slides, steps} {
		exact := distances(list, c)
		puzzle, err := z.With(engine.Values{"cost": string(c)})
		if err != nil {
			t.Fatal(err)
		}
		z := puzzle.(*Puzzle)
		oracle := z.Oracle()
		every := 1
		if newBitboard(z.board) == nil {
			every = 1 + len(list)/5 // each one and its successors are solved
		}
		for i := 0; i < len(list); i += every {
			at := list[i]
			p := Position{z, z.placesIn(at)}
			got := oracle.Judge(context.Background(), p, engine.Limits{}, nil)
			if !at.agrees(t, p, got, exact, c) {
				return
			}
		}
	}
}

// agrees compares one judgement with the reference.
func (b plainBoard) agrees(t *testing.T, p Position, got engine.Truth, exact map[string]int, c costModel) bool {
	t.Helper()
	want := exact[b.cells]
	if want == unreachable {
		if got.Status != engine.NoSolution || got.Reason.IsZero() {
			t.Errorf("%s, %q; there is no solution from\n%s", got.Status, got.Reason, b)
		}
		return got.Status == engine.NoSolution
	}
	var best []string
	if want > 0 {
		for cells, covered := range b.slides() {
			cost := 1
			if c == steps {
				cost = covered
			}
			if cost+exact[cells] == want {
				best = append(best, cells)
			}
		}
	}
	var told []string
	for _, m := range got.Best {
		after, err := p.Apply(m)
		if err != nil {
			t.Fatalf("%v on\n%s", err, b)
		}
		told = append(told, cellsOf(after.(Position)))
	}
	slices.Sort(best)
	slices.Sort(told)
	if got.Status != engine.Solved || !got.Exact() || got.AtLeast != want || !got.AllBest || !slices.Equal(best, told) {
		t.Errorf("%s: %s, %d to %d, best %v; want %d, %v from\n%s", c, got.Status, got.AtLeast, got.AtMost, told, want, best, b)
		return false
	}
	return true
}

// cellsOf returns a position in the notation of the reference.
func cellsOf(p Position) string {
	b := p.puzzle.board
	cells := make([]byte, b.rows*b.cols)
	for i, holds := range b.grid(p.at) {
		switch {
		case holds == isWall:
			cells[i] = '#'
		case holds < 0:
			cells[i] = '.'
		default:
			cells[i] = b.pieces[holds].name[0]
		}
	}
	return string(cells)
}

// If memory does not allow the space, the oracle solves instead, with the same result.
func TestOracleWithoutRoomForTheSpace(t *testing.T) {
	z := read(t, truthBoards()[9].String())
	small := engine.Limits{Memory: 700 << 10}
	if _, status := z.Space(context.Background(), engine.Limits{Nodes: 3}, nil); status == search.NoSolution {
		t.Fatal("the space was built with 3 nodes")
	}
	whole, solving := z.Oracle(), &oracle{puzzle: z, tried: []engine.Limits{{}}}
	for i, at := range truthBoards()[9].reach(100) {
		if i%9 != 0 {
			continue
		}
		p := Position{z, z.placesIn(at)}
		want := whole.Judge(context.Background(), p, engine.Limits{}, nil)
		got := solving.Judge(context.Background(), p, small, nil)
		if !got.AllBest || got.AtLeast != want.AtLeast || !slices.EqualFunc(got.Best, want.Best, func(a, b engine.Move) bool { return a.Name == b.Name }) {
			t.Errorf("%+v, want %+v", got, want)
		}
	}
	if solving.space != nil {
		t.Error("the space was built all the same")
	}
}

// A stopped oracle reports only what is proven.
func TestStoppedOracleDoesNotGuess(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	z := read(t, "6 6\n11\nAAB..F\n..BCDF\nGPPCDFK\nGH.III\nGHJ...\nLLJMM.\n")
	got := z.Oracle().Judge(ctx, z.Start(), engine.Limits{}, nil)
	if got.Status != engine.Stopped || got.AllBest || got.AtLeast > 5 || got.AtMost != engine.NoBound && got.AtMost < 5 {
		t.Errorf("%+v", got)
	}
	for _, limits := range []engine.Limits{{Nodes: 3}, {Memory: 1}} {
		got := z.Oracle().Judge(context.Background(), z.Start(), limits, nil)
		if !got.Status.Limited() || got.AllBest || got.AtLeast > 5 || got.AtMost != engine.NoBound && got.AtMost < 5 {
			t.Errorf("%+v: %+v", limits, got)
		}
	}
}

// The time of a judgement once the space exists.
func BenchmarkJudge(b *testing.B) {
	z := read(b, "6 6\n9\nAA.P..\nBCCP..\nBD.EEE\n.D.FFF\n.GGG..\n.HHII.\n   K\n")
	o := z.Oracle()
	for range b.N {
		o.Judge(context.Background(), z.Start(), engine.Limits{}, nil)
	}
}
