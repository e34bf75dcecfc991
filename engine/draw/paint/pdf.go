package paint

import (
	"fmt"
	"image/color"
	"math"

	"codeberg.org/go-pdf/fpdf"
	"github.com/fogleman/gg"

	"langkah/engine/base/scene"
)

// OnPDF returns a painter on the current pages of a document whose unit is the point, with
// the picture's top left corner at x, y and scale points to a pixel. Text remains text, in
// the embedded fonts, which become the document's family [PDFFont].
func OnPDF(doc *fpdf.Fpdf, st Style, x, y, scale float64) *Painter {
	doc.AddUTF8FontFromBytes(PDFFont, "", regularTTF)
	doc.AddUTF8FontFromBytes(PDFFont, "B", boldTTF)
	return &Painter{newVector(&pdf{doc, x, y, scale, map[string]fpdf.Template{}}), nil, st.Palette, float64(st.Cell), faces{}}
}

// PDFFont is the font family of pictures in a document.
const PDFFont = "Noto Sans"

// pdf is the sink for the pages of a document.
type pdf struct {
	doc   *fpdf.Fpdf
	x, y  float64
	scale float64
	glows map[string]fpdf.Template
}

func (f *pdf) at(p scene.Point) (x, y float64) { return f.x + p.X*f.scale, f.y + p.Y*f.scale }

// trace writes a path and a PDF painting operator.
func (f *pdf) trace(p path, operator string) {
	for _, s := range p {
		x1, y1 := f.at(s.points[0])
		switch s.kind {
		case 'M':
			f.doc.MoveTo(x1, y1)
		case 'L':
			f.doc.LineTo(x1, y1)
		case 'C':
			x2, y2 := f.at(s.points[1])
			x3, y3 := f.at(s.points[2])
			f.doc.CurveBezierCubicTo(x1, y1, x2, y2, x3, y3)
		case 'Z':
			f.doc.ClosePath()
		}
	}
	f.doc.DrawPath(operator)
}

// ink calls draw with a colour and its alpha set, and restores opacity.
func (f *pdf) ink(c color.NRGBA, draw func()) {
	f.doc.SetFillColor(int(c.R), int(c.G), int(c.B))
	f.doc.SetDrawColor(int(c.R), int(c.G), int(c.B))
	if c.A == 0xff {
		draw()
		return
	}
	f.doc.SetAlpha(float64(c.A)/0xff, "Normal")
	draw()
	f.doc.SetAlpha(1, "Normal")
}

func (f *pdf) fill(p path, evenOdd bool, s shade) {
	switch {
	case len(p) == 0:
	case len(s.colors) == 1:
		f.ink(s.colors[0], func() { f.trace(p, map[bool]string{false: "f", true: "f*"}[evenOdd]) })
	default:
		f.within(p, evenOdd, func() { f.bands(p, s) })
	}
}

// within calls draw clipped to a path.
func (f *pdf) within(p path, evenOdd bool, draw func()) {
	f.doc.RawWriteStr("q")
	f.trace(p, map[bool]string{false: "W n", true: "W* n"}[evenOdd])
	draw()
	f.unclip()
}

func (f *pdf) clip(p path) {
	f.doc.RawWriteStr("q")
	f.trace(p, "W n")
}

// unclip ends clip. It sets the colours again, since restoring the graphics state in the PDF
// changed them unknown to the library.
func (f *pdf) unclip() {
	f.doc.RawWriteStr("Q")
	f.doc.SetFillColor(f.doc.GetFillColor())
	f.doc.SetDrawColor(f.doc.GetDrawColor())
}

// bands draws a gradient as bands of one colour, too narrow to be seen. The library's own
// gradients have only two opaque colours.
func (f *pdf) bands(p path, s shade) {
	low, high := p.bounds()
	opaque := true
	for _, c := range s.colors {
		opaque = opaque && c.A == 0xff
	}
	steps := 0
	for i := range s.colors[1:] {
		steps += shadesBetween(s.colors[i], s.colors[i+1], 3)
	}
	for i := range steps {
		from, to := s.from+(s.to-s.from)*float64(i)/float64(steps), s.from+(s.to-s.from)*float64(i+1)/float64(steps)
		if i == 0 {
			from = math.Inf(-1)
		}
		if opaque || i == steps-1 { // overlaps the next, to hide the seam
			to = math.Inf(1)
		}
		a, b := low, high
		if s.across {
			a.X, b.X = max(a.X, from), min(b.X, to)
		} else {
			a.Y, b.Y = max(a.Y, from), min(b.Y, to)
		}
		if a.X < b.X && a.Y < b.Y {
			x, y := f.at(a)
			f.ink(s.at((float64(i)+0.5)/float64(steps)), func() {
				f.doc.Rect(x, y, (b.X-a.X)*f.scale, (b.Y-a.Y)*f.scale, "F")
			})
		}
	}
}

