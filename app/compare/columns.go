package compare

import (
	"fmt"

	"langkah/app/look"
	"langkah/engine"
	"langkah/engine/compare"
	"langkah/engine/figures"
	"langkah/engine/search"
	"langkah/widgets"
)

// column is a column of a puzzle's table.
type column struct {
	by           compare.Column
	key, english string
	tipKey, tip  string
	figure, bar  bool
	text         func(compare.Line) string // of figures
}

// lineColumns are the columns of a puzzle's table. What they are by is how they
// sort it; the first three are words.
func lineColumns() []column {
	return []column{
		{by: compare.ByMethod, key: "panel.algorithm", english: "Algorithm"},
		{by: compare.ByMethod, key: "panel.heuristic", english: "Heuristic",
			tipKey: "tip.heuristic", tip: "Estimates the cost that is left; admissible if it never estimates too much"},
		{by: compare.ByStanding, key: "table.result", english: "Result",
			tipKey: "tip.result", tip: "Optimal: proven, or equal to a proven optimum; +2: so much above it"},
		{by: compare.ByCost, key: "table.cost", english: "Cost", figure: true,
			text: func(l compare.Line) string { return ifSolved(l, l.Cost) }},
		{by: compare.ByMoves, key: "table.moves", english: "Moves", figure: true,
			text: func(l compare.Line) string { return ifSolved(l, len(l.Moves)) }},
		{by: compare.ByTime, key: "table.time", english: "Time", figure: true, bar: true,
			tipKey: "tip.time", tip: "Of the search alone; the median of repeated runs",
			text: func(l compare.Line) string { return figures.Milliseconds(l.MedianMS) }},
		{by: compare.ByExpanded, key: "count.expanded", english: "Expanded", figure: true, bar: true,
			tipKey: "tip.expanded", tip: "States whose successors were made",
			text: func(l compare.Line) string { return figures.Count(l.Expanded) }},
		{by: compare.ByMemory, key: "count.memory", english: "Memory", figure: true, bar: true,
			tipKey: "tip.memory", tip: "The most that the search's own structures held",
			text: func(l compare.Line) string { return figures.Bytes(l.PeakBytes) }},
		{by: compare.ByTime, key: "table.timesbest", english: "× shortest", figure: true,
			tipKey: "tip.relative", tip: "Time over the shortest time of a method that solved the puzzle",
			text: func(l compare.Line) string { return unlessZero("%.1f", l.Relative) }},
		{by: compare.ByGenerated, key: "count.generated", english: "Generated", figure: true,
			tipKey: "tip.generated", tip: "Successors made, the start included",
			text: func(l compare.Line) string { return figures.Count(l.Generated) }},
		{by: compare.ByFrontier, key: "count.frontier", english: "Frontier", figure: true,
			tipKey: "tip.frontier", tip: "The most states that waited at one time",
			text: func(l compare.Line) string { return figures.Count(l.MaxFrontier) }},
		{by: compare.ByBranching, key: "table.branching", english: "Branching", figure: true,
			tipKey: "tip.branching", tip: "The effective branching factor: that of a uniform tree as deep, with as many nodes",
			text: func(l compare.Line) string { return unlessZero("%.3f", l.Branch) }},
		{key: "table.range", english: "Range of times", figure: true,
			text: func(l compare.Line) string {
				return figures.Milliseconds(l.MinMS) + " – " + figures.Milliseconds(l.MaxMS)
			}},
	}
}

// columnsFor leaves out the columns that would say nothing of a table: the cost
// where it is the number of moves, and the range of times of single runs.
func columnsFor(table compare.Table) []column {
	costly, repeated := false, false
	for _, l := range table.Lines {
		costly = costly || l.Solved() && l.Cost != len(l.Moves)
		repeated = repeated || l.Runs > 1
	}
	var list []column
	for _, c := range lineColumns() {
		if c.by == compare.ByCost && !costly || c.by == "" && !repeated {
			continue
		}
		list = append(list, c)
	}
	return list
}

func ifSolved(l compare.Line, n int) string {
	if !l.Solved() {
		return ""
	}
	return figures.Count(n)
}

func unlessZero(format string, x float64) string {
	if x == 0 {
		return ""
	}
	return fmt.Sprintf(format, x)
}

// cell is what a puzzle's table shows of a line.
func (t *tables) cell(c column, l compare.Line) widgets.Cell {
	w, names := t.frame.Words, t.names
	switch {
	case c.key == "panel.algorithm":
		return widgets.Cell{Text: w.Message(names.Algorithm(l.Row)), Bar: widgets.NoBar}
	case c.key == "panel.heuristic":
		heuristic := names.Heuristic(l.Row)
		if heuristic.IsZero() {
			return widgets.Cell{Text: w.Text("table.none", "none"), Pale: true, Bar: widgets.NoBar}
		}
		return widgets.Cell{Text: w.Message(heuristic), Bar: widgets.NoBar}
	case c.by == compare.ByStanding:
		return resultCell(w, l, t.model.runs(l))
	case !l.Ran():
		bar := float32(widgets.NoBar)
		if c.bar {
			bar = 0
		}
		return widgets.Cell{Bar: bar}
	}
	cell := widgets.Cell{Text: c.text(l), Pale: c.english == "× shortest", Bar: widgets.NoBar}
	if c.bar {
		cell.Bar, cell.Best = float32(t.one.Share(l, c.by)), t.one.IsBest(l, c.by)
	}
	cell.Bold = l.Optimal() && (c.by == compare.ByCost || c.by == compare.ByMoves)
	return cell
}

// resultCell says what became of a line, on a chip once it has run.
func resultCell(w look.Words, l compare.Line, running bool) widgets.Cell {
	cell := widgets.Cell{Chip: true, Bar: widgets.NoBar}
	switch {
	case running:
		cell.Text = w.Text("result.running", "running")
	case !l.Ran():
		return widgets.Cell{Text: w.Text("result.waiting", "waiting"), Pale: true, Bar: widgets.NoBar}
	case l.Optimal():
		cell.Text, cell.Mood = w.Text("result.optimal", "optimal"), widgets.Good
	case l.Standing == compare.Above:
		cell.Text, cell.Mood = w.Message(l.Words()), widgets.Doubtful
	case l.Solved():
		cell.Text = w.Status(l.Status)
	case l.Status == engine.NoSolution.Name():
		cell.Text, cell.Mood = w.Status(l.Status), widgets.Good
	case l.Status == search.Failed.Name():
		cell.Text, cell.Mood = w.Status(l.Status), widgets.Bad
	default:
		cell.Text, cell.Mood = w.Status(l.Status), widgets.Doubtful
	}
	return cell
}
