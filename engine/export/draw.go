package export

import (
	"image"
	"image/color"
	"math"
	"sync"

	"github.com/fogleman/gg"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"

	"langkah/engine/scene"
)

// Image is a picture of a scene.
func Image(s scene.Scene, st Style) image.Image {
	st = st.fitted(s)
	w, h := st.size(s)
	p := newPainter(w, h, st)
	p.scene(s, 0, 0)
	return p.dc.Image()
}

// painter draws scenes on a picture. It belongs to one goroutine.
type painter struct {
	dc      *gg.Context
	palette scene.Palette
	cell    float64
	faces   map[faceKey]font.Face
}

type faceKey struct {
	size float64
	bold bool
}

// newPainter starts a picture with the palette's backdrop.
func newPainter(w, h int, st Style) *painter {
	p := &painter{gg.NewContext(w, h), st.Palette, float64(st.Cell), map[faceKey]font.Face{}}
	p.dc.SetColor(p.palette.Color(scene.Backdrop))
	p.dc.Clear()
	return p
}

// scene draws a scene with its top left corner at a pixel.
func (p *painter) scene(s scene.Scene, x, y float64) {
	for i := range s.Items {
		p.item(s, i, x, y)
	}
}

// part draws what a box, in pixels, shows of a scene.
func (p *painter) part(s scene.Scene, box image.Rectangle) {
	for i, it := range s.Items {
		if bounds(it, p.cell).Overlaps(box) {
			p.item(s, i, -float64(box.Min.X), -float64(box.Min.Y))
		}
	}
}

// item draws the scene's i-th item.
func (p *painter) item(s scene.Scene, i int, x, y float64) {
	switch it := scaled(s.Items[i], p.cell, x, y); it.Kind {
	case scene.Text:
		p.text(it, p.palette.TextColor(s, i))
	case scene.Line, scene.Arrow:
		p.line(it)
	default:
		p.shape(it)
	}
}

// scaled is an item in pixels.
func scaled(it scene.Item, cell, x, y float64) scene.Item {
	it.X, it.Y = x+it.X*cell, y+it.Y*cell
	it.W, it.H = it.W*cell, it.H*cell
	it.Corner, it.Line, it.Size = it.Corner*cell, it.Line*cell, it.Size*cell
	points := make([]scene.Point, len(it.Points))
	for i, at := range it.Points {
		points[i] = scene.Point{X: x + at.X*cell, Y: y + at.Y*cell}
	}
	it.Points = points
	return it
}

// snapped is a box, in pixels, whose edges lie on whole ones: they are sharp
// then, and no seam shows between two that touch.
func snapped(it scene.Item) scene.Item {
	right, bottom := whole(it.X+it.W), whole(it.Y+it.H)
	it.X, it.Y = whole(it.X), whole(it.Y)
	it.W, it.H = right-it.X, bottom-it.Y
	if it.Line > 0 {
		it.Line = max(whole(it.Line), 1)
	}
	return it
}

// whole is the nearest whole number, a half going up on either side of 0, so
// that a part of a picture is drawn as it is in the whole.
func whole(x float64) float64 { return math.Floor(x + 0.5 + 1e-9) }

// shape fills and strokes a closed shape.
func (p *painter) shape(it scene.Item) {
	if it.Kind == scene.Rect {
		it = snapped(it)
	}
	if it.Fill != scene.None {
		p.outline(it, 0)
		p.dc.SetColor(p.palette.Color(it.Fill))
		if it.Kind == scene.Ball {
			p.dc.SetFillStyle(shading(it, p.palette.Color(it.Fill)))
		}
		p.dc.Fill()
	}
	if it.Stroke != scene.None && it.Line > 0 {
		p.rim(it)
	}
}

// rim strokes a closed shape. That of a box or circle stays inside it; it is
// the space between two outlines, which has no visible beginning and end.
func (p *painter) rim(it scene.Item) {
	p.dc.SetColor(p.palette.Color(it.Stroke))
	p.outline(it, 0)
	if it.Kind == scene.Polygon {
		p.dc.SetLineWidth(max(it.Line, 1))
		p.dc.SetLineCapRound()
		p.dc.SetLineJoinRound()
		p.dc.Stroke()
		return
	}
	p.outline(it, max(it.Line, 1))
	p.dc.SetFillRuleEvenOdd()
	p.dc.Fill()
	p.dc.SetFillRuleWinding()
}

// outline makes the path of a closed shape; a box is made smaller by inset on
// every side.
func (p *painter) outline(it scene.Item, inset float64) {
	p.dc.NewSubPath()
	w, h := max(it.W-2*inset, 0), max(it.H-2*inset, 0)
	switch it.Kind {
	case scene.Circle, scene.Ball:
		p.dc.DrawCircle(it.X+it.W/2, it.Y+it.H/2, max(min(it.W, it.H)/2-inset, 0))
	case scene.Polygon:
		for _, at := range it.Points {
			p.dc.LineTo(at.X, at.Y)
		}
		p.dc.ClosePath()
	default:
		corner := min(max(it.Corner-inset, 0), w/2, h/2)
		if corner == 0 {
			p.dc.DrawRectangle(it.X+inset, it.Y+inset, w, h)
			return
		}
		p.dc.DrawRoundedRectangle(it.X+inset, it.Y+inset, w, h, corner)
	}
}

