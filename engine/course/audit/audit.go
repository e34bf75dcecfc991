package audit

import (
	"context"
	"math"
	"slices"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/estimates"
)

// Audit compares a table's heuristic with the puzzle's own ones, over the states of the
// table whose exact cost is known.
type Audit struct {
	Known, Hopeless, Unknown int // states with an exact cost, without a solution, undecided within the limits
	Edges                    int // moves between states of the table
	Own                      Judged
	Others                   []Judged
}

// Judged is the statistics of a heuristic over the states of known cost.
type Judged struct {
	Name              string  // "" for the table
	Error             float64 // mean of exact cost - estimate
	Mean, Least, Most float64 // of estimate / exact cost, if the cost is above 0
	TooHigh           *TooHigh
	Drop              *Drop
}

// TooHigh is the state with the greatest overestimate: a counterexample to admissibility.
type TooHigh struct {
	Row
	Estimate float64
	Exact    int
}

// Drop is the move at which a heuristic falls the most beyond the move's cost: a
// counterexample to consistency.
type Drop struct {
	From, To Row
	Before   float64
	After    float64
	Move     engine.Move
}

// Audit compares the table with the exact costs. ctx and the limits, whose time is for all
// states together, may end it early: then some states are unknown.
func (t Table) Audit(ctx context.Context, limits engine.Limits, probe *search.Probe) Audit {
	if limits.Time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, limits.Time)
		defer cancel()
	}
	a := Audit{Own: Judged{}}
	exact := t.exact(ctx, limits, probe)
	for _, e := range exact {
		switch {
		case e >= 0:
			a.Known++
		case e == estimates.Hopeless:
			a.Hopeless++
		default:
			a.Unknown++
		}
	}
	edges := t.edges()
	a.Edges = len(edges)
	own := make([]float64, len(t.Rows))
	for i, row := range t.Rows {
		own[i] = row.Estimate
	}
	a.Own = t.judge("", own, exact, edges)
	for _, m := range t.Puzzle.Methods() {
		if m.Algorithm.Name != "astar" || m.Heuristic.Name == "" {
			continue
		}
		if values, ok := t.estimates(ctx, m.Heuristic.Name, exact, limits); ok {
			a.Others = append(a.Others, t.judge(m.Heuristic.Name, values, exact, edges))
		}
	}
	return a
}

// exact returns the exact cost of every state.
func (t Table) exact(ctx context.Context, limits engine.Limits, probe *search.Probe) []int {
	judge := func(at engine.Position) engine.Truth {
		return engine.JudgeBySolving(ctx, t.Puzzle, at, limits, probe)
	}
	if judged, ok := t.Puzzle.(engine.Judged); ok {
		oracle := judged.Oracle()
		judge = func(at engine.Position) engine.Truth { return oracle.Judge(ctx, at, limits, probe) }
	}
	exact := make([]int, len(t.Rows))
	for i, row := range t.Rows {
		exact[i] = estimates.Unknown
		if ctx.Err() != nil {
			continue
		}
		switch truth := judge(row.Position); {
		case truth.Status == engine.NoSolution:
			exact[i] = estimates.Hopeless
		case truth.AtMost != engine.NoBound && truth.Exact():
			exact[i] = truth.AtMost
		}
		probe.SetShare(float64(i+1) / float64(len(t.Rows)))
	}
	return exact
}

// edge is a move between two states of the table.
type edge struct {
	from, to int
	move     engine.Move
}

func (t Table) edges() []edge {
	at := make(map[string]int, len(t.Rows))
	for i, row := range t.Rows {
		at[engine.Key(row.Position)] = i
	}
	var list []edge
	for i, row := range t.Rows {
		for _, m := range row.Position.Moves() {
			next, err := row.Position.Apply(m)
			if err != nil {
				continue
			}
			if to, ok := at[engine.Key(next)]; ok {
				list = append(list, edge{i, to, m})
			}
		}
	}
	return list
}

// judge compares a heuristic's values with the exact costs.
func (t Table) judge(name string, values []float64, exact []int, edges []edge) Judged {
	j := estimates.Sample{Exact: exact, Moves: func(yield func(estimates.Move) bool) {
		for _, e := range edges {
			if !yield(estimates.Move{From: e.from, To: e.to, Cost: e.move.Cost}) {
				return
			}
		}
	}}.Judge(values)
	r := Judged{Name: name, Error: j.Short, Mean: j.Mean, Least: j.Least, Most: j.Most}
	if h := j.TooHigh; h != nil {
		r.TooHigh = &TooHigh{t.Rows[h.At], h.Estimate, h.Cost}
	}
	if d := j.Drop; d != nil {
		i := slices.IndexFunc(edges, func(e edge) bool { return e.from == d.From && e.to == d.To && e.move.Cost == d.Cost })
		r.Drop = &Drop{t.Rows[d.From], t.Rows[d.To], d.Before, d.After, edges[i].move}
	}
	return r
}

// estimates returns the values of one of the puzzle's own heuristics, NaN for states without
// a solution, which no search evaluates; ok is false if some are unknown within the limits.
func (t Table) estimates(ctx context.Context, heuristic string, exact []int, limits engine.Limits) (values []float64, ok bool) {
	for i, row := range t.Rows {
		if exact[i] == estimates.Hopeless {
			values = append(values, math.NaN())
			continue
		}
		p, err := t.Puzzle.From(row.Position)
		if err != nil || ctx.Err() != nil {
			return nil, false
		}
		m, err := engine.FindMethod(p, "astar", heuristic)
		if err != nil {
			return nil, false
		}
		h, ok := Of(ctx, p, m, limits)
		if !ok {
			return nil, false
		}
		values = append(values, float64(h))
	}
	return values, true
}

// Of returns the estimate of a method's heuristic for the puzzle's start; ok is false if the
// method records none.
func Of(ctx context.Context, p engine.Puzzle, m engine.Method, limits engine.Limits) (h int32, ok bool) {
	var first firstEstimate
	limits.Nodes = 1
	engine.Solve(ctx, p, m, limits, &search.Probe{Recorder: &first})
	return first.h, first.heard
}

// firstEstimate records the estimate of a search's start.
type firstEstimate struct {
	h     int32
	heard bool
}

func (f *firstEstimate) Record(e search.Event) {
	if !f.heard && e.Kind == search.Generated {
		f.h, f.heard = e.H, true
	}
}
