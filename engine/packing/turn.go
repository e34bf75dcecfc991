package packing

import (
	"math"
	"slices"

	"langkah/engine"
	"langkah/engine/scene"
)

// Solid says how many layers there are to look at from all sides; a flat board
// has none.
func (p *Position) Solid() (layers int) {
	if p.puzzle.board.mode != pyramid {
		return 0
	}
	return p.puzzle.board.rows
}

var _ engine.Turnable = (*Position)(nil)

// distance is that of the eye from the middle of the pyramid, in radii of the
// ball around it: near enough to see what is in front, far enough for letters
// to keep their size.
const distance = 4.0

// SceneFrom draws the pyramid in perspective: shaded balls, the farthest first.
// The picture's size does not depend on the view's angles.
func (p *Position) SceneFrom(v scene.View) scene.Scene {
	b := p.puzzle.board
	shown := b.rows - min(max(v.Hidden, 0), b.rows-1)
	eye := newEye(b, v)
	side := 2 * eye.radius * 1.05
	s := scene.Scene{Width: side, Height: side}
	var seen []sight
	top, bottom := math.Inf(1), math.Inf(-1)
	for cell, at := range b.cells {
		one := eye.look(at, cell)
		top, bottom = min(top, one.y-one.size/2), max(bottom, one.y+one.size/2)
		if at.z < shown {
			seen = append(seen, one)
		}
	}
	for i := range seen {
		seen[i].y -= (top + bottom) / 2
	}
	slices.SortStableFunc(seen, func(a, b sight) int {
		switch {
		case a.depth < b.depth:
			return 1
		case a.depth > b.depth:
			return -1
		}
		return 0
	})
	for _, one := range seen {
		s.Items = append(s.Items, p.drawSight(one, side/2)...)
	}
	return s
}

// eye looks at a pyramid.
type eye struct {
	view     scene.View
	middle   float64 // of the base, in the lattice's units
	centre   float64 // half the height
	radius   float64 // of the ball around the pyramid, in balls
	rise     float64 // from layer to layer, in balls
	sin, cos [2]float64
}

// sight is one ball as it is seen: its middle and size in board units, from the
// middle of the picture.
type sight struct {
	cell        int
	x, y, depth float64
	size        float64
}

func newEye(b *board, v scene.View) *eye {
	e := &eye{view: v, middle: float64(b.rows - 1)}
	// Balls of a layer are 1 apart; one over the middle of four is 1/sqrt 2 higher.
	e.rise = math.Sqrt2/2 + max(v.Lift, 0)
	e.centre = e.rise * float64(b.rows-1) / 2
	e.radius = math.Hypot(float64(b.rows-1)/math.Sqrt2, e.centre) + 0.5
	for i, angle := range [2]float64{v.Yaw, v.Pitch} {
		e.sin[i], e.cos[i] = math.Sincos(angle)
	}
	return e
}

// look is how the eye sees the ball at a lattice point.
func (e *eye) look(at point, cell int) sight {
	x, y := (float64(at.x)-e.middle)/2, (float64(at.y)-e.middle)/2
	z := float64(at.z)*e.rise - e.centre
	x, y = x*e.cos[0]-y*e.sin[0], x*e.sin[0]+y*e.cos[0]
	// y leads away from the eye at pitch 0; from above, the rows go down the picture.
	depth, up := -y*e.cos[1]-z*e.sin[1], z*e.cos[1]-y*e.sin[1]
	far := distance * e.radius
	scale := far / (far + depth)
	return sight{cell: cell, x: x * scale, y: -up * scale, depth: depth, size: scale}
}

func (p *Position) drawSight(v sight, middle float64) []scene.Item {
	box := scene.Item{Kind: scene.Ball, X: middle + v.x - v.size/2, Y: middle + v.y - v.size/2, W: v.size, H: v.size}
	owner := int(p.owner[v.cell])
	if owner < 0 {
		dot := 0.3 * v.size
		return []scene.Item{{Kind: scene.Circle, X: middle + v.x - dot/2, Y: middle + v.y - dot/2, W: dot, H: dot, Fill: scene.Faint}}
	}
	box.ID, box.Fill = p.puzzle.id(owner), scene.Piece(owner)
	letter := box
	letter.Kind, letter.Fill, letter.Bold = scene.Text, scene.OnPiece, true
	letter.Text, letter.Size = string(p.puzzle.pieces[owner].letter), 0.5*v.size
	return []scene.Item{box, letter}
}
