package chart

import (
	"math"
	"strconv"

	"github.com/aclements/go-moremath/scale"
)

// Slope shows the distance to the goal after each move of a game, beside that of the best
// game. Mistakes have a numbered triangle with their loss.
type Slope struct {
	Title, Note string
	Across      string    // title of the horizontal axis
	Points      []float64 // after each move, the start first; NaN if unknown
	Levels      []Level   // of the vertical axis; nil for round figures
	Ideal       int       // moves of the best game; 0 for none
	IdealName   string
	Lost        []Loss
	Present     int    // highlighted point; -1 for none
	End         string // label of the last point; "" for none
	High        float64
}

// Level is a horizontal line with a label.
type Level struct {
	At    float64
	Words string
}

// Loss is a move that increased the distance to the goal.
type Loss struct {
	Step int // the point after it
	Much string
}

// slopePlane is the plot area of a slope.
type slopePlane struct{ left, right, top, bottom, steps, highest float64 }

func (p slopePlane) x(step float64) float64 { return p.left + (p.right-p.left)*step/p.steps }
func (p slopePlane) y(v float64) float64    { return p.bottom - (p.bottom-p.top)*v/p.highest }

// plane returns the plot area in a width, and the horizontal lines.
func (c Slope) plane(width float64, measure Measure) (slopePlane, []Level) {
	p := slopePlane{right: width - 14, steps: math.Max(float64(max(len(c.Points)-1, c.Ideal)), 1), highest: 1}
	for _, v := range c.Points {
		if !math.IsNaN(v) {
			p.highest = max(p.highest, v)
		}
	}
	levels := c.Levels
	if levels == nil {
		s := scale.Linear{Min: 0, Max: p.highest}
		s.Nice(scale.TickOptions{Max: 5})
		p.highest = s.Max
		ticks, _ := s.Ticks(scale.TickOptions{Max: 5})
		for _, v := range ticks {
			levels = append(levels, Level{v, strconv.FormatFloat(v, 'f', -1, 64)})
		}
	}
	for _, l := range levels {
		p.left = max(p.left, measure(l.Words, axisSize, false))
	}
	p.left += gap
	return p, levels
}

// Nearest returns the step whose point is nearest to x.
func (c Slope) Nearest(x, width float64, measure Measure) int {
	p, _ := c.plane(width, measure)
	step := int(math.Round((x - p.left) / (p.right - p.left) * p.steps))
	return min(max(step, 0), len(c.Points)-1)
}

// Draw implements [Chart].
func (c Slope) Draw(width float64, measure Measure) Drawing {
	d := Drawing{Width: width}
	top := d.head(c.Title, c.Note, measure)
	p, levels := c.plane(width, measure)
	p.top = top + 24
	p.bottom = p.top + max(c.High, 60)
	d.Height = p.bottom + 40
	c.area(&d, p)
	for _, l := range levels {
		if y := p.y(l.At); y >= p.top-1 {
			d.line(p.left, y, p.right, y, 1, Rule)
			d.text(l.Words, p.left-gap, y, axisSize, Right, Faint, false)
		}
	}
	c.steps(&d, p, measure)
	if c.Ideal > 0 && len(c.Points) > 0 && !math.IsNaN(c.Points[0]) {
		from, to := Point{p.x(0), p.y(c.Points[0])}, Point{p.x(float64(c.Ideal)), p.bottom}
		d.dashed(from, to, Faint)
		if c.Ideal < len(c.Points)-1 {
			d.text(c.IdealName, (from.X+to.X)/2-12, (from.Y+to.Y)/2+16, axisSize, Right, Faint, false)
		}
	}
	if c.Present >= 0 {
		x := p.x(float64(c.Present))
		d.line(x, p.top-8, x, p.bottom, 1, Faint)
	}
	c.course(&d, p)
	c.marks(&d, p, measure)
	return d
}

