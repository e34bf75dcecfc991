package report

import (
	"fmt"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/compare/summary"
	"langkah/engine/course/attempt"
)

// results are the columns of the main table.
func (r Report) results(table summary.Table, names summary.Names) grid {
	say := func(format string, args ...any) string { return r.say(engine.Msg(format, args...)) }
	g := grid{Header: []cell{
		words(say("Algorithm")), words(say("Heuristic")), words(say("Result")), figure(say("Cost")),
		figure(say("Nodes expanded")), figure(say("Time")), figure(say("Memory")), figure(say("× shortest")),
	}}
	for _, l := range table.Methods().Lines {
		row := []value{
			{Text: r.say(names.Algorithm(l.Row))}, {Text: r.say(names.Heuristic(l.Row))}, r.result(l),
			{Text: ifSolved(l, figures.Decimal(l.Cost)), Figure: true},
		}
		for _, column := range []struct {
			by   summary.Column
			text string
		}{
			{summary.ByExpanded, figures.Count(l.Expanded)}, {summary.ByTime, figures.Milliseconds(l.MedianMS)}, {summary.ByMemory, figures.Bytes(l.PeakBytes)},
		} {
			best := table.IsBest(l, column.by)
			row = append(row, value{Text: column.text, Figure: true, Best: best, Good: best, Bar: table.Share(l, column.by)})
		}
		relative := ""
		if l.Relative > 0 {
			relative = fmt.Sprintf("%.1f", l.Relative)
		}
		g.Rows = append(g.Rows, append(row, value{Text: relative, Figure: true}))
	}
	return g
}

// result returns the outcome of a line.
func (r Report) result(l summary.Line) value {
	switch {
	case l.Optimal():
		return value{Text: r.say(engine.Msg("optimal")), Good: true}
	case l.Solved(), l.Status == engine.NoSolution.Name():
		return value{Text: r.say(l.Words())}
	}
	return value{Text: r.status(l.Status)}
}

// details are the columns of the other figures, where a method has them.
func (r Report) details(table summary.Table, names summary.Names) grid {
	say := func(format string, args ...any) string { return r.say(engine.Msg(format, args...)) }
	g := grid{Header: []cell{
		words(say("Method")), figure(say("Moves")), figure(say("Nodes generated")), figure(say("Frontier")),
		figure(say("Branching")), figure(say("Range of times")),
	}}
	for _, l := range table.Methods().Lines {
		row := []value{{Text: r.say(names.Method(l.Row))}}
		for _, text := range []string{
			ifSolved(l, figures.Count(len(l.Moves))), figures.Count(l.Generated), figures.Count(l.MaxFrontier), decimal(l.Branch, 3), span(l),
		} {
			row = append(row, value{Text: text, Figure: true})
		}
		g.Rows = append(g.Rows, row)
	}
	return g
}

// programs are the user's programs on a puzzle; nil where none ran.
func (r Report) programs(table summary.Table) *grid {
	say := func(format string, args ...any) string { return r.say(engine.Msg(format, args...)) }
	g := &grid{Header: []cell{
		words(say("Program")), words(say("Command")), words(say("Verdict")), figure(say("Cost")),
		figure(say("Time of the process")), figure(say("Processor time")), figure(say("Memory")), words(say("Why")),
	}}
	for _, l := range table.Programs().Lines {
		if l.Program == nil {
			continue
		}
		if l.Program.Verdict == attempt.NotStarted {
			g.Rows = append(g.Rows, []value{{Text: l.Heuristic}, {Text: figures.Shown(l.Program.Command)}, {Text: r.say(l.Words())}, {}, {}, {}, {}, {Text: l.Program.Why}})
			continue
		}
		time := figures.Milliseconds(l.MedianMS)
		if ranged := span(l); ranged != "" {
			time += " (" + ranged + ")"
		}
		memory := ""
		if l.PeakBytes > 0 { // it did not end before it was looked at
			memory = figures.Bytes(l.PeakBytes)
		}
		g.Rows = append(g.Rows, []value{
			{Text: l.Heuristic}, {Text: figures.Shown(l.Program.Command)}, {Text: r.say(l.Words()), Good: l.Program.Verdict == attempt.Right},
			{Text: ifSolved(l, figures.Decimal(l.Cost)), Figure: true}, {Text: time, Figure: true, Best: table.IsBest(l, summary.ByTime), Bar: table.Share(l, summary.ByTime)},
			{Text: figures.Milliseconds(l.ProcessorMS), Figure: true}, {Text: memory, Figure: true}, {Text: l.Program.Why},
		})
	}
	if len(g.Rows) == 0 {
		return nil
	}
	return g
}

// totals are the methods over all puzzles; means are geometric, over the puzzles
// that every method solved.
func (r Report) totals(m summary.Sums, names summary.Names) grid {
	say := func(format string, args ...any) string { return r.say(engine.Msg(format, args...)) }
	g := grid{Header: []cell{
		words(say("Method")), figure(say("Puzzles")), figure(say("Solved")), figure(say("Proven")), figure(say("Mean time")), figure(say("Mean of nodes expanded")),
	}}
	for i, cells := range totalCells(m) {
		row := []value{{Text: r.say(names.Typed(m.Methods[i]))}}
		for _, text := range cells[1:] {
			row = append(row, value{Text: text, Figure: true})
		}
		g.Rows = append(g.Rows, row)
	}
	return g
}
