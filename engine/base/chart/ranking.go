package chart

// Ranking shows one figure of several things, a row for each: as bars from 0 or, beyond
// [logRange], as dots on a logarithmic scale.
type Ranking struct {
	Title       string
	Logarithmic string // note beside the title of a logarithmic ranking
	Show        func(float64) string
	Rows        []Row
}

// Row is a row of a ranking.
type Row struct {
	Label  string
	Value  float64
	Series int    // selects mark, pattern and colour
	Best   bool   // the best of the optimal ones
	Hollow bool   // no solution was found: the figure is of the attempt
	None   string // text in place of a missing figure
}

const (
	rowHeight  = 26
	barHeight  = 14
	dotRadius  = 6
	labelShare = 0.42 // share of the width for labels
	gap        = 8
)

// Draw implements [Chart].
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

// row adds a row; at is the left end of its bar, width the space for bars.
func (d *Drawing) row(r Ranking, row Row, scale ruler, at Point, labels, width float64, measure Measure) {
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
	end := at.X + scale.at(row.Value)*width
	if scale.logarithmic {
		d.add(Shape{Kind: Box, X: at.X, Y: at.Y - 2, W: width, H: 4, Radius: 2, Fill: Track})
		d.add(Shape{Kind: Box, X: at.X, Y: at.Y - 2, W: max(end-at.X, 1), H: 4, Radius: 2, Fill: color})
		d.mark(Point{end, at.Y}, row.Series, dotRadius, color, row.Hollow)
		end = at.X + width + dotRadius // figures are aligned
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

// bar adds a bar with the pattern of its series.
func (d *Drawing) bar(bar Shape, row Row) {
	if row.Hollow {
		bar.Stroke, bar.Line, bar.Fill = bar.Fill, 1.5, Paper
		d.add(bar)
		return
	}
	d.add(bar)
	d.pattern(bar, row.Series)
}

// grid adds a vertical line at each tick, with its figure below.
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
