// Package paint is the one painter: it makes pictures of scenes, whole or in
// parts. [Image] is a scene as a file shows it; a [Composer] paints its
// background and its pieces apart, for a window that moves them. Both draw the
// same items by the same code and with the same fonts, which are part of the
// program, so that they agree, on every machine.
//
// Files of shapes, [SVG] and [OnPDF], are drawn by it too: recipes draw on a
// surface, which is of pixels or hands on paths.
//
// How a thing looks is said in one place: plain shapes in shape.go, writing in
// text.go, and a recipe for each thing of a board in a file of its own: tray.go,
// tile.go, car.go, piece.go, region.go, ice.go,
// ball.go, mark.go. How far a thing and its shadow
// may reach beyond its box is said in [bounds].
package paint

import (
	"image"
	"image/color"
	"image/draw"

	"langkah/engine/base/scene"
)

// Image is a picture of a scene.
func Image(s scene.Scene, st Style) *image.RGBA {
	st = st.Fitted(s)
	w, h := st.Size(s)
	p := New(w, h, st)
	p.Scene(s, 0, 0)
	return p.Picture()
}

// Part is what a box, in pixels, shows of a scene's picture; its pixels are
// numbered as in the whole. A little more is drawn and cut off, as shapes are
// not exact at a picture's border.
func Part(s scene.Scene, st Style, box image.Rectangle) *image.RGBA {
	drawn := box.Inset(-border)
	return New(drawn.Dx(), drawn.Dy(), st).part(s, box)
}

// border is how much more is drawn of a part on every side.
const border = 2

// part draws a box of a scene on a picture that is larger by the border.
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

// Painter draws scenes and writing on a picture. It belongs to one goroutine.
type Painter struct {
	dc      surface
	picture *image.RGBA // that it draws; nil where it draws no pixels
	palette scene.Palette
	cell    float64
	faces   faces
}

// New starts a picture of that many pixels with the palette's backdrop.
func New(w, h int, st Style) *Painter {
	p := onBitmap(w, h, st, faces{})
	draw.Draw(p.picture, p.picture.Rect, image.NewUniform(p.palette.Color(scene.Backdrop)), image.Point{}, draw.Src)
	return p
}

// onBitmap starts a transparent picture.
func onBitmap(w, h int, st Style, f faces) *Painter {
	dc := newBitmap(w, h)
	return &Painter{dc, dc.picture, st.Palette, float64(st.Cell), f}
}

// Picture is what has been drawn; nil where it draws on no picture of pixels.
func (p *Painter) Picture() *image.RGBA { return p.picture }

// Scene draws a scene with its top left corner at a pixel.
func (p *Painter) Scene(s scene.Scene, x, y float64) {
	for i := range s.Items {
		p.item(s, i, x, y)
	}
}

// Backdrop paints a picture of that many pixels all over.
func (p *Painter) Backdrop(w, h int) {
	p.fill(box{0, 0, float64(w), float64(h), 0}, flat(p.palette.Color(scene.Backdrop)))
}

// Item draws an item of the picture's own, whose measures are in pixels.
func (p *Painter) Item(it scene.Item) { p.draw(it, p.palette.Color(it.Fill)) }

// item draws the scene's i-th item.
func (p *Painter) item(s scene.Scene, i int, x, y float64) {
	p.draw(scaled(s.Items[i], p.cell, x, y), ink(s, i, p.palette))
}

// ink is the colour of the scene's i-th item if it is a text.
func ink(s scene.Scene, i int, palette scene.Palette) color.NRGBA {
	if s.Items[i].Kind != scene.Text {
		return color.NRGBA{}
	}
	return palette.TextColor(s, i)
}

// draw draws an item whose measures are in pixels.
func (p *Painter) draw(it scene.Item, ink color.NRGBA) {
	p.form(it)
	p.label(it, ink)
}

// labelled says whether there is more to an item than its form.
func labelled(it scene.Item) bool {
	return !ghostly(it) && (it.Text != "" || it.Marked || it.Pose == scene.Lit || it.Pose == scene.Picked)
}

// ghostly says whether an item is only where it would come to lie.
func ghostly(it scene.Item) bool { return it.Pose == scene.Fits || it.Pose == scene.Clashes }

// form draws an item as it is without its name and its mark.
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
	case scene.Hatch:
		p.hatched(it)
	case scene.Tick, scene.Cross:
		p.badge(it)
	default:
		p.shape(it)
	}
}

// label draws an item's name and its mark, or a text.
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

// scaled is an item in pixels, with the scene's top left corner at x, y.
func scaled(it scene.Item, cell, x, y float64) scene.Item {
	it.X, it.Y = x+it.X*cell, y+it.Y*cell
	it.W, it.H = it.W*cell, it.H*cell
	it.Corner, it.Line, it.Size = it.Corner*cell, it.Line*cell, it.Size*cell
	points := make([]scene.Point, len(it.Points))
	for i, at := range it.Points {
		points[i] = scene.Point{X: x + at.X*cell, Y: y + at.Y*cell}
	}
	it.Points = points
	if it.Kind == scene.Ball { // of whole pixels, so that few sizes are painted when it turns
		r := max(whole(min(it.W, it.H)/2), 1)
		it.X, it.Y = whole(it.X+it.W/2)-r, whole(it.Y+it.H/2)-r
		it.W, it.H = 2*r, 2*r
	}
	return it
}
