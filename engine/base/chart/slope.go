package chart

import (
	"math"
	"strconv"

	"github.com/aclements/go-moremath/scale"
)

// Slope is how far a game was from its end after each of its moves, beside the
// slope of the best game. Moves that have lost something have a numbered
// triangle, with how much beside it.
type Slope struct {
	Title, Note string
	Across      string    // what the steps are
	Points      []float64 // after each move, the start first; NaN where it is not known
	Levels      []Level   // of the upright axis; nil has round figures
	Ideal       int       // moves of the best game; 0 is not drawn
	IdealName   string
	Lost        []Loss
	Present     int    // the point shown; -1 for none
	End         string // what the last point is; "" for nothing to say
	High        float64
}

// Level is a line across with its words.
type Level struct {
	At    float64
	Words string
}

// Loss is a move that has lost something.
type Loss struct {
	Step int // the point that it led to
	Much string
}

// slopePlane is where a slope is drawn.
type slopePlane struct{ left, right, top, bottom, steps, most float64 }

func (p slopePlane) x(step float64) float64 { return p.left + (p.right-p.left)*step/p.steps }
func (p slopePlane) y(v float64) float64    { return p.bottom - (p.bottom-p.top)*v/p.most }

// plane is the room for the curve in a width, and the lines across.
func (c Slope) plane(width float64, measure Measure) (slopePlane, []Level) {
	p := slopePlane{right: width - 14, steps: math.Max(float64(max(len(c.Points)-1, c.Ideal)), 1), most: 1}
	for _, v := range c.Points {
		if !math.IsNaN(v) {
			p.most = max(p.most, v)
		}
	}
	levels := c.Levels
	if levels == nil {
		s := scale.Linear{Min: 0, Max: p.most}
		s.Nice(scale.TickOptions{Max: 5})
		p.most = s.Max
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

// Nearest is the step whose point is nearest to a place across.
func (c Slope) Nearest(x, width float64, measure Measure) int {
	p, _ := c.plane(width, measure)
	step := int(math.Round((x - p.left) / (p.right - p.left) * p.steps))
	return min(max(step, 0), len(c.Points)-1)
}

// Draw is for [Chart].
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

// steps writes how many moves were made.
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

// area is the pale ground below the curve.
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

// runs are the points that are known, one after another.
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

// course is the curve itself, amber and thicker where a move has lost something.
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

// marks are the triangles, the point shown, and the end.
func (c Slope) marks(d *Drawing, p slopePlane, measure Measure) {
	const half, high, above = 10.0, 17.0, 9.0
	var taken labels
	for i, l := range c.Lost {
		if l.Step >= len(c.Points) || math.IsNaN(c.Points[l.Step]) {
			continue
		}
		x := p.x(float64(l.Step))
		tip := max(p.y(c.Points[l.Step])-above, p.top+high-14)
		room := box{x - half, tip - high, 2 * half, high}
		for taken.covered(room) && room.y > p.top-14 {
			room.y -= high + 2
		}
		taken.take(room)
		tip = room.y + high
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
