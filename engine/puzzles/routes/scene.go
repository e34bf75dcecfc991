package routes

import (
	"math"
	"strconv"
	"sync"

	"langkah/engine/base/scene"
)

// Measures of a drawn graph, in board units.
const (
	disc    = 0.9  // diameter of a place
	margin  = 1.3  // from the frame to the nearest place
	roadW   = 0.1  // width of a road
	pale    = 0.06 // overlap of the pale ground under the frame
	drawnUp = 1200 // places and roads up to which each is drawn as items of its own
)

// picture is the ground of a puzzle's scenes, which its positions share.
type picture struct {
	once  sync.Once
	scene scene.Scene
}

// Scene draws the graph or the map, and the traveller.
func (p Position) Scene() scene.Scene { return p.SceneAt(1) }

// SceneAt implements [engine.Magnified]: on small cells signs and traveller are larger than a cell only as far as needed.
func (p Position) SceneAt(zoom float64) scene.Scene {
	z := p.puzzle
	z.picture.once.Do(func() { z.picture.scene = z.ground() })
	s := z.picture.scene
	s.Items = s.Items[:len(s.Items):len(s.Items)]
	if _, ok := z.world.(*grid); ok {
		s.Items = append(s.Items, z.mapEnds(zoom)...)
	}
	s.Items = append(s.Items, z.signs(p.state, zoom)...)
	s.Items = append(s.Items, z.traveller(p.state.node(), zoom)...)
	return s
}

// Closest implements [engine.Magnified]: cells of a map up to 40 or so pixels, words of a large graph legible.
func (p Position) Closest() float64 {
	switch w := p.puzzle.world.(type) {
	case *grid:
		const cells = 14 // across the view
		return float64(max(w.rows, w.cols)) / cells
	case *graph:
		const apart = 40 // places in view
		return math.Sqrt(float64(w.size()) / apart)
	}
	return 1
}

// ground draws everything that does not change.
func (z *Puzzle) ground() scene.Scene {
	if g, ok := z.world.(*grid); ok {
		return z.mapGround(g)
	}
	return z.graphGround(z.world.(*graph))
}

// middle returns the centre of a node in the scene.
func (z *Puzzle) middle(node int32) scene.Point {
	switch w := z.world.(type) {
	case *grid:
		u := w.side()
		return scene.Point{X: scene.Rim + u*(float64(int(node)%w.cols)+0.5), Y: scene.Rim + u*(float64(int(node)/w.cols)+0.5)}
	case *graph:
		at := w.drawn[node]
		return scene.Point{X: scene.Rim + margin + at.x, Y: scene.Rim + margin + at.y}
	}
	return scene.Point{}
}

// reach of things on a node: its side or diameter, larger where cells are too small to be seen.
func (z *Puzzle) span(zoom float64) float64 {
	if g, ok := z.world.(*grid); ok {
		return max(g.side(), 0.7*min(1, g.side()*12)/zoom)
	}
	if z.world.size() > drawnUp {
		return 0.6
	}
	return disc
}

// box returns an item around a node.
func (z *Puzzle) box(kind scene.Kind, node int32, side float64) scene.Item {
	at := z.middle(node)
	return scene.Item{Kind: kind, X: at.X - side/2, Y: at.Y - side/2, W: side, H: side}
}

// ring marks a node.
func (z *Puzzle) ring(node int32, role scene.Role) scene.Item {
	it := z.box(scene.Circle, node, 1.25*z.span(1))
	it.Stroke, it.Line = role, 0.1
	return it
}

// signs draws the places still to be visited and those that were: numbers on plates, the latter crossed.
func (z *Puzzle) signs(s state, zoom float64) []scene.Item {
	var items []scene.Item
	for i, v := range z.visits {
		it := z.box(scene.Sign, v, z.span(zoom))
		if _, ok := z.world.(*graph); ok {
			it.X, it.Y = it.X+0.55, it.Y-0.6
		}
		it.Text, it.Fill = strconv.Itoa(i+1), scene.Tile
		if s.visited()>>i&1 == 1 {
			it.Fill = scene.Faint
		}
		items = append(items, it)
	}
	return items
}

// traveller draws a token on a cell, and a ring around a place so that its number stays legible.
func (z *Puzzle) traveller(node int32, zoom float64) []scene.Item {
	side := z.span(zoom)
	if _, ok := z.world.(*grid); ok {
		it := z.box(scene.Circle, node, 0.72*side)
		it.ID, it.Fill, it.Stroke, it.Line = travellerID, scene.Primary, scene.HintRim, 0.09*side
		dot := z.box(scene.Circle, node, 0.24*side)
		dot.ID, dot.Fill = travellerID, scene.HintRim
		return []scene.Item{it, dot}
	}
	outer, inner := z.box(scene.Circle, node, 1.34*side), z.box(scene.Circle, node, 1.22*side)
	outer.ID, outer.Stroke, outer.Line = travellerID, scene.HintRim, 0.2*side
	inner.ID, inner.Stroke, inner.Line = travellerID, scene.Primary, 0.13*side
	return []scene.Item{outer, inner}
}

