package chart

import "math"

// forms is the regular polygons of the marks: corners, and the turn of the first one from the top.
var forms = [...]struct {
	corners int
	turn    float64
	larger  float64 // radius relative to a disc of the same visual weight
}{
	{0, 0, 1}, {3, 0, 1.25}, {4, math.Pi / 4, 1.2}, {4, 0, 1.25}, {3, math.Pi, 1.25},
}

// mark adds the mark of a series around a point; a hollow one is for a row without a solution.
func (d *Drawing) mark(at Point, series int, radius float64, ink Role, hollow bool) {
	form := forms[series%len(forms)]
	shape := Shape{Kind: Disc, X: at.X, Y: at.Y, Radius: radius, Fill: ink, Stroke: Paper, Line: 1}
	if form.corners > 0 {
		shape.Kind, shape.Points = Polygon, corners(at, form.corners, form.turn, radius*form.larger)
	}
	if hollow {
		shape.Fill, shape.Stroke, shape.Line = Paper, ink, 1.5
	}
	d.add(shape)
}

// star adds the sign of the best.
func (d *Drawing) star(at Point, radius float64) {
	outer, inner := corners(at, 5, 0, radius), corners(at, 5, math.Pi/5, radius*0.42)
	var points []Point
	for i := range outer {
		points = append(points, outer[i], inner[i])
	}
	d.add(Shape{Kind: Polygon, Points: points, Fill: Good})
}

// corners returns the corners of a regular polygon around a point, the first one turned
// clockwise from the top.
func corners(at Point, n int, turn, radius float64) []Point {
	points := make([]Point, n)
	for i := range points {
		sin, cos := math.Sincos(turn + 2*math.Pi*float64(i)/float64(n))
		points[i] = Point{at.X + radius*sin, at.Y - radius*cos}
	}
	return points
}

// pattern adds the stripes by which bars differ without colour: none, dense vertical ones,
// one along the bar, sparse vertical ones.
func (d *Drawing) pattern(bar Shape, series int) {
	switch series % 4 {
	case 1:
		d.stripes(bar, 8)
	case 2:
		y := bar.Y + bar.H/2
		d.line(bar.X+2, y, max(bar.X+bar.W-2, bar.X+2), y, 1.5, Paper)
	case 3:
		d.stripes(bar, 18)
	}
}

func (d *Drawing) stripes(bar Shape, apart float64) {
	for x := bar.X + apart; x < bar.X+bar.W-2; x += apart {
		d.line(x, bar.Y, x, bar.Y+bar.H, 1, Paper)
	}
}
