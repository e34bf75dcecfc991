// Package paint renders scenes. [Image] renders a whole scene for a file; a [Composer]
// renders its background and pieces separately, for a window that moves them. Both draw the
// same items by the same code and with embedded fonts, so that they agree on every machine.
//
// Vector files, [SVG] and [OnPDF], are drawn by the same code, on a surface that collects
// paths instead of pixels.
//
// The look of a thing is in one place: plain shapes in shape.go, text in text.go, and each
// thing of a board in a file of its own: tray.go, tile.go, car.go, piece.go, ball.go,
// region.go, ice.go, mark.go. How far it and its shadow may extend beyond its box is in [bounds].
package paint

import (
	"image"
	"image/color"
	"image/draw"

	"langkah/engine/base/scene"
)

// Image renders a scene.
func Image(s scene.Scene, st Style) *image.RGBA {
	st = st.Fitted(s)
	w, h := st.Size(s)
	p := New(w, h, st)
	p.Scene(s, 0, 0)
	return p.Picture()
}

// Part renders the part of a scene's picture in a box, in pixels; coordinates are those of
// the whole. A border more is drawn and cropped, since antialiasing is inexact at a
// picture's edge.
func Part(s scene.Scene, st Style, box image.Rectangle) *image.RGBA {
	drawn := box.Inset(-border)
	return New(drawn.Dx(), drawn.Dy(), st).part(s, box)
}

// border is how much more is drawn of a part on every side, in pixels.
const border = 2

// part draws a box of a scene on a picture larger by the border.
func (p *Painter) part(s scene.Scene, box image.Rectangle) *image.RGBA {
	drawn := box.Inset(-border)
	for i, it := range s.Items {
		if bounds(it, p.cell).Overlaps(drawn) {
			p.item(s, i, -float64(drawn.Min.X), -float64(drawn.Min.Y))
		}
	}
	picture := p.Picture()
	picture.Rect = picture.Rect.Add(drawn.Min)
	return picture.SubImage(box).(*image.RGBA)
}

// Painter draws scenes and text on a picture. It is not safe for concurrent use.
type Painter struct {
	dc      surface
	picture *image.RGBA // drawn on; nil for a vector file
	palette scene.Palette
	cell    float64
	faces   faces
}

// New returns a painter on a picture of that size filled with the backdrop.
func New(w, h int, st Style) *Painter {
	p := onBitmap(w, h, st, faces{})
	draw.Draw(p.picture, p.picture.Rect, image.NewUniform(p.palette.Color(scene.Backdrop)), image.Point{}, draw.Src)
	return p
}

// onBitmap returns a painter on a transparent picture.
func onBitmap(w, h int, st Style, f faces) *Painter {
	dc := newBitmap(w, h)
	return &Painter{dc, dc.picture, st.Palette, float64(st.Cell), f}
}

// Picture returns the picture drawn on; nil for a vector file.
func (p *Painter) Picture() *image.RGBA { return p.picture }

// Scene draws a scene with its top left corner at a pixel.
func (p *Painter) Scene(s scene.Scene, x, y float64) {
	for i := range s.Items {
		p.item(s, i, x, y)
	}
}

// Backdrop fills a picture of that size.
func (p *Painter) Backdrop(w, h int) {
	p.fill(box{0, 0, float64(w), float64(h), 0}, flat(p.palette.Color(scene.Backdrop)))
}

// Item draws an item of the caller's own, with measures in pixels.
func (p *Painter) Item(it scene.Item) { p.draw(it, p.palette.Color(it.Fill)) }

// item draws the scene's i-th item.
func (p *Painter) item(s scene.Scene, i int, x, y float64) {
	p.draw(scaled(s.Items[i], p.cell, x, y), ink(s, i, p.palette))
}

// ink returns the colour of the scene's i-th item if it is a text.
func ink(s scene.Scene, i int, palette scene.Palette) color.NRGBA {
	if s.Items[i].Kind != scene.Text {
		return color.NRGBA{}
	}
	return palette.TextColor(s, i)
}

// draw draws an item with measures in pixels.
func (p *Painter) draw(it scene.Item, ink color.NRGBA) {
	p.form(it)
	p.label(it, ink)
}

// labelled reports whether an item has a label besides its form.
func labelled(it scene.Item) bool {
	return !ghostly(it) && (it.Text != "" || it.Marked || it.Pose == scene.Lit || it.Pose == scene.Picked)
}

// ghostly reports whether an item is the preview of a drop.
func ghostly(it scene.Item) bool { return it.Pose == scene.Fits || it.Pose == scene.Clashes }

// form draws an item without its label.
func (p *Painter) form(it scene.Item) {
	switch {
	case ghostly(it):
		p.ghost(it)
		return
	case it.Pose == scene.Lifted:
		p.lift(it)
	}
	switch it.Kind {
	case scene.Text:
	case scene.Line, scene.Arrow:
		p.line(it)
	case scene.Tray:
		p.tray(it)
	case scene.Gate:
		p.gate(it)
	case scene.Bed:
		p.bed(it)
	case scene.Socket:
		p.socket(it)
	case scene.Plate:
		p.plate(it)
	case scene.Car:
		p.vehicle(it)
	case scene.Beads, scene.Slab:
		p.piece(it)
	case scene.Ball:
		p.ball(it)
	case scene.Rod:
		p.rod(it)
	case scene.Region:
		p.region(it)
	case scene.Queen:
		p.queen(it)
	case scene.Ice:
		p.ice(it)
	case scene.Rock:
		p.rock(it)
	case scene.Lava:
		p.lava(it)
	case scene.Flag:
		p.flag(it)
	case scene.Sign:
		p.sign(it)
	case scene.Stone:
		p.stone(it)
	case scene.Strike, scene.Dot:
		p.note(it)
	case scene.Patchwork:
		p.patchwork(it)
	case scene.Hatch:
		p.hatched(it)
	case scene.Tick, scene.Cross:
		p.badge(it)
	default:
		p.shape(it)
	}
}

// label draws an item's name and mark, or a text.
func (p *Painter) label(it scene.Item, ink color.NRGBA) {
	switch it.Kind {
	case scene.Text:
		p.text(it, ink)
	case scene.Plate:
		p.plateName(it)
	case scene.Car:
		p.carName(it)
	case scene.Beads, scene.Slab:
		p.pieceName(it)
	case scene.Ball:
		p.ballName(it)
	}
	if ghostly(it) {
		return
	}
	if it.Marked {
		p.mark(it)
	}
	switch it.Pose {
	case scene.Lit:
		p.lit(it)
	case scene.Picked:
		p.picked(it)
	}
}

// scaled returns an item in pixels, for a scene whose top left corner is at x, y.
func scaled(it scene.Item, cell, x, y float64) scene.Item {
	it.X, it.Y = x+it.X*cell, y+it.Y*cell
	it.W, it.H = it.W*cell, it.H*cell
	it.Corner, it.Line, it.Size = it.Corner*cell, it.Line*cell, it.Size*cell
	points := make([]scene.Point, len(it.Points))
	for i, at := range it.Points {
		points[i] = scene.Point{X: x + at.X*cell, Y: y + at.Y*cell}
	}
	it.Points = points
	if it.Kind == scene.Ball { // whole pixels, so that few sizes are rendered during a rotation
		r := max(whole(min(it.W, it.H)/2), 1)
		it.X, it.Y = whole(it.X+it.W/2)-r, whole(it.Y+it.H/2)-r
		it.W, it.H = 2*r, 2*r
	}
	return it
}
