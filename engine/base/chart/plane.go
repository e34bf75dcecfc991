package chart

// plane is the plot area between two axes.
type plane struct {
	left, right, top, bottom float64
	across, up               ruler
	whole                    float64 // width of the drawing
}

const plotHeight = 230

// newPlane adds both axes for the points of a chart.
func (d *Drawing) newPlane(across, up Axis, points []Point, even bool, logarithmic string, top float64, measure Measure) plane {
	var xs, ys []float64
	for _, p := range points {
		xs, ys = append(xs, p.X), append(ys, p.Y)
	}
	if even { // one scale for both, so that the diagonal is equality
		xs = append(xs, ys...)
		ys = xs
	}
	p := plane{right: d.Width - 12, top: top + 22, across: newRuler(xs, true), up: newRuler(ys, true), whole: d.Width}
	p.bottom = p.top + plotHeight
	for _, v := range p.up.ticks(6) {
		p.left = max(p.left, measure(up.Show(v), axisSize, false))
	}
	p.left += gap
	for _, v := range p.up.ticks(6) {
		y := p.at(Point{Y: v}).Y
		d.line(p.left, y, p.right, y, 1, Rule)
		d.text(up.Show(v), p.left-gap, y, axisSize, Right, Faint, false)
	}
	free := 0.0
	for _, v := range p.across.ticks(7) {
		x, words := p.at(Point{X: v}).X, across.Show(v)
		half := measure(words, axisSize, false) / 2
		d.line(x, p.bottom, x, p.bottom+4, 1, Rule)
		if x-half > free && x+half <= d.Width {
			d.text(words, x, p.bottom+14, axisSize, Middle, Faint, false)
			free = x + half + gap
		}
	}
	note := func(axis Axis, r ruler) string {
		if r.logarithmic {
			return axis.Title + logarithmic
		}
		return axis.Title
	}
	d.text(note(up, p.up), 0, top+4, axisSize, Left, Faint, false)
	d.text(note(across, p.across), p.right, p.bottom+32, axisSize, Right, Faint, false)
	d.Height = p.bottom + 42
	return p
}

// at maps a data point to pixels.
func (p plane) at(v Point) Point {
	return Point{p.left + p.across.at(v.X)*(p.right-p.left), p.bottom - p.up.at(v.Y)*(p.bottom-p.top)}
}

// labels tracks the boxes already used, so that no label covers another or a mark.
type labels struct{ taken []box }

type box struct{ x, y, w, h float64 }

func (b box) meets(o box) bool {
	return b.x < o.x+o.w && o.x < b.x+b.w && b.y < o.y+o.h && o.y < b.y+b.h
}

func (l *labels) take(b box) { l.taken = append(l.taken, b) }

// put adds a label beside a mark, where it is free: right, left, above or below. It returns
// false if no position is.
func (l *labels) put(d *Drawing, words string, at Point, within plane, ink Role, bold bool, measure Measure) bool {
	w, h := measure(words, axisSize, bold), axisSize+2.0
	for _, b := range []box{
		{at.X + 9, at.Y - h/2, w, h}, {at.X - 9 - w, at.Y - h/2, w, h},
		{at.X - w/2, at.Y - 10 - h, w, h}, {at.X - w/2, at.Y + 10, w, h},
		{at.X + 7, at.Y + 5, w, h}, {at.X + 7, at.Y - 5 - h, w, h},
		{at.X - 7 - w, at.Y + 5, w, h}, {at.X - 7 - w, at.Y - 5 - h, w, h},
	} {
		if b.x < within.left || b.x+b.w > within.whole || b.y < within.top-h || b.y+b.h > within.bottom || l.covered(b) {
			continue
		}
		l.take(b)
		d.text(words, b.x, b.y+h/2, axisSize, Left, ink, bold)
		return true
	}
	return false
}

func (l *labels) covered(b box) bool {
	for _, t := range l.taken {
		if b.meets(t) {
			return true
		}
	}
	return false
}

// legend adds the legend below a chart, in as many rows as needed.
func (d *Drawing) legend(names []string, series []int, measure Measure) {
	x, y := 0.0, d.Height+10
	for i, name := range names {
		name = shortened(name, textSize, d.Width-20, measure)
		w := 18 + measure(name, textSize, false)
		if x > 0 && x+w > d.Width {
			x, y = 0, y+20
		}
		d.mark(Point{x + 6, y}, series[i], dotRadius-1, Series(series[i]), false)
		d.text(name, x+16, y, textSize, Left, Ink, false)
		x += w + 16
	}
	d.Height = y + 14
}
