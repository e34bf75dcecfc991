package paint

import (
	"image/color"
	"math"

	"github.com/fogleman/gg"

	"langkah/engine/base/scene"
)

// vector is a surface for vector files: it collects paths, transformed to pixels of the
// picture, and passes each to a sink.
type vector struct {
	to    sink
	path  path
	open  bool // the path has a current point
	state state
	saved []state
}

// sink is a vector file format.
type sink interface {
	fill(p path, evenOdd bool, s shade)
	stroke(p path, l pen)
	glow(p path, g *glow) // fills a path with a radial gradient
	clip(p path)          // clips to the path, up to unclip
	unclip()
	letters(w writing)
}

// pen is the style of a stroke.
type pen struct {
	dashes []float64 // and gaps, alternating; none for a solid line
	width  float64
	ends   gg.LineCap
	round  bool // round joins
	color  color.NRGBA
}

// state is the graphics state, saved by Push and restored by Pop.
type state struct {
	matrix  gg.Matrix
	pen     pen
	evenOdd bool
	clipped bool
}

func newVector(to sink) *vector {
	return &vector{to: to, state: state{matrix: gg.Identity(), pen: pen{width: 1, ends: gg.LineCapRound, round: true}}}
}

// path is a list of lines and curves.
type path []segment

// segment continues from the end of the one before to the last of its points.
type segment struct {
	kind   byte // as in SVG: M move, L line, C cubic curve, Z close
	points [3]scene.Point
}

// ends returns the points used by a segment's kind.
func (s segment) ends() []scene.Point {
	return s.points[:map[byte]int{'M': 1, 'L': 1, 'C': 3}[s.kind]]
}

// last returns the current point.
func (p path) last() scene.Point {
	s := p[len(p)-1]
	if s.kind == 'C' {
		return s.points[2]
	}
	return s.points[0]
}

func (v *vector) at(x, y float64) scene.Point {
	x, y = v.state.matrix.TransformPoint(x, y)
	return scene.Point{X: x, Y: y}
}

func (v *vector) NewSubPath() { v.open = false }

func (v *vector) ClosePath() {
	if !v.open {
		return
	}
	begin := len(v.path) - 1
	for v.path[begin].kind != 'M' {
		begin--
	}
	v.path = append(v.path, segment{'Z', v.path[begin].points})
}

func (v *vector) MoveTo(x, y float64) {
	v.path = append(v.path, segment{'M', [3]scene.Point{v.at(x, y)}})
	v.open = true
}

func (v *vector) LineTo(x, y float64) {
	if !v.open {
		v.MoveTo(x, y)
		return
	}
	v.path = append(v.path, segment{'L', [3]scene.Point{v.at(x, y)}})
}

func (v *vector) QuadraticTo(x1, y1, x2, y2 float64) {
	if !v.open {
		v.MoveTo(x1, y1)
	}
	from, over, to := v.path.last(), v.at(x1, y1), v.at(x2, y2)
	near := func(p scene.Point) scene.Point {
		return scene.Point{X: p.X + (over.X-p.X)*2/3, Y: p.Y + (over.Y-p.Y)*2/3}
	}
	v.path = append(v.path, segment{'C', [3]scene.Point{near(from), near(to), to}})
}

func (v *vector) CubicTo(x1, y1, x2, y2, x3, y3 float64) {
	if !v.open {
		v.MoveTo(x1, y1)
	}
	v.path = append(v.path, segment{'C', [3]scene.Point{v.at(x1, y1), v.at(x2, y2), v.at(x3, y3)}})
}

func (v *vector) DrawLine(x1, y1, x2, y2 float64) {
	v.MoveTo(x1, y1)
	v.LineTo(x2, y2)
}

func (v *vector) DrawRectangle(x, y, w, h float64) {
	v.MoveTo(x, y)
	v.LineTo(x+w, y)
	v.LineTo(x+w, y+h)
	v.LineTo(x, y+h)
	v.ClosePath()
}

