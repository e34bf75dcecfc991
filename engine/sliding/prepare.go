package sliding

import (
	"context"

	"langkah/engine"
	"langkah/engine/search"
)

// Prepare makes the method's pattern databases ready: those of its heuristic,
// of the best method all, as it takes what it finds. It implements
// [engine.Preparer].
func (p *Puzzle) Prepare(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) {
	if !parityOf(p.start, p.goal).solvable() {
		return // it is answered without a search
	}
	limits.Time = 0
	s := newSolving(job{ctx, p, newLayout(p), m, limits, probe})
	// What cannot be had is met again by the solve, which says so.
	switch a, ok := p.partitionOf(m.Heuristic.Name); {
	case m.Algorithm.Name == fast:
		_, _ = s.lastTiles()
	case m.Algorithm.Name == best:
		for _, a := range p.partitions() {
			_, _ = s.obtain(ctx, a, 0)
		}
	case ok:
		_, _ = s.obtain(ctx, a, 0)
	}
	p.store.Settle(ctx)
}
