package packing

import (
	"slices"
	"strings"
)

// piece is one piece of a puzzle. It never changes.
type piece struct {
	drawn    byte    // its letter in the file
	line     int     // of the file, where it begins; from 1
	letter   byte    // what it is called: drawn, unless an earlier piece has that
	shape    []point // as drawn, flat, in reading order, from column 0 and row 0
	oneSided bool    // it may not be turned over
	turns    []orientation
}

// orientation is a way to lay a piece: its cells, in reading order, relative to
// the first.
type orientation []point

// normal is a shape moved so that the leftmost column and the top row are 0.
func normal(shape []point) []point {
	low := shape[0]
	for _, p := range shape {
		low = point{min(low.x, p.x), min(low.y, p.y), 0}
	}
	moved := make([]point, len(shape))
	for i, p := range shape {
		moved[i] = p.minus(low)
	}
	slices.SortFunc(moved, point.before)
	return moved
}

// plane is a way for a flat shape to lie in the lattice.
type plane func(x, y int) point

// level is the plane of a flat board.
func level(x, y int) point { return point{x, y, 0} }

// planes are the ways for a flat shape to lie on a board.
func (m mode) planes() []plane {
	if m != pyramid {
		return []plane{level}
	}
	// The lattice is face-centred: a flat piece lies level, or upright along
	// one of the two diagonals of the base.
	return []plane{
		func(x, y int) point { return point{2 * x, 2 * y, 0} },
		func(x, y int) point { return point{x - y, x - y, x + y} },
		func(x, y int) point { return point{x - y, y - x, x + y} },
	}
}

// orientations lists the different ways to lay a flat shape, in the order that
// the package's documentation numbers them.
func orientations(shape []point, m mode, oneSided bool) []orientation {
	sides := 2
	if oneSided {
		sides = 1
	}
	var list []orientation
	for _, plane := range m.planes() {
		for turn := range 4 * sides {
			o := lay(shape, turn, plane)
			if !slices.ContainsFunc(list, func(have orientation) bool { return slices.Equal(have, o) }) {
				list = append(list, o)
			}
		}
	}
	return list
}

// lay is the orientation of a shape that was turned.
func lay(shape []point, turn int, lies plane) orientation {
	o := orientation(turned(shape, turn, lies))
	slices.SortFunc(o, point.before)
	first := o[0]
	for i := range o {
		o[i] = o[i].minus(first)
	}
	return o
}

// turned turns a shape turn%4 times clockwise, over first when turn is 4 or
// more. Its cells stay in their order.
func turned(shape []point, turn int, lies plane) []point {
	o := make([]point, len(shape))
	for i, p := range shape {
		x, y := p.x, p.y
		if turn >= 4 {
			x = -x
		}
		for range turn % 4 {
			x, y = -y, x
		}
		o[i] = lies(x, y)
	}
	return o
}

// alike says whether two pieces can lie in the same ways.
func (p *piece) alike(q *piece) bool {
	if len(p.turns) != len(q.turns) || len(p.shape) != len(q.shape) {
		return false
	}
	return slices.ContainsFunc(q.turns, func(o orientation) bool { return slices.Equal(o, p.turns[0]) })
}

// orientation is the number, from 0, of the way to lay the piece on the points,
// which are in reading order; ok is false when there is none.
func (p *piece) orientation(points []point) (n int, ok bool) {
	n = slices.IndexFunc(p.turns, func(o orientation) bool {
		if len(o) != len(points) {
			return false
		}
		for i, at := range points {
			if at.minus(points[0]) != o[i] {
				return false
			}
		}
		return true
	})
	return n, n >= 0
}

// draw is the piece as it is written in a file.
func (p *piece) draw() string {
	var text strings.Builder
	x, y := 0, 0
	for _, c := range p.shape {
		for ; y < c.y; y++ {
			text.WriteByte('\n')
			x = 0
		}
		for ; x < c.x; x++ {
			text.WriteByte(' ')
		}
		text.WriteByte(p.drawn)
		x++
	}
	return text.String() + "\n"
}

// joined says whether a shape's cells hang together by their sides.
func joined(shape []point) bool {
	has := setOf(shape)
	return reach(shape[:1], flatSteps, func(p point) bool { return has[p] }) == len(shape)
}

// holed says whether a shape encloses a cell that is not its own.
func holed(shape []point) bool {
	// The frame around the shape's box reaches every cell outside.
	has := setOf(shape)
	var high point
	for _, p := range shape {
		high = point{max(high.x, p.x), max(high.y, p.y), 0}
	}
	outside := func(p point) bool {
		return p.x >= -1 && p.y >= -1 && p.x <= high.x+1 && p.y <= high.y+1 && !has[p]
	}
	all := (high.x+3)*(high.y+3) - len(shape)
	return reach([]point{{-1, -1, 0}}, flatSteps, outside) < all
}

func setOf(shape []point) map[point]bool {
	has := make(map[point]bool, len(shape))
	for _, p := range shape {
		has[p] = true
	}
	return has
}

// reach counts the points that can be reached from the first ones by steps.
func reach(from, steps []point, in func(point) bool) int {
	seen := make(map[point]bool)
	queue := slices.Clone(from)
	for _, p := range queue {
		seen[p] = true
	}
	for i := 0; i < len(queue); i++ {
		for _, s := range steps {
			if p := queue[i].plus(s); in(p) && !seen[p] {
				seen[p] = true
				queue = append(queue, p)
			}
		}
	}
	return len(queue)
}
