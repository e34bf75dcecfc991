package blocks

import (
	"context"
	"math"

	"langkah/engine"
	"langkah/engine/solve/search"
)

var _ engine.Auditor = (*Puzzle)(nil)

// audited is a heuristic that is being audited.
type audited struct {
	engine.AuditedHeuristic
	estimate func(at []uint8) int32
	sum      float64
}

// Audit compares every heuristic with the exact cost over all positions that can be reached: the space is measured layer by
// layer from the solved positions, and each layer has its distance. The sample size and seed are not used.
func (z *Puzzle) Audit(ctx context.Context, _ int, _ uint64, limits engine.Limits, probe *search.Probe) (engine.Audit, error) {
	meter := search.NewMeter(ctx, limits, probe)
	defer meter.Close()
	a := engine.Audit{About: engine.Msg("every position that can be reached and solved")}
	var list []*audited
	for _, h := range z.heuristics()[1:] {
		estimate, _, status := h.of(ctx, meter.Remaining(), probe)
		if estimate == nil {
			return a, engine.LimitReached(status, meter)
		}
		list = append(list, &audited{AuditedHeuristic: engine.AuditedHeuristic{Heuristic: h.Choice, Least: math.Inf(1)}, estimate: estimate})
	}
	e := (*expander)(nil)
	s, status := z.newSpace(meter, func(s *space, codes []uint64, distance int) bool {
		if e == nil {
			e = newExpander(s.walk.coding, z.cost)
		}
		if distance > 0 {
			a.Positions += int64(len(codes))
		}
		for i, code := range codes {
			if i&0xFF == 0 && !meter.Look() {
				return false
			}
			p := s.position(code)
			near := e.expand(code, noMove, nil)
			for _, h := range list {
				h.judge(p, distance, near, s)
			}
		}
		return true
	})
	switch {
	case s == nil && status == search.Failed:
		return a, engine.Errorf("the board is too large to look at all its positions")
	case s == nil:
		return a, engine.LimitReached(status, meter)
	}
	for _, h := range list {
		if h.Mean = h.sum / float64(max(1, a.Positions)); a.Positions == 0 {
			h.Least = 0
		}
		a.Heuristics = append(a.Heuristics, h.AuditedHeuristic)
	}
	return a, nil
}

// judge compares the value for a position with its distance and with the values after its moves, each of cost 1.
func (h *audited) judge(p Position, distance int, near []successor, s *space) {
	value := int(h.estimate(p.at))
	if value > distance && h.TooHigh.IsZero() {
		h.TooHigh = engine.Msg("%d for a board that needs %d:\n%s", value, distance, p.Text())
	}
	if distance == 0 {
		return
	}
	ratio := float64(value) / float64(distance)
	h.sum += ratio
	h.Least, h.Most = min(h.Least, ratio), max(h.Most, ratio)
	if !h.Drops.IsZero() {
		return
	}
	for _, n := range near {
		after := s.position(n.code)
		if to := int(h.estimate(after.at)); value > to+1 {
			h.Drops = engine.Msg("from %d to %d by a move of cost 1, on\n%sthen\n%s", value, to, p.Text(), after.Text())
			return
		}
	}
}
