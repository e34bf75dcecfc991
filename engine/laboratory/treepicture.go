package laboratory

import (
	"math"
	"slices"
	"sort"

	"langkah/engine"
	"langkah/engine/chart"
	"langkah/engine/figures"
	"langkah/engine/tree"
)

// mostShown is how many nodes of a tree are shown, beside the ways to goals and to
// what is looked at; a tree of no more than shownWhole nodes is not folded.
const (
	mostShown  = 2000
	shownWhole = 300
)

// Sizes of a drawn tree, in pixels.
const (
	gutter      = 52 // at the left, for what is said of the rows
	roomiestX   = 56 // between two nodes
	roomiestY   = 90 // between two rows
	tightestY   = 16
	boardsFrom  = 44 // the least node that is drawn as a board
	figuresFrom = 14 // the least node that holds a number
	largest     = 120
)

// TreePicture is the tree of a search at a moment, tidy, the root at the top, in
// units of columns and rows. What is too much is in wedges.
type TreePicture struct {
	growth *Growth
	focus  Focus
	way    map[int32]bool
	items  []tree.Item
	shown  *tree.Tree
	x      []float64
	at     map[int32]int // the item of each node that is shown
	rows   [][]int       // the items of each row, from the left

	Aspect float64 // the width of a board by its height; 0 where there are none
}

// TreePicture is the picture of the tree, with the children of opened nodes shown.
func (g *Growth) TreePicture(f Focus, opened func(node int32) bool) *TreePicture {
	folding := tree.Folding{Most: mostShown, Singly: shownWhole}
	for _, number := range []int32{f.Next, f.Selected} {
		if g.Has(number) {
			folding.Keep = append(folding.Keep, g.place(number))
		}
	}
	if opened != nil {
		folding.Opened = func(i int) bool { return opened(g.number(i)) }
	}
	p := &TreePicture{growth: g, focus: f, way: f.way(g), items: g.tree.Fold(folding), at: map[int32]int{}}
	p.shown = tree.Shown(p.items)
	p.x = p.shown.Tidy()
	for i, item := range p.items {
		row := p.shown.Depth(i)
		if row == len(p.rows) {
			p.rows = append(p.rows, nil)
		}
		p.rows[row] = append(p.rows[row], i)
		if item.Folded == 0 {
			p.at[g.number(item.Node)] = i
		}
	}
	for _, row := range p.rows { // the wedges stand behind all nodes
		slices.SortFunc(row, func(a, b int) int { return int(math.Copysign(1, p.x[a]-p.x[b])) })
	}
	return p
}

// columns is how far the last node is from the first.
func (p *TreePicture) columns() float64 {
	if len(p.x) == 0 {
		return 0
	}
	return slices.Max(p.x)
}

// Fit implements [Picture]. A tree too wide is made narrow, not low.
func (p *TreePicture) Fit(width, height float64) View {
	const rim = 12
	columns, rows := p.columns()+1, float64(max(len(p.rows), 1))
	v := View{Width: width, Height: height}
	v.ScaleX = min(roomiestX, max(width-gutter-2*rim, 1)/columns)
	v.ScaleY = min(roomiestY, max(height-2*rim, 1)/rows)
	v.X = -(gutter + (width-gutter-columns*v.ScaleX)/2) / v.ScaleX
	v.Y = -min(rim, (height-rows*v.ScaleY)/2) / v.ScaleY
	return v
}

// Bounds implements [Picture].
func (p *TreePicture) Bounds() (left, top, right, bottom float64) {
	return 0, 0, p.columns() + 1, float64(len(p.rows))
}

// Zoom implements [Picture]. The rows stay together while the nodes are apart.
func (p *TreePicture) Zoom(v View, by float64, at chart.Point) View {
	fit := p.Fit(v.Width, v.Height)
	x := min(max(v.ScaleX*by, fit.ScaleX/2), 2.5*roomiestX)
	y := x * roomiestY / roomiestX
	if x > fit.ScaleX {
		y = max(y, fit.ScaleY)
	} else {
		y = min(max(y, tightestY), fit.ScaleY)
	}
	return v.scaled(x, y, at)
}

// side is how large a node is seen.
func (v View) side() float64 { return min(0.86*v.ScaleX, 0.52*v.ScaleY, largest) }

// spot is the middle of an item.
func (p *TreePicture) spot(v View, i int) chart.Point {
	return v.At(p.x[i]+0.5, float64(p.shown.Depth(i))+0.5)
}

// Spot implements [Picture].
func (p *TreePicture) Spot(v View, node int32) (at chart.Point, ok bool) {
	i, ok := p.at[node]
	if !ok {
		return at, false
	}
	return p.spot(v, i), true
}

// Hit implements [Picture].
func (p *TreePicture) Hit(v View, at chart.Point) (h Hit, ok bool) {
	x, y := v.Place(at)
	row := int(math.Floor(y))
	if row < 0 || row >= len(p.rows) {
		return h, false
	}
	reach := max(v.side()/2, 6)
	list := p.rows[row]
	n := sort.Search(len(list), func(n int) bool { return p.x[list[n]]+0.5 > x })
	best := math.Inf(1)
	for _, i := range list[max(n-1, 0):min(n+1, len(list))] {
		s := p.spot(v, i)
		if d := max(math.Abs(s.X-at.X), math.Abs(s.Y-at.Y)); d <= reach && d < best {
			h, ok, best = p.hit(p.items[i]), true, d
		}
	}
	return h, ok
}

func (p *TreePicture) hit(item tree.Item) Hit {
	if item.Folded == 0 {
		number := p.growth.number(item.Node)
		return Hit{Node: number, Words: p.growth.words(number)}
	}
	h := Hit{Words: engine.Msg("%s nodes are folded here", figures.Count(int64(item.Folded)))}
	if item.Node >= 0 {
		h.Folded = p.growth.number(item.Node)
	}
	return h
}

// words say how a node stands.
func (g *Growth) words(number int32) engine.Message {
	s := g.Standing(number)
	switch s.State {
	case Waiting:
		return engine.Msg("Node %d waits: %s", number, g.sum(s))
	case Closed:
		return engine.Msg("Node %d, expanded as number %d: %s", number, g.order(s), g.sum(s))
	case Reached:
		return engine.Msg("Node %d is a goal: %s", number, g.sum(s))
	}
	return engine.Msg("Node %d was pruned: %s", number, g.sum(s))
}

// sum is the figures of a node; one of a search from the goals has no estimate.
func (g *Growth) sum(s Standing) string {
	return "g " + decimal(s.G) + ", h " + decimal(s.H) + ", " + g.Method.Key.String() + " " + decimal(s.F)
}

// order is as which of the search a node was expanded, from 1.
func (g *Growth) order(s Standing) int {
	return 1 + sort.Search(g.Trace.Expansions(), func(n int) bool {
		_, event := g.Trace.Expansion(n)
		return event >= int(s.Since)
	})
}
