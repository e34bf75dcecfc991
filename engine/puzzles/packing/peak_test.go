package packing

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/host/machine"
	"langkah/engine/testkit/casetest"
)

// large returns a puzzle with some 90,000 placements of 25 cells each.
func large(t testing.TB) *Puzzle {
	random := rand.New(rand.NewPCG(1, 1))
	var text strings.Builder
	text.WriteString("26 25 26\nDEFAULT\n")
	for letter := range 26 {
		for _, row := range blob(random) {
			for _, full := range row {
				text.WriteByte(" ABCDEFGHIJKLMNOPQRSTUVWXYZ"[full*(letter+1)])
			}
			text.WriteByte('\n')
		}
	}
	return read(t, text.String())
}

// blob grows a random connected shape of 25 cells that touches the upper and left side of its box.
func blob(random *rand.Rand) (cells [6][6]int) {
	cells[0][0] = 1
	for left := 24; left > 0; {
		row, col := random.IntN(6), random.IntN(6)
		near := func(r, c int) bool { return r >= 0 && c >= 0 && r < 6 && c < 6 && cells[r][c] == 1 }
		if cells[row][col] == 0 && (near(row-1, col) || near(row+1, col) || near(row, col-1) || near(row, col+1)) {
			cells[row][col] = 1
			left--
		}
	}
	return cells
}

// TestTheProcessHoldsTheMemoryLimit tries, with LANGKAH_LONG=1, larger limits too.
func TestTheProcessHoldsTheMemoryLimit(t *testing.T) {
	p := large(t)
	sizes := []int64{100}
	if os.Getenv("LANGKAH_LONG") == "1" {
		sizes = []int64{50, 200, 400}
	}
	for _, mebibytes := range sizes {
		limits := engine.Limits{Memory: mebibytes << 20, Nodes: 2}
		check := func(name string, run func()) {
			name = fmt.Sprintf("%s with %d MiB", name, mebibytes)
			peak := casetest.PeakOf(t, name, func() {
				machine.Guard(limits.Memory)
				run()
			})
			if wrong := casetest.Within(peak, limits.Memory); wrong != "" {
				t.Errorf("%s: %s", name, wrong)
			}
			t.Logf("%s: %d MiB", name, peak>>20)
		}
		for _, m := range p.Methods() {
			check(m.Name(), func() { engine.Solve(context.Background(), p, m, limits, nil) })
		}
		check("count", func() { p.Count(context.Background(), 2, limits, nil) })
		check("solutions", func() {
			p.Solutions(context.Background(), true, 1, limits, nil, func(int64, []engine.Move) bool { return true })
		})
	}
}
