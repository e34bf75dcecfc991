package paint

import (
	"math"

	"langkah/engine/base/scene"
)

// snapped returns an item with its box on whole pixels: edges are sharp, and adjacent boxes
// have no seam.
func snapped(it scene.Item) scene.Item {
	right, bottom := whole(it.X+it.W), whole(it.Y+it.H)
	it.X, it.Y = whole(it.X), whole(it.Y)
	it.W, it.H = right-it.X, bottom-it.Y
	if it.Line > 0 {
		it.Line = max(whole(it.Line), 1)
	}
	return it
}

// whole rounds half up on either side of 0, so that a part of a picture is drawn as in the whole.
func whole(x float64) float64 { return math.Floor(x + 0.5 + 1e-9) }

// shape fills and strokes a closed shape.
func (p *Painter) shape(it scene.Item) {
	if it.Kind == scene.Rect {
		it = snapped(it)
	}
	switch fill := p.palette.Color(it.Fill); {
	case it.Fill == scene.None:
	case it.Kind == scene.Polygon:
		p.dc.polygon(it.Points, fill)
	default:
		p.outline(it, 0)
		p.dc.SetColor(fill)
		p.dc.Fill()
	}
	if it.Stroke != scene.None && it.Line > 0 {
		p.stroke(it)
	}
}

// stroke strokes a closed shape. For a box or circle the stroke is inside it, filled between
// two outlines, which has no visible beginning and end.
func (p *Painter) stroke(it scene.Item) {
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

// outline adds a closed shape to the current path; a box is inset on every side.
func (p *Painter) outline(it scene.Item, inset float64) {
	p.dc.NewSubPath()
	w, h := max(it.W-2*inset, 0), max(it.H-2*inset, 0)
	switch it.Kind {
	case scene.Circle:
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

// line draws a polyline, for an arrow with a head at its end.
func (p *Painter) line(it scene.Item) {
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
		neck := scene.Point{X: base.X + dx*head*0.3, Y: base.Y + dy*head*0.3} // overlaps the head, to hide the seam
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
