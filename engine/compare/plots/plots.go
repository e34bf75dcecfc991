// Package plots makes charts of rows: rankings, time against nodes, rounds, and the cactus
// plot of several puzzles.
package plots

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/figures"
	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
)

// Charts draws what rows are good for, in a language.
type Charts struct {
	Names     summary.Names
	Translate func(string) string // nil leaves English
}

// Chart is a chart with a name for a file and a title for people.
type Chart struct {
	Name   string // "puzzle1_expanded"
	Puzzle string // of several, at the first chart of each
	Title  string
	chart.Chart
}

// Metric is a figure that rankings are drawn of.
type Metric struct {
	Name   string // as in a file name: "expanded"
	Title  engine.Message
	Column summary.Column
	Show   func(float64) string
}

// Metrics are the figures that rankings are drawn of.
func Metrics() []Metric {
	return []Metric{
		{"expanded", engine.Msg("Nodes expanded"), summary.ByExpanded, count},
		{"time", engine.Msg("Time"), summary.ByTime, figures.Milliseconds},
		{"memory", engine.Msg("Peak memory"), summary.ByMemory, size},
		{"cost", engine.Msg("Cost of the solution"), summary.ByCost, figures.Decimal},
	}
}

func count(x float64) string { return figures.Count(int64(math.Round(x))) }

func size(x float64) string { return figures.Bytes(int64(x)) }

func (c Charts) say(m engine.Message) string { return m.In(c.Translate) }

func (c Charts) logarithmic() string { return c.say(engine.Msg(" (logarithmic scale)")) }

// All is every chart that the rows are good for: those of each puzzle and, for
// several puzzles, the cactus plot.
func (c Charts) All(rows []results.Row) []Chart {
	tables := summary.Tables(rows)
	var charts []Chart
	if len(tables) > 1 {
		cactus := c.Cactus(summary.NewMatrix(rows).Sums)
		charts = append(charts, Chart{Name: "all_cactus", Title: cactus.Title, Chart: cactus})
	}
	for i, table := range tables {
		prefix := ""
		if len(tables) > 1 {
			prefix = fmt.Sprintf("puzzle%d_", i+1)
		}
		own := c.Of(table)
		for j := range own {
			own[j].Name = prefix + own[j].Name
		}
		if len(tables) > 1 && len(own) > 0 {
			own[0].Puzzle = table.Puzzle
		}
		charts = append(charts, own...)
	}
	return charts
}

// Of is the charts of one puzzle.
func (c Charts) Of(table summary.Table) []Chart {
	table.Lines = slices.DeleteFunc(slices.Clone(table.Lines), func(l summary.Line) bool { return !l.Ran() })
	if len(table.Lines) == 0 {
		return nil
	}
	var charts []Chart
	for _, m := range Metrics() {
		if m.Column == summary.ByExpanded && len(table.Methods().Lines) == 0 {
			continue // programs count them for themselves
		}
		if m.Column == summary.ByCost && sameCost(table.Lines) {
			continue // a chart of it would say nothing
		}
		ranking := c.Ranking(m, table)
		charts = append(charts, Chart{Name: m.Name, Title: ranking.Title, Chart: ranking})
	}
	if len(table.Methods().Lines) > 1 {
		plane := c.TimeAgainstNodes(table)
		charts = append(charts, Chart{Name: "time_nodes", Title: plane.Title, Chart: plane})
	}
	if rounds, ok := c.Rounds(table.Lines); ok {
		charts = append(charts, Chart{Name: "rounds", Title: rounds.Title, Chart: rounds})
	}
	return charts
}

func sameCost(lines []summary.Line) bool {
	costs := map[float64]bool{}
	for _, line := range lines {
		if line.Solved() {
			costs[line.Cost] = true
		}
	}
	return len(costs) < 2
}

// Ranking is the metric of each line, the least first; programs, whose time and memory are
// of a process, follow the methods. Lines without a solution
// come last and are hollow, so that they are told apart by more than a colour.
func (c Charts) Ranking(m Metric, table summary.Table) chart.Ranking {
	series := seriesOf(table.Lines)
	r := chart.Ranking{Title: c.say(m.Title), Logarithmic: c.logarithmic(), Show: m.Show}
	lines := slices.Clone(table.Lines)
	if m.Column == summary.ByExpanded {
		lines = table.Methods().Lines
	}
	ofProcess := m.Column == summary.ByTime || m.Column == summary.ByMemory
	if ofProcess && len(table.Programs().Lines) > 0 {
		r.Title = c.say(engine.Msg("%s; of a program that of its process", m.Title))
	}
	slices.SortStableFunc(lines, func(a, b summary.Line) int {
		if ofProcess && a.IsProgram() != b.IsProgram() {
			return map[bool]int{false: -1, true: 1}[a.IsProgram()]
		}
		if a.Solved() != b.Solved() {
			return map[bool]int{true: -1, false: 1}[a.Solved()]
		}
		x, _ := a.Figure(m.Column)
		y, _ := b.Figure(m.Column)
		return cmp.Compare(x, y)
	})
	for _, line := range lines {
		row := chart.Row{
			Label: c.say(c.Names.Method(line.Row)), Series: series[line.Algorithm],
			Best: m.Column != summary.ByCost && table.IsBest(line, m.Column), Hollow: !line.Solved(),
		}
		if value, ok := line.Figure(m.Column); ok {
			row.Value = value
		} else {
			row.None = c.say(engine.Msg("no solution"))
		}
		r.Rows = append(r.Rows, row)
	}
	return r
}

