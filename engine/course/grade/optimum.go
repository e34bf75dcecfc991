package grade

import (
	"context"
	"sync"

	"langkah/engine"
)

// optimum holds the proven optima of a puzzle.
type optimum struct {
	once       sync.Once
	lengths    []int // in each measure; None where not proven
	cost       int   // as the puzzle itself counts; None where not proven
	solvable   bool
	unsolvable bool
}

// optimum returns the optima, computed once for each puzzle.
func (g *Grader) optimum(ctx context.Context, p engine.Gradable) *optimum {
	key := p.Family() + "\n" + p.String()
	g.mu.Lock()
	o := g.known[key]
	if o == nil {
		o = &optimum{cost: None}
		for range p.Measures() {
			o.lengths = append(o.lengths, None)
		}
		g.known[key] = o
	}
	g.mu.Unlock()
	o.once.Do(func() { o.find(ctx, p, g.limits) })
	return o
}

func (o *optimum) find(ctx context.Context, p engine.Gradable, limits engine.Limits) {
	known := map[string]int{} // the cost of a cheapest solution, by the puzzle's text
	best := func(p engine.Puzzle) int {
		text := p.String()
		if cost, ok := known[text]; ok {
			return cost
		}
		known[text] = None
		m, err := engine.FindMethod(p, "", "")
		if err != nil {
			return None
		}
		r := engine.Solve(ctx, p, m, limits, nil)
		o.solvable = o.solvable || r.Status == engine.Solved
		o.unsolvable = o.unsolvable || r.Status == engine.NoSolution
		if r.Status == engine.Solved && r.Optimality == engine.Proven {
			known[text] = r.Cost
		}
		return known[text]
	}
	for i, m := range p.Measures() {
		if o.lengths[i] = best(m.Puzzle); o.unsolvable {
			return
		}
	}
	o.cost = best(p)
}