// frame returns a board of any size with a pale ground.
func frame(w, h float64) scene.Scene {
	s := scene.Scene{Width: w + 2*scene.Rim, Height: h + 2*scene.Rim}
	s.Items = append(s.Items,
		scene.Item{Kind: scene.Tray, X: scene.Rim, Y: scene.Rim, W: w, H: h, Line: scene.Lip, Fill: scene.Board},
		scene.Item{Kind: scene.Rect, X: scene.Rim - pale, Y: scene.Rim - pale, W: w + 2*pale, H: h + 2*pale, Corner: 0.1, Fill: scene.Tile})
	return s
}

// graphGround draws places and roads: costs on plates, h in the discs or below them, a flag at each goal.
func (z *Puzzle) graphGround(g *graph) scene.Scene {
	w, h := g.room.x, g.room.y
	for _, p := range g.drawn {
		w, h = max(w, p.x), max(h, p.y)
	}
	s := frame(w+2*margin, h+2*margin)
	if g.size()+len(g.roads) > 2*drawnUp {
		s.Items = append(s.Items, z.sketch(g, w+2*margin, h+2*margin))
	} else {
		for _, r := range g.roads {
			s.Items = append(s.Items, z.roadItems(g, r))
		}
		for _, r := range g.roads {
			s.Items = append(s.Items, z.plate(g, r)...)
		}
		for n := range int32(g.size()) {
			s.Items = append(s.Items, z.placeItems(g, n)...)
		}
	}
	home := z.ring(z.home, scene.Exit)
	home.Line = 0.07
	s.Items = append(s.Items, home)
	for _, n := range z.goals {
		flag := z.box(scene.Flag, n, 0.8)
		flag.X, flag.Y, flag.Fill = flag.X+0.45, flag.Y+0.38, scene.Exit
		s.Items = append(s.Items, flag)
	}
	return s
}

// ends returns where a road is drawn: beside the middle where another leads back.
func (z *Puzzle) ends(g *graph, r road) (a, b scene.Point) {
	a, b = z.middle(r.from), z.middle(r.to)
	if !g.directed {
		return a, b
	}
	length := math.Hypot(b.X-a.X, b.Y-a.Y)
	if length == 0 {
		return a, b
	}
	ux, uy := (b.X-a.X)/length, (b.Y-a.Y)/length
	aside := 0.0
	for _, back := range g.outs[g.first[r.to]:g.first[r.to+1]] {
		if back.to == r.from {
			aside = 0.22
		}
	}
	a.X, a.Y, b.X, b.Y = a.X-uy*aside, a.Y+ux*aside, b.X-uy*aside, b.Y+ux*aside
	short := min(disc/2, length/3)
	b.X, b.Y = b.X-ux*short, b.Y-uy*short
	return a, b
}

// roadItems draws a road, with a head where it leads one way.
func (z *Puzzle) roadItems(g *graph, r road) scene.Item {
	a, b := z.ends(g, r)
	it := scene.Item{Kind: scene.Line, Stroke: scene.Faint, Line: roadW, Points: []scene.Point{a, b}}
	if g.directed {
		it.Kind, it.Line = scene.Arrow, 0.7*roadW
	}
	return it
}

// plate draws the cost of a road; of one that has another beside it nearer to its beginning.
func (z *Puzzle) plate(g *graph, r road) []scene.Item {
	a, b := z.ends(g, r)
	x, y := (a.X+b.X)/2, (a.Y+b.Y)/2
	words := exactText(z.price(arc{cost: r.cost}), z.units().one)
	const size = 0.34
	w := size * (0.6 + 0.56*float64(len(words)))
	return []scene.Item{
		{Kind: scene.Rect, X: x - w/2, Y: y - size*0.65, W: w, H: 1.3 * size, Corner: 0.6 * size, Fill: scene.HintRim, Stroke: scene.Edge, Line: 0.025},
		{Kind: scene.Text, X: x - w/2, Y: y - size*0.65, W: w, H: 1.3 * size, Size: size, Text: words, Fill: scene.OnPiece},
	}
}

