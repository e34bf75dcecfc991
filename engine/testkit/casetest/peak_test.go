package casetest_test

import (
	"testing"

	"langkah/engine/testkit/casetest"
)

func TestPeakOf(t *testing.T) {
	const much = 100 << 20
	least := casetest.PeakOf(t, "nothing", func() {})
	peak := casetest.PeakOf(t, "much", func() {
		block := make([]byte, much)
		for i := range block {
			block[i] = 1
		}
	})
	if more := peak - least; more < much*9/10 || more > much*12/10 {
		t.Errorf("a process takes %d bytes, one that uses %d more takes %d", least, much, peak)
	}
	if casetest.Within(least, 1) != "" || casetest.Within(peak, much) != "" || casetest.Within(peak, much/2) == "" {
		t.Errorf("the peaks %d and %d are judged wrongly", least, peak)
	}
}

func TestPeakOfOneOfManySubtests(t *testing.T) {
	for _, name := range []string{"a b", "a/b"} {
		t.Run(name, func(t *testing.T) {
			if peak := casetest.PeakOf(t, name, func() {}); peak < 1<<20 || peak > 64<<20 {
				t.Errorf("a process that does nothing takes %d bytes", peak)
			}
		})
	}
}