func (v *vector) DrawRoundedRectangle(x, y, w, h, r float64) {
	v.NewSubPath()
	v.arc(x+w-r, y+r, r, r, -math.Pi/2, 0)
	v.arc(x+w-r, y+h-r, r, r, 0, math.Pi/2)
	v.arc(x+r, y+h-r, r, r, math.Pi/2, math.Pi)
	v.arc(x+r, y+r, r, r, math.Pi, math.Pi*3/2)
	v.ClosePath()
}

func (v *vector) DrawCircle(x, y, r float64) { v.DrawEllipse(x, y, r, r) }

func (v *vector) DrawEllipse(x, y, rx, ry float64) {
	v.NewSubPath()
	v.arc(x, y, rx, ry, 0, 2*math.Pi)
	v.ClosePath()
}

func (v *vector) DrawArc(x, y, r, angle1, angle2 float64) { v.arc(x, y, r, r, angle1, angle2) }

// arc appends an elliptic arc, as cubic curves of a quarter at most.
func (v *vector) arc(x, y, rx, ry, from, to float64) {
	parts := max(math.Ceil(math.Abs(to-from)/(math.Pi/2)-1e-9), 1)
	step := (to - from) / parts
	reach := 4.0 / 3 * math.Tan(step/4) // distance of the control points along the tangents
	sin, cos := math.Sincos(from)
	v.LineTo(x+rx*cos, y+ry*sin)
	for i := range int(parts) {
		sin2, cos2 := math.Sincos(from + step*float64(i+1))
		v.CubicTo(
			x+rx*(cos-reach*sin), y+ry*(sin+reach*cos),
			x+rx*(cos2+reach*sin2), y+ry*(sin2-reach*cos2),
			x+rx*cos2, y+ry*sin2)
		sin, cos = sin2, cos2
	}
}

func (v *vector) Push() { v.saved = append(v.saved, v.state) }

func (v *vector) Pop() {
	clipped := v.state.clipped
	v.state, v.saved = v.saved[len(v.saved)-1], v.saved[:len(v.saved)-1]
	v.state.clipped = clipped
}

func (v *vector) Translate(x, y float64) { v.state.matrix = v.state.matrix.Translate(x, y) }
func (v *vector) Rotate(angle float64)   { v.state.matrix = v.state.matrix.Rotate(angle) }
func (v *vector) Scale(x, y float64)     { v.state.matrix = v.state.matrix.Scale(x, y) }

func (v *vector) SetColor(c color.Color) {
	v.state.pen.color = color.NRGBAModel.Convert(c).(color.NRGBA)
}
func (v *vector) SetLineWidth(width float64) { v.state.pen.width = width }
func (v *vector) SetDash(dashes ...float64)  { v.state.pen.dashes = dashes }
func (v *vector) SetLineCapButt()            { v.state.pen.ends = gg.LineCapButt }
func (v *vector) SetLineCapRound()           { v.state.pen.ends = gg.LineCapRound }
func (v *vector) SetLineCapSquare()          { v.state.pen.ends = gg.LineCapSquare }
func (v *vector) SetLineJoinRound()          { v.state.pen.round = true }
func (v *vector) SetFillRuleEvenOdd()        { v.state.evenOdd = true }
func (v *vector) SetFillRuleWinding()        { v.state.evenOdd = false }

// taken returns the current path and begins a new one.
func (v *vector) taken() path {
	p := v.path
	v.path, v.open = nil, false
	return p
}

func (v *vector) Fill() { v.shade(flat(v.state.pen.color)) }

func (v *vector) Stroke() { v.to.stroke(v.taken(), v.state.pen) }

func (v *vector) Clip() {
	v.ResetClip()
	v.to.clip(v.taken())
	v.state.clipped = true
}

func (v *vector) ResetClip() {
	if v.state.clipped {
		v.to.unclip()
	}
	v.state.clipped = false
}

func (v *vector) shade(s shade) { v.to.fill(v.taken(), v.state.evenOdd, s) }

func (v *vector) glow(g *glow, x, y, r float64) {
	v.DrawCircle(x, y, r)
	v.to.glow(v.taken(), g)
}

func (v *vector) polygon(points []scene.Point, c color.NRGBA) {
	for _, p := range points {
		v.LineTo(p.X, p.Y)
	}
	v.ClosePath()
	v.shade(flat(c))
}

func (v *vector) letters(w writing) { v.to.letters(w) }
