package quick

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
)

// random returns a random solvable board.
func random(g pdb.Grid, blank int, r *rand.Rand) []uint8 {
	for {
		b := make([]uint8, g.Cells())
		for i, tile := range r.Perm(len(b)) {
			b[i] = uint8(tile)
		}
		if pdb.Solvable(g, b, blank) {
			return b
		}
	}
}

// solve solves a board and replays the solution.
func solve(t testing.TB, g pdb.Grid, board []uint8, blank int, o Options) Outcome {
	t.Helper()
	out := Solve(context.Background(), g, board, blank, o)
	if out.Status != search.Solved {
		t.Fatalf("%v: status %d", board, out.Status)
	}
	now := slices.Clone(board)
	at := slices.Index(now, uint8(blank))
	for _, cell := range out.Blank {
		if !slices.Contains(g.Neighbours(at), int(cell)) {
			t.Fatalf("%v: the blank jumps from %d to %d", board, at, cell)
		}
		now[at], now[cell] = now[cell], now[at]
		at = int(cell)
	}
	if pdb.Manhattan(g, now, blank) > 0 {
		t.Fatalf("%v: the moves lead to %v", board, now)
	}
	return out
}

func inner(t testing.TB, partition string, g pdb.Grid, blank int) func(int64) (*pdb.Heuristic, error) {
	w, home := Window(g, blank)
	store := pdb.NewStore("", 0)
	return func(int64) (*pdb.Heuristic, error) {
		return store.Heuristic(context.Background(), pdb.Request{Grid: w, Partition: partition, Blank: home, Cores: 2})
	}
}

func TestEveryShapeAndGoal(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for _, c := range []struct {
		grid  pdb.Grid
		blank int
	}{
		{pdb.Grid{Width: 6, Height: 6}, 14}, {pdb.Grid{Width: 5, Height: 6}, 0},
		{pdb.Grid{Width: 7, Height: 4}, 27}, {pdb.Grid{Width: 2, Height: 10}, 19}, {pdb.Grid{Width: 9, Height: 3}, 13},
		{pdb.Grid{Width: 2, Height: 2}, 3}, {pdb.Grid{Width: 8, Height: 8}, 28},
	} {
		h := inner(t, "4", c.grid, c.blank)
		board := random(c.grid, c.blank, r)
		first := solve(t, c.grid, board, c.blank, Options{Width: 100, Heuristic: h})
		if again := solve(t, c.grid, board, c.blank, Options{Width: 100, Heuristic: h}); !slices.Equal(first.Blank, again.Blank) {
			t.Errorf("%v: two solutions of the same board differ", c.grid)
		}
	}
}

func TestSolvedBoard(t *testing.T) {
	g := pdb.Grid{Width: 6, Height: 6}
	board := make([]uint8, 36)
	for i := range board {
		board[i] = uint8(i)
	}
	if o := solve(t, g, board, 35, Options{Width: 10, Heuristic: inner(t, "4", g, 35)}); len(o.Blank) != 0 {
		t.Errorf("a solved board takes %d moves", len(o.Blank))
	}
}

// On 2 x 2 cells the tiles rotate in a ring and keep their order.
func TestGuideIsExact(t *testing.T) {
	g := pdb.Grid{Width: 2, Height: 2}
	table := newGroupTable(neighbours(g), []uint8{0, 1}, make([]bool, 4))
	table.fill()
	for _, c := range []struct {
		cells []uint8
		blank uint8
		want  int32
	}{
		{[]uint8{0, 1}, 2, 0}, {[]uint8{0, 1}, 3, 0}, {[]uint8{2, 1}, 0, 1}, {[]uint8{2, 0}, 1, 2}, {[]uint8{2, 1}, 3, unknown},
	} {
		if got := table.of(c.cells, c.blank); got != c.want {
			t.Errorf("tiles at %v, blank at %d: %d moves, expected %d", c.cells, c.blank, got, c.want)
		}
	}
}

func TestPeelLeavesTheWindow(t *testing.T) {
	for width := 2; width <= 10; width++ {
		for height := 2; height <= 10; height++ {
			g := pdb.Grid{Width: width, Height: height}
			for blank := range g.Cells() {
				w := newWindow(g, blank)
				seen := make([]bool, g.Cells())
				for _, group := range w.groups() {
					if len(group) > maxGroup {
						t.Fatalf("%v: a group of %d", g, len(group))
					}
					for _, cell := range group {
						if seen[cell] || int(cell) == blank {
							t.Fatalf("%v, blank %d: cell %d belongs to no group", g, blank, cell)
						}
						seen[cell] = true
					}
				}
				for inner := range w.grid.Cells() {
					if cell := w.cell(inner); seen[cell] || w.inner(cell) != inner {
						t.Fatalf("%v, blank %d: cell %d of the window", g, blank, cell)
					}
					seen[w.cell(inner)] = true
				}
				if slices.Contains(seen, false) {
					t.Fatalf("%v, blank %d: a cell is left out", g, blank)
				}
			}
		}
	}
}

func TestLimits(t *testing.T) {
	g := pdb.Grid{Width: 10, Height: 10}
	board := random(g, 99, rand.New(rand.NewPCG(2, 2)))
	h := inner(t, "4", g, 99)
	o := Solve(context.Background(), g, board, 99, Options{Width: 50, Heuristic: h, Limits: search.Limits{Nodes: 1000}})
	if o.Status != search.NodeLimit || o.Expanded > 1000 {
		t.Errorf("nodes: status %d after %d", o.Status, o.Expanded)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if o := Solve(ctx, g, board, 99, Options{Width: 50, Heuristic: h}); o.Status != search.Stopped {
		t.Errorf("stopped: status %d", o.Status)
	}
}

// BenchmarkMovesOverManhattan measures how the solution length approaches the Manhattan distance with the time allowed,
// over ten random boards.
func BenchmarkMovesOverManhattan(b *testing.B) {
	for _, side := range []int{6, 10} {
		g := pdb.Grid{Width: side, Height: side}
		for _, seconds := range []int{0, 1, 3, 4, 6, 8} {
			b.Run(fmt.Sprintf("%dx%d/%ds", side, side, seconds), func(b *testing.B) {
				r := rand.New(rand.NewPCG(3, 3))
				h := inner(b, "5", g, g.Cells()-1)
				moves, distance := 0, 0
				took := casetest.Processor(b)
				for range 10 * b.N {
					board := random(g, g.Cells()-1, r)
					o := solve(b, g, board, g.Cells()-1, Options{Width: 1000, Heuristic: h, Improve: time.Duration(seconds) * time.Second})
					moves += len(o.Blank)
					distance += pdb.Manhattan(g, board, g.Cells()-1)
				}
				b.ReportMetric(float64(moves)/float64(distance), "moves/manhattan")
				b.ReportMetric(took().Seconds()/float64(10*b.N), "cpu-s/board")
			})
		}
	}
}
