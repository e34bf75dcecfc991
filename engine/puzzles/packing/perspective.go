package packing

import (
	"cmp"
	"math"
	"slices"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// Solid returns the number of layers of a pyramid, 0 for a flat board, which has no view in space.
func (p *Position) Solid() (layers int) {
	if p.puzzle.board.mode != pyramid {
		return 0
	}
	return p.puzzle.board.rows
}

var _ engine.Turnable = (*Position)(nil)

// distance is that of the eye from the centre of the pyramid, in radii of its bounding sphere: near enough for a
// visible perspective, far enough for letters to keep their size.
const distance = 4.0

// SceneFrom draws the pyramid in perspective on its base: balls by the painter's algorithm, farthest first, with rods
// between those of a piece. The size of the drawing does not depend on the angles. The tray is one line below.
func (p *Position) SceneFrom(v scene.View) scene.Scene {
	b := p.puzzle.board
	shown := b.rows - min(max(v.Hidden, 0), b.rows-1)
	eye := newEye(b, v)
	s := scene.Scene{Width: eye.width, Height: eye.height}
	s.Items = append(s.Items, eye.base(b)...)
	var seen []sight
	for cell, at := range b.cells {
		if owner := int(p.owner[cell]); owner >= 0 && at.z < shown {
			seen = append(seen, eye.ball(at, cell))
			if at.z == 0 {
				s.Items = append(s.Items, eye.contact(at)...)
			}
		}
	}
	slices.SortStableFunc(seen, func(a, b sight) int { return cmp.Compare(b.depth, a.depth) })
	slots, cell := p.puzzle.addLine(&s)
	for i := range seen {
		s.Items = append(s.Items, p.rods(seen[:i], seen[i])...)
		s.Items = append(s.Items, p.drawSight(seen[i]))
	}
	for i := range p.puzzle.pieces {
		if !p.laid[i] {
			s.Items = append(s.Items, p.puzzle.beads(i, slots[i], cell)...)
		}
	}
	return s
}

// eye is a perspective camera that looks at a pyramid. Lengths are in ball diameters, the origin is the centre of the
// pyramid.
type eye struct {
	middle   float64 // of the base, in lattice units
	centre   float64 // half the height from the lowest to the highest ball's centre
	far      float64 // distance of the eye from the origin
	rise     float64 // height of a layer
	zoom     float64 // scale that makes everything fit
	width    float64 // of the drawing
	height   float64
	down     float64    // vertical position of the origin in the drawing
	sin, cos [2]float64 // of yaw and pitch
}

// sight is a projected ball: centre and size in board units.
type sight struct {
	cell        int
	x, y, depth float64
	size        float64
}

func newEye(b *board, v scene.View) *eye {
	e := &eye{middle: float64(b.rows - 1)}
	// A ball over the middle of four is 1/sqrt 2 higher (face-centred cubic packing).
	e.rise = math.Sqrt2/2 + max(v.Lift, 0)
	e.centre = e.rise * float64(b.rows-1) / 2
	across := baseSide(b) / math.Sqrt2
	radius := math.Hypot(across, e.centre)
	e.far, e.zoom = distance*radius, 1
	e.width, e.height = 2.1*radius, 1.4*radius
	for i, angle := range [2]float64{v.Yaw, v.Pitch} {
		e.sin[i], e.cos[i] = math.Sincos(angle)
	}
	e.fit(across, v.Zoom)
	return e
}

// fit sets zoom and vertical position so that base and top ball fit. The base counts as its circumscribed circle, so
// that nothing sways when it is turned. The user's zoom is applied afterwards.
func (e *eye) fit(across, larger float64) {
	peak, _, size := e.project(0, 0, e.centre)
	left, top, bottom := 0.0, peak.Y-size/2, peak.Y+size/2
	const places = 32
	for i := range places {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / places)
		for _, z := range [2]float64{baseTop, baseTop - baseHeight} {
			at, _, _ := e.project(across*cos, across*sin, z-e.centre)
			left, top, bottom = min(left, at.X-e.width/2), min(top, at.Y), max(bottom, at.Y)
		}
	}
	const margin = 0.3
	e.zoom = min((e.width/2-margin)/-left, (e.height-2*margin)/(bottom-top))
	if larger > 0 {
		e.zoom *= larger
	}
	e.down = e.height/2 - (top+bottom)/2*e.zoom
}

// project projects a point: at is its position in the drawing, depth its distance beyond the origin, size that of a ball
// there. y leads away from the eye at pitch 0; from above, the rows go down the drawing.
func (e *eye) project(x, y, z float64) (at scene.Point, depth, size float64) {
	x, y = x*e.cos[0]-y*e.sin[0], x*e.sin[0]+y*e.cos[0]
	depth, up := -y*e.cos[1]-z*e.sin[1], z*e.cos[1]-y*e.sin[1]
	size = e.zoom * e.far / (e.far + depth)
	return scene.Point{X: e.width/2 + x*size, Y: e.down - up*size}, depth, size
}

// position returns the position of a lattice point relative to the origin.
func (e *eye) position(at point) (x, y, z float64) {
	return (float64(at.x) - e.middle) / 2, (float64(at.y) - e.middle) / 2, float64(at.z)*e.rise - e.centre
}

// ball projects the ball at a lattice point.
func (e *eye) ball(at point, cell int) sight {
	seen, depth, size := e.project(e.position(at))
	return sight{cell: cell, x: seen.X, y: seen.Y, depth: depth, size: size}
}

func (p *Position) drawSight(v sight) scene.Item {
	owner := int(p.owner[v.cell])
	one := p.puzzle.body(owner, scene.Ball)
	one.Pinned = one.Pinned && slices.Index(p.owner, int8(owner)) == v.cell
	one.X, one.Y, one.W, one.H = v.x-v.size/2, v.y-v.size/2, v.size, v.size
	return one
}

// rods draws the rods between a ball and those of its piece that touch it and are behind it, as far as they are
// visible.
func (p *Position) rods(behind []sight, near sight) (items []scene.Item) {
	b := p.puzzle.board
	for _, other := range behind {
		if p.owner[other.cell] != p.owner[near.cell] {
			continue
		}
		if !slices.Contains(ballSteps, b.cells[other.cell].minus(b.cells[near.cell])) {
			continue
		}
		along := func(t float64) scene.Point {
			return scene.Point{X: other.x + (near.x-other.x)*t, Y: other.y + (near.y-other.y)*t}
		}
		rod := p.puzzle.body(int(p.owner[near.cell]), scene.Rod)
		rod.Text, rod.Pinned, rod.Line, rod.Points = "", false, bond*near.size, []scene.Point{along(0.30), along(0.70)}
		items = append(items, rod)
	}
	return items
}
