package sceneview

import (
	"image"
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"langkah/engine/base/scene"
)

// lens shows a part of the scene larger: a factor and the place of the scene in the middle. The
// part is one image, drawn anew when anything in it changes; pieces do not slide under it.
type lens struct {
	zoom          float64 // up to 1 shows the whole scene
	middle        scene.Point
	width, height float64 // of the view, in device pixels
}

// corner returns where the scene's corner is, in device pixels; it keeps the middle where the
// view shows nothing beyond the field, as far as that is larger than the view.
func (l *lens) corner(field scene.Item, cell float64) (x, y float64) {
	keep := func(middle, from, size, view float64) float64 {
		half := view / 2 / cell
		if 2*half >= size {
			return from + size/2
		}
		return min(max(middle, from+half), from+size-half)
	}
	l.middle.X = keep(l.middle.X, field.X, field.W, l.width)
	l.middle.Y = keep(l.middle.Y, field.Y, field.H, l.height)
	return l.width/2 - l.middle.X*cell, l.height/2 - l.middle.Y*cell
}

// look draws what the lens shows.
func (st *stage) look() {
	s := st.posed()
	if len(st.held.Items) > 0 {
		s.Items = append(slices.DeleteFunc(slices.Clone(s.Items), func(it scene.Item) bool { return st.hidden(it.ID) }), st.held.Items...)
	}
	cell, field := float64(st.style.Cell), s.Field()
	x, y := float64(st.corner.X)*st.scale, float64(st.corner.Y)*st.scale
	seen := image.Rect(int(-x), int(-y), int(st.lens.width-x), int(st.lens.height-y))
	whole := image.Rect(int(field.X*cell), int(field.Y*cell), int((field.X+field.W)*cell), int((field.Y+field.H)*cell))
	box := seen.Intersect(whole)
	st.objects = st.objects[:1:1]
	st.lying = 1
	if box.Empty() {
		return
	}
	s.Items = s.Items[min(1, len(s.Items)):] // without the frame
	st.ground.Image = st.composer.View(s, box)
	st.ground.Refresh()
	st.put(st.ground, float64(box.Min.X), float64(box.Min.Y))
}

// Zoom returns by how much the board is enlarged; 1 is the whole.
func (b *Board) Zoom() float64 { return max(b.stage.lens.zoom, 1) }

// SetZoom enlarges the board, so that the same place of the scene stays where it is.
func (b *Board) SetZoom(zoom float64, at scene.Point) {
	was := b.stage.where(at)
	if b.stage.lens.zoom <= 1 {
		b.stage.lens.middle = b.Middle()
	}
	b.stage.lens.zoom = max(zoom, 1)
	b.Refresh()
	is := b.stage.where(at)
	b.Pan(was.X-is.X, was.Y-is.Y)
}

// Pan moves an enlarged board by pixels of the toolkit.
func (b *Board) Pan(dx, dy float32) {
	unit := float64(b.stage.unit())
	if b.stage.lens.zoom <= 1 || unit == 0 || dx == 0 && dy == 0 {
		return
	}
	b.stage.lens.middle.X -= float64(dx) / unit
	b.stage.lens.middle.Y -= float64(dy) / unit
	b.Refresh()
}

// Reveal moves an enlarged board so that a place of the scene is well inside the view.
func (b *Board) Reveal(at scene.Point) {
	const edge = 0.15
	where, size := b.stage.where(at), b.Size()
	past := func(x, size float32) float32 {
		return min(size*(1-edge)-x, 0) + max(size*edge-x, 0)
	}
	if dx, dy := past(where.X, size.Width), past(where.Y, size.Height); math.Abs(float64(dx))+math.Abs(float64(dy)) > 1 {
		b.Pan(dx, dy)
	}
}

// Pointed returns the place of the scene where the pointer was last.
func (b *Board) Pointed() scene.Point { return b.pointer.at }

// Middle returns the place of the scene in the middle of the view.
func (b *Board) Middle() scene.Point {
	size := b.Size()
	return b.stage.point(fyne.NewPos(size.Width/2, size.Height/2))
}
