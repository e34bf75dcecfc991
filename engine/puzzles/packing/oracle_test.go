package packing

import (
	"context"
	"math/rand/v2"
	"os"
	"slices"
	"sort"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine"
)

// plainCount counts the solutions by placing on the first empty cell each piece that fits, by the rules of the position
// alone; solutions receives their placements. Equal pieces are distinguished.
func plainCount(p *Position, path []string, solutions *[][]string) {
	empty := slices.Index(p.owner, -1)
	if empty < 0 {
		if p.Solved() {
			*solutions = append(*solutions, slices.Clone(path))
		}
		return
	}
	for _, m := range p.Moves() {
		next, err := p.Apply(m)
		if err != nil {
			continue
		}
		if q := next.(*Position); q.owner[empty] >= 0 {
			plainCount(q, append(path, m.Name), solutions)
		}
	}
}

// randomPosition places some pieces of a puzzle at random.
func randomPosition(p *Puzzle, random *rand.Rand, pieces int) *Position {
	at := p.start
	for range pieces {
		moves := at.Moves()
		if len(moves) == 0 {
			break
		}
		next, err := at.Apply(moves[random.IntN(len(moves))])
		if err != nil {
			break
		}
		at = next.(*Position)
	}
	return at
}

// Random solvable boards (200 with LANGKAH_LONG), from the start and from positions with some pieces placed at random.
// The number of solutions, the distance and the best moves equal those of the plain count.
func TestOracleCountsWhatIsLeft(t *testing.T) {
	dead, packings := 0, 40
	if os.Getenv("LANGKAH_LONG") != "" {
		packings = 200
	}
	for seed, done := 0, 0; done < packings; seed++ {
		p := rapid.Custom(func(t *rapid.T) *Puzzle {
			m := rapid.SampledFrom([]mode{rectangle, custom}).Draw(t, "mode")
			return cutUp(t, m, rapid.IntRange(2, 4).Draw(t, "rows"), rapid.IntRange(2, 5).Draw(t, "cols"), rapid.IntRange(0, 3).Draw(t, "gaps") == 0)
		}).Example(seed)
		if len(p.pieces) > 7 {
			continue // too slow for the plain count
		}
		done++
		at := randomPosition(p, rand.New(rand.NewPCG(uint64(seed), 0)), seed%4)
		got := p.Oracle().Judge(context.Background(), at, engine.Limits{}, nil)
		var solutions [][]string
		plainCount(at, nil, &solutions)
		if len(solutions) == 0 {
			dead++
			if got.Status != engine.NoSolution || got.Reason.IsZero() || got.Left.Number != 0 || !got.Left.Exact {
				t.Fatalf("%+v; nothing is left of\n%s%s", got, p, at.Text())
			}
			continue
		}
		var best []string
		for _, s := range solutions {
			best = append(best, s...)
		}
		sort.Strings(best)
		best = slices.Compact(best)
		var told []string
		for _, m := range got.Best {
			told = append(told, m.Name)
		}
		sort.Strings(told)
		raw := got.Left.Number * labellings(at)
		if got.Status != engine.Solved || !got.Left.Exact || raw != int64(len(solutions)) || got.AtLeast != len(solutions[0]) || !got.Exact() || !got.AllBest || !slices.Equal(told, best) {
			t.Fatalf("%+v, %d solutions left, told apart %d; want %d, best %v for\n%s%s", got, got.Left.Number, raw, len(solutions), best, p, at.Text())
		}
	}
	if dead < 2 {
		t.Errorf("only %d positions were dead ends", dead)
	}
}

// labellings returns the number of permutations of the remaining equal pieces.
func labellings(at *Position) int64 {
	q, _ := at.puzzle.From(at)
	return q.(*Puzzle).labellings().Int64()
}

func TestOracleUnderLimitsCountsAtLeast(t *testing.T) {
	p := read(t, "6 10 12\nDEFAULT\n"+setText(t, "pentomino"))
	stopped, stop := context.WithCancel(context.Background())
	stop()
	for _, c := range []struct {
		ctx    context.Context
		limits engine.Limits
	}{{context.Background(), engine.Limits{Nodes: 200_000}}, {stopped, engine.Limits{}}, {context.Background(), engine.Limits{Memory: 1}}} {
		got := p.Oracle().Judge(c.ctx, p.Start(), c.limits, nil)
		if got.Status == engine.Solved || got.Reason.IsZero() || got.AllBest || got.Left.Exact || got.Left.Number > 9356 || got.AtLeast != 12 {
			t.Errorf("%+v: %+v, %d left", c.limits, got, got.Left.Number)
		}
	}
	if os.Getenv("LANGKAH_LONG") != "" {
		if got := p.Oracle().Judge(context.Background(), p.Start(), engine.Limits{}, nil); got.Left.Number != 9356 || !got.AllBest {
			t.Errorf("%d left", got.Left.Number)
		}
	}
}
