package compare

import (
	"fmt"
	"math"
	"slices"

	"github.com/aclements/go-moremath/scale"

	"langkah/engine"
	"langkah/engine/figures"
	"langkah/engine/scene"
)

// A chart is a scene, so that the window, the picture and the report show the
// same. Its unit is the height of a row of text.
const (
	chartWidth  = 24.0
	labelWidth  = 8.5
	valueWidth  = 3.2
	textSize    = 0.62
	titleHeight = 1.4
	barHeight   = 0.7
	// A range beyond this is drawn on a logarithmic scale.
	logRange = 100
)

// Metric is a figure that bars can be drawn of.
type Metric struct {
	Name  string // as in a file name: "expanded"
	Title engine.Message
	value func(Line) float64
	show  func(float64) string
}

// Metrics are the figures that bars are drawn of.
func Metrics() []Metric {
	return []Metric{
		{"expanded", engine.Msg("Nodes expanded"), func(l Line) float64 { return float64(l.Expanded) }, count},
		{"time", engine.Msg("Time"), func(l Line) float64 { return l.MedianMS }, figures.Milliseconds},
		{"memory", engine.Msg("Peak memory"), func(l Line) float64 { return float64(l.PeakBytes) }, size},
		{"cost", engine.Msg("Cost of the solution"), func(l Line) float64 { return float64(l.Cost) }, count},
	}
}

func count(x float64) string { return figures.Count(int64(math.Round(x))) }

func size(x float64) string { return figures.Bytes(int64(x)) }

// Bars draws a bar of the metric for each line. Lines without a solution have
// a hollow bar, so that they are told apart by more than a colour. A nil
// translate leaves English.
func Bars(m Metric, lines []Line, translate func(string) string) scene.Scene {
	values := make([]float64, len(lines))
	for i, line := range lines {
		values[i] = m.value(line)
	}
	axis := newAxis(values)
	s := newChart(m.Title.In(translate)+axis.note(translate), float64(len(lines)))
	axis.grid(&s, labelWidth, chartWidth-valueWidth, titleHeight, s.Height-0.3)
	for i, line := range lines {
		y := titleHeight + float64(i)
		text(&s, 0.2, y, labelWidth-0.5, line.Method(), scene.Right, scene.Ink)
		if m.Name == "cost" && !line.Solved() {
			text(&s, labelWidth+0.2, y, 8, engine.Msg("no solution").In(translate), scene.Left, scene.Faint)
			continue
		}
		width := axis.at(values[i]) * (chartWidth - valueWidth - labelWidth)
		bar := scene.Item{Kind: scene.Rect, X: labelWidth, Y: y + (1-barHeight)/2, W: max(width, 0.05), H: barHeight, Corner: 0.12, Fill: scene.Piece(4)}
		if !line.Solved() {
			bar.Fill, bar.Stroke, bar.Line = scene.None, scene.Piece(4), 0.06
		}
		s.Items = append(s.Items, bar)
		text(&s, labelWidth+width+0.2, y, valueWidth-0.3, m.show(values[i]), scene.Left, scene.Ink)
	}
	return s
}

// newChart is an empty chart with its title and room for rows.
func newChart(title string, rows float64) scene.Scene {
	s := scene.Scene{Width: chartWidth, Height: titleHeight + rows + 0.3}
	s.Items = append(s.Items, scene.Item{
		Kind: scene.Text, X: 0.2, Y: 0.15, W: chartWidth - 0.4, H: 1, Text: title, Size: 0.8, Bold: true, Align: scene.Left, Fill: scene.Ink,
	})
	return s
}

func text(s *scene.Scene, x, y, w float64, words string, align scene.Align, fill scene.Role) {
	s.Items = append(s.Items, scene.Item{Kind: scene.Text, X: x, Y: y, W: w, H: 1, Text: words, Size: textSize, Align: align, Fill: fill})
}

