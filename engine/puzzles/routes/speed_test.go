package routes

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"langkah/engine"
)

// BenchmarkCornerToCorner measures A* with the octile distance on a map of 512 x 512 cells, a tenth of them walls.
func BenchmarkCornerToCorner(b *testing.B) {
	m := newMapBuilder(true)
	m.g.rows, m.g.cols, m.g.cost = 512, 512, make([]uint8, 512*512)
	random := rand.New(rand.NewPCG(5, 12))
	for i := range m.g.cost {
		if random.IntN(10) > 0 {
			m.g.cost[i] = 1
		}
	}
	m.spots = []spot{{1, 0}}
	m.start, m.goals = 0, []int32{512*512 - 1}
	m.g.cost[0], m.g.cost[512*512-1] = 1, 1
	z, err := m.finish(spot{1, 0})
	if err != nil {
		b.Fatal(err)
	}
	method, _ := engine.FindMethod(z, "astar", octile)
	for b.Loop() {
		r := engine.Solve(context.Background(), z, method, engine.Limits{}, nil)
		b.ReportMetric(float64(r.Expanded), "expanded")
	}
}

// BenchmarkReadLargest measures opening a map of 1024 x 1024 cells with eight neighbours, with its facts and its scene.
func BenchmarkReadLargest(b *testing.B) {
	random := rand.New(rand.NewPCG(10, 24))
	var w strings.Builder
	w.WriteString("grid 8\n")
	for r := range maxSide {
		row := make([]byte, maxSide)
		for c := range row {
			row[c] = ".......#29"[random.IntN(10)]
		}
		switch r {
		case 0:
			row[0] = startAt
		case maxSide - 1:
			row[maxSide-1] = goalAt
		}
		w.Write(row)
		w.WriteByte('\n')
	}
	text := w.String()
	for b.Loop() {
		z, err := parse(text)
		if err != nil {
			b.Fatal(err)
		}
		z.Facts()
		z.Start().Scene()
	}
}
