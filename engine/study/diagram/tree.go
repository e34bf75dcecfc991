package diagram

import (
	"cmp"
	"math"
	"slices"
	"sort"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/figures"
	"langkah/engine/base/tree"
	"langkah/engine/solve/search"
)

// mostShown limits the nodes of a tree that are shown, without the paths to goals and
// to the node in focus; a tree of at most shownWhole nodes is not folded. Of boards
// there are at most mostBoards.
const (
	mostShown  = 2000
	shownWhole = 300
	mostBoards = 400
)

// Sizes of a drawn tree, in pixels.
const (
	gutter      = 52 // at the left, for the labels of the rows
	roomiestX   = 56 // between two nodes
	roomiestY   = 90 // between two rows
	tightestY   = 16
	leastBoard  = 26 // the least width of a board
	usualBoard  = 40 // that of a board where not all rows fit
	figuresFrom = 14 // the least node that holds a number
	largest     = 120
	frame       = 3  // around a board
	rim         = 12 // around the whole tree

	acrossColumn = 0.86 // of a column is taken by a node
	downRow      = 0.52 // of a row
)

// TreePicture is a tidy drawing of a tree, the root at the top, in units of columns and
// rows. Subtrees too large to show are folded into wedges.
type TreePicture struct {
	crowd
	all     *tree.Growing
	folding tree.Folding
	focus   Focus
	end     int32          // the last node of the highlighted path
	way     map[int32]bool // the nodes from the root to it
	items   []tree.Item
	shown   *tree.Tree
	x       []float64
	at      map[int32]int   // the item of each node that is shown
	rows    [][]int         // the items of each row, from the left
	free    map[int]float64 // of each wedge, the columns free on both sides, its own included
	aspect  float64         // a board's width divided by its height; 0 without boards
}

// crowd provides the nodes of a drawn tree, by number.
type crowd interface {
	number(place int) int32          // of the node at an index of the tree
	face(node int32) face            // its look
	key() string                     // the name of its figure, in a letter or two
	words(node int32) engine.Message // its state
	Position(node int32) (p engine.Position, ok bool)
}

// face is the look of a node.
type face struct {
	fill, rim chart.Role
	dash      float64
	square    bool
	chip, ink chart.Role // the ground of its figure below the board, and the figure there
	inside    chart.Role // the figure on the fill
	figure    func() string
	name      engine.Message       // in place of the figure, unless it is zero
	dead      engine.Message       // what cannot be covered below the node, if anything
	order     func() string        // its number in the order of the expansions; nil for none
	cost      func() search.Figure // g; nil for none
}

// newTreePicture returns the picture of a folded tree, with the path to the node end
// highlighted.
func newTreePicture(c crowd, g *tree.Growing, f Focus, place func(node int32) (int, bool), end int32, opened func(node int32) bool) *TreePicture {
	p := &TreePicture{crowd: c, all: g, focus: f, end: end, folding: tree.Folding{Most: mostShown, Singly: shownWhole}}
	for _, node := range append([]int32{f.Next, f.Selected, end}, f.Named...) {
		if i, ok := place(node); ok {
			p.folding.Keep = append(p.folding.Keep, i)
		}
	}
	if opened != nil {
		p.folding.Opened = func(i int) bool { return opened(c.number(i)) }
	}
	p.fold()
	p.place()
	return p
}

// Spread shows nodes as boards of an aspect, as many as fit a width: branches are
// folded before boards get too small.
func (p *TreePicture) Spread(width, aspect float64) { p.spread(width, aspect, mostBoards) }

func (p *TreePicture) spread(width, aspect float64, most int) {
	if p.aspect = aspect; aspect <= 0 {
		return
	}
	columns := (width - gutter - 2*rim) / (leastBoard * p.stretch() / acrossColumn)
	fits := func(capacity int) bool {
		p.folding.Most, p.folding.Singly = capacity, 0
		p.fold()
		return p.columns()+1 <= columns
	}
	if p.folding.Singly = most; p.all.Len() <= most {
		p.fold()
	}
	if p.all.Len() > most || p.columns()+1 > columns {
		fits(max(sort.Search(most, func(n int) bool { return !fits(n + 1) }), 1))
	}
	p.place()
}

// fold selects the items and lays them out.
func (p *TreePicture) fold() {
	p.items = p.all.Fold(p.folding)
	p.shown = tree.Shown(p.items)
	p.x = p.shown.Tidy()
}

// place finds the rows, and the highlighted path.
func (p *TreePicture) place() {
	p.rows, p.at, p.way, p.free = nil, map[int32]int{}, map[int32]bool{}, map[int]float64{}
	for i, item := range p.items {
		row := p.shown.Depth(i)
		if row == len(p.rows) {
			p.rows = append(p.rows, nil)
		}
		p.rows[row] = append(p.rows[row], i)
		if item.Folded == 0 {
			p.at[p.number(item.Node)] = i
		}
	}
	last := p.columns()
	for _, row := range p.rows { // wedges are drawn behind all nodes
		slices.SortFunc(row, func(a, b int) int { return cmp.Compare(p.x[a], p.x[b]) })
		for n, i := range row {
			if p.items[i].Folded > 0 {
				p.free[i] = p.freeAround(row, n, last)
			}
		}
	}
	for i, on := p.at[p.end]; on && i >= 0; i = p.items[i].Parent {
		p.way[p.number(p.items[i].Node)] = true
	}
}