// axis maps figures to 0..1: from 0 evenly, or logarithmically when they span
// more than logRange.
type axis struct {
	scale interface {
		Map(float64) float64
		Ticks(scale.TickOptions) (major, minor []float64)
	}
	logarithmic bool
}

func newAxis(values []float64) axis {
	low, high := math.Inf(1), 0.0
	for _, v := range values {
		if v > 0 {
			low, high = min(low, v), max(high, v)
		}
	}
	if high > 0 && high/low > logRange {
		// From the power of ten below, so that the shortest bar is still seen.
		from := math.Pow(10, math.Floor(math.Log10(low)-1e-9))
		if s, err := scale.NewLog(from, high, 10); err == nil {
			return axis{s, true}
		}
	}
	return axis{scale.Linear{Min: 0, Max: max(high, 1e-9)}, false}
}

func (a axis) at(v float64) float64 {
	if a.logarithmic && v <= 0 {
		return 0
	}
	return max(0, min(1, a.scale.Map(v)))
}

func (a axis) note(translate func(string) string) string {
	if !a.logarithmic {
		return ""
	}
	return engine.Msg(" (logarithmic scale)").In(translate)
}

// grid draws a faint upright line at each major tick.
func (a axis) grid(s *scene.Scene, left, right, top, bottom float64) {
	major, _ := a.scale.Ticks(scale.TickOptions{Max: 7})
	for _, v := range major {
		x := left + a.at(v)*(right-left)
		s.Items = append(s.Items, scene.Item{Kind: scene.Line, Points: []scene.Point{{X: x, Y: top}, {X: x, Y: bottom}}, Stroke: scene.Ghost, Line: 0.03})
	}
}

// curve is a line of a diagram, named by a letter at its points as well as by
// its colour.
type curve struct {
	name   string
	points []scene.Point
}

// diagram draws curves over two axes, with a list of their names to the right.
func diagram(title, across, up string, curves []curve, showX, showY func(float64) string, translate func(string) string) scene.Scene {
	const plotHeight, left, right = 12.0, 3.6, 15.5
	var xs, ys []float64
	for _, c := range curves {
		for _, p := range c.points {
			xs, ys = append(xs, p.X), append(ys, p.Y)
		}
	}
	ax, ay := newAxis(xs), newAxis(ys)
	s := newChart(title, max(plotHeight+2.6, float64(len(curves))+1))
	top, bottom := titleHeight+1, titleHeight+1+plotHeight
	place := func(p scene.Point) scene.Point {
		return scene.Point{X: left + ax.at(p.X)*(right-left), Y: bottom - ay.at(p.Y)*(bottom-top)}
	}
	text(&s, 0.2, titleHeight-0.1, right, up+ay.note(translate), scene.Left, scene.Faint)
	text(&s, left, bottom+0.9, right-left, across+ax.note(translate), scene.Centre, scene.Faint)
	ax.grid(&s, left, right, top, bottom)
	labelAxis(&s, ax, func(v float64, label string) {
		text(&s, place(scene.Point{X: v}).X-1.5, bottom, 3, label, scene.Centre, scene.Ink)
	}, showX)
	labelAxis(&s, ay, func(v float64, label string) {
		y := bottom - ay.at(v)*(bottom-top)
		text(&s, 0, y-0.5, left-0.2, label, scene.Right, scene.Ink)
		s.Items = append(s.Items, scene.Item{Kind: scene.Line, Points: []scene.Point{{X: left, Y: y}, {X: right, Y: y}}, Stroke: scene.Ghost, Line: 0.03})
	}, showY)
	for i, c := range curves {
		role, letter := scene.Piece(i), string(rune('A'+i%26))
		points := make([]scene.Point, len(c.points))
		for j, p := range c.points {
			points[j] = place(p)
		}
		if len(points) > 1 {
			s.Items = append(s.Items, scene.Item{Kind: scene.Line, Points: points, Stroke: role, Line: 0.1})
		}
		if len(points) > 0 {
			mark(&s, points[len(points)-1], letter, role)
		}
		y := titleHeight + 1 + float64(i)
		mark(&s, scene.Point{X: right + 1, Y: y + 0.5}, letter, role)
		text(&s, right+1.7, y, chartWidth-right-1.8, c.name, scene.Left, scene.Ink)
	}
	return s
}