// shadesBetween returns the number of bands between two colours, for steps of at most step
// out of 255 in a channel.
func shadesBetween(a, b color.NRGBA, step int) int {
	far := func(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }
	return max(far(a.R, b.R), far(a.G, b.G), far(a.B, b.B), far(a.A, b.A))/step + 1
}

// glow is reused in the document, as the cells of a piece share it.
func (f *pdf) glow(p path, g *glow) {
	low, high := p.bounds()
	size := fpdf.SizeType{Wd: (high.X - low.X) * f.scale, Ht: (high.Y - low.Y) * f.scale}
	key := fmt.Sprintf("%.2f %.2f %v", size.Wd, f.scale/g.scale, g.stops)
	kept, ok := f.glows[key]
	if !ok {
		kept = f.doc.CreateTemplateCustom(fpdf.PointType{}, size, func(t *fpdf.Tpl) {
			(&pdf{doc: &t.Fpdf, x: -low.X * f.scale, y: -low.Y * f.scale, scale: f.scale}).discs(p, g)
		})
		f.glows[key] = kept
	}
	x, y := f.at(low)
	f.doc.UseTemplateScaled(kept, fpdf.PointType{X: x, Y: y}, size)
}

// discs draws a radial gradient as concentric discs of one colour, largest first.
func (f *pdf) discs(p path, g *glow) {
	f.within(p, false, func() {
		x, y := f.at(scene.Point{X: g.x, Y: g.y})
		radius := (shades - 1) / g.scale * f.scale
		for i := len(g.stops) - 1; i > 0; i-- {
			outer, inner := g.stops[i], g.stops[i-1]
			steps := shadesBetween(outer.color, inner.color, 3)
			for k := range steps {
				t := float64(k) / float64(steps)
				f.ink(mix(outer.color, inner.color, t+0.5/float64(steps)), func() {
					f.doc.Circle(x, y, radius*(outer.at+(inner.at-outer.at)*t), "F")
				})
			}
		}
	})
}

func (f *pdf) stroke(p path, l pen) {
	f.doc.SetLineWidth(l.width * f.scale)
	f.doc.SetLineCapStyle(map[gg.LineCap]string{gg.LineCapRound: "round", gg.LineCapButt: "butt", gg.LineCapSquare: "square"}[l.ends])
	f.doc.SetLineJoinStyle(map[bool]string{true: "round", false: "miter"}[l.round])
	dashes := make([]float64, len(l.dashes))
	for i, d := range l.dashes {
		dashes[i] = d * f.scale
	}
	f.doc.SetDashPattern(dashes, 0)
	f.ink(l.color, func() { f.trace(p, "S") })
}

func (f *pdf) letters(w writing) {
	f.doc.SetFont(PDFFont, map[bool]string{true: "B"}[w.bold], w.size*f.scale)
	f.doc.SetTextColor(int(w.color.R), int(w.color.G), int(w.color.B))
	x, y := f.at(scene.Point{X: w.x, Y: w.y})
	f.ink(w.color, func() { f.doc.Text(x, y, w.text) })
}

// bounds returns the corners of a bounding box of a path.
func (p path) bounds() (low, high scene.Point) {
	low, high = scene.Point{X: math.Inf(1), Y: math.Inf(1)}, scene.Point{X: math.Inf(-1), Y: math.Inf(-1)}
	for _, s := range p {
		for _, at := range s.ends() {
			low.X, low.Y = min(low.X, at.X), min(low.Y, at.Y)
			high.X, high.Y = max(high.X, at.X), max(high.Y, at.Y)
		}
	}
	return low, high
}
