package search_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"langkah/engine/base/option"
	"langkah/engine/solve/search"
	"langkah/engine/solve/search/searchtest"
)

// walked returns the board after so many random moves from the goal.
func walked(random *rand.Rand, p search.Problem[uint64], moves int) search.Problem[uint64] {
	var out []search.Successor[uint64]
	for goal := range p.Goals {
		p.Start = goal
	}
	for range moves {
		out = p.Expand(p.Start, 0, out[:0])
		p.Start = out[random.IntN(len(out))].State
	}
	return p
}

// priced returns the problem with moves that cost 1, 5 or 9.
func priced(p search.Problem[uint64]) search.Problem[uint64] {
	cost := func(out []search.Successor[uint64]) []search.Successor[uint64] {
		for i := range out {
			out[i].Cost = 1 + 4*((out[i].Move>>4+out[i].Move&15)%3)
		}
		return out
	}
	expand, reverse := p.Expand, p.Reverse
	p.Expand = func(s uint64, h int32, out []search.Successor[uint64]) []search.Successor[uint64] {
		return append(out, cost(expand(s, h, nil))...)
	}
	p.Reverse = func(s uint64, out []search.Successor[uint64]) []search.Successor[uint64] {
		return append(out, cost(reverse(s, nil))...)
	}
	p.UnitCost = false
	return p
}

// fits is a recorder that follows how many nodes are in memory, by the events alone.
type fits struct {
	here map[int32]bool
	most int // at an expansion
}

func (f *fits) Record(e search.Event) {
	switch {
	case e.Kind == search.Generated:
		f.here[e.Node] = true
	case e.Why == search.Culled || e.Why == search.DeadEnd:
		delete(f.here, e.Node)
	case e.Kind == search.Expanded:
		f.most = max(f.most, len(f.here))
	}
}

// However small its memory, SMA* ends: with the optimum, or with a word that the memory was too
// small. It finds a solution whenever the path of one fits.
func TestSMAStarInTinyMemories(t *testing.T) {
	random := rand.New(rand.NewPCG(29, 3))
	var optimal, unproven, none int
	for board := range 300 {
		p := walked(random, searchtest.Tiles(2, 3, 1, 2, 3, 4, 5, 0), random.IntN(40))
		if random.IntN(2) == 0 {
			p = priced(p)
		}
		if random.IntN(3) == 0 {
			p = searchtest.Misplaced(p)
		}
		best, err := search.Run(context.Background(), "ucs", p, option.Settings{}, search.Limits{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		short, err := search.Run(context.Background(), "bfs", p, option.Settings{}, search.Limits{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		keep := 2 + random.IntN(24)
		if board%2 == 0 { // the shortest path just fits
			keep = max(2, len(short.Path)+1+random.IntN(2))
		}
		o := keeping(t, p, keep, nil)
		told := fmt.Sprintf("board %d, %x, %d nodes: %s", board, p.Start, keep, o.Status)
		switch fitting := len(short.Path)+1 <= keep; {
		case !fitting && o.Status != search.DepthLimit:
			t.Fatalf("%s, where no path fits", told)
		case !fitting:
			none++
		case o.Status != search.Solved:
			t.Fatalf("%s, where %d moves suffice", told, len(short.Path))
		case len(o.Path)+1 > keep:
			t.Fatalf("%s by a path of %d moves", told, len(o.Path))
		case o.Optimal && o.Cost != best.Cost, o.Cost < best.Cost:
			t.Fatalf("%s at cost %d, which is called optimal; %d is", told, o.Cost, best.Cost)
		case p.UnitCost && !o.Optimal, len(best.Path)+1 <= keep && o.Cost != best.Cost:
			t.Fatalf("%s at cost %d, proven %v; the optimum of %d fits", told, o.Cost, o.Optimal, best.Cost)
		case o.Optimal:
			optimal++
		default:
			unproven++
		}
		if o.Bound > best.Cost {
			t.Fatalf("%s with a bound of %d; there is a solution of %d", told, o.Bound, best.Cost)
		}
	}
	if optimal < 50 || unproven < 5 || none < 10 {
		t.Errorf("too few of a kind: %d optimal, %d not proven, %d too small", optimal, unproven, none)
	}
}

// A dearer solution that fits is found, and not called optimal where a longer one may be cheaper:
//
//	A --9-- D        A -1- B -1- C -1- D
func TestSMAStarDoesNotProveBeyondItsMemory(t *testing.T) {
	ways := map[rune]map[rune]int32{'A': {'D': 9, 'B': 1}, 'B': {'C': 1}, 'C': {'D': 1}}
	p := search.Problem[rune]{
		Start: 'A',
		Goal:  func(s rune) bool { return s == 'D' },
		Expand: func(s rune, _ int32, out []search.Successor[rune]) []search.Successor[rune] {
			for to := 'A'; to <= 'D'; to++ {
				if cost := ways[s][to]; cost > 0 {
					out = append(out, search.Successor[rune]{State: to, Move: to, Cost: cost})
				}
			}
			return out
		},
	}
	for keep, want := range map[int]struct {
		cost    int64
		optimal bool
	}{2: {9, false}, 3: {9, false}, 4: {3, true}} {
		o := keeping(t, p, keep, nil)
		if o.Status != search.Solved || o.Cost != want.cost || o.Optimal != want.optimal {
			t.Errorf("%d nodes: %s, cost %d, optimal %v; expected cost %d, optimal %v", keep, o.Status, o.Cost, o.Optimal, want.cost, want.optimal)
		}
	}
}

// The tree has never more nodes at an expansion than may be kept, and everything that was
// forgotten is generated again when it is needed.
func TestSMAStarKeepsNoMoreThanItMay(t *testing.T) {
	p := searchtest.Tiles(3, 3, 0, 1, 3, 4, 2, 5, 7, 8, 6)
	p = walked(rand.New(rand.NewPCG(1, 1)), p, 60)
	whole := keeping(t, p, 100_000, nil)
	for _, keep := range []int{len(whole.Path) + 1, 2 * len(whole.Path), 10 * len(whole.Path)} {
		f := &fits{here: map[int32]bool{}}
		o := keeping(t, p, keep, f)
		if o.Status != search.Solved || !o.Optimal || o.Cost != whole.Cost || f.most > keep {
			t.Errorf("%d nodes: %s, cost %d, expected %d; %d were kept", keep, o.Status, o.Cost, whole.Cost, f.most)
		}
		if o.Expanded <= whole.Expanded {
			t.Errorf("%d nodes: %d expansions, with all memory %d: nothing was forgotten", keep, o.Expanded, whole.Expanded)
		}
	}
}

func keeping[S comparable](t *testing.T, p search.Problem[S], nodes int, r search.Recorder) search.Outcome[S] {
	t.Helper()
	a, err := search.Find("smastar")
	if err != nil {
		t.Fatal(err)
	}
	var probe *search.Probe
	if r != nil {
		probe = &search.Probe{Recorder: r}
	}
	const enough = 3_000_000
	o, err := search.Run(context.Background(), a.Name, p, option.Of(option.Values{"keep": fmt.Sprint(nodes)}, a.Options...), search.Limits{Nodes: enough}, probe)
	if err != nil || o.Status == search.NodeLimit {
		t.Fatalf("%d nodes: %v, %s after %d expansions", nodes, err, o.Status, o.Expanded)
	}
	return o
}
