package help

import (
	"strconv"

	"langkah/engine/base/scene"
	"langkah/engine/solve/search"
)

// A drawing is one or more little trees, whose nodes are numbered in the order
// in which they are expanded; those that wait or are dropped are open rings.

// Measures of a tree, in the drawing's units.
const (
	nodeSide  = 0.8
	levelGap  = 1.3
	leafGap   = 1.05
	drawingW  = 9.6
	drawingH  = 3 * levelGap
	wholeTree = 3 // levels
)

// tree is a binary tree: the number of its nodes level by level, from left to
// right; 0 is a node that is not expanded.
type tree struct {
	levels   int
	numbers  []int
	upturned bool // its root is below
	piece    int  // the colour of what is expanded
}

// trees are those that show an order.
func trees(o search.Order) []tree {
	switch o {
	case search.Levels:
		return []tree{{levels: wholeTree, numbers: []int{1, 2, 3, 4, 5, 6, 7}}}
	case search.Depth:
		return []tree{{levels: wholeTree, numbers: []int{1, 2, 5, 3, 4, 6, 7}}}
	case search.Deepening:
		return []tree{
			{levels: 1, numbers: []int{1}}, {levels: 2, numbers: []int{2, 3, 4}},
			{levels: wholeTree, numbers: []int{5, 6, 9, 7, 8, 10, 11}},
		}
	case search.BestFirst:
		return []tree{{levels: wholeTree, numbers: []int{1, 4, 2, 0, 0, 3, 0}}}
	case search.Forgetful: // the first child is expanded again after the second
		return []tree{{levels: 2, numbers: []int{1, 2, 0}}, {levels: wholeTree, numbers: []int{1, 2, 3, 0, 0, 4, 0}}}
	case search.BothEnds:
		return []tree{{levels: 2, numbers: []int{1, 3, 4}}, {levels: 2, numbers: []int{2, 5, 6}, upturned: true, piece: 2}}
	case search.BestOfBoth:
		return []tree{{levels: 2, numbers: []int{1, 3, 0}}, {levels: 2, numbers: []int{2, 0, 4}, upturned: true, piece: 2}}
	case search.FewPerLevel:
		return []tree{{levels: wholeTree, numbers: []int{1, 2, 3, 0, 4, 5, 0}}}
	case search.OnePath:
		return []tree{{levels: wholeTree, numbers: []int{1, 0, 2, 0, 0, 3, 0}}}
	}
	return nil
}

// drawing is the picture of an order; ok is false where there is none.
func drawing(o search.Order) (s scene.Scene, ok bool) {
	list := trees(o)
	if len(list) == 0 {
		return s, false
	}
	s = scene.Scene{Width: drawingW, Height: drawingH}
	width := 0.0
	for _, t := range list {
		width += t.width() + leafGap
	}
	x := (drawingW - width + leafGap) / 2
	for _, t := range list {
		t.draw(&s, x)
		x += t.width() + leafGap
	}
	return s, true
}

// width is that of its leaves beside each other.
func (t tree) width() float64 {
	return float64(int(1)<<(t.levels-1)-1)*leafGap + nodeSide
}

// at is the middle of the i-th node of a level, in a tree that begins at left.
func (t tree) at(left float64, level, i int) scene.Point {
	span := float64(int(1) << (t.levels - 1 - level)) // leaves under the node
	y := nodeSide/2 + 0.1 + float64(level)*levelGap
	if t.upturned {
		y = nodeSide/2 + 0.1 + float64(t.levels-1-level)*levelGap
	}
	return scene.Point{X: left + nodeSide/2 + (float64(i)*span+(span-1)/2)*leafGap, Y: y}
}

// draw adds the tree to a scene: its edges, and its nodes above them.
func (t tree) draw(s *scene.Scene, left float64) {
	for level := 1; level < t.levels; level++ {
		for i := range 1 << level {
			s.Items = append(s.Items, scene.Item{
				Kind: scene.Line, Stroke: scene.Faint, Line: 0.06,
				Points: []scene.Point{t.at(left, level-1, i/2), t.at(left, level, i)},
			})
		}
	}
	n := 0
	for level := range t.levels {
		for i := range 1 << level {
			s.Items = append(s.Items, t.node(t.at(left, level, i), t.numbers[n])...)
			n++
		}
	}
}

// node is a disc with its number, or an open ring.
func (t tree) node(at scene.Point, number int) []scene.Item {
	disc := scene.Item{
		Kind: scene.Circle, X: at.X - nodeSide/2, Y: at.Y - nodeSide/2, W: nodeSide, H: nodeSide,
		Fill: scene.Backdrop, Stroke: scene.Faint, Line: 0.06,
	}
	if number == 0 {
		return []scene.Item{disc}
	}
	disc.Fill, disc.Stroke = scene.Piece(1+t.piece), scene.None
	name := disc
	name.Kind, name.Fill, name.Text, name.Size, name.Bold = scene.Text, scene.OnPiece, strconv.Itoa(number), 0.5, true
	return []scene.Item{disc, name}
}
