package rush

import (
	"context"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Reference times on one core: fogleman/rush in Go and in C++, and a plain breadth-first prototype in Go.
//
//	40 classic cards          1.07 s   0.65 s   43 ms
//	300 boards of 36 to 42    7.5 s    5.3 s    0.37 s
//	the board of 51 slides    16 ms    10 ms    0.7 ms
//	the largest cluster       2.6 s    2.8 s    0.29 s

// solveAll solves the puzzles by the recommended method, verification included.
func solveAll(b *testing.B, puzzles []*Puzzle) {
	b.Helper()
	for range b.N {
		for _, z := range puzzles {
			r := engine.Solve(context.Background(), z, z.Methods()[0], engine.Limits{}, nil)
			if r.Optimality != engine.Proven {
				b.Fatal(r.Status, r.Reason)
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/1000/float64(b.N), "ms")
}

func BenchmarkRush40ClassicCards(b *testing.B) {
	var puzzles []*Puzzle
	for _, c := range readDeck(b, "thinkfun40_classic.txt") {
		puzzles = append(puzzles, c.puzzle)
	}
	solveAll(b, puzzles)
}

func BenchmarkRush300HardBoards(b *testing.B) {
	var hard []*Puzzle
	for _, c := range readDeck(b, "database_sample.txt") {
		if c.slides >= 36 {
			hard = append(hard, c.puzzle)
		}
	}
	var puzzles []*Puzzle
	for i := range 300 { // the sample has fewer, so some are solved twice
		puzzles = append(puzzles, hard[i%len(hard)])
	}
	solveAll(b, puzzles)
}

func BenchmarkRush51Slides(b *testing.B) {
	solveAll(b, []*Puzzle{read(b, hardBoards()[0])})
}

func BenchmarkRushLarge18x24(b *testing.B) {
	z := read(b, largeBoard)
	solveAll(b, []*Puzzle{z})
}

const largestCluster = "BBoCoooDoCEEoDAAFGHoIIFGHoJKKoLLJooo"

// BenchmarkRushReach enumerates the positions of the largest cluster.
func BenchmarkRushReachLargestCluster(b *testing.B) {
	z := read(b, largestCluster)
	for range b.N {
		meter := search.NewMeter(context.Background(), search.Limits{}, nil)
		s := newWhole(z, newBitboard(z.board), meter)
		if status := s.reach(meter); status != search.Running || s.States() != 541934 {
			b.Fatal(status, s.States())
		}
		meter.Close()
	}
	b.ReportMetric(541934*float64(b.N)/b.Elapsed().Seconds()/1e6, "Mstates/s")
}

// BenchmarkRushLargestCluster also computes all distances, in slides and in steps.
func BenchmarkRushLargestCluster(b *testing.B) { measureAll(b, read(b, largestCluster), 541_934) }

// Larger spaces, of 7 x 9 boards.
func BenchmarkRush3MillionPositions(b *testing.B) {
	measureAll(b, openCase(b, known{file: "lynaten__5.txt"}), 3_373_904)
}

func BenchmarkRush42MillionPositions(b *testing.B) {
	measureAll(b, openCase(b, known{file: "L4mbads__06_test.txt"}), 42_309_548)
}

// measureAll builds the space of a puzzle.
func measureAll(b *testing.B, z *Puzzle, states int) {
	b.Helper()
	for range b.N {
		meter := search.NewMeter(context.Background(), search.Limits{Memory: 4 << 30}, nil)
		if s, status := z.space(meter); s == nil || s.States() != states {
			b.Fatal(status)
		}
		b.ReportMetric(float64(meter.PeakBytes)/1e6, "MB")
		meter.Close()
	}
	b.ReportMetric(float64(states)*float64(b.N)/b.Elapsed().Seconds()/1e6, "Mstates/s")
}