// steps adds the horizontal axis.
func (c Slope) steps(d *Drawing, p slopePlane, measure Measure) {
	s := scale.Linear{Min: 0, Max: p.steps}
	ticks, _ := s.Ticks(scale.TickOptions{Max: 8})
	for _, v := range ticks {
		if v == math.Trunc(v) {
			d.text(strconv.Itoa(int(v)), p.x(v), p.bottom+13, axisSize, Middle, Faint, false)
		}
	}
	d.text(c.Across, (p.left+p.right)/2, p.bottom+29, axisSize, Middle, Faint, false)
}

// area adds the pale area below the curve.
func (c Slope) area(d *Drawing, p slopePlane) {
	for _, run := range c.runs() {
		path := []Point{{p.x(float64(run[0])), p.bottom}}
		for _, i := range run {
			path = append(path, Point{p.x(float64(i)), p.y(c.Points[i])})
		}
		path = append(path, Point{p.x(float64(run[len(run)-1])), p.bottom})
		d.add(Shape{Kind: Polygon, Points: path, Fill: Track})
	}
}

// runs returns the maximal runs of known points.
func (c Slope) runs() [][]int {
	var runs [][]int
	open := false
	for i, v := range c.Points {
		switch {
		case math.IsNaN(v):
			open = false
		case open:
			runs[len(runs)-1] = append(runs[len(runs)-1], i)
		default:
			runs, open = append(runs, []int{i}), true
		}
	}
	return runs
}

// course adds the curve, amber and thicker at mistakes.
func (c Slope) course(d *Drawing, p slopePlane) {
	at := func(i int) Point { return Point{p.x(float64(i)), p.y(c.Points[i])} }
	for _, run := range c.runs() {
		var path []Point
		for _, i := range run {
			path = append(path, at(i))
		}
		if len(path) > 1 {
			d.add(Shape{Kind: Line, Points: path, Stroke: Series(0), Line: 2.5})
		}
	}
	for _, l := range c.Lost {
		if i := l.Step; i > 0 && i < len(c.Points) && !math.IsNaN(c.Points[i]) && !math.IsNaN(c.Points[i-1]) {
			d.add(Shape{Kind: Line, Points: []Point{at(i - 1), at(i)}, Stroke: Amber, Line: 4})
		}
	}
}

// marks adds the triangles, the highlighted point, and the label of the end.
func (c Slope) marks(d *Drawing, p slopePlane, measure Measure) {
	const half, high, above = 10.0, 17.0, 9.0
	var taken labels
	for i, l := range c.Lost {
		if l.Step >= len(c.Points) || math.IsNaN(c.Points[l.Step]) {
			continue
		}
		x := p.x(float64(l.Step))
		tip := max(p.y(c.Points[l.Step])-above, p.top+high-14)
		label := box{x - half, tip - high, 2 * half, high}
		for taken.covered(label) && label.y > p.top-14 {
			label.y -= high + 2
		}
		taken.take(label)
		tip = label.y + high
		d.add(Shape{Kind: Polygon, Points: []Point{{x - half, tip - high}, {x + half, tip - high}, {x, tip}}, Fill: Amber})
		d.add(Shape{Kind: Text, X: x, Y: tip - high + 11, Text: strconv.Itoa(i + 1), Size: 10, Align: Middle, Fill: OnAmber, Bold: true})
		w := measure(l.Much, axisSize, true)
		if beside := (box{x + half + 3, tip - high, w, axisSize}); !taken.covered(beside) && beside.x+w <= p.right {
			taken.take(beside)
			d.text(l.Much, beside.x, tip-high/2-2, axisSize, Left, Ink, true)
		}
	}
	if n := len(c.Points) - 1; c.End != "" && n >= 0 && !math.IsNaN(c.Points[n]) {
		at := Point{p.x(float64(n)), p.y(c.Points[n])}
		d.add(Shape{Kind: Disc, X: at.X, Y: at.Y, Radius: 5, Fill: Good, Stroke: Paper, Line: 1.5})
		d.text(c.End, p.right, at.Y-14, axisSize, Right, Good, true)
	}
	if i := c.Present; i >= 0 && i < len(c.Points) && !math.IsNaN(c.Points[i]) {
		d.add(Shape{Kind: Disc, X: p.x(float64(i)), Y: p.y(c.Points[i]), Radius: 5.5, Fill: Series(0), Stroke: Paper, Line: 2})
	}
}
