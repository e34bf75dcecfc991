package search

import (
	"context"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// TestQueue holds the queue to a plain list that is searched each time.
func TestQueue(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := NewMeter(context.Background(), Limits{}, nil)
		defer m.Close()
		q := queue{meter: m}
		type entry struct {
			key int64
			i   uint32
		}
		var plain []entry
		most := rapid.SampledFrom([]int64{3, 100, maxBuckets + 20, 1 << 40}).Draw(t, "most")
		for i := uint32(1); i < 600; i++ {
			for range rapid.IntRange(0, 2).Draw(t, "pushes") {
				key := rapid.Int64Range(0, most).Draw(t, "key")
				q.push(key, i)
				plain = append(plain, entry{key, i})
			}
			if rapid.IntRange(0, 2).Draw(t, "pop") > 0 || len(plain) == 0 {
				continue
			}
			best := 0
			for k, e := range plain {
				if e.key <= plain[best].key { // the latest of equals
					best = k
				}
			}
			if key, i := q.pop(); (entry{key, i}) != plain[best] {
				t.Fatalf("got %d with key %d, want %v", i, key, plain[best])
			}
			plain = slices.Delete(plain, best, best+1)
			if q.size != len(plain) {
				t.Fatalf("size %d, want %d", q.size, len(plain))
			}
		}
	})
}
