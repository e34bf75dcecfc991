package diagram

import (
	"maps"
	"math"
	"slices"
	"strconv"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
)

// Sizes of the bands, in pixels.
const (
	highestBand = 30
	legendRoom  = 34 // above them
)

// BandsPicture is the tree as an icicle, in units of the whole width and of rows:
// each node is a band as wide as its subtree, above those of its children; shade and
// pattern show its figure, and open nodes are half as high. Where bands are narrower
// than a pixel, each pixel shows the one in its middle, so that the time is linear in
// the pixels, not in the nodes.
type BandsPicture struct {
	growth *Growth
	focus  Focus
	way    map[int32]bool
	scale  *grades
	rows   int
}

// BandsPicture returns the picture of the tree as bands.
func (g *Growth) BandsPicture(f Focus) *BandsPicture {
	if g.grades == nil {
		g.grades = newGrades(g.Recording)
	}
	return &BandsPicture{growth: g, focus: f, way: f.way(g), scale: g.grades, rows: g.rows()}
}

// rows returns the number of rows of the tree.
func (g *Growth) rows() int {
	rows := 1
	if g.Round() == 0 { // all nodes are in the tree
		for depth, d := range g.Depths() {
			if d.Made > 0 {
				rows = depth + 1
			}
		}
		return rows
	}
	for number := -g.last[1]; number <= g.last[0]; number++ {
		if s := g.Standing(number); int(s.Depth) >= rows && g.Has(number) {
			rows = int(s.Depth) + 1
		}
	}
	return rows
}

// Fit implements [Picture].
func (p *BandsPicture) Fit(width, height float64) View {
	const rim = 16
	v := View{Width: width, Height: height, ScaleX: max(width-gutter-rim, 1)}
	v.ScaleY = min(highestBand, max(height-legendRoom-rim, 1)/float64(p.rows))
	v.X, v.Y = -gutter/v.ScaleX, -legendRoom/v.ScaleY
	return v
}

// Position implements [Picture].
func (p *BandsPicture) Position(node int32) (engine.Position, bool) { return p.growth.Position(node) }

// Bounds implements [Picture].
func (p *BandsPicture) Bounds() (left, top, right, bottom float64) {
	return 0, 0, 1, float64(p.rows)
}

// Zoom implements [Picture].
func (p *BandsPicture) Zoom(v View, by float64, at chart.Point) View {
	fit := p.Fit(v.Width, v.Height)
	x := min(max(v.ScaleX*by, fit.ScaleX), fit.ScaleX*float64(max(p.growth.Len(), 1)))
	return v.scaled(x, min(max(v.ScaleY*by, fit.ScaleY), highestBand), at)
}

// band is a node with its band in pixels.
type band struct {
	place    int
	row      int
	from, to float64
}

// walk visits the bands that cover the middle of a visible pixel, in preorder; visit
// reports whether to descend.
func (p *BandsPicture) walk(v View, visit func(b band) (on bool)) {
	t, all := p.growth.tree, float64(p.growth.Len())
	left, right := v.At(0, 0).X, v.At(1, 0).X
	waiting := []band{{none, -1, left, right}}
	for len(waiting) > 0 {
		b := waiting[len(waiting)-1]
		waiting = waiting[:len(waiting)-1]
		if b.place != none && !visit(b) {
			continue
		}
		from := b.from
		for c := range t.Children(b.place) {
			to := from + float64(t.Size(c))*(right-left)/all
			first, behind := math.Ceil(from-0.5), math.Ceil(to-0.5)
			if first >= v.Width {
				break
			}
			if behind > 0 && first < behind {
				waiting = append(waiting, band{c, b.row + 1, from, to})
			}
			from = to
		}
	}
}

// Hit implements [Picture].
func (p *BandsPicture) Hit(v View, at chart.Point) (h Hit, ok bool) {
	_, y := v.Place(at)
	row := int(math.Floor(y))
	v = v.Moved(-math.Floor(at.X), 0) // a view of one pixel
	v.Width = 1
	p.walk(v, func(b band) bool {
		if b.row == row {
			number := p.growth.number(b.place)
			h, ok = Hit{Node: number, Words: p.growth.words(number)}, true
		}
		return b.row < row
	})
	return h, ok
}

// Spot implements [Picture].
func (p *BandsPicture) Spot(v View, node int32) (at chart.Point, ok bool) {
	g := p.growth
	if !g.Has(node) {
		return at, false
	}
	from, row, i := 0, -1, g.place(node)
	own := g.tree.Size(i)
	for i != none {
		up := g.tree.Parent(i)
		for c := range g.tree.Children(up) {
			if c == i {
				break
			}
			from += g.tree.Size(c)
		}
		i = up
		row++
	}
	return v.At((float64(from)+float64(own)/2)/float64(g.Len()), float64(row)+0.5), true
}

// Draw implements [Picture].
func (p *BandsPicture) Draw(v View, w Writing) chart.Drawing {
	s := newSketch(v, w)
	gap := 1.0
	if v.ScaleY < 5 {
		gap = 0
	}
	p.walk(v, func(b band) bool {
		y := v.At(0, float64(b.row)).Y
		if y >= v.Height {
			return false
		}
		if y+v.ScaleY > 0 {
			p.drawBand(s, b, y, v.ScaleY-gap)
		}
		return true
	})
	every := int(math.Ceil(tightestY / v.ScaleY))
	for row := 0; row < p.rows; row += every {
		if y := v.At(0, float64(row)+0.5).Y; s.seen(0, y, 1, 1) {
			s.text(strconv.Itoa(row), gutter-10, y, 11, chart.Right, chart.Faint, false)
		}
	}
	p.drawLegend(s)
	return s.Drawing
}

