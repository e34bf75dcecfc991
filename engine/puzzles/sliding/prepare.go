package sliding

import (
	"context"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// prepare is how a method makes its pattern databases ready: those that obtain
// asks for. What cannot be had is met again by the solve, which says so.
func (p *Puzzle) prepare(obtain func(*solving)) func(context.Context, engine.Method, engine.Limits, *search.Probe) {
	return func(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) {
		if !parityOf(p.start, p.goal).solvable() {
			return // it is answered without a search
		}
		limits.Time = 0
		obtain(newSolving(solver{ctx, p, newLayout(p), m, limits, probe}))
		p.store.Settle(ctx)
	}
}

// obtainEach asks for the databases of partitions.
func obtainEach(list ...partition) func(*solving) {
	return func(s *solving) {
		for _, a := range list {
			_, _ = s.obtain(s.ctx, a, 0)
		}
	}
}
