package routes

import (
	"langkah/engine"
	"langkah/engine/base/scene"
)

var _ engine.Prover = (*Puzzle)(nil)

// Prove returns a proof that the position has no solution; ok is false if there is none so simple.
func (z *Puzzle) Prove(p engine.Position) (engine.Proof, bool) {
	s, ok := z.stateOf(p)
	if !ok {
		return engine.Proof{}, false
	}
	return z.prove(s)
}

// prove looks for a place that must be reached and cannot be. Over roads that lead one way, the places to visit may also
// be in no order that leads through all: that is proven where their distances are known.
func (z *Puzzle) prove(s state) (engine.Proof, bool) {
	if z.solved(s) {
		return engine.Proof{}, false
	}
	here := z.world.label(s.node())
	if lost := z.lost(s); lost != nil {
		why := engine.Msg("no way leads from %s to %s", here, z.names(lost))
		if len(lost) > 1 {
			why = engine.Msg("no way leads from %s to any of %s", here, z.names(lost))
		}
		return z.proof("unreachable", why, lost), true
	}
	if len(z.visits) > 0 && z.oneWay() {
		if left, ok := z.left(s); ok && left == far {
			return z.proof("order", engine.Msg("in no order do ways lead from %s through all places that are left", here), z.remaining(s)), true
		}
	}
	return engine.Proof{}, false
}

// proof returns a proof that marks nodes.
func (z *Puzzle) proof(name string, why engine.Message, nodes []int32) engine.Proof {
	p := engine.Proof{Name: name, Why: why}
	for _, n := range nodes {
		p.Cells = append(p.Cells, z.world.label(n))
		p.Marks = append(p.Marks, z.ring(n, scene.No))
	}
	return p
}
