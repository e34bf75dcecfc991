package sliding

import (
	"context"
	"fmt"
	"os"
	"testing"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/host/machine"
	"langkah/engine/testkit/casetest"
)

// TestTheProcessHoldsTheMemoryLimit runs every algorithm until its memory limit, or as many nodes as would reach it.
// With LANGKAH_LONG=1 it also tries larger limits, boards and all heuristics.
func TestTheProcessHoldsTheMemoryLimit(t *testing.T) {
	fifteen := "14 13 15  7\n11 12  9  5\n 6  -  1  2\n 4  8 10  3\n"
	hundred := mustGenerate(t, engine.Values{"rows": "10", "cols": "10", "seed": "3"})
	long := os.Getenv("LANGKAH_LONG") == "1"
	sizes := []int64{50}
	if long {
		sizes = []int64{50, 200, 400}
	}
	for _, text := range []string{fifteen, hundred.String()} {
		p := mustParse(t, text)
		for _, mebibytes := range sizes {
			for _, m := range p.Methods() {
				if !storing(p, m) && (!long || mebibytes > 50) {
					continue
				}
				switch m.Algorithm.Name {
				case "beam":
					m.Settings = option.Of(engine.Values{"width": "100000"}, m.Settings.Options()...)
				case staged:
					m.Settings = option.Of(engine.Values{"width": "20000"}, m.Settings.Options()...)
				}
				limits := engine.Limits{Memory: mebibytes << 20, Nodes: mebibytes << 14}
				name := fmt.Sprintf("%s, %s, with %d MiB", p.Kind(), m.Name(), mebibytes)
				peak := casetest.PeakOf(t, name, func() {
					machine.Guard(limits.Memory)
					engine.Solve(context.Background(), p, m, limits, nil)
				})
				if wrong := casetest.Within(peak, limits.Memory); wrong != "" {
					t.Errorf("%s: %s", name, wrong)
				}
				t.Logf("%s: %d MiB", name, peak>>20)
			}
		}
	}
}

// storing reports whether the method is one of the few that cover all representations of states and tables.
func storing(p *Puzzle, m engine.Method) bool {
	switch m.Algorithm.Name {
	case "bfs", "bidirectional", staged:
		return true
	case "astar":
		return m.Heuristic.Name == linearConflict || m.Heuristic.Name == walkingDistance
	case "ucs", "greedy", "bnb", "beam":
		return m.Heuristic.Name == misplaced && len(p.start.cells) > packedCells
	case "idastar":
		return m.Heuristic.Name == "pdb-663"
	}
	return false
}
