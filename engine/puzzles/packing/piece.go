package packing

import (
	"slices"
	"strings"
)

// piece is one piece of a puzzle. It is immutable once parsed.
type piece struct {
	drawn    byte    // letter in the file
	line     int     // line of the file where it begins, from 1
	letter   byte    // unique: drawn unless an earlier piece has that
	shape    []point // as drawn, flat, in reading order, translated to column 0 and row 0
	oneSided bool    // must not be turned over
	turns    []orientation
}

// orientation is a rotated or reflected piece: its cells in reading order, relative to the first.
type orientation []point

// normal translates a shape so that its bounding box begins at column 0 and row 0, and sorts it in reading order.
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

// plane embeds a flat shape in the lattice.
type plane func(x, y int) point

// level is the plane of a flat board.
func level(x, y int) point { return point{x, y, 0} }

// planes returns the planes in which a flat shape can lie on a board.
func (m mode) planes() []plane {
	if m != pyramid {
		return []plane{level}
	}
	// The lattice is face-centred cubic: a flat piece lies level, or upright along one of the base's two diagonals.
	return []plane{
		func(x, y int) point { return point{2 * x, 2 * y, 0} },
		func(x, y int) point { return point{x - y, x - y, x + y} },
		func(x, y int) point { return point{x - y, y - x, x + y} },
	}
}

// orientations lists the distinct orientations of a flat shape, numbered as in the package documentation.
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

// lay returns the orientation of a shape after a turn, in a plane.
func lay(shape []point, turn int, lies plane) orientation {
	o := orientation(turned(shape, turn, lies))
	slices.SortFunc(o, point.before)
	first := o[0]
	for i := range o {
		o[i] = o[i].minus(first)
	}
	return o
}

// turned reflects a shape left to right if turn is 4 or more, rotates it turn%4 times clockwise, and embeds it in a
// plane. The order of its cells is kept.
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

// alike reports whether two pieces have the same orientations.
func (p *piece) alike(q *piece) bool {
	if len(p.turns) != len(q.turns) || len(p.shape) != len(q.shape) {
		return false
	}
	return slices.ContainsFunc(q.turns, func(o orientation) bool { return slices.Equal(o, p.turns[0]) })
}

// orientation returns the number, from 0, of the orientation that covers the points, which are in reading order; ok is
// false if there is none.
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

// draw returns the piece as rows of the text form.
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

// joined reports whether a shape is connected by sides.
func joined(shape []point) bool {
	has := setOf(shape)
	return reach(shape[:1], flatSteps, func(p point) bool { return has[p] }) == len(shape)
}

// holed reports whether a shape encloses a cell that is not its own.
func holed(shape []point) bool {
	// All cells outside the shape are connected to the frame around its bounding box.
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

// reach counts the points reachable from the first ones by steps through points for which in holds.
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
