package widgets

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"langkah/engine/scene"
)

// shape is one item of a scene on the canvas.
type shape struct {
	item         scene.Item
	colors       shapeColors
	objects      []fyne.CanvasObject
	from, at, to box
	placed       bool // at is where the objects are
	waits        bool // hidden until the pieces are at their places
	fresh        bool // the last scene did not have it
	turn         int  // of the last scene that has it
}

type shapeColors struct{ fill, stroke color.NRGBA }

func colorsOf(s scene.Scene, i int, p scene.Palette) shapeColors {
	item := s.Items[i]
	if item.Kind == scene.Text {
		return shapeColors{fill: p.TextColor(s, i)}
	}
	return shapeColors{p.Color(item.Fill), p.Color(item.Stroke)}
}

func newShape(item scene.Item) *shape {
	sh := &shape{}
	switch item.Kind {
	case scene.Rect:
		sh.objects = []fyne.CanvasObject{canvas.NewRectangle(color.Transparent)}
	case scene.Circle:
		sh.objects = []fyne.CanvasObject{canvas.NewCircle(color.Transparent)}
	case scene.Text:
		t := canvas.NewText("", color.Transparent)
		t.Alignment = map[scene.Align]fyne.TextAlign{
			scene.Centre: fyne.TextAlignCenter, scene.Left: fyne.TextAlignLeading, scene.Right: fyne.TextAlignTrailing,
		}[item.Align]
		sh.objects = []fyne.CanvasObject{t}
	case scene.Line, scene.Arrow:
		for range segments(item) {
			sh.objects = append(sh.objects, canvas.NewLine(color.Transparent))
		}
	}
	return sh
}

// take makes the shape show an item of the picture's new scene. A shape that
// the last scene had starts from where it is; any other appears in its place.
func (sh *shape) take(item scene.Item, colors shapeColors, p *picture) {
	look := item.Text != sh.item.Text || item.Bold != sh.item.Bold || item.Size != sh.item.Size ||
		item.Line != sh.item.Line || item.Corner != sh.item.Corner || colors != sh.colors
	sh.to = box{item.X, item.Y, item.W, item.H}
	sh.from = sh.at
	sh.fresh = sh.turn != p.turn-1
	if sh.fresh {
		sh.from, sh.at, sh.placed = sh.to, sh.to, false
	}
	if item.Kind == scene.Line || item.Kind == scene.Arrow {
		sh.placed = false
	}
	sh.item, sh.turn = item, p.turn
	if look {
		sh.resize(p)
		sh.paint(colors)
	}
}

// paint gives the objects their colours and words.
func (sh *shape) paint(colors shapeColors) {
	sh.colors = colors
	for _, o := range sh.objects {
		switch o := o.(type) {
		case *canvas.Rectangle:
			o.FillColor, o.StrokeColor = colors.fill, colors.stroke
		case *canvas.Circle:
			o.FillColor, o.StrokeColor = colors.fill, colors.stroke
		case *canvas.Line:
			o.StrokeColor = colors.stroke
		case *canvas.Text:
			o.Color, o.Text, o.TextStyle.Bold = colors.fill, sh.item.Text, sh.item.Bold
		}
		o.Refresh()
	}
}

// resize fits what depends on the size of a board unit alone.
func (sh *shape) resize(p *picture) {
	stroke := float32(sh.item.Line * p.unit)
	for _, o := range sh.objects {
		switch o := o.(type) {
		case *canvas.Rectangle:
			o.CornerRadius, o.StrokeWidth = float32(sh.item.Corner*p.unit), stroke
		case *canvas.Circle:
			o.StrokeWidth = stroke
		case *canvas.Line:
			o.StrokeWidth = stroke
		case *canvas.Text:
			o.TextSize = fittingSize(sh.item, p.unit)
		}
	}
}

// fittingSize is the size of a text's font, smaller where its box is too narrow.
func fittingSize(item scene.Item, unit float64) float32 {
	size := float32(item.Size * unit * letterHeight)
	room := float32(item.W * unit)
	if size <= 0 || room <= 0 {
		return size
	}
	// Letters of a smaller font are not quite as narrow, so it takes some steps.
	for size > 4 {
		width := fyne.MeasureText(item.Text, size, fyne.TextStyle{Bold: item.Bold}).Width
		if width <= room {
			break
		}
		size *= min(room/width, 0.97)
	}
	return size
}

// letterHeight is the size of a font whose line is one unit high.
const letterHeight = 0.76

// place moves the objects to where the shape is.
func (sh *shape) place(p *picture) {
	sh.placed = true
	if sh.item.Kind == scene.Line || sh.item.Kind == scene.Arrow {
		for i, s := range segments(sh.item) {
			line := sh.objects[i].(*canvas.Line)
			line.Position1, line.Position2 = p.point(s[0]), p.point(s[1])
			line.Refresh()
		}
		return
	}
	b := sh.at
	if sh.item.Kind == scene.Circle {
		d := math.Min(b.w, b.h)
		b = box{b.x + (b.w-d)/2, b.y + (b.h-d)/2, d, d}
	}
	start, end := p.point(scene.Point{X: b.x, Y: b.y}), p.point(scene.Point{X: b.x + b.w, Y: b.y + b.h})
	size := fyne.NewSize(end.X-start.X, end.Y-start.Y)
	if sh.item.Kind == scene.Text {
		// Rounding must not change it: a text of another size is drawn anew.
		size = fyne.NewSize(float32(math.Round(b.w*p.unit)), float32(math.Round(b.h*p.unit)))
	}
	for _, o := range sh.objects {
		o.Resize(size)
		o.Move(start)
	}
}

// late hides what a piece did not have in the last scene, such as a mark of its
// new place, while the piece is on its way.
func (sh *shape) late(sliding bool) {
	waits := sliding && sh.fresh && sh.item.ID != ""
	if waits == sh.waits {
		return
	}
	sh.waits = waits
	for _, o := range sh.objects {
		if waits {
			o.Hide()
		} else {
			o.Show()
		}
	}
}

// point is where a place of the scene is on the canvas, on a whole pixel.
func (p *picture) point(at scene.Point) fyne.Position {
	return fyne.NewPos(
		p.origin.X+float32(math.Round(at.X*p.unit)),
		p.origin.Y+float32(math.Round(at.Y*p.unit)),
	)
}

// segments are the strokes of a line or an arrow, the head's two last.
func segments(item scene.Item) [][2]scene.Point {
	var list [][2]scene.Point
	for i := 1; i < len(item.Points); i++ {
		list = append(list, [2]scene.Point{item.Points[i-1], item.Points[i]})
	}
	if item.Kind != scene.Arrow || len(list) == 0 {
		return list
	}
	last := list[len(list)-1]
	dx, dy := last[1].X-last[0].X, last[1].Y-last[0].Y
	length := math.Hypot(dx, dy)
	if length == 0 {
		return append(list, last, last)
	}
	head := math.Min(length/2, 3*item.Line+0.1)
	for _, turn := range []float64{math.Pi * 0.83, -math.Pi * 0.83} {
		sin, cos := math.Sincos(turn)
		tip := scene.Point{
			X: last[1].X + (dx*cos-dy*sin)*head/length,
			Y: last[1].Y + (dx*sin+dy*cos)*head/length,
		}
		list = append(list, [2]scene.Point{last[1], tip})
	}
	return list
}
