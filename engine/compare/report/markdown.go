package report

import (
	"bytes"
	"fmt"
	"math"
	"strings"

	"langkah/engine/base/figures"
	"langkah/engine/compare/summary"
)

// Markdown writes the terms, the faults and a table of each puzzle, and one of the
// totals when there are several.
func (r Report) Markdown() []byte {
	var out bytes.Buffer
	fmt.Fprintln(&out, "# Comparison")
	fmt.Fprintln(&out)
	r.Translate = nil // other programs read it, too
	for _, line := range r.settings(len(r.Rows), r.Planned()) {
		fmt.Fprintln(&out, "-", line)
	}
	rows, names := r.Ordered(), summary.NewNames(r.Puzzles)
	for _, f := range summary.Faults(rows) {
		fmt.Fprintf(&out, "\n**Fault** in %s: %s. To see it again: `%s`\n", f.Puzzle, f.What, f.Command())
	}
	tables := summary.Tables(rows)
	for _, table := range tables {
		fmt.Fprintf(&out, "\n## %s\n\n", escape(table.Puzzle))
		for _, sentence := range append(r.sentences(table.Claims(names)), r.truths(table)...) {
			fmt.Fprintf(&out, "- %s\n", sentence)
		}
		fmt.Fprintln(&out)
		if methods := table.Methods().Lines; len(methods) > 0 {
			markdownTable(&out, lineHeader, lineCells(methods))
		}
		if programs := r.programs(table); programs != nil {
			fmt.Fprintf(&out, "\n### %s\n\n", r.labels().Programs)
			markdownTable(&out, programs.Header, programs.texts())
			fmt.Fprintf(&out, "\n%s\n", r.labels().Process)
		}
	}
	if len(tables) > 1 {
		fmt.Fprint(&out, "\n## All puzzles\n\n")
		markdownTable(&out, totalHeader, totalCells(summary.NewMatrix(rows).Sums))
	}
	fmt.Fprintf(&out, "\n%s\n", explanation)
	return out.Bytes()
}

// cell returns the text of a table's cell; figures are aligned to the right.
type cell struct {
	Text   string
	Figure bool
}

func words(text string) cell  { return cell{text, false} }
func figure(text string) cell { return cell{text, true} }

var lineHeader = []cell{
	words("Algorithm"), words("Heuristic"), words("Status"), words("Optimal"), figure("Cost"), figure("Moves"), figure("Expanded"),
	figure("Generated"), figure("Frontier"), figure("Branching"), figure("Memory"), figure("Time"), figure("Range"), figure("Relative"),
}

func lineCells(lines []summary.Line) [][]string {
	var rows [][]string
	for _, l := range lines {
		algorithm := l.Algorithm
		if set := options(l); set != "" {
			algorithm += " (" + set + ")"
		}
		rangeMS := ""
		if l.Runs > 1 {
			rangeMS = figures.Milliseconds(l.MinMS) + " – " + figures.Milliseconds(l.MaxMS)
		}
		relative := ""
		if l.Relative > 0 {
			relative = fmt.Sprintf("%.2f", l.Relative)
		}
		rows = append(rows, []string{
			algorithm, l.Heuristic, l.Status, l.Words().String(),
			ifSolved(l, figures.Decimal(l.Cost)), ifSolved(l, fmt.Sprint(len(l.Moves))),
			figures.Count(l.Expanded), figures.Count(l.Generated), figures.Count(l.MaxFrontier),
			decimal(l.Branch, 3), figures.Bytes(l.PeakBytes), figures.Milliseconds(l.MedianMS), rangeMS, relative,
		})
	}
	return rows
}

// texts returns the words of the cells.
func (g grid) texts() [][]string {
	var rows [][]string
	for _, cells := range g.Rows {
		var row []string
		for _, c := range cells {
			row = append(row, c.Text)
		}
		rows = append(rows, row)
	}
	return rows
}

var totalHeader = []cell{
	words("Method"), figure("Puzzles"), figure("Solved"), figure("Proven"), figure("Mean time"), figure("Mean expanded"),
}

// totalCells are the methods over all puzzles; means are geometric, over the
// puzzles that every method solved, of a program that every program did.
func totalCells(m summary.Sums) [][]string {
	var rows [][]string
	for _, name := range m.Methods {
		t := m.Totals[name]
		meanTime, meanNodes := "", ""
		if t.Common > 0 {
			meanTime = figures.Milliseconds(t.MeanMS)
		}
		if meanTime != "" && t.Program {
			meanTime += " (process)"
		}
		if t.Common > 0 && !t.Program {
			meanNodes = figures.Count(int64(math.Round(t.MeanNodes)))
		}
		rows = append(rows, []string{name, fmt.Sprint(t.Runs), fmt.Sprint(t.Solved), fmt.Sprint(t.Proven), meanTime, meanNodes})
	}
	return rows
}

func markdownTable(out *bytes.Buffer, header []cell, rows [][]string) {
	line := func(cells []string) {
		fmt.Fprintf(out, "| %s |\n", strings.Join(cells, " | "))
	}
	titles, rules := make([]string, len(header)), make([]string, len(header))
	for i, h := range header {
		titles[i], rules[i] = h.Text, "---"
		if h.Figure {
			rules[i] = "---:"
		}
	}
	line(titles)
	line(rules)
	for _, row := range rows {
		cells := make([]string, len(row))
		for i, text := range row {
			cells[i] = escape(text)
		}
		line(cells)
	}
}

// escape escapes the characters that would end a cell.
func escape(text string) string {
	return strings.NewReplacer("|", `\|`, "\n", " ", "\r", "").Replace(text)
}
