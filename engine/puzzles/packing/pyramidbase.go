package packing

import (
	"cmp"
	"math"
	"slices"

	"langkah/engine/base/scene"
)

// Measures of the base under a pyramid, in ball diameters.
const (
	baseHeight = 0.42
	baseTop    = -0.42 // relative to the centres of the lowest balls, which sink into it slightly
	baseFrame  = 0.26  // width of the frame around the well
	baseCorner = 0.35
	dish       = 0.31 // radius of the hollow under a ball
)

// baseSide returns the side of a base.
func baseSide(b *board) float64 { return float64(b.rows) + 0.7 }

// corner returns one of the four corners of a square from -half to half, clockwise.
func corner(turn int, half float64) (x, y float64) {
	return half * float64([4]int{1, 1, -1, -1}[turn%4]), half * float64([4]int{-1, 1, 1, -1}[turn%4])
}

// base draws the slab under a pyramid: shadow, side face, frame, well, and a hollow for each ball.
func (e *eye) base(b *board) (items []scene.Item) {
	side := baseSide(b)
	flat := func(fill scene.Role, points []scene.Point) {
		items = append(items, scene.Item{Kind: scene.Polygon, Fill: fill, Points: points})
	}
	top, bottom := baseTop-e.centre, baseTop-baseHeight-e.centre
	for i := 4; i >= 1; i-- {
		flat(scene.Shade, e.roundSquare(side+0.16*float64(i), baseCorner+0.08*float64(i), bottom))
	}
	upper := e.roundSquare(side, baseCorner, top)
	flat(scene.Side, hull(append(e.roundSquare(side, baseCorner, bottom), upper...)))
	flat(scene.Board, upper)
	items[len(items)-1].Stroke, items[len(items)-1].Line = scene.Side, 0.02
	flat(scene.Shade, e.roundSquare(side-2*baseFrame+0.08, 0.2, top))
	flat(scene.Well, e.roundSquare(side-2*baseFrame, 0.16, top))
	for _, at := range b.cells {
		if at.z == 0 {
			flat(scene.Cell, e.disc(at, dish))
		}
	}
	return items
}

// contact draws the shadow of a ball on the base.
func (e *eye) contact(at point) (items []scene.Item) {
	for i := range 3 {
		items = append(items, scene.Item{Kind: scene.Polygon, Fill: scene.Shade, Points: e.disc(at, 0.52-0.07*float64(i))})
	}
	return items
}

// disc returns a horizontal disc on the base under a ball, as a polygon.
func (e *eye) disc(at point, r float64) []scene.Point {
	const n = 16
	x, y, _ := e.position(at)
	points := make([]scene.Point, n)
	for i := range points {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / n)
		points[i], _, _ = e.project(x+r*cos, y+r*sin, baseTop-e.centre)
	}
	return points
}

// roundSquare returns a horizontal square around the axis with rounded corners, as a polygon.
func (e *eye) roundSquare(side, r, z float64) (points []scene.Point) {
	const n = 6
	for turn := range 4 {
		x, y := corner(turn, side/2-r)
		for i := range n + 1 {
			sin, cos := math.Sincos(math.Pi / 2 * (float64(turn) - 1 + float64(i)/n))
			at, _, _ := e.project(x+r*cos, y+r*sin, z)
			points = append(points, at)
		}
	}
	return points
}

// hull returns the convex hull of the points (Andrew's monotone chain, 1979) in time O(n log n). It reorders points.
func hull(points []scene.Point) []scene.Point {
	slices.SortFunc(points, func(a, b scene.Point) int {
		return cmp.Or(cmp.Compare(a.X, b.X), cmp.Compare(a.Y, b.Y))
	})
	var outline []scene.Point
	for range 2 {
		from := len(outline)
		for _, p := range points {
			for n := len(outline); n >= from+2 && !turnsRight(outline[n-2], outline[n-1], p); n-- {
				outline = outline[:n-1]
			}
			outline = append(outline, p)
		}
		outline = outline[:len(outline)-1]
		slices.Reverse(points)
	}
	return outline
}

// turnsRight reports whether the path a, b, c turns clockwise on the screen.
func turnsRight(a, b, c scene.Point) bool {
	return (b.X-a.X)*(c.Y-a.Y)-(b.Y-a.Y)*(c.X-a.X) > 0
}