// seriesOf numbers the algorithms in the order of the lines: a chart tells them
// apart by colours and forms.
func seriesOf(lines []summary.Line) map[string]int {
	series := map[string]int{}
	for _, line := range lines {
		if _, known := series[line.Algorithm]; !known {
			series[line.Algorithm] = len(series)
		}
	}
	return series
}

// TimeAgainstNodes has a mark for each method at its nodes expanded and its time.
func (c Charts) TimeAgainstNodes(table summary.Table) chart.Scatter {
	table = table.Methods()
	series := seriesOf(table.Lines)
	s := chart.Scatter{
		Title: c.say(engine.Msg("Time against nodes expanded")), Logarithmic: c.logarithmic(),
		Across: chart.Axis{Title: c.say(engine.Msg("nodes expanded")), Show: count},
		Up:     chart.Axis{Title: c.say(engine.Msg("time")), Show: figures.Milliseconds},
		Legend: make([]string, len(series)),
	}
	for _, line := range table.Lines {
		label := c.Names.Heuristic(line.Row)
		if label.IsZero() {
			label = c.Names.AlgorithmTitle(line.Row)
		}
		s.Legend[series[line.Algorithm]] = c.say(c.Names.AlgorithmTitle(line.Row))
		s.Dots = append(s.Dots, chart.Dot{
			Point: chart.Point{X: max(float64(line.Expanded), 1), Y: max(line.MedianMS, summary.Shortest)},
			Label: c.say(label), Series: series[line.Algorithm], Best: table.IsBest(line, summary.ByTime), Hollow: !line.Solved(),
		})
	}
	return s
}

// Pair has a mark for each puzzle that two methods both solved, at their times:
// above the diagonal the first one was faster. The methods are named as
// [results.Row.Method] has them.
func (c Charts) Pair(m summary.Matrix, across, up string) chart.Scatter {
	axis := func(method string) chart.Axis {
		return chart.Axis{Title: c.say(c.Names.Typed(method)), Show: figures.Milliseconds}
	}
	s := chart.Scatter{
		Title: c.say(engine.Msg("Time of two methods on each puzzle")), Logarithmic: c.logarithmic(), Even: true,
		Across: axis(across), Up: axis(up),
	}
	for i, table := range m.Tables {
		a, b := m.Cells[summary.Cell{Table: i, Method: across}], m.Cells[summary.Cell{Table: i, Method: up}]
		if a.Solved() && b.Solved() {
			s.Dots = append(s.Dots, chart.Dot{
				Point: chart.Point{X: max(a.MedianMS, summary.Shortest), Y: max(b.MedianMS, summary.Shortest)}, Label: table.Puzzle,
			})
		}
	}
	return s
}

// Rounds is the nodes that each iterative method generated in each round, over
// the round's bound. ok is false when no method is iterative.
func (c Charts) Rounds(lines []summary.Line) (curves chart.Curves, ok bool) {
	curves = chart.Curves{
		Title: c.say(engine.Msg("Nodes generated in each iteration")), Logarithmic: c.logarithmic(),
		Across: chart.Axis{Title: c.say(engine.Msg("bound")), Show: figures.Decimal},
		Up:     chart.Axis{Title: c.say(engine.Msg("nodes")), Show: count},
	}
	for _, line := range lines {
		curve := chart.Curve{Name: c.say(c.Names.Method(line.Row)), Series: len(curves.List)}
		for _, round := range line.Row.Rounds {
			curve.Points = append(curve.Points, chart.Point{X: round.Bound, Y: max(float64(round.Generated), 1)})
		}
		if len(curve.Points) > 0 {
			curves.List = append(curves.List, curve)
		}
	}
	return curves, len(curves.List) > 0
}

// Cactus is, for each method, how many puzzles it solves within a time, the
// method that solves most first.
func (c Charts) Cactus(s summary.Sums) chart.Curves {
	curves := chart.Curves{
		Title: c.say(engine.Msg("Puzzles solved within a time")), Logarithmic: c.logarithmic(), Steps: true,
		Across: chart.Axis{Title: c.say(engine.Msg("time")), Show: figures.Milliseconds},
		Up:     chart.Axis{Title: c.say(engine.Msg("puzzles solved")), Show: count},
	}
	if len(s.Only(true).Methods) > 0 {
		curves.Title = c.say(engine.Msg("%s; of a program that of its process", engine.Msg("Puzzles solved within a time")))
	}
	for i, name := range s.Methods {
		totals := s.Totals[name]
		curve := chart.Curve{Name: fmt.Sprintf("%s (%d)", c.say(c.Names.Typed(name)), totals.Solved), Series: i}
		for _, j := range thinned(len(totals.SolvedWithin)) {
			curve.Points = append(curve.Points, chart.Point{X: max(totals.SolvedWithin[j], summary.Shortest), Y: float64(j + 1)})
		}
		curves.List = append(curves.List, curve)
	}
	slices.SortStableFunc(curves.List, func(a, b chart.Curve) int { return int(last(b) - last(a)) })
	return curves
}

// mostPoints of a curve are drawn: more than that cannot be told apart.
const mostPoints = 1000

// thinned is which of n points are drawn, the first and the last among them.
func thinned(n int) []int {
	list := make([]int, min(n, mostPoints))
	for i := range list {
		list[i] = i
		if n > mostPoints {
			list[i] = i * (n - 1) / (mostPoints - 1)
		}
	}
	return list
}

// last is the height at which a curve ends.
func last(c chart.Curve) float64 {
	if len(c.Points) == 0 {
		return 0
	}
	return c.Points[len(c.Points)-1].Y
}
