package search

import (
	"context"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine/testkit/casetest"
)

// TestQueue compares the queue with a plain list.
func TestQueue(t *testing.T) {
	casetest.SkipUnderRace(t)
	rapid.Check(t, func(t *rapid.T) {
		m := NewMeter(context.Background(), Limits{}, nil)
		defer m.Close()
		q := queue{meter: m}
		type entry struct {
			key int64
			h   int32
			i   uint32
		}
		var plain []entry
		maxKey := rapid.SampledFrom([]int64{3, 100, maxBuckets + 20, 1 << 40}).Draw(t, "most")
		maxH := rapid.SampledFrom([]int32{0, 4, 100, maxStacks + 20, 1 << 30}).Draw(t, "most of an estimate")
		for i := uint32(1); i < 600; i++ {
			for range rapid.IntRange(0, 2).Draw(t, "pushes") {
				key := rapid.Int64Range(0, maxKey).Draw(t, "key")
				h := rapid.Int32Range(0, maxH).Draw(t, "estimate")
				q.push(key, h, i)
				plain = append(plain, entry{key, h, i})
			}
			if rapid.IntRange(0, 2).Draw(t, "pop") > 0 || len(plain) == 0 {
				continue
			}
			best := 0
			for k, e := range plain {
				if p := plain[best]; e.key < p.key || e.key == p.key && e.h <= p.h { // the latest of equals
					best = k
				}
			}
			if key, h, i := q.pop(); key != plain[best].key || h != plain[best].h || i != plain[best].i {
				t.Fatalf("got %d with key %d, want %v", i, key, plain[best])
			}
			plain = slices.Delete(plain, best, best+1)
			if q.size != len(plain) {
				t.Fatalf("size %d, want %d", q.size, len(plain))
			}
		}
	})
}