func labelAxis(s *scene.Scene, a axis, put func(float64, string), show func(float64) string) {
	major, _ := a.scale.Ticks(scale.TickOptions{Max: 6})
	for _, v := range major {
		put(v, show(v))
	}
}

// mark is a dot with a letter.
func mark(s *scene.Scene, at scene.Point, letter string, role scene.Role) {
	s.Items = append(s.Items,
		scene.Item{Kind: scene.Circle, X: at.X - 0.4, Y: at.Y - 0.4, W: 0.8, H: 0.8, Fill: role},
		scene.Item{Kind: scene.Text, X: at.X - 0.4, Y: at.Y - 0.4, W: 0.8, H: 0.8, Text: letter, Size: 0.55, Bold: true, Fill: scene.OnPiece})
}

// Rounds draws the nodes that each iterative method generated in each round,
// over the round's bound. ok is false when no method is iterative.
func Rounds(lines []Line, translate func(string) string) (s scene.Scene, ok bool) {
	var curves []curve
	for _, line := range lines {
		c := curve{name: line.Method()}
		for _, round := range line.Row.Rounds {
			c.points = append(c.points, scene.Point{X: float64(round.Bound), Y: max(float64(round.Generated), 1)})
		}
		if len(c.points) > 0 {
			curves = append(curves, c)
		}
	}
	if len(curves) == 0 {
		return scene.Scene{}, false
	}
	return diagram(engine.Msg("Nodes generated in each iteration").In(translate), engine.Msg("bound").In(translate),
		engine.Msg("nodes").In(translate), curves, count, count, translate), true
}

// Cactus draws, for each method, how many puzzles it solves within a time.
func Cactus(m Matrix, translate func(string) string) scene.Scene {
	var curves []curve
	for _, name := range m.Methods {
		c := curve{name: fmt.Sprintf("%s (%d)", name, m.Totals[name].Solved)}
		for i, ms := range m.Totals[name].SolvedWithin {
			c.points = append(c.points, scene.Point{X: max(ms, 1e-3), Y: float64(i + 1)})
		}
		curves = append(curves, c)
	}
	slices.SortStableFunc(curves, func(a, b curve) int { return len(b.points) - len(a.points) })
	return diagram(engine.Msg("Puzzles solved within a time").In(translate), engine.Msg("time").In(translate),
		engine.Msg("puzzles solved").In(translate), curves, figures.Milliseconds, count, translate)
}

// Chart is a chart with a name for a file and a title for people.
type Chart struct {
	Name   string // "puzzle1_expanded"
	Puzzle string // of several, at the first chart of each
	Title  engine.Message
	Scene  scene.Scene
}

// Charts draws every chart that the rows are good for: the bars and rounds of
// each puzzle and, for several puzzles, the cactus plot.
func Charts(rows []Row, translate func(string) string) []Chart {
	tables := Tables(rows)
	var charts []Chart
	if len(tables) > 1 {
		charts = append(charts, Chart{Name: "all_cactus", Title: engine.Msg("Puzzles solved within a time"), Scene: Cactus(NewMatrix(rows), translate)})
	}
	for i, table := range tables {
		prefix, first := "", len(charts)
		if len(tables) > 1 {
			prefix = fmt.Sprintf("puzzle%d_", i+1)
		}
		for _, m := range Metrics() {
			charts = append(charts, Chart{Name: prefix + m.Name, Title: m.Title, Scene: Bars(m, table.Lines, translate)})
		}
		if s, ok := Rounds(table.Lines, translate); ok {
			charts = append(charts, Chart{Name: prefix + "rounds", Title: engine.Msg("Nodes generated in each iteration"), Scene: s})
		}
		if len(tables) > 1 {
			charts[first].Puzzle = table.Puzzle
		}
	}
	return charts
}