// freeAround returns how many columns the words of an item of a row may take, the last
// column being that of the rightmost node.
func (p *TreePicture) freeAround(row []int, n int, last float64) float64 {
	x := p.x[row[n]]
	left, right := x+1, last-x+1
	if n > 0 {
		left = x - p.x[row[n-1]]
	}
	if n < len(row)-1 {
		right = p.x[row[n+1]] - x
	}
	return 2*min(left, right) - 1
}

// columns returns the distance of the first and the last node.
func (p *TreePicture) columns() float64 {
	if len(p.x) == 0 {
		return 0
	}
	return slices.Max(p.x)
}

// Fit implements [Picture]. A tree too wide is made narrow, not low; one too deep for
// boards is shown around the node in focus.
func (p *TreePicture) Fit(width, height float64) View {
	columns, rows := p.columns()+1, float64(max(len(p.rows), 1))
	v := View{Width: width, Height: height}
	v.ScaleX = min(p.roomiest(), max(width-gutter-2*rim, 1)/columns)
	v.ScaleY = min(roomiestY, max(height-2*rim, 1)/rows)
	if low := v.ScaleY; p.aspect > 0 && low < p.row(leastBoard) {
		v.ScaleY = min(p.row(min(acrossColumn*v.ScaleX/p.stretch(), usualBoard)), roomiestY)
		if _, _, boards := p.board(v); !boards {
			v.ScaleY = low
		}
	}
	v.X = -(gutter + (width-gutter-columns*v.ScaleX)/2) / v.ScaleX
	v.Y = -min(rim, (height-rows*v.ScaleY)/2) / v.ScaleY
	if seen := height / v.ScaleY; rows > seen {
		v.Y = -rim / v.ScaleY
		if i, shown := p.at[p.end]; shown {
			v.Y = max(v.Y, min(float64(p.shown.Depth(i))+0.5-seen/2, rows-seen+rim/v.ScaleY))
		}
	}
	return v
}

// Overflows reports whether not all rows fit a height.
func (p *TreePicture) Overflows(v View) bool { return float64(len(p.rows))*v.ScaleY > v.Height }

// Bounds implements [Picture].
func (p *TreePicture) Bounds() (left, top, right, bottom float64) {
	return 0, 0, p.columns() + 1, float64(len(p.rows))
}

// Zoom implements [Picture]. The rows stay together while the nodes are apart.
func (p *TreePicture) Zoom(v View, by float64, at chart.Point) View {
	fit := p.Fit(v.Width, v.Height)
	x := min(max(v.ScaleX*by, fit.ScaleX/2), 2.5*p.roomiest())
	y := x * roomiestY / p.roomiest()
	if x > fit.ScaleX {
		y = max(y, fit.ScaleY)
	} else {
		y = min(max(y, tightestY), fit.ScaleY)
	}
	return v.scaled(x, y, at)
}

// stretch returns how many times as wide as a square one a board may be.
func (p *TreePicture) stretch() float64 { return min(max(p.aspect, 1), 1.8) }

// roomiest returns the greatest distance of two nodes, more for wide boards.
func (p *TreePicture) roomiest() float64 { return roomiestX * p.stretch() }

// side returns the size of a node in pixels.
func (v View) side() float64 { return min(acrossColumn*v.ScaleX, downRow*v.ScaleY, largest) }

// board returns the size of a node's board in pixels; ok is false where it is too small.
func (p *TreePicture) board(v View) (w, h float64, ok bool) {
	if p.aspect <= 0 {
		return 0, 0, false
	}
	w = min(acrossColumn*v.ScaleX, (downRow*v.ScaleY-2*frame)*p.aspect+2*frame, largest*max(p.aspect, 1))
	const rounding = 0.01
	return w, p.boardHeight(w), w >= leastBoard*min(p.stretch(), p.aspect)-rounding
}

func (p *TreePicture) boardHeight(w float64) float64 { return (w-2*frame)/p.aspect + 2*frame }

// row returns the height of a row for boards of a width, times the stretch.
func (p *TreePicture) row(width float64) float64 {
	return p.boardHeight(width*p.stretch()) / downRow
}

// spot returns the middle of an item.
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
func (p *TreePicture) Hit(v View, at chart.Point) (found Hit, ok bool) {
	x, y := v.Place(at)
	row := int(math.Floor(y))
	if row < 0 || row >= len(p.rows) {
		return found, false
	}
	w, h, _ := p.board(v)
	across, down := max(v.side()/2, w/2, 6), max(v.side()/2, h/2, 6)
	list := p.rows[row]
	n := sort.Search(len(list), func(n int) bool { return p.x[list[n]]+0.5 > x })
	best := math.Inf(1)
	for _, i := range list[max(n-1, 0):min(n+1, len(list))] {
		s := p.spot(v, i)
		if d := math.Abs(s.X - at.X); d <= across && math.Abs(s.Y-at.Y) <= down && d < best {
			found, ok, best = p.hit(p.items[i]), true, d
		}
	}
	return found, ok
}

func (p *TreePicture) hit(item tree.Item) Hit {
	if item.Folded == 0 {
		number := p.number(item.Node)
		return Hit{Node: number, Words: p.words(number)}
	}
	h := Hit{Words: engine.Msg("%s node{|s} {is|are} folded here", figures.Count(int64(item.Folded)))}
	if item.Node >= 0 {
		h.Folded = p.number(item.Node)
	}
	return h
}
