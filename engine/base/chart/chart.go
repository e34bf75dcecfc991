// Package chart says what a chart shows and where its marks stand. A chart is
// a value with its data: [Ranking], [Scatter] or [Curves]. Drawn at a width it
// becomes a [Drawing], a list of plain shapes in pixels and colour roles, which
// the painter makes a picture, [Drawing.SVG] a text, and the report a page of a
// PDF: so the window and every file show the same chart.
//
// Nothing is told by colour alone: a series has a form of its mark and a
// pattern of its bars too. Bars begin at 0 and are linear; where the figures
// span more than two powers of ten, dots on a track with a logarithmic scale
// take their place.
package chart

import (
	"math"

	"langkah/engine/base/scene"
)

// Chart can be drawn at any width.
type Chart interface {
	// Draw lays the chart out in that many pixels. Text is measured as it will
	// be written.
	Draw(width float64, measure Measure) Drawing
}

// Measure is the width of a text in pixels, in a font of that size.
type Measure func(text string, size float64, bold bool) float64

// Drawing is a chart laid out: shapes in pixels in the order in which they lie
// on each other. The origin is at the top left, y goes down.
type Drawing struct {
	Width, Height float64
	Shapes        []Shape
	Insets        map[int]scene.Scene // what is in an Inset, by its number; nothing where it is missing
}

// Shape is one thing drawn.
type Shape struct {
	Kind   Kind
	Points []Point // of Line and Polygon
	X, Y   float64 // of Box the top left corner, of Disc the middle, of Text the base line's left, middle or right
	W, H   float64 // of Box
	Radius float64 // of Disc, and of the corners of a Box
	Fill   Role    // None leaves it unfilled; of Text the colour of the letters
	Stroke Role
	Line   float64 // width of the stroke
	Dash   float64 // of the stroke: the length of its dashes and of the room between; 0 draws it whole
	Inside int     // of Inset: its number

	Text  string
	Size  float64 // of the font
	Bold  bool
	Align Align
}

// Kind is what a shape is.
type Kind uint8

const (
	Box     Kind = iota
	Disc         // a circle
	Polygon      // closed
	Line         // open, through the points
	Text
	Inset // room for a small board
)

// Align says which part of a text stands at its place.
type Align uint8

const (
	Left Align = iota
	Middle
	Right
)

// Point is a place in pixels.
type Point struct{ X, Y float64 }

// Sizes of writing, in pixels.
const (
	titleSize = 15
	textSize  = 12
	axisSize  = 11
)

func (d *Drawing) add(shapes ...Shape) { d.Shapes = append(d.Shapes, shapes...) }

// text writes a line with its capitals centred on y.
func (d *Drawing) text(words string, x, y, size float64, align Align, ink Role, bold bool) {
	const capitals = 0.72 // of the font's size
	d.add(Shape{Kind: Text, X: x, Y: y + size*capitals/2, Text: words, Size: size, Align: align, Fill: ink, Bold: bold})
}

func (d *Drawing) line(x1, y1, x2, y2, width float64, ink Role) {
	d.add(Shape{Kind: Line, Points: []Point{{x1, y1}, {x2, y2}}, Stroke: ink, Line: width})
}

// dashed draws a thin line of dashes.
func (d *Drawing) dashed(from, to Point, ink Role) {
	const dash, space = 5.0, 4.0
	dx, dy := to.X-from.X, to.Y-from.Y
	length := math.Hypot(dx, dy)
	for at := 0.0; at < length; at += dash + space {
		end := min(at+dash, length)
		d.line(from.X+dx*at/length, from.Y+dy*at/length, from.X+dx*end/length, from.Y+dy*end/length, 1, ink)
	}
}

// head writes the title and, behind it, a note of less weight. It returns the
// room that they take.
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

// shortened is a text cut to a width, with an ellipsis where it is cut.
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
