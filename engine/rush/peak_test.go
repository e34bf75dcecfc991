package rush

import (
	"context"
	"fmt"
	"testing"

	"langkah/engine"
	"langkah/engine/casetest"
	"langkah/engine/machine"
)

// looseBoard has more positions than any of these limits has room for; its whole space
// goes into 76 MB. X never lets P out, so that no method ends before.
const looseBoard = "8 8\n12\n" +
	"AAB..C..\n" +
	"..B..C..\n" +
	"DD..EE..\n" +
	"PP....X.K\n" +
	"F..G..X.\n" +
	"F..G..X.\n" +
	"HH.II.X.\n" +
	"JJ.LL.X.\n"

// TestTheProcessHoldsTheMemoryLimit fills the memory by the family's own methods.
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
				if r := engine.Solve(context.Background(), z, m, engine.Limits{Memory: limit}, nil); r.Status.Limited() && r.PeakBytes < limit*7/10 {
					t.Errorf("%s: %s, %d bytes held only", name, r.Status, r.PeakBytes)
				}
			})
			if wrong := casetest.Within(peak, limit); wrong != "" {
				t.Errorf("%s: %s", name, wrong)
			}
			t.Logf("%s: %d MiB", name, peak>>20)
		}
	}
}
