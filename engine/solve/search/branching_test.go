package search_test

import (
	"testing"

	"langkah/engine/solve/search"
)

func TestEffectiveBranchingFactor(t *testing.T) {
	for _, tc := range []struct {
		generated int64
		depth     int
		want      float64
	}{
		{52, 5, 1.92}, // the example of Russell and Norvig
		{1 + 2 + 4 + 8 - 1, 3, 2},
		{7, 7, 1},
		{0, 0, 0},
		{3, 5, 0},
	} {
		if got := search.Branching(tc.generated, tc.depth); got < tc.want-0.005 || got > tc.want+0.005 {
			t.Errorf("%d nodes to depth %d: %.3f, want %.2f", tc.generated, tc.depth, got, tc.want)
		}
	}
}
