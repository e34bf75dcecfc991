package diagram_test

import (
	"context"
	"maps"
	"math/rand/v2"
	"testing"

	"langkah/engine"
	"langkah/engine/study/diagram"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
	"langkah/engine/testkit/studytest"
)

// The tree and the cells are the same whether a moment is reached step by step,
// forward and back, or at once; and what waits is in the tree.
func TestAGrowthIsTheSameHoweverItIsReached(t *testing.T) {
	for _, p := range studytest.Puzzles(t) {
		done := map[string]bool{}
		for _, m := range p.Methods() {
			if m.Unwatched || done[m.Algorithm.Name] {
				continue
			}
			done[m.Algorithm.Name] = true
			r := recording.Record(context.Background(), p, m, engine.Limits{Nodes: 150, Memory: 256 << 20}, 3_000, nil)
			random := rand.New(rand.NewPCG(1, 2))
			walked := diagram.NewGrowth(r)
			for range 40 {
				n := random.IntN(r.Trace.Len() + 1)
				if random.IntN(2) == 0 {
					n = min(max(walked.Moment()+random.IntN(7)-3, 0), r.Trace.Len())
				}
				walked.Seek(n)
				direct := diagram.NewGrowth(r)
				direct.Seek(n)
				if walked.Len() != direct.Len() || !maps.Equal(walked.Cells(), direct.Cells()) {
					t.Fatalf("%s: after %d events %d nodes, at once %d", m.Name(), n, walked.Len(), direct.Len())
				}
				forward, backward := r.Trace.Nodes()
				for number := -backward; number <= forward; number++ {
					if walked.Has(number) != direct.Has(number) {
						t.Fatalf("%s: after %d events node %d is in one tree alone", m.Name(), n, number)
					}
					if walked.Standing(number).State == replay.Waiting && !walked.Has(number) {
						t.Fatalf("%s: after %d events node %d waits and is not in the tree", m.Name(), n, number)
					}
				}
			}
		}
	}
}
