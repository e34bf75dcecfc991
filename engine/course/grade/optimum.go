package grade

import (
	"context"
	"sync"

	"langkah/engine"
)

// optimum holds the proven optima of a puzzle.
type optimum struct {
	once          sync.Once
	slides, steps int // None where not proven
	cost          int // as the puzzle itself counts; None where not proven
	solvable      bool
	unsolvable    bool
}

// optimum returns the optima, computed once for each puzzle.
func (g *Grader) optimum(ctx context.Context, p engine.Gradable) *optimum {
	key := p.Family() + "\n" + p.String()
	g.mu.Lock()
	o := g.known[key]
	if o == nil {
		o = &optimum{slides: None, steps: None, cost: None}
		g.known[key] = o
	}
	g.mu.Unlock()
	o.once.Do(func() { o.find(ctx, p, g.limits) })
	return o
}

func (o *optimum) find(ctx context.Context, p engine.Gradable, limits engine.Limits) {
	slides, steps, measured := p.Measures()
	if !measured {
		r := engine.Solve(ctx, p, p.Methods()[0], limits, nil)
		o.solvable, o.unsolvable = r.Status == engine.Solved, r.Status == engine.NoSolution
		return
	}
	best := func(p engine.Puzzle) int {
		r := engine.Solve(ctx, p, p.Methods()[0], limits, nil)
		o.solvable = o.solvable || r.Status == engine.Solved
		o.unsolvable = o.unsolvable || r.Status == engine.NoSolution
		if r.Status != engine.Solved || r.Optimality != engine.Proven {
			return None
		}
		return r.Cost
	}
	o.slides = best(slides)
	if o.unsolvable {
		return
	}
	o.steps = o.slides
	if steps.String() != slides.String() {
		o.steps = best(steps)
	}
	switch p.String() {
	case slides.String():
		o.cost = o.slides
	case steps.String():
		o.cost = o.steps
	default:
		o.cost = best(p)
	}
}
