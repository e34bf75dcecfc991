package play

import (
	"langkah/engine"
	"langkah/engine/base/scene"
)

// Preview returns what an arrow key would do; ok is false where a position does not show it,
// or nothing would move.
func (h *Hand) Preview(does Action) (o engine.Offer, ok bool) {
	if p, ok := h.position.(engine.Previewing); ok && h.drag == nil {
		dx, dy := does.direction()
		o = p.Preview(dx, dy)
	}
	return o, len(o.Marks) > 0
}

// PreviewAt is Preview for a click at a point.
func (h *Hand) PreviewAt(at scene.Point) (o engine.Offer, ok bool) {
	if p, ok := h.position.(engine.Previewing); ok && h.drag == nil {
		if d, ok := p.Grab(at); ok {
			o = d.Offer()
		}
	}
	return o, len(o.Marks) > 0
}
