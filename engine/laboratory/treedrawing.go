package laboratory

import (
	"slices"
	"strconv"

	"langkah/engine"
	"langkah/engine/chart"
	"langkah/engine/figures"
	"langkah/engine/tree"
)

// mostDrawn is how many nodes of a tree are drawn in a file, beside the ways to goals.
const mostDrawn = 240

// Sizes of a drawn tree, in pixels.
const (
	rowHeight  = 46
	margin     = 28
	headHeight = 56
	widest     = 6000 // of a drawing
	roomiest   = 28   // between two nodes
)

// Drawing is the search as a tree, the root at the top: what was expanded is
// filled, what waits is hollow, a goal is green with a rim, and a wedge stands for
// as many nodes as it says. say puts its words into the user's language.
func (r Recording) Drawing(measure chart.Measure, say func(engine.Message) string) chart.Drawing {
	t := r.Tree()
	items := t.Fold(tree.Folding{Most: mostDrawn, Rank: func(i int) tree.Rank {
		if t.Len() <= mostDrawn {
			return max(t.Rank(i), tree.Open)
		}
		return t.Rank(i)
	}})
	shown := tree.Shown(items)
	x := shown.Tidy()
	columns, rows := 0.0, 0
	if len(x) > 0 {
		columns = slices.Max(x)
	}
	for i := range items {
		rows = max(rows, shown.Depth(i))
	}
	title := say(r.Method.Title())
	note := say(engine.Msg("%s nodes, %s expanded; filled: expanded, hollow: waiting, square: pruned, green: goal, wedge: so many more", figures.Count(int64(t.Len())), figures.Count(r.Result.Expanded)))
	apart := min(roomiest, (widest-2*margin)/max(columns, 1))
	width := max(columns*apart+2*margin, 2*margin+measure(title, 15, true), 2*margin+measure(note, 11, false))
	left := (width - columns*apart) / 2
	d := chart.Drawing{Width: width, Height: headHeight + float64(rows)*rowHeight + 2*margin}
	d.Shapes = append(d.Shapes,
		chart.Shape{Kind: chart.Text, X: margin, Y: 26, Text: title, Size: 15, Bold: true, Fill: chart.Ink},
		chart.Shape{Kind: chart.Text, X: margin, Y: 44, Text: note, Size: 11, Fill: chart.Faint})
	at := func(i int) chart.Point {
		return chart.Point{X: left + x[i]*apart, Y: headHeight + margin + float64(shown.Depth(i))*rowHeight}
	}
	for i, item := range items {
		if item.Parent >= 0 {
			d.Shapes = append(d.Shapes, chart.Shape{Kind: chart.Line, Points: []chart.Point{at(item.Parent), at(i)}, Stroke: chart.Faint, Line: 0.75})
		}
	}
	radius := min(12, apart*0.38)
	for i, item := range items {
		d.Shapes = append(d.Shapes, t.shapes(item, at(i), radius)...)
	}
	return d
}

// shapes draw one item. Numbers stand in it where they fit.
func (t Tree) shapes(item tree.Item, at chart.Point, radius float64) []chart.Shape {
	const fits = 8 // the least radius that holds a number
	text, ink := "", chart.Paper
	var s chart.Shape
	switch {
	case item.Folded > 0:
		s = chart.Shape{Kind: chart.Polygon, Points: []chart.Point{{X: at.X, Y: at.Y - radius}, {X: at.X - radius, Y: at.Y + radius}, {X: at.X + radius, Y: at.Y + radius}}, Fill: chart.Track, Stroke: chart.Faint, Line: 1}
		under := chart.Shape{Kind: chart.Text, X: at.X, Y: at.Y + radius + 10, Text: figures.Count(int64(item.Folded)), Size: 9, Align: chart.Middle, Fill: chart.Faint}
		if radius < fits {
			return []chart.Shape{s}
		}
		return []chart.Shape{s, under}
	case t.state(item.Node) == "goal":
		s = chart.Shape{Kind: chart.Disc, X: at.X, Y: at.Y, Radius: radius, Fill: chart.Good, Stroke: chart.Ink, Line: 2}
	case t.state(item.Node) == "waiting":
		s, ink = chart.Shape{Kind: chart.Disc, X: at.X, Y: at.Y, Radius: radius, Fill: chart.Paper, Stroke: chart.Series(0), Line: 1.5}, chart.Ink
	case t.state(item.Node) == "pruned":
		s, ink = chart.Shape{Kind: chart.Box, X: at.X - radius*0.8, Y: at.Y - radius*0.8, W: radius * 1.6, H: radius * 1.6, Fill: chart.Track, Stroke: chart.Faint, Line: 1}, chart.Ink
	default:
		s = chart.Shape{Kind: chart.Disc, X: at.X, Y: at.Y, Radius: radius, Fill: chart.Series(0)}
	}
	if radius < fits {
		return []chart.Shape{s}
	}
	text = strconv.Itoa(int(t.Nodes[item.Node].F))
	return []chart.Shape{s, {Kind: chart.Text, X: at.X, Y: at.Y + 3.5, Text: text, Size: 10, Align: chart.Middle, Fill: ink}}
}
