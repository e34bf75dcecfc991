package chart

// Ranking is a figure of each of several things, a row each: as bars from 0 or,
// where the figures span much, as dots on a track with a logarithmic scale.
type Ranking struct {
	Title       string
	Logarithmic string // the words that say so, beside the title
	Show        func(float64) string
	Rows        []Row
}

// Row is one thing in a ranking.
type Row struct {
	Label  string
	Value  float64
	Series int    // gives its mark, its pattern and its colour
	Best   bool   // the best of the optimal ones
	Hollow bool   // nothing was found: the figure is of the attempt
	None   string // what stands in place of a figure that there is not
}

const (
	rowHeight  = 26
	barHeight  = 14
	dotRadius  = 6
	labelShare = 0.42 // of the width that labels may take
	gap        = 8
)

// Draw is for [Chart].
func (r Ranking) Draw(width float64, measure Measure) Drawing {
	var values []float64
	labels, figures := 0.0, 0.0
	for _, row := range r.Rows {
		labels = max(labels, measure(row.Label, textSize, row.Best))
		if row.None == "" {
			values = append(values, row.Value)
			figures = max(figures, measure(r.Show(row.Value), textSize, true))
		}
	}
	scale := newRuler(values, false)
	note := ""
	if scale.logarithmic {
		note = r.Logarithmic
	}
	d := Drawing{Width: width}
	top := d.head(r.Title, note, measure)
	labels = min(labels, width*labelShare)
	left := labels + gap + 2*dotRadius + gap
	right := max(width-figures-gap-2*dotRadius-4, left+20)
	bottom := top + rowHeight*float64(len(r.Rows))
	d.grid(scale, r.Show, left, right, top, bottom, measure)
	for i, row := range r.Rows {
		d.row(r, row, scale, Point{left, top + rowHeight*(float64(i)+0.5)}, labels, right-left, measure)
	}
	d.Height = bottom + 24
	return d
}

// row draws one row; at is where its bar begins.
func (d *Drawing) row(r Ranking, row Row, scale ruler, at Point, labels, room float64, measure Measure) {
	ink := Ink
	if row.Best {
		ink = Good
	}
	d.text(shortened(row.Label, textSize, labels, measure), labels, at.Y, textSize, Right, ink, row.Best)
	color := Series(row.Series)
	d.mark(Point{labels + gap + dotRadius, at.Y}, row.Series, dotRadius-1, color, row.Hollow)
	if row.None != "" {
		d.text(row.None, at.X, at.Y, textSize, Left, Faint, false)
		return
	}
	end := at.X + scale.at(row.Value)*room
	if scale.logarithmic {
		d.add(Shape{Kind: Box, X: at.X, Y: at.Y - 2, W: room, H: 4, Radius: 2, Fill: Track})
		d.add(Shape{Kind: Box, X: at.X, Y: at.Y - 2, W: max(end-at.X, 1), H: 4, Radius: 2, Fill: color})
		d.mark(Point{end, at.Y}, row.Series, dotRadius, color, row.Hollow)
		end = at.X + room + dotRadius // the figures stand below each other
	} else {
		d.bar(Shape{Kind: Box, X: at.X, Y: at.Y - barHeight/2, W: max(end-at.X, 1.5), H: barHeight, Radius: 2, Fill: color}, row)
	}
	end += gap
	if row.Best {
		d.star(Point{end + 5, at.Y}, 6)
		end += 14
	}
	d.text(r.Show(row.Value), end, at.Y, textSize, Left, ink, row.Best)
}

// bar draws a bar with the pattern of its series.
func (d *Drawing) bar(bar Shape, row Row) {
	if row.Hollow {
		bar.Stroke, bar.Line, bar.Fill = bar.Fill, 1.5, Paper
		d.add(bar)
		return
	}
	d.add(bar)
	d.pattern(bar, row.Series)
}

// grid draws an upright line at each tick, with its figure below.
func (d *Drawing) grid(scale ruler, show func(float64) string, left, right, top, bottom float64, measure Measure) {
	free := left - 20 // where the next figure may begin
	for _, v := range scale.ticks(6) {
		x, words := left+scale.at(v)*(right-left), show(v)
		d.line(x, top, x, bottom, 1, Rule)
		if half := measure(words, axisSize, false) / 2; x-half > free {
			d.text(words, x, bottom+12, axisSize, Middle, Faint, false)
			free = x + half + gap
		}
	}
}