func (p *BandsPicture) drawBand(s *sketch, b band, y, height float64) {
	from, to := max(math.Ceil(b.from-0.5), -4), min(math.Ceil(b.to-0.5), s.Width+4)
	if to-from > 4 {
		to--
	}
	number := p.growth.number(b.place)
	n := p.growth.Standing(number)
	if n.State == replay.Waiting {
		height = math.Ceil(height / 2)
	}
	grade := p.scale.of(n.F)
	box := chart.Shape{Kind: chart.Box, X: from, Y: y, W: to - from, H: height, Fill: chart.Shade(grade)}
	switch n.State {
	case replay.Reached:
		box.Fill = chart.Good
	case replay.Dropped:
		box.Fill = chart.Track
	}
	s.add(box)
	if n.State == replay.Closed {
		s.pattern(box, grade)
	}
	ring := func(ink chart.Role) {
		s.add(chart.Shape{Kind: chart.Box, X: from - 1, Y: y - 1, W: to - from + 2, H: height + 2, Stroke: ink, Line: 2.5})
	}
	switch {
	case number == p.focus.Next:
		ring(chart.Amber)
	case number == p.focus.Selected:
		ring(chart.Ink)
	case p.way[number]:
		s.add(chart.Shape{Kind: chart.Box, X: from, Y: y + height*2/3, W: to - from, H: max(height/3, 1), Fill: chart.Amber})
	}
}

// pattern draws none, one or two lines along a band, so that shades differ without
// colour, too.
func (s *sketch) pattern(box chart.Shape, grade int) {
	if box.H < 7 {
		return
	}
	ink := chart.Shade(grade + chart.Shades/2)
	if grade >= chart.Shades/2 {
		ink = chart.Shade(grade - chart.Shades/2)
	}
	for n := range grade % 3 {
		at := box.H * float64(n+1) / float64(grade%3+1)
		s.add(chart.Shape{Kind: chart.Box, X: box.X, Y: math.Round(box.Y+at) - 0.5, W: box.W, H: 1, Fill: ink})
	}
}

// drawLegend draws the legend of shades and heights above the bands.
func (p *BandsPicture) drawLegend(s *sketch) {
	s.add(chart.Shape{Kind: chart.Box, W: s.Width, H: legendRoom - 8, Fill: chart.Paper})
	depth := s.Say(engine.Msg("depth"))
	s.text(depth, 10, 13.5, 11, chart.Left, chart.Faint, false)
	x, key := 10+max(gutter, s.Measure(depth, 11, false)+14), p.growth.Method.Key.String()
	for grade, words := range p.scale.names() {
		if words == "" {
			continue
		}
		box := chart.Shape{Kind: chart.Box, X: x, Y: 7, W: 22, H: 13, Fill: chart.Shade(grade)}
		s.add(box)
		s.pattern(box, grade)
		s.text(key+" "+words, x+28, 13.5, 11, chart.Left, chart.Faint, false)
		x += 28 + s.Measure(key+" "+words, 11, false) + 14
	}
	s.add(chart.Shape{Kind: chart.Box, X: x, Y: 7, W: 22, H: 7, Fill: chart.Shade(chart.Shades / 2)})
	s.text(s.Say(engine.Msg("it waits")), x+28, 13.5, 11, chart.Left, chart.Faint, false)
}

// Natural implements [Picture].
func (p *BandsPicture) Natural() View {
	const width, row = 1200, 18
	return p.Fit(width, legendRoom+16+row*float64(min(p.rows, 300)))
}

// grades divides the figures of a whole search into increasing steps.
type grades struct {
	most []int32 // the greatest figure of each step
	upTo string  // prefix of the name of a step of several figures
	say  func(int32) search.Figure
}

// newGrades returns a step for each figure where there are few, else steps of equal
// width.
func newGrades(r recording.Recording) *grades {
	seen := map[int32]bool{}
	forward, backward := r.Trace.Nodes()
	for number := -backward; number <= forward; number++ {
		if n, ok := r.Trace.Node(number); ok {
			seen[n.F] = true
		}
	}
	all := slices.Sorted(maps.Keys(seen))
	if len(all) == 0 {
		all = []int32{0}
	}
	if len(all) <= chart.Shades {
		return &grades{most: all, say: r.Method.Figure}
	}
	steps := chart.Shades
	dead := all[len(all)-1] == search.Infinite // has a step of its own, so that the others keep a useful width
	if dead {
		all, steps = all[:len(all)-1], steps-1
	}
	low, high := int64(all[0]), int64(all[len(all)-1])
	g := &grades{most: make([]int32, chart.Shades), upTo: "≤ ", say: r.Method.Figure}
	for i := range steps {
		g.most[i] = int32(low + (high-low)*int64(i+1)/int64(steps))
	}
	if dead {
		g.most[steps] = search.Infinite
	}
	return g
}

// of returns the shade of a figure: its step, spread over all shades.
func (g *grades) of(f int32) int {
	if len(g.most) == 1 {
		return 0
	}
	i, _ := slices.BinarySearch(g.most, f)
	return min(i, len(g.most)-1) * (chart.Shades - 1) / (len(g.most) - 1)
}

// names returns the label of each shade, "" for an unused one.
func (g *grades) names() [chart.Shades]string {
	var names [chart.Shades]string
	for _, f := range g.most {
		names[g.of(f)] = g.upTo + g.say(f).String()
	}
	return names
}
