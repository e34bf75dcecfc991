package search_test

import (
	"context"
	"runtime"
	"slices"
	"testing"

	"langkah/engine/base/option"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
)

// TestMemoryLimit compares the real heap with the search's account while memory fills.
func TestMemoryLimit(t *testing.T) {
	casetest.SkipUnderRace(t)
	const limit = 24 << 20
	for _, a := range search.Algorithms() {
		if slices.Contains([]string{"hillclimb", "anneal", "genetic"}, a.Name) {
			continue // never needs that much
		}
		t.Run(a.Name, func(t *testing.T) {
			settings := option.Defaults(a.Options...)
			if a.Name == "beam" {
				settings = option.Of(option.Values{"width": "20000"}, a.Options...)
			}
			runtime.GC()
			var before runtime.MemStats
			runtime.ReadMemStats(&before)
			peak, calls := uint64(0), 0
			p := hard
			p.Expand = func(s uint64, h int32, out []search.Successor[uint64]) []search.Successor[uint64] {
				if calls++; calls%4096 == 0 {
					var now runtime.MemStats
					runtime.ReadMemStats(&now)
					peak = max(peak, now.HeapAlloc)
				}
				return hard.Expand(s, h, out)
			}
			o, err := search.Run(context.Background(), a.Name, p, settings, search.Limits{Memory: limit, Nodes: 800_000}, nil)
			held := int64(peak) - int64(before.HeapAlloc)
			if err != nil {
				t.Fatal(err)
			}
			if o.PeakBytes > limit || held > limit*12/10 {
				t.Errorf("held %d bytes, says %d, the limit is %d", held, o.PeakBytes, limit)
			}
			// The account has to be accurate when much is held.
			if o.Status == search.MemoryLimit && held < o.PeakBytes*8/10 {
				t.Errorf("says that it held %d bytes, held %d", o.PeakBytes, held)
			}
			t.Logf("status %d, held %d, says %d", o.Status, held, o.PeakBytes)
		})
	}
}
