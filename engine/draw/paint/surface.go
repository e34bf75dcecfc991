package paint

import (
	"image"
	"image/color"

	"github.com/fogleman/gg"
	"golang.org/x/image/font"

	"langkah/engine/base/scene"
)

// surface is the target of drawing. The exported methods are those of gg and have its
// semantics: the transformation applies to paths, not to line widths or the coordinates of
// shades.
type surface interface {
	NewSubPath()
	ClosePath()
	MoveTo(x, y float64)
	LineTo(x, y float64)
	QuadraticTo(x1, y1, x2, y2 float64)
	CubicTo(x1, y1, x2, y2, x3, y3 float64)
	DrawLine(x1, y1, x2, y2 float64)
	DrawRectangle(x, y, w, h float64)
	DrawRoundedRectangle(x, y, w, h, r float64)
	DrawCircle(x, y, r float64)
	DrawEllipse(x, y, rx, ry float64)
	DrawArc(x, y, r, angle1, angle2 float64)

	Push()
	Pop()
	Translate(x, y float64)
	Rotate(angle float64)
	Scale(x, y float64)

	SetColor(c color.Color)
	SetLineWidth(width float64)
	SetDash(dashes ...float64)
	SetLineCapButt()
	SetLineCapRound()
	SetLineCapSquare()
	SetLineJoinRound()
	SetFillRuleEvenOdd()
	SetFillRuleWinding()
	Fill()
	Stroke()
	Clip()
	ResetClip()

	// shade fills the current path with a shade.
	shade(s shade)
	// glow fills a circle with a radial gradient.
	glow(g *glow, x, y, r float64)
	// polygon fills a polygon; the transformation does not apply.
	polygon(points []scene.Point, c color.NRGBA)
	// letters draws a line of text.
	letters(w writing)
}

// writing is a line of text to draw.
type writing struct {
	text  string
	x, y  float64 // left end of the baseline
	size  float64 // font size
	bold  bool
	face  font.Face // the font at that size
	color color.NRGBA
}

// bitmap is a surface of pixels.
type bitmap struct {
	*gg.Context
	picture *image.RGBA
}

func newBitmap(w, h int) bitmap {
	picture := image.NewRGBA(image.Rect(0, 0, w, h))
	return bitmap{gg.NewContextForRGBA(picture), picture}
}

func (s bitmap) shade(with shade) {
	s.SetFillStyle(with.pattern())
	s.Fill()
}

func (s bitmap) glow(g *glow, x, y, r float64) { g.fill(s.picture, x, y, r) }

func (s bitmap) polygon(points []scene.Point, c color.NRGBA) { polygon(s.picture, points, c) }
