package searchview

import (
	"langkah/engine/base/chart"
	"langkah/engine/study/diagram"
)

// sight is the viewport: the visible part of a drawing.
type sight struct {
	diagram.View
	own bool // the user has moved it; else all is seen
	led bool // the next node was in sight when it was last shown
}

// slack is how much of the room is left free when all is made to fit, so that the
// next steps fit too and nothing moves.
const slack = 0.85

// resize makes the sight as large as there is room.
func (s *sight) resize(p diagram.Picture, width, height float64) {
	if s.Width == width && s.Height == height || width < 1 || height < 1 {
		return
	}
	if !s.own {
		s.View = p.Fit(width, height)
		return
	}
	s.View = s.Moved((width-s.Width)/2, (height-s.Height)/2)
	s.Width, s.Height = width, height
}

// follow goes from one picture to the next, be it of another moment, with as
// little movement as may be: the node that was looked at, or the start, stays. The
// next node stays in sight once it was.
func (s *sight) follow(before, p diagram.Picture, was, now diagram.Focus) {
	if s.Width == 0 || before == nil {
		return
	}
	view := s.View
	if last, shown := before.Spot(s.View, was.Next); shown {
		s.led = within(last, s.View)
	}
	if at, from, ok := s.anchor(before, p, was); ok {
		view = view.Moved(from.X-at.X, from.Y-at.Y)
	}
	if !s.own {
		s.View = s.fitted(view, p, now.Next)
		return
	}
	if next, shown := p.Spot(view, now.Next); shown && s.led {
		view = view.Moved(inside(next.X, view.Width)-next.X, inside(next.Y, view.Height)-next.Y)
	}
	s.View = view
	s.keep(p)
}

// anchor is a node that both pictures show, where it is now and where it was.
func (s *sight) anchor(before, p diagram.Picture, was diagram.Focus) (at, from chart.Point, ok bool) {
	const start = 1
	nodes := []int32{start}
	if s.own {
		nodes = []int32{was.Next, was.Selected, start}
	}
	for _, node := range nodes {
		from, shown := before.Spot(s.View, node)
		at, still := p.Spot(s.View, node)
		if shown && still && (!s.own || within(from, s.View)) {
			return at, from, true
		}
	}
	return at, from, false
}

// fitted is the view where all of the picture is seen in it, or of a tree with more rows
// than fit the next node, and is not much smaller than it need be, and else another one.
func (s *sight) fitted(view diagram.View, p diagram.Picture, next int32) diagram.View {
	fit := p.Fit(view.Width, view.Height)
	left, top, right, bottom := p.Bounds()
	a, b := view.At(left, top), view.At(right, bottom)
	fitA := fit.At(left, top)
	tree, ok := p.(*diagram.TreePicture)
	if !ok {
		return fit
	}
	holds := a.X >= min(fitA.X, 56)-1 && b.X <= view.Width+1
	if tree.Overflows(fit) {
		at, shown := p.Spot(view, next)
		holds = holds && shown && at.Y == inside(at.Y, view.Height) && view.ScaleY <= fit.ScaleY
	} else {
		holds = holds && a.Y >= -1 && b.Y <= view.Height+1
	}
	if holds && view.ScaleX >= fit.ScaleX*slack*slack && view.ScaleY >= fit.ScaleY*slack*slack {
		return view
	}
	return fit
}

// keep keeps some of the picture in sight.
func (s *sight) keep(p diagram.Picture) {
	const least = 60
	left, top, right, bottom := p.Bounds()
	a, b := s.At(left, top), s.At(right, bottom)
	dx := max(least-b.X, 0) + min(s.Width-least-a.X, 0)
	dy := max(least-b.Y, 0) + min(s.Height-least-a.Y, 0)
	s.View = s.Moved(dx, dy)
}

// within says whether a point is seen.
func within(at chart.Point, v diagram.View) bool {
	return at.X >= 0 && at.Y >= 0 && at.X <= v.Width && at.Y <= v.Height
}

// inside is the nearest place that is not at the edge.
func inside(x, size float64) float64 {
	edge := min(70, size/3)
	return min(max(x, edge), size-edge)
}
