package widgets

import (
	"math"

	"fyne.io/fyne/v2"

	"langkah/engine/scene"
)

// picture is a scene made of canvas objects. An object is made once, when its
// item first appears, and changed from then on: replaced objects would cost a
// new texture each. What the next scene lacks is hidden, as it may come back.
type picture struct {
	width, height float64 // of the scene
	shapes        map[shapeKey]*shape
	order         []*shape // as drawn
	objects       []fyne.CanvasObject
	origin        fyne.Position
	unit          float64 // pixels of one board unit
	turn          int     // counts scenes, to tell shapes of this one
}

// shapeKey finds an item again in the next scene: the n-th of its kind that
// belongs to a piece, or to none.
type shapeKey struct {
	id     string
	kind   scene.Kind
	n      int
	points int
}

func newPicture() *picture { return &picture{shapes: map[shapeKey]*shape{}} }

// show takes over a scene; its pieces wait at their old places until slide
// moves them. It says whether the board has to be laid out anew.
func (p *picture) show(s scene.Scene, colors scene.Palette) (resized bool) {
	if s.Width != p.width || s.Height != p.height {
		*p = picture{
			width: s.Width, height: s.Height, shapes: map[shapeKey]*shape{},
			origin: p.origin, unit: p.unit, turn: p.turn,
		}
		resized = true
	}
	p.turn++
	changed := resized
	counts := make(map[shapeKey]int, len(s.Items))
	for i, item := range s.Items {
		key := shapeKey{id: item.ID, kind: item.Kind, points: len(item.Points)}
		n := counts[key]
		counts[key]++
		key.n = n
		sh := p.shapes[key]
		if sh == nil {
			sh = newShape(item)
			p.shapes[key] = sh
		}
		sh.take(item, colorsOf(s, i, colors), p)
		if i >= len(p.order) || p.order[i] != sh {
			p.order = append(p.order[:min(i, len(p.order))], sh)
			changed = true
		}
	}
	if len(p.order) > len(s.Items) {
		p.order = p.order[:len(s.Items)]
		changed = true
	}
	if changed {
		p.collect()
	}
	return resized
}

// collect lists the objects of the shapes in their order.
func (p *picture) collect() {
	p.objects = make([]fyne.CanvasObject, 0, 2*len(p.order)+1)
	for _, sh := range p.order {
		p.objects = append(p.objects, sh.objects...)
	}
}

// layout fits the scene into size and says which box it fills.
func (p *picture) layout(size fyne.Size) (corner fyne.Position, filled fyne.Size) {
	if p.width <= 0 || p.height <= 0 {
		return fyne.Position{}, size
	}
	p.unit = math.Min(float64(size.Width-boardMargin)/p.width, float64(size.Height-boardMargin)/p.height)
	filled = fyne.NewSize(float32(p.unit*p.width), float32(p.unit*p.height))
	p.origin = centred(size, filled)
	for _, sh := range p.order {
		sh.resize(p)
		sh.place(p)
	}
	return p.origin, filled
}

// centred is where something that fills a part of size begins, on a whole pixel.
func centred(size, filled fyne.Size) fyne.Position {
	return fyne.NewPos(
		float32(math.Round(float64(size.Width-filled.Width)/2)),
		float32(math.Round(float64(size.Height-filled.Height)/2)),
	)
}

func (p *picture) parts() []fyne.CanvasObject { return p.objects }

// boardMargin is the room for the ring around the board, in pixels.
const boardMargin = 10

// slide puts the pieces at a share of their ways to their new places.
func (p *picture) slide(share float32) {
	for _, sh := range p.order {
		if sh.at == sh.to && sh.placed && !sh.waits {
			continue
		}
		sh.at = sh.from.toward(sh.to, float64(share))
		if share >= 1 {
			sh.at = sh.to
		}
		sh.late(share < 1)
		sh.place(p)
	}
}

// paint gives every shape of the present scene its colours again.
func (p *picture) paint(s scene.Scene, colors scene.Palette) {
	for i, sh := range p.order {
		sh.paint(colorsOf(s, i, colors))
	}
}

// box is a place in board units.
type box struct{ x, y, w, h float64 }

// toward is the box at the share t of the way to another.
func (b box) toward(to box, t float64) box {
	return box{b.x + (to.x-b.x)*t, b.y + (to.y-b.y)*t, b.w + (to.w-b.w)*t, b.h + (to.h-b.h)*t}
}
