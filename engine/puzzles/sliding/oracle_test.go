package sliding

import (
	"context"
	"os"
	"slices"
	"testing"

	"langkah/engine"
	"langkah/engine/testkit/casetest"
)

// plainCosts returns the cost to go of every solvable board, by relaxing all moves until nothing changes
// (Bellman-Ford).
func plainCosts(t *testing.T, p *Puzzle) (list []Position, costs map[string]int) {
	t.Helper()
	goal := Position{p, p.goal}
	costs = map[string]int{goal.Text(): 0}
	for queue := []Position{goal}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		here := costs[at.Text()]
		for _, m := range at.Moves() {
			next, err := at.Apply(m)
			if err != nil {
				t.Fatal(err)
			}
			if before, seen := costs[next.Text()]; !seen || here+m.Cost < before {
				costs[next.Text()] = here + m.Cost
				queue = append(queue, next.(Position))
				if !seen {
					list = append(list, next.(Position))
				}
			}
		}
	}
	return append(list, goal), costs
}

// checkTruth compares a judgement with the exact costs.
func checkTruth(t *testing.T, at Position, got engine.Truth, costs map[string]int) {
	t.Helper()
	want := costs[at.Text()]
	var best []string
	if want > 0 {
		for _, m := range at.Moves() {
			if next, err := at.Apply(m); err == nil && m.Cost+costs[next.Text()] == want {
				best = append(best, m.Name)
			}
		}
	}
	var told []string
	for _, m := range got.Best {
		told = append(told, m.Name)
	}
	if got.Status != engine.Solved || !got.Exact() || got.AtLeast != want || !got.AllBest || !slices.Equal(best, told) {
		t.Fatalf("%s, %d to %d, best %v; want %d, %v for\n%s", got.Status, got.AtLeast, got.AtMost, told, want, best, at.Text())
	}
}

// The whole spaces of small boards, the 8-puzzle under both cost models among them.
func TestOracleKnowsWholeSpaces(t *testing.T) {
	casetest.SkipUnderRace(t)
	texts := []string{
		"1 2\n3 0\n", "1 2 3\n4 5 0\n", "1 2 3\n4 5 0\ncost: tile\n", "0 1\n2 3\n4 5\ngoal: blank-first\n", "1 2 3 4\n5 6 7 0\ncost: tile\n",
	}
	if os.Getenv("LANGKAH_LONG") != "" {
		texts = append(texts, "1 2 3\n4 5 6\n7 8 0\n", "1 2 3\n4 5 6\n7 8 0\ncost: tile\n", "1 2 3\n8 0 4\n7 6 5\ngoal: spiral\n")
	}
	for _, text := range texts {
		p := mustParse(t, text)
		list, costs := plainCosts(t, p)
		oracle := p.Oracle()
		for _, at := range list {
			checkTruth(t, at, oracle.Judge(context.Background(), at, engine.Limits{}, nil), costs)
		}
	}
}

// Judgement by searches, used for larger boards, agrees with the table of a small one, along random walks that reuse
// cached distances.
func TestOracleBySearchAgreesWithTheTable(t *testing.T) {
	casetest.SkipUnderRace(t)
	for seed := range 8 {
		p := mustGenerate(t, engine.Values{"rows": "3", "cols": "3", "seed": string(rune('1' + seed))})
		table, searching := p.Oracle().(*oracle), p.Oracle().(*oracle)
		at := p.Start().(Position)
		for step := range 12 {
			want := table.Judge(context.Background(), at, engine.Limits{}, nil)
			got := searching.bySteps(context.Background(), at, engine.Limits{}, nil)
			if got.Status != engine.Solved || got.AtLeast != want.AtLeast || got.AtMost != want.AtMost || !slices.EqualFunc(got.Best, want.Best, func(a, b engine.Move) bool { return a.Name == b.Name }) {
				t.Fatalf("%+v, want %+v for\n%s", got, want, at.Text())
			}
			moves := at.Moves()
			next, err := at.Apply(moves[(seed+step*step)%len(moves)])
			if err != nil {
				t.Fatal(err)
			}
			at = next.(Position)
		}
	}
}

// The published lengths of 15-puzzles, with and without memory for databases.
func TestOracleOnFifteenPuzzles(t *testing.T) {
	p := mustParse(t, "5 1 3 4\n2 7 15 8\n9 6 14 11\n13 10 12 0\n")
	for _, limits := range []engine.Limits{{}, {Memory: 1 << 20}} {
		got := p.Oracle().Judge(context.Background(), p.Start(), limits, nil)
		if got.AtLeast != 14 || !got.Exact() || !got.AllBest || len(got.Best) == 0 {
			t.Errorf("%+v: %+v", limits, got)
		}
	}
	odd := mustParse(t, "15 7 4 8\n11 6 0 9\n12 1 10 3\n5 14 2 13\n")
	if got := odd.Oracle().Judge(context.Background(), odd.Start(), engine.Limits{}, nil); got.Status != engine.NoSolution || got.Reason.IsZero() {
		t.Errorf("%+v", got)
	}
}

// Under tight limits an oracle returns valid bounds.
func TestOracleUnderLimitsSaysBounds(t *testing.T) {
	hard := mustParse(t, "15 14 8 12\n10 11 9 13\n2 6 5 1\n7 3 4 0\n") // at most 80 moves
	stopped, stop := context.WithCancel(context.Background())
	stop()
	for name, got := range map[string]engine.Truth{
		"nodes":   hard.Oracle().Judge(context.Background(), hard.Start(), engine.Limits{Nodes: 1000}, nil),
		"stopped": hard.Oracle().Judge(stopped, hard.Start(), engine.Limits{}, nil),
	} {
		if got.Status == engine.Solved || got.Reason.IsZero() || got.AllBest || got.AtLeast > 80 || got.AtLeast < 1 || got.AtMost != engine.NoBound {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

func TestRankNumbersPermutations(t *testing.T) {
	var names [5]uint8
	for r := range uint32(120) {
		unrank(r, names[:])
		if rank(names[:]) != r {
			t.Fatalf("permutation %d, %v, has the rank %d", r, names, rank(names[:]))
		}
	}
}

// The time of judging a move of a 15-puzzle.
func BenchmarkJudgeFifteen(b *testing.B) {
	boards, lengths := korf(b, "sliding/korf100.txt")
	for i := range b.N {
		p := boards[i%len(boards)]
		got := p.Oracle().Judge(context.Background(), p.Start(), engine.Limits{}, nil)
		if got.AtLeast != lengths[i%len(boards)] {
			b.Fatalf("%d, want %d", got.AtLeast, lengths[i%len(boards)])
		}
	}
}
