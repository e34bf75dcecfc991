package estimates

import (
	"cmp"
	"context"
	"math"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/statemap"
)

// Audit holds the heuristics of a puzzle of any family, under its costs, against the exact
// costs of all positions that can be reached from its start. The estimates are those that
// A* works with, by [engine.Survey]; a heuristic that A* does not take is left out. The
// error is a [*statemap.TooLarge] for a space that is not explored whole, or a
// [*engine.LimitError]. Time is for the whole audit.
func Audit(ctx context.Context, p engine.Puzzle, limits engine.Limits, probe *search.Probe) (engine.Audit, error) {
	methods := estimating(p)
	if len(methods) == 0 {
		return engine.Audit{}, engine.Errorf("%s has no heuristic that estimates costs", p.Kind())
	}
	limits.Nodes = 0
	meter := search.NewMeter(ctx, limits, nil)
	defer meter.Close()
	whole, err := statemap.Build(ctx, p, statemap.Most, limits, probe)
	if err != nil {
		return engine.Audit{}, err
	}
	a, s := engine.Audit{About: engine.Msg("every position that can be reached from the start, and from which there is a solution")}, ofMap(whole)
	numbers := make(map[string]int, len(s.Exact))
	for i, exact := range s.Exact {
		numbers[engine.Key(s.At(i))] = i
		if exact > 0 {
			a.Positions++
		}
	}
	for _, m := range methods {
		values := make([]float64, len(s.Exact))
		for i := range values {
			values[i] = math.NaN()
		}
		status, ok := engine.Survey(ctx, m, search.Everywhere, limits, probe, func(at engine.Surveyed) bool {
			if i := numbers[engine.Key(at.At())]; s.Exact[i] != Hopeless {
				values[i] = float64(at.Estimate)
			}
			return meter.Look()
		})
		if err := engine.LimitReached(cmp.Or(meter.Ended(), status), meter); ok && err != nil {
			return a, err
		}
		if ok {
			a.Heuristics = append(a.Heuristics, s.audited(m.Heuristic, values))
		}
	}
	return a, nil
}

// estimating returns A* with each heuristic that it takes.
func estimating(p engine.Puzzle) (list []engine.Method) {
	for _, h := range engine.Heuristics(p) {
		if m, err := engine.FindMethod(p, "astar", h.Name); err == nil {
			list = append(list, m)
		}
	}
	return list
}

// audited returns the statistics of a heuristic, with counterexamples.
func (s Sample) audited(h engine.Choice, values []float64) engine.AuditedHeuristic {
	j := s.Judge(values)
	r := engine.AuditedHeuristic{Heuristic: h, Mean: j.Mean, Least: j.Least, Most: j.Most}
	if t := j.TooHigh; t != nil {
		r.TooHigh = engine.Msg("%d for a board that needs %d:\n%s", int(t.Estimate), t.Cost, s.At(t.At).Text())
	}
	if d := j.Drop; d != nil {
		from, to := s.At(d.From), s.At(d.To)
		r.Drops = engine.Msg("from %d to %d by the move %s, which costs %d, on\n%s", int(d.Before), int(d.After), nameOf(from, to, d.Cost), d.Cost, from.Text())
	}
	return r
}
