package sliding

import (
	"context"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// prepare returns a method's preparation: it obtains pattern databases in advance. Errors are ignored here; the solve
// meets and reports them again.
func (p *Puzzle) prepare(obtain func(*solving)) func(context.Context, engine.Method, engine.Limits, *search.Probe) {
	return func(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) {
		if !parityOf(p.start, p.goal).solvable() {
			return // no search is needed
		}
		limits.Time = 0
		obtain(newSolving(solver{ctx, p, newLayout(p), m, limits, probe}))
		p.store.Settle(ctx)
	}
}

// obtainEach obtains the databases of partitions.
func obtainEach(list ...partition) func(*solving) {
	return func(s *solving) {
		for _, a := range list {
			_, _ = s.obtain(s.ctx, a, 0)
		}
	}
}
