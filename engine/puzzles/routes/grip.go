package routes

import (
	"math"

	"langkah/engine"
	"langkah/engine/base/scene"
)

var _ engine.Grip = Position{}

// walk is a way being chosen: an arc from where the traveller is. It implements [engine.Drag].
type walk struct {
	position Position
	chosen   bool
	arc      arc
	tapped   bool // the press was on the place itself
	why      engine.Message
}

// Grab takes the traveller; a press on a place beside it chooses the way there.
func (p Position) Grab(at scene.Point) (engine.Drag, bool) {
	if a, ok := p.arcAt(at); ok {
		return walk{position: p, chosen: true, arc: a, tapped: true}, true
	}
	if p.puzzle.near(at, p.state.node()) {
		return walk{position: p}, true
	}
	return nil, false
}

// near reports whether a point lies on a node.
func (z *Puzzle) near(at scene.Point, node int32) bool {
	m := z.middle(node)
	if g, ok := z.world.(*grid); ok {
		half := g.side() / 2
		return math.Abs(at.X-m.X) <= half && math.Abs(at.Y-m.Y) <= half
	}
	return math.Hypot(at.X-m.X, at.Y-m.Y) <= 0.7*disc
}

// arcAt returns the arc to the place at a point.
func (p Position) arcAt(at scene.Point) (arc, bool) {
	for _, a := range p.puzzle.world.out(p.state.node(), nil) {
		if p.puzzle.near(at, a.to) {
			return a, true
		}
	}
	return arc{}, false
}

// Pick takes the traveller by its ID.
func (p Position) Pick(piece string) (engine.Drag, bool) {
	return walk{position: p}, piece == travellerID
}

// Push returns the way that lies most in the direction of a vector.
func (p Position) Push(dx, dy int, _ bool) []engine.Move {
	if a, ok := p.arcToward(float64(dx), float64(dy)); ok {
		return []engine.Move{p.puzzle.move(a)}
	}
	return nil
}

// arcToward returns the arc that points nearest to a direction, within 60 degrees of it.
func (p Position) arcToward(dx, dy float64) (best arc, ok bool) {
	length := math.Hypot(dx, dy)
	if length == 0 {
		return arc{}, false
	}
	most := 0.5 // the cosine of 60 degrees
	if _, onMap := p.puzzle.world.(*grid); onMap {
		most = 0.9
	}
	from := p.puzzle.middle(p.state.node())
	for _, a := range p.puzzle.world.out(p.state.node(), nil) {
		to := p.puzzle.middle(a.to)
		x, y := to.X-from.X, to.Y-from.Y
		if along := (x*dx + y*dy) / (math.Hypot(x, y) * length); along > most+1e-9 {
			best, most, ok = a, along, true
		}
	}
	return best, ok
}

func (h walk) Piece() string { return travellerID }

func (h walk) Carried() bool { return false }

// To chooses the place under the pointer.
func (h walk) To(at scene.Point) engine.Drag {
	h.arc, h.chosen = h.position.arcAt(at)
	h.why = engine.Message{}
	if !h.chosen && !h.position.puzzle.near(at, h.position.state.node()) {
		h.why = h.position.Refusal(travellerID, 0, 0)
	}
	return h
}

// Nudge chooses the way in the direction of an arrow key.
func (h walk) Nudge(dx, dy int, _ bool) engine.Drag {
	h.arc, h.chosen = h.position.arcToward(float64(dx), float64(dy))
	h.why = engine.Message{}
	if !h.chosen {
		h.why = h.position.Refusal(travellerID, dx, dy)
	}
	return h
}

// Tap goes to the place that was pressed.
func (h walk) Tap() []engine.Move {
	if !h.tapped || !h.chosen {
		return nil
	}
	return []engine.Move{h.position.puzzle.move(h.arc)}
}

// Offer returns the chosen way, or why there is none.
func (h walk) Offer() engine.Offer {
	z := h.position.puzzle
	o := engine.Offer{Fits: true, Lifted: z.traveller(h.position.state.node(), max(h.position.Closest(), 1))}
	if !h.chosen {
		o.Fits, o.Says = h.why.IsZero(), h.why
		if o.Fits {
			o.Says = engine.Msg("the traveller stays")
		}
		return o
	}
	o.Lifted = z.traveller(h.arc.to, max(h.position.Closest(), 1))
	o.Landed = o.Lifted
	o.Marks = []scene.Item{{Kind: scene.Arrow, Stroke: scene.Hint, Line: 0.1 * z.span(max(h.position.Closest(), 1)), Points: []scene.Point{z.middle(h.position.state.node()), z.middle(h.arc.to)}}}
	m := z.move(h.arc)
	o.Moves, o.Says = []engine.Move{m}, m.Words
	return o
}
