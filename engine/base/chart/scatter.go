package chart

import "slices"

// Scatter is a scatter plot.
type Scatter struct {
	Title       string
	Logarithmic string // suffix of the title of a logarithmic axis
	Across, Up  Axis
	Even        bool // one scale for both axes, with a dashed diagonal
	Dots        []Dot
	Legend      []string // optional names of the series
}

// Dot is a point of a scatter plot.
type Dot struct {
	Point
	Label  string // shown if there is space for it
	Series int
	Best   bool
	Hollow bool
}

// Draw implements [Chart].
func (s Scatter) Draw(width float64, measure Measure) Drawing {
	d := Drawing{Width: width}
	top := d.head(s.Title, "", measure)
	var points []Point
	for _, dot := range s.Dots {
		points = append(points, dot.Point)
	}
	p := d.newPlane(s.Across, s.Up, points, s.Even, s.Logarithmic, top, measure)
	if s.Even {
		d.dashed(Point{p.left, p.bottom}, Point{p.right, p.top}, Faint)
	}
	var taken labels
	for _, dot := range s.Dots {
		at := p.at(dot.Point)
		taken.take(box{at.X - dotRadius, at.Y - dotRadius, 2 * dotRadius, 2 * dotRadius})
	}
	for _, dot := range s.Dots {
		at := p.at(dot.Point)
		d.mark(at, dot.Series, dotRadius-0.5, Series(dot.Series), dot.Hollow)
		if dot.Best {
			d.star(at, 3.5)
		}
	}
	// The best one is labelled first, as space may run out.
	order := slices.Clone(s.Dots)
	slices.SortStableFunc(order, func(a, b Dot) int {
		switch {
		case a.Best == b.Best:
			return 0
		case a.Best:
			return -1
		}
		return 1
	})
	for _, dot := range order {
		ink := Ink
		if dot.Best {
			ink = Good
		}
		if dot.Label != "" {
			taken.put(&d, dot.Label, p.at(dot.Point), p, ink, dot.Best, measure)
		}
	}
	if len(s.Legend) > 1 {
		series := make([]int, len(s.Legend))
		for i := range series {
			series[i] = i
		}
		d.legend(s.Legend, series, measure)
	}
	return d
}
