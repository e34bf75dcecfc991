package search_test

import (
	"context"
	"fmt"
	"testing"

	"langkah/engine/base/option"
	"langkah/engine/solve/search"
	"langkah/engine/solve/search/searchtest"
)

// hard is a 15-puzzle of 57 moves, the first of Korf's hundred, rotated so that the blank is
// last in the goal.
var hard = searchtest.Tiles(4, 4, 13, 6, 8, 12, 15, 14, 0, 10, 11, 7, 4, 5, 9, 1, 3, 2)

// BenchmarkAStarManhattan15 stores 7 and 16 million nodes.
func BenchmarkAStarManhattan15(b *testing.B) {
	for _, nodes := range []int64{4_000_000, 8_000_000} {
		b.Run(fmt.Sprint(nodes), func(b *testing.B) { benchmarkNodes(b, "astar", nodes) })
	}
}

func BenchmarkIDAStarManhattan15(b *testing.B) { benchmarkNodes(b, "idastar", 30_000_000) }

// benchmarkNodes reports the node rate on a hard 15-puzzle up to so many expansions, and the
// memory for each node.
func benchmarkNodes(b *testing.B, algorithm string, nodes int64) {
	var c search.Counters
	for range b.N {
		o, err := search.Run(context.Background(), algorithm, hard, option.Settings{}, search.Limits{Nodes: nodes}, nil)
		if err != nil {
			b.Fatal(err)
		}
		c = o.Counters
	}
	perSecond := float64(b.N) / b.Elapsed().Seconds()
	b.ReportMetric(float64(c.Expanded)*perSecond, "expanded/s")
	b.ReportMetric(float64(c.Generated)*perSecond, "generated/s")
	if algorithm == "astar" {
		b.ReportMetric(float64(c.PeakBytes)/float64(c.Expanded+c.Frontier), "B/node")
	}
}

// BenchmarkBranchAndBoundMisplaced15 solves three boards of a lecture's
// reference program, which needed 12, 7,465 and 1,934 ms.
func BenchmarkBranchAndBoundMisplaced15(b *testing.B) {
	for _, c := range []struct {
		moves int64
		board []uint64
	}{
		{14, []uint64{5, 1, 3, 4, 2, 7, 15, 8, 9, 6, 14, 11, 13, 10, 12, 0}},
		{21, []uint64{1, 6, 2, 4, 5, 3, 0, 11, 9, 7, 8, 15, 13, 14, 10, 12}},
		{23, []uint64{2, 5, 6, 3, 1, 10, 12, 4, 14, 0, 11, 8, 9, 7, 13, 15}},
	} {
		p := searchtest.Misplaced(searchtest.Tiles(4, 4, c.board...))
		b.Run(fmt.Sprint(c.moves), func(b *testing.B) {
			for range b.N {
				o, err := search.Run(context.Background(), "bnb", p, option.Settings{}, search.Limits{}, nil)
				if err != nil || !o.Optimal || o.Cost != c.moves {
					b.Fatalf("%v, cost %d, optimal %v", err, o.Cost, o.Optimal)
				}
			}
		})
	}
}

// BenchmarkStates is the same walk over 200,000 states of four kinds: a word, a
// struct without and with padding, and a string.
func BenchmarkStates(b *testing.B) {
	b.Run("word", func(b *testing.B) { walk(b, func(i uint64) uint64 { return i }) })
	b.Run("struct", func(b *testing.B) {
		walk(b, func(i uint64) [2]uint64 { return [2]uint64{i, i} })
	})
	b.Run("padded", func(b *testing.B) {
		type padded struct {
			big   uint64
			small uint8
		}
		walk(b, func(i uint64) padded { return padded{i, uint8(i)} })
	})
	b.Run("string", func(b *testing.B) { walk(b, func(i uint64) string { return fmt.Sprintf("city %d", i) }) })
}

func walk[S comparable](b *testing.B, state func(uint64) S) {
	const n = 200_000
	states, number := make([]S, n), map[S]uint64{}
	for i := range states {
		states[i] = state(uint64(i))
		number[states[i]] = uint64(i)
	}
	p := search.Problem[S]{
		Start: states[0],
		Goal:  func(S) bool { return false },
		Expand: func(s S, _ int32, out []search.Successor[S]) []search.Successor[S] {
			i := number[s]
			for move, next := range []uint64{2*i + 1, 2*i + 2, i / 2} {
				if next < n {
					out = append(out, search.Successor[S]{State: states[next], Move: int32(move), Cost: 1})
				}
			}
			return out
		},
	}
	for b.Loop() {
		if o, err := search.Run(context.Background(), "bfs", p, option.Settings{}, search.Limits{}, nil); err != nil || o.Status != search.NoSolution {
			b.Fatal(o.Status, err)
		}
	}
}
