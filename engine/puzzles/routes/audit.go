package routes

import (
	"context"
	"math"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Audit compares every heuristic with the exact cost to go, from every place and with nothing visited but what it is at;
// the sample size and seed are not used.
func (z *Puzzle) Audit(ctx context.Context, _ int, _ uint64, limits engine.Limits, probe *search.Probe) (engine.Audit, error) {
	meter := search.NewMeter(ctx, limits, probe)
	defer meter.Close()
	const perNode = 40
	if !meter.Hold(int64(z.world.size()) * perNode * int64(1+len(z.visits))) {
		return engine.Audit{}, engine.LimitReached(meter.Ended(), meter)
	}
	a := engine.Audit{About: engine.Msg("every place from which there is a way")}
	if len(z.visits) > maxExact {
		return a, engine.Errorf("found %d place{|s} to visit; heuristics are audited with at most %d", len(z.visits), maxExact)
	}
	left := make([]int64, z.world.size())
	for n := range left {
		if n&0xFFF == 0 && !meter.Look() {
			return a, engine.LimitReached(meter.Ended(), meter)
		}
		left[n], _ = z.left(z.enter(int32(n), 0))
		if g, ok := z.world.(*grid); ok && g.cost[n] == 0 {
			left[n] = far
		}
		if left[n] != far && left[n] > 0 {
			a.Positions++
		}
	}
	for _, h := range z.known.heuristics()[1:] {
		r, ok := z.audit(h, left, a.Positions, meter)
		if !ok {
			return a, engine.LimitReached(meter.Ended(), meter)
		}
		a.Heuristics = append(a.Heuristics, r)
	}
	return a, nil
}

// audit compares one heuristic; ok is false if the meter ended it.
func (z *Puzzle) audit(h heuristic, left []int64, positions int64, meter *search.Meter) (r engine.AuditedHeuristic, ok bool) {
	r = engine.AuditedHeuristic{Heuristic: h.Choice, Least: math.Inf(1)}
	estimate, sum := z.estimate(h), 0.0
	var arcs []arc
	for n, exact := range left {
		if n&0xFFF == 0 && !meter.Look() {
			return r, false
		}
		if exact == far {
			continue
		}
		s := z.enter(int32(n), 0)
		value := int64(estimate(s))
		if value > exact && r.TooHigh.IsZero() {
			r.TooHigh = engine.Msg("%s at %s, from where the cheapest way costs %s", z.costText(value), z.world.label(int32(n)), z.costText(exact))
		}
		if exact > 0 {
			ratio := float64(value) / float64(exact)
			sum += ratio
			r.Least, r.Most = min(r.Least, ratio), max(r.Most, ratio)
		}
		if !r.Drops.IsZero() || z.solved(s) {
			continue
		}
		arcs = z.world.out(int32(n), arcs[:0])
		for _, a := range arcs {
			if after := int64(estimate(z.enter(a.to, s.visited()))); value > after+int64(z.price(a)) {
				r.Drops = engine.Msg("from %s to %s on the way from %s to %s, which costs %s",
					z.costText(value), z.costText(after), z.world.label(int32(n)), z.world.label(a.to), z.costText(int64(z.price(a))))
				break
			}
		}
	}
	if r.Mean = sum / float64(max(1, positions)); positions == 0 {
		r.Least = 0
	}
	return r, true
}
