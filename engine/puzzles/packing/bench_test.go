package packing

import (
	"context"
	"testing"

	"langkah/engine"
)

// benches returns the problems for which times of public solvers are known.
func benches(b *testing.B) map[string]string {
	return map[string]string{
		"pentomino 6x10":   "6 10 12\nDEFAULT\n" + setText(b, "pentomino"),
		"kanoodle 5x11":    "5 11 12\nDEFAULT\n" + setText(b, "kanoodle"),
		"iq 5x11":          "5 11 12\nDEFAULT\n" + setText(b, "iq-puzzler-pro"),
		"kanoodle pyramid": "5 5 12\nPYRAMID\n" + setText(b, "kanoodle"),
		"iq pyramid":       "5 5 12\nPYRAMID\n" + setText(b, "iq-puzzler-pro"),
	}
}

// BenchmarkAll enumerates the solutions up to symmetry, on one core and on two.
func BenchmarkAll(b *testing.B) {
	for name, text := range benches(b) {
		for cores, suffix := range map[int]string{1: "/1 core", 2: "/2 cores"} {
			b.Run(name+suffix, func(b *testing.B) {
				var nodes int64
				for range b.N {
					c := read(b, text).Count(context.Background(), cores, engine.Limits{}, nil)
					if c.Status != engine.Solved {
						b.Fatal(c.Reason)
					}
					nodes += c.Nodes
				}
				b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
			})
		}
	}
}

// BenchmarkFirst parses a puzzle, computes its tables and finds its first solution.
func BenchmarkFirst(b *testing.B) {
	for name, text := range benches(b) {
		b.Run(name, func(b *testing.B) {
			for range b.N {
				p := read(b, text)
				if r := engine.Solve(context.Background(), p, p.Methods()[0], engine.Limits{}, nil); r.Status != engine.Solved {
					b.Fatal(r.Reason)
				}
			}
		})
	}
}

// BenchmarkMoves lists the moves of the empty IQ Puzzler Pro board: all of
// them, and those of the piece with the most.
func BenchmarkMoves(b *testing.B) {
	start := read(b, benches(b)["iq 5x11"]).Start()
	most := map[string]int{}
	piece := ""
	for _, m := range start.Moves() {
		if most[m.Piece]++; most[m.Piece] > most[piece] {
			piece = m.Piece
		}
	}
	b.Run("all", func(b *testing.B) {
		for range b.N {
			start.Moves()
		}
	})
	b.Run("of one piece", func(b *testing.B) {
		for range b.N {
			engine.MovesOf(start, piece)
		}
	})
}
