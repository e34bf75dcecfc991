package chart

// Curves is a line chart with a mark at each point.
type Curves struct {
	Title       string
	Logarithmic string // suffix of the title of a logarithmic axis
	Across, Up  Axis
	Steps       bool // step function: a line is level until its next point
	List        []Curve
}

// Curve is one line of a chart.
type Curve struct {
	Name   string
	Series int
	Points []Point
}

// manyPoints is the number of points from which marks are left out.
const manyPoints = 40

// Draw implements [Chart].
func (c Curves) Draw(width float64, measure Measure) Drawing {
	d := Drawing{Width: width}
	top := d.head(c.Title, "", measure)
	var points []Point
	for _, curve := range c.List {
		points = append(points, curve.Points...)
	}
	p := d.newPlane(c.Across, c.Up, points, false, c.Logarithmic, top, measure)
	for _, curve := range c.List {
		d.curve(c, curve, p)
	}
	names, series := make([]string, len(c.List)), make([]int, len(c.List))
	for i, curve := range c.List {
		names[i], series[i] = curve.Name, curve.Series
	}
	d.legend(names, series, measure)
	return d
}

func (d *Drawing) curve(c Curves, curve Curve, p plane) {
	var path []Point
	for i, v := range curve.Points {
		at := p.at(v)
		if c.Steps && i > 0 {
			path = append(path, Point{at.X, path[len(path)-1].Y})
		}
		path = append(path, at)
	}
	if n := len(path); c.Steps && n > 0 {
		path = append(path, Point{p.right, path[n-1].Y})
	}
	if len(path) > 1 {
		d.add(Shape{Kind: Line, Points: path, Stroke: Series(curve.Series), Line: 2})
	}
	every := 1 + len(curve.Points)/manyPoints
	for i := 0; i < len(curve.Points); i += every {
		d.mark(p.at(curve.Points[i]), curve.Series, dotRadius-1.5, Series(curve.Series), false)
	}
}