// shading is light from the top left on a ball.
func shading(it scene.Item, c color.NRGBA) gg.Pattern {
	x, y, r := it.X+it.W/2, it.Y+it.H/2, min(it.W, it.H)/2
	g := gg.NewRadialGradient(x-r*0.38, y-r*0.42, r*0.05, x, y, r*1.02)
	g.AddColorStop(0, toward(c, 255, 0.6))
	g.AddColorStop(0.4, c)
	g.AddColorStop(0.75, c)
	g.AddColorStop(1, toward(c, 0, 0.32))
	return g
}

// toward is a colour at the share t of the way to a grey.
func toward(c color.NRGBA, grey uint8, t float64) color.NRGBA {
	part := func(v uint8) uint8 { return uint8(math.Round(float64(v) + (float64(grey)-float64(v))*t)) }
	return color.NRGBA{part(c.R), part(c.G), part(c.B), c.A}
}

// line draws a line through the points, with a head at its end if it is an arrow.
func (p *painter) line(it scene.Item) {
	n := len(it.Points)
	if n < 2 || it.Stroke == scene.None {
		return
	}
	width := max(it.Line, 1)
	p.dc.SetColor(p.palette.Color(it.Stroke))
	p.dc.SetLineWidth(width)
	p.dc.SetLineCapRound()
	p.dc.SetLineJoinRound()
	tip, before := it.Points[n-1], it.Points[n-2]
	if it.Kind == scene.Arrow {
		length := math.Hypot(tip.X-before.X, tip.Y-before.Y)
		if length == 0 {
			return
		}
		dx, dy := (tip.X-before.X)/length, (tip.Y-before.Y)/length
		head := min(max(4*width, p.cell*0.16), length)
		base := scene.Point{X: tip.X - dx*head, Y: tip.Y - dy*head}
		neck := scene.Point{X: base.X + dx*head*0.3, Y: base.Y + dy*head*0.3} // so that no seam shows
		p.dc.MoveTo(tip.X, tip.Y)
		p.dc.LineTo(base.X-dy*head*0.55, base.Y+dx*head*0.55)
		p.dc.LineTo(base.X+dy*head*0.55, base.Y-dx*head*0.55)
		p.dc.ClosePath()
		p.dc.Fill()
		it.Points = append(it.Points[:n-1:n-1], neck)
		p.dc.SetLineCapButt()
	}
	for _, at := range it.Points {
		p.dc.LineTo(at.X, at.Y)
	}
	p.dc.Stroke()
}

// text puts a line into its box, smaller where it does not fit.
func (p *painter) text(it scene.Item, c color.Color) {
	size := it.Size * emOfLine
	if it.Text == "" || size < 1 {
		return
	}
	width := p.measure(it.Text, size, it.Bold)
	if it.W > 0 && width > it.W {
		size *= it.W / width
	}
	ax := map[scene.Align]float64{scene.Left: 0, scene.Centre: 0.5, scene.Right: 1}[it.Align]
	p.write(it.Text, it.X+it.W*ax, it.Y+it.H/2, ax, size, it.Bold, c)
}

// emOfLine is the font's size as a share of the height of a line.
const emOfLine = 0.85

// write puts a line of text at x, where ax of its width lies to the left, with
// its capitals centred on y.
func (p *painter) write(text string, x, y, ax, size float64, bold bool, c color.Color) {
	face := p.face(size, bold)
	p.dc.SetFontFace(face)
	p.dc.SetColor(c)
	width, _ := p.dc.MeasureString(text)
	capital := float64(face.Metrics().CapHeight) / 64
	p.dc.DrawString(text, x-width*ax, y+capital/2)
}

// measure is the width of a line of text in pixels.
func (p *painter) measure(text string, size float64, bold bool) float64 {
	p.dc.SetFontFace(p.face(size, bold))
	width, _ := p.dc.MeasureString(text)
	return width
}

func (p *painter) face(size float64, bold bool) font.Face {
	key := faceKey{math.Round(size*8) / 8, bold}
	if f, ok := p.faces[key]; ok {
		return f
	}
	parsed := regular()
	if bold {
		parsed = strong()
	}
	f, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: max(key.size, 1), DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		panic("export: the embedded font does not scale: " + err.Error())
	}
	p.faces[key] = f
	return f
}

// The fonts are part of the program, so that every machine draws the same.
var (
	regular = sync.OnceValue(func() *opentype.Font { return mustParse(goregular.TTF) })
	strong  = sync.OnceValue(func() *opentype.Font { return mustParse(gobold.TTF) })
)

func mustParse(ttf []byte) *opentype.Font {
	f, err := opentype.Parse(ttf)
	if err != nil {
		panic("export: the embedded font is broken: " + err.Error())
	}
	return f
}

// pixels is a length in board units as whole pixels, at least 1.
func pixels(units float64, cell int) int {
	return max(int(math.Ceil(units*float64(cell)-1e-6)), 1)
}
