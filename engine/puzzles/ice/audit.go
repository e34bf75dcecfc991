package ice

import (
	"context"
	"math"

	"langkah/engine"
	"langkah/engine/solve/search"
)

var _ engine.Auditor = (*Puzzle)(nil)

// Audit compares every heuristic with the exact cost to go, over all states of the board from which it can be solved;
// the sample size and seed are not used.
func (z *Puzzle) Audit(ctx context.Context, _ int, _ uint64, limits engine.Limits, probe *search.Probe) (engine.Audit, error) {
	meter := search.NewMeter(ctx, limits, probe)
	defer meter.Close()
	whole := z.measure(meter)
	if whole == nil {
		return engine.Audit{}, engine.LimitReached(meter.Ended(), meter)
	}
	a := engine.Audit{About: engine.Msg("every state of the board from which it can be solved")}
	for _, left := range whole.left {
		if left.reached() && left.cost > 0 {
			a.Positions++
		}
	}
	for _, h := range z.heuristics()[1:] {
		judged, ok := whole.audit(h, a.Positions, meter)
		if !ok {
			return a, engine.LimitReached(meter.Ended(), meter)
		}
		a.Heuristics = append(a.Heuristics, judged)
	}
	return a, nil
}

// audit compares one heuristic; ok is false if the meter ended it.
func (s *space) audit(h heuristic, positions int64, meter *search.Meter) (r engine.AuditedHeuristic, ok bool) {
	r = engine.AuditedHeuristic{Heuristic: h.Choice, Least: math.Inf(1)}
	estimate := h.of()
	sum := 0.0
	for i, left := range s.left {
		at := state(i)
		if i&0xFF == 0 && !meter.Look() {
			return r, false
		}
		if !left.reached() {
			continue
		}
		value := int64(estimate(at))
		text := func(format string, args ...any) engine.Message {
			return engine.Msg(format, append(args, Position{s.puzzle, at}.Text())...)
		}
		if value > left.cost && r.TooHigh.IsZero() {
			r.TooHigh = text("%d for a board that needs %d:\n%s", int(value), int(left.cost))
		}
		if left.cost > 0 {
			ratio := float64(value) / float64(left.cost)
			sum += ratio
			r.Least, r.Most = min(r.Least, ratio), max(r.Most, ratio)
		}
		if !r.Drops.IsZero() || s.puzzle.board.solved(at) {
			continue
		}
		for _, d := range directions() {
			step := s.puzzle.slide(at, d)
			if step.ending != stops {
				continue
			}
			if after := int64(estimate(step.to)); value > after+int64(s.puzzle.cost.of(step)) {
				r.Drops = text("from %d to %d when the actor slides %s, at cost %d, on\n%s", int(value), int(after), d.words(), s.puzzle.cost.of(step))
				break
			}
		}
	}
	if r.Mean = sum / float64(max(1, positions)); positions == 0 {
		r.Least = 0
	}
	return r, true
}