// placeItems draws a place. A short name stands in its disc, and its estimate below; of a longer one the estimate in the
// disc, and the name beside it.
func (z *Puzzle) placeItems(g *graph, n int32) []scene.Item {
	it := z.box(scene.Circle, n, disc)
	it.Fill, it.Stroke, it.Line = scene.HintRim, scene.Edge, 0.05
	inside, outside := g.names[n], ""
	if g.h != nil {
		outside = "h " + exactText(z.tabled(g, n), g.unit.one)
	}
	if len([]rune(inside)) > 2 {
		inside, outside = "", g.names[n]
		if g.h != nil {
			inside = exactText(z.tabled(g, n), g.unit.one)
		}
	}
	at := z.middle(n)
	items := []scene.Item{it}
	if inside != "" {
		items = append(items, scene.Item{Kind: scene.Text, X: it.X, Y: it.Y, W: disc, H: disc, Size: min(0.42, 1.3/float64(len([]rune(inside)))), Text: inside, Fill: scene.OnPiece, Bold: true})
	}
	if outside != "" {
		items = append(items, beside(at, outside, z.freest(g, n)))
	}
	return items
}

// beside returns words on a side of a place.
func beside(at scene.Point, words string, side point) scene.Item {
	const size, gap, long = 0.4, 0.12, 8.0
	it := scene.Item{Kind: scene.Text, Y: at.Y - size/2, W: long, H: size, Size: size, Text: words, Fill: scene.OnPiece}
	switch {
	case side.x > 0:
		it.X, it.Align = at.X+disc/2+gap, scene.Left
	case side.x < 0:
		it.X, it.Align = at.X-disc/2-gap-long, scene.Right
	default:
		it.X, it.Y = at.X-long/2, at.Y+side.y*(disc/2+size*0.6)-size/2
	}
	return it
}

// freest returns the side of a place that is farthest from the directions of its roads, and where its words cover no
// other place.
func (z *Puzzle) freest(g *graph, n int32) point {
	at := z.middle(n)
	width := 0.0
	for i := range g.drawn {
		width = max(width, g.drawn[i].x)
	}
	room := float64(len([]rune(g.names[n]))) * 0.24
	best, most := point{0, 1}, math.Inf(-1)
	for _, side := range []point{{0, 1}, {1, 0}, {-1, 0}, {0, -1}} {
		least := math.Pi
		for _, m := range g.beside(n) {
			to := z.middle(m)
			angle := math.Abs(math.Remainder(math.Atan2(to.Y-at.Y, to.X-at.X)-math.Atan2(side.y, side.x), 2*math.Pi))
			least = min(least, angle)
		}
		if side.x > 0 && g.drawn[n].x+disc/2+room > width+margin || side.x < 0 && g.drawn[n].x-disc/2-room < -margin {
			least = 0
		}
		if g.covers(n, point{g.drawn[n].x + side.x*(disc+room)/2, g.drawn[n].y + side.y*disc}, room/2) {
			least -= math.Pi / 2
		}
		if least > most+0.05 {
			best, most = side, least
		}
	}
	return best
}

// covers reports whether words beside a place, of half a width around a middle, cover another place.
func (g *graph) covers(n int32, middle point, half float64) bool {
	const high = 0.4 // half of the height of two lines
	for i, p := range g.drawn {
		if int32(i) != n && math.Abs(p.x-middle.x) < half+disc/2 && math.Abs(p.y-middle.y) < high+disc/2 {
			return true
		}
	}
	return false
}

// sketch draws a large graph as one item: roads as lines and places as dots.
func (z *Puzzle) sketch(g *graph, w, h float64) scene.Item {
	const fine = 24 // squares to a board unit
	c := &scene.Cells{Cols: int(w * fine), Rows: int(h * fine), Shades: []scene.Tint{{Role: scene.Tile}, {Role: scene.Tile, Over: scene.Faint, Part: 0.45}, {Role: scene.Ink}}}
	c.Marks = make([]uint8, c.Rows*c.Cols)
	set := func(x, y float64, mark uint8) {
		if col, row := int(x*fine), int(y*fine); col >= 0 && col < c.Cols && row >= 0 && row < c.Rows {
			c.Marks[row*c.Cols+col] = mark
		}
	}
	for _, r := range g.roads {
		a, b := g.drawn[r.from], g.drawn[r.to]
		steps := int(max(math.Abs(a.x-b.x), math.Abs(a.y-b.y))*fine) + 1
		for i := range steps {
			t := float64(i) / float64(steps)
			set(margin+a.x+(b.x-a.x)*t, margin+a.y+(b.y-a.y)*t, 1)
		}
	}
	for _, p := range g.drawn {
		for dx := range 2 {
			for dy := range 2 {
				set(margin+p.x+float64(dx)/fine, margin+p.y+float64(dy)/fine, 2)
			}
		}
	}
	return scene.Item{Kind: scene.Patchwork, X: scene.Rim, Y: scene.Rim, W: w, H: h, Cells: c}
}
