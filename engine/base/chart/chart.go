// Package chart lays out charts. A chart is a value with its data: [Ranking], [Scatter],
// [Curves], [Histogram] or [Slope]. Laid out for a width it is a [Drawing], a list of shapes
// in pixels and colour roles, which is rendered by the painter, by [Drawing.SVG], and on a
// page of a PDF, so that the window and every file show the same chart.
//
// No information is in colour alone: a series also has a shape of mark and a pattern of
// bars. Bars begin at 0 on a linear scale; figures that span more than two powers of ten are
// shown as dots on a logarithmic one.
package chart

import (
	"math"

	"langkah/engine/base/scene"
)

// Chart is a chart that can be laid out for any width.
type Chart interface {
	// Draw lays out the chart in a width in pixels.
	Draw(width float64, measure Measure) Drawing
}

// Measure returns the width of a text in pixels, at a font size in pixels.
type Measure func(text string, size float64, bold bool) float64

// Drawing is a chart laid out: shapes in pixels, in drawing order. The origin is at the top
// left, y points down.
type Drawing struct {
	Width, Height float64
	Shapes        []Shape
	Insets        map[int]scene.Scene // contents of Insets by number; missing ones are empty
}

// Shape is a shape to draw. Fields apply to the kinds named.
type Shape struct {
	Kind   Kind
	Points []Point // of Line and Polygon
	X, Y   float64 // of Box the top left corner, of Disc the centre, of Text the aligned point of the baseline
	W, H   float64 // of Box
	Radius float64 // of Disc, and of the corners of a Box
	Fill   Role    // None for no fill; of Text the colour of the letters
	Stroke Role
	Line   float64 // width of the stroke
	Dash   float64 // length of the stroke's dashes and gaps; 0 is solid
	Inside int     // of Inset: its number

	Text  string
	Size  float64 // of the font
	Bold  bool
	Align Align
}

// Kind is the kind of a shape.
type Kind uint8

const (
	Box     Kind = iota
	Disc         // a circle
	Polygon      // closed
	Line         // open, through the points
	Text
	Inset // space for a small board
)

// Align is the part of a text that is at its X.
type Align uint8

const (
	Left Align = iota
	Middle
	Right
)

// Point is a point in pixels.
type Point struct{ X, Y float64 }

// Font sizes in pixels.
const (
	titleSize = 15
	textSize  = 12
	axisSize  = 11
)

func (d *Drawing) add(shapes ...Shape) { d.Shapes = append(d.Shapes, shapes...) }

// text adds a line of text, its capitals centred on y.
func (d *Drawing) text(words string, x, y, size float64, align Align, ink Role, bold bool) {
	const capitals = 0.72 // of the font's size
	d.add(Shape{Kind: Text, X: x, Y: y + size*capitals/2, Text: words, Size: size, Align: align, Fill: ink, Bold: bold})
}

func (d *Drawing) line(x1, y1, x2, y2, width float64, ink Role) {
	d.add(Shape{Kind: Line, Points: []Point{{x1, y1}, {x2, y2}}, Stroke: ink, Line: width})
}

// dashed adds a thin dashed line.
func (d *Drawing) dashed(from, to Point, ink Role) {
	const dash, space = 5.0, 4.0
	dx, dy := to.X-from.X, to.Y-from.Y
	length := math.Hypot(dx, dy)
	for at := 0.0; at < length; at += dash + space {
		end := min(at+dash, length)
		d.line(from.X+dx*at/length, from.Y+dy*at/length, from.X+dx*end/length, from.Y+dy*end/length, 1, ink)
	}
}

// head adds the title and, in smaller letters, a note, and returns their height.
func (d *Drawing) head(title, note string, measure Measure) (height float64) {
	const room = 30
	d.text(title, 0, 12, titleSize, Left, Ink, true)
	if note == "" {
		return room
	}
	at := measure(title, titleSize, true) + 8
	if at+measure(note, textSize, false) <= d.Width {
		d.text(note, at, 12.5, textSize, Left, Faint, false)
		return room
	}
	d.text(shortened(note, textSize, d.Width, measure), 0, 31, textSize, Left, Faint, false)
	return room + 18
}

// shortened returns a text cut to a width, with an ellipsis if it is cut.
func shortened(text string, size, width float64, measure Measure) string {
	if measure(text, size, false) <= width {
		return text
	}
	runes := []rune(text)
	for len(runes) > 1 && measure(string(runes)+"…", size, false) > width {
		runes = runes[:len(runes)-1]
	}
	return string(runes) + "…"
}
