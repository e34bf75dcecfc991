package rush

import (
	"context"
	"fmt"
	"testing"

	"langkah/engine"
	"langkah/engine/host/machine"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
)

// looseBoard has more positions than any of these memory limits allows: its whole space takes more than 1200 MiB even
// by blocks. X and Y never let P out, so that no method terminates before.
const looseBoard = "8 8\n17\n" +
	"....MM.N\n" +
	"HH.....N\n" +
	"..CCJ.X.\n" +
	"PP..J.X.K\n" +
	".DD..GXA\n" +
	"LLBB.GXA\n" +
	"E.FFOOY.\n" +
	"E.II..Y.\n"

// TestTheProcessHoldsTheMemoryLimit fills the memory by the family's own methods. It bypasses [engine.Solve], which
// would report unsolvability at once.
func TestTheProcessHoldsTheMemoryLimit(t *testing.T) {
	for _, mebibytes := range []int64{50, 200, 400} {
		for _, method := range []string{fastBFS, spaceName, bidirectional, astarSteps} {
			if mebibytes > 50 && !longRun() {
				continue
			}
			name := fmt.Sprintf("%s with %d MiB", method, mebibytes)
			limit := mebibytes << 20
			peak := casetest.PeakOf(t, name, func() {
				z := read(t, looseBoard)
				m, err := engine.FindMethod(z, method, "")
				if err != nil {
					t.Fatal(err)
				}
				machine.Guard(limit)
				if r := m.Run(context.Background(), m, engine.Limits{Memory: limit}, nil); r.Status != search.MemoryLimit || r.PeakBytes < limit*7/10 {
					t.Errorf("%s: %s, %d bytes held", name, r.Status, r.PeakBytes)
				}
			})
			if wrong := casetest.Within(peak, limit); wrong != "" {
				t.Errorf("%s: %s", name, wrong)
			}
			t.Logf("%s: %d MiB", name, peak>>20)
		}
	}
}
