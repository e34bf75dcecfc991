package search_test

import (
	"context"
	"testing"

	"langkah/engine/search"
	"langkah/engine/search/searchtest"
)

func TestQuick(t *testing.T) {
	easy := searchtest.Tiles(3, 0, 1, 3, 4, 2, 5, 7, 8, 6)
	hard := searchtest.Tiles(3, 8, 6, 7, 2, 5, 4, 3, 0, 1)
	odd := searchtest.Tiles(3, 2, 1, 3, 4, 5, 6, 7, 8, 0)
	for _, a := range search.Algorithms() {
		for i, p := range []search.Problem[uint64]{easy, hard, odd} {
			o, err := search.Run(context.Background(), a.Name, p, nil, search.Limits{Nodes: 2e5}, nil)
			t.Log(a.Name, i, err, o.Status, o.Cost, o.Optimal, o.Bound, o.Counters, len(o.Iterations))
		}
	}
}

var korf = []uint64{14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3}

func BenchmarkX(b *testing.B) {
	// Korf's goal has the blank first: turn the board round.
	board := make([]uint64, 16)
	for i, t := range korf {
		if t != 0 {
			t = 16 - t
		}
		board[15-i] = t
	}
	p := searchtest.Tiles(4, board...)
	for _, name := range []string{"idastar"} {
		b.Run(name, func(b *testing.B) {
			for range b.N {
				o, err := search.Run(context.Background(), name, p, nil, search.Limits{Nodes: 40e6, Memory: 2 << 30}, nil)
				if err != nil {
					b.Fatal(err)
				}
				b.ReportMetric(float64(o.Expanded)*float64(b.N)/b.Elapsed().Seconds(), "expanded/s")
				b.ReportMetric(float64(o.Generated)*float64(b.N)/b.Elapsed().Seconds(), "generated/s")
				b.ReportMetric(float64(o.PeakBytes)/float64(o.Frontier+o.Expanded), "B/node")
				b.Log(o.Status, o.Cost, o.Optimal, o.Bound, o.Counters)
			}
		})
	}
}
