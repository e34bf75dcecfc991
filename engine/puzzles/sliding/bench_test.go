package sliding

import (
	"testing"

	"langkah/engine"
)

// The three solvable boards of the published cases, by the published method.
func BenchmarkPublished(b *testing.B) {
	for _, c := range published[:3] {
		b.Run(c.name, func(b *testing.B) {
			benchmarkSolve(b, mustParse(b, c.board), "bnb", misplaced)
		})
	}
}

// BenchmarkRates takes a board whose search fills the caches but is small enough for A*.
func BenchmarkRates(b *testing.B) {
	for _, m := range [][2]string{
		{"astar", manhattan}, {"idastar", manhattan}, {"idastar", linearConflict}, {"idastar", walkingDistance},
	} {
		b.Run(m[0]+"/"+m[1], func(b *testing.B) {
			benchmarkSolve(b, mustGenerate(b, engine.Values{"seed": "3"}), m[0], m[1])
		})
	}
}

func benchmarkSolve(b *testing.B, p engine.Puzzle, algorithm, heuristic string) {
	var expanded, generated int64
	var r engine.Result
	for range b.N {
		r = solve(b, p, algorithm, heuristic)
		expanded += r.Expanded
		generated += r.Generated
	}
	b.ReportMetric(float64(expanded)/b.Elapsed().Seconds(), "expanded/s")
	b.ReportMetric(float64(generated)/b.Elapsed().Seconds(), "generated/s")
	b.ReportMetric(float64(r.Generated), "generated/op")
	b.ReportMetric(float64(r.Cost), "moves")
}
