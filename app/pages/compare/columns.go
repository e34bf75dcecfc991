package compare

import (
	"fmt"
	"slices"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/compare/summary"
	"langkah/engine/course/attempt"
	"langkah/engine/solve/search"
	"langkah/widgets"
	"langkah/widgets/table"
)

// column is a column of a puzzle's table.
type column struct {
	by          summary.Column // how it sorts the table; "" for not at all
	title, tip  string
	figure, bar bool
	pale        bool
	ofProgram   bool                          // of programs alone
	text        func(summary.Line) string     // of figures, once a line has run
	cell        func(summary.Line) table.Cell // of words
}

// lineColumns are the columns of a puzzle's table.
func (t *tables) lineColumns() []column {
	text := t.frame.Words.Text
	return []column{
		{by: summary.ByMethod, title: text("panel.algorithm", "Algorithm"), cell: t.algorithmCell},
		{by: summary.ByMethod, title: text("panel.heuristic", "Heuristic"), cell: t.heuristicCell,
			tip: text("tip.heuristic", "Estimates the cost that is left; admissible if it never estimates too much")},
		{by: summary.ByStanding, title: text("table.result", "Result"), cell: t.resultCell,
			tip: text("tip.result", "Optimal: proven, or equal to a proven optimum; +2: so much above it")},
		{by: summary.ByCost, title: text("table.cost", "Cost"), figure: true,
			text: func(l summary.Line) string { return ifSolved(l, figures.Decimal(l.Cost)) }},
		{by: summary.ByMoves, title: text("table.moves", "Moves"), figure: true,
			text: func(l summary.Line) string { return ifSolved(l, figures.Count(len(l.Moves))) }},
		{by: summary.ByTime, title: text("table.time", "Time"), figure: true, bar: true,
			tip:  text("tip.time", "Of the search alone; of a program that of its process; the median of repeated runs"),
			text: func(l summary.Line) string { return figures.Milliseconds(l.MedianMS) }},
		{title: text("table.processor", "Processor"), figure: true, ofProgram: true,
			tip:  text("tip.processor", "User and system time of all processes of a program"),
			text: func(l summary.Line) string { return figures.Milliseconds(l.ProcessorMS) }},
		{by: summary.ByExpanded, title: text("count.expanded", "Expanded"), figure: true, bar: true,
			tip:  text("tip.expanded", "States whose successors were made"),
			text: func(l summary.Line) string { return figures.Count(l.Expanded) }},
		{by: summary.ByMemory, title: text("count.memory", "Memory"), figure: true, bar: true,
			tip:  text("tip.memory", "The most that the search's own structures held; of a program all its processes"),
			text: func(l summary.Line) string { return figures.Bytes(l.PeakBytes) }},
		{by: summary.ByTime, title: text("table.timesbest", "× shortest"), figure: true, pale: true,
			tip:  text("tip.relative", "Time over the shortest time of a method that solved the puzzle"),
			text: func(l summary.Line) string { return unlessZero("%.1f", l.Relative) }},
		{by: summary.ByGenerated, title: text("count.generated", "Generated"), figure: true,
			tip:  text("tip.generated", "Successors made, the start included"),
			text: func(l summary.Line) string { return figures.Count(l.Generated) }},
		{by: summary.ByFrontier, title: text("count.frontier", "Frontier"), figure: true,
			tip:  text("tip.frontier", "The most states that waited at one time"),
			text: func(l summary.Line) string { return figures.Count(l.MaxFrontier) }},
		{by: summary.ByBranching, title: text("table.branching", "Branching"), figure: true,
			tip:  text("tip.branching", "The effective branching factor: that of a uniform tree as deep, with as many nodes"),
			text: func(l summary.Line) string { return unlessZero("%.3f", l.Branch) }},
		{title: text("table.range", "Range of times"), figure: true,
			text: func(l summary.Line) string {
				return figures.Milliseconds(l.MinMS) + " – " + figures.Milliseconds(l.MaxMS)
			}},
	}
}

// columnsFor leaves out the columns that would say nothing of a table: the cost
// where it is the number of moves, and the range of times of single runs.
func (t *tables) columnsFor(table summary.Table) []column {
	costly, repeated := false, false
	for _, l := range table.Lines {
		costly = costly || l.Solved() && l.Cost != float64(len(l.Moves))
		repeated = repeated || l.Runs > 1
	}
	return slices.DeleteFunc(t.lineColumns(), func(c column) bool {
		if c.ofProgram {
			return len(table.Programs().Lines) == 0
		}
		return c.by == summary.ByCost && !costly || c.by == "" && !repeated
	})
}

func ifSolved(l summary.Line, text string) string {
	if !l.Solved() {
		return ""
	}
	return text
}

func unlessZero(format string, x float64) string {
	if x == 0 {
		return ""
	}
	return fmt.Sprintf(format, x)
}

// cell returns the cell of a line in a column.
func (t *tables) cell(c column, l summary.Line) table.Cell {
	if c.cell != nil {
		return c.cell(l)
	}
	cell := table.Cell{Bar: table.NoBar, Pale: c.pale}
	if c.bar && c.has(l) {
		cell.Bar, cell.Best = float32(t.one.Share(l, c.by)), t.one.IsBest(l, c.by)
	}
	if l.Ran() && c.has(l) {
		cell.Text = c.text(l)
	}
	cell.Bold = l.Optimal() && (c.by == summary.ByCost || c.by == summary.ByMoves)
	return cell
}

// has says whether a line has a figure in the column: a program says nothing of its search.
func (c column) has(l summary.Line) bool {
	if !l.IsProgram() {
		return !c.ofProgram
	}
	_, has := l.Figure(c.by)
	return (c.by == "" || has) && l.Program != nil && l.Program.Verdict != attempt.NotStarted
}

func (t *tables) algorithmCell(l summary.Line) table.Cell {
	if l.IsProgram() {
		return table.Cell{Text: l.Heuristic, Bold: true, Bar: table.NoBar}
	}
	return table.Cell{Text: t.frame.Words.Message(t.names.Algorithm(l.Row)), Bar: table.NoBar}
}

func (t *tables) heuristicCell(l summary.Line) table.Cell {
	if l.IsProgram() {
		return table.Cell{Text: t.frame.Words.Text("yours.chip", "yours"), Chip: true, Bar: table.NoBar}
	}
	heuristic := t.names.Heuristic(l.Row)
	if heuristic.IsZero() {
		return table.Cell{Text: t.frame.Words.Text("table.none", "none"), Pale: true, Bar: table.NoBar}
	}
	return table.Cell{Text: t.frame.Words.Message(heuristic), Bar: table.NoBar}
}

// mood is the colour of a verdict's chip.
func mood(v attempt.Verdict) widgets.Mood {
	switch v {
	case attempt.Right:
		return widgets.Good
	case attempt.NotOptimal:
		return widgets.Doubtful
	}
	return widgets.Bad
}

// resultCell says what became of a line, on a chip once it has run.
func (t *tables) resultCell(l summary.Line) table.Cell {
	w := t.frame.Words
	cell := table.Cell{Chip: true, Bar: table.NoBar}
	switch {
	case t.model.runs(l):
		cell.Text = w.Text("result.running", "running")
	case !l.Ran():
		return table.Cell{Text: w.Text("result.waiting", "waiting"), Pale: true, Bar: table.NoBar}
	case l.Program != nil:
		cell.Text, cell.Mood = w.Message(l.Words()), mood(l.Program.Verdict)
	case l.Optimal():
		cell.Text, cell.Mood = w.Text("result.optimal", "optimal"), widgets.Good
	case l.Standing == summary.Above:
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
