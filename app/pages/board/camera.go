package board

import (
	"math"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/scene"
)

// camera is how the user looks at a puzzle that is solid, such as a pyramid.
type camera struct {
	view        scene.View
	perspective bool // is wanted

	magnified float64 // by how much a flat board is enlarged; up to 1 shows the whole
}

func newCamera() camera {
	c := camera{view: look.View()}
	c.view.Zoom = 1
	return c
}

// rememberedCamera is as the user left it last.
func rememberedCamera(p look.Preferences) camera {
	c := newCamera()
	c.perspective = p.Perspective()
	c.view.Yaw, c.view.Pitch, c.view.Zoom = p.Camera()
	return c
}

// layers is how many layers a solid position has; 0 for a flat one.
func layers(p engine.Position) int {
	if t, ok := p.(engine.Turnable); ok {
		return t.Solid()
	}
	return 0
}

// turned is the position as a solid one, where it is shown in perspective.
func (c *camera) turned(p engine.Position) (t engine.Turnable, ok bool) {
	t, ok = p.(engine.Turnable)
	return t, ok && c.perspective && t.Solid() > 0
}

// scene is the picture of a position. No more layers are hidden than it has
// above the lowest.
func (c *camera) scene(p engine.Position) scene.Scene {
	if n := layers(p); n > 0 {
		c.view.Hidden = min(c.view.Hidden, n-1)
	}
	if t, ok := c.turned(p); ok {
		return t.SceneFrom(c.view)
	}
	if m, ok := p.(engine.Magnified); ok && c.magnified > 1 {
		return m.SceneAt(c.magnified)
	}
	return p.Scene()
}

// closest is by how much a flat position can be enlarged; 1 where that is of no use.
func closest(p engine.Position) float64 {
	if m, ok := p.(engine.Magnified); ok {
		return max(m.Closest(), 1)
	}
	return 1
}

// turn turns the picture by angles; it does not go below the base or beyond the
// view from above.
func (c *camera) turn(yaw, pitch float64) {
	c.view.Yaw += yaw
	c.view.Pitch = min(max(c.view.Pitch+pitch, 0), math.Pi/2)
}

// zoom makes the picture larger where steps are positive, and smaller.
func (c *camera) zoom(steps float64) {
	const perStep = 0.01
	c.view.Zoom = min(max(c.view.Zoom*math.Exp(perStep*steps), look.LeastZoom), look.MostZoom)
}
