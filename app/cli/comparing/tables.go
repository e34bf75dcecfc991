package comparing

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"langkah/engine/base/figures"
	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
	"langkah/engine/course/attempt"
)

// writeTables prints a table for each puzzle and, of several puzzles, one of the totals.
func writeTables(out io.Writer, rows []results.Row) error {
	tables := summary.Tables(rows)
	for _, all := range tables {
		table := all.Methods()
		lines := [][]string{{"method", "cost", "optimal", "expanded", "memory", "time", "slower"}}
		for _, l := range table.Lines {
			cost, slower := l.Status, ""
			if l.Solved() {
				cost, slower = figures.Decimal(l.Cost), fmt.Sprintf("%.1fx", l.Relative)
			}
			lines = append(lines, []string{l.Method(), cost, l.Words().String(), figures.Short(l.Expanded),
				figures.Bytes(l.PeakBytes), figures.Milliseconds(l.MedianMS), slower})
		}
		if len(table.Lines) > 0 {
			if err := writeTable(out, figures.Shown(table.Puzzle), lines); err != nil {
				return err
			}
		}
		if err := writePrograms(out, all.Programs(), len(table.Lines) == 0); err != nil {
			return err
		}
	}
	if len(tables) < 2 {
		return nil
	}
	return writeSums(out, summary.NewMatrix(rows).Sums)
}

// writePrograms prints the user's programs on a puzzle, whose times and memory are those of
// whole processes.
func writePrograms(out io.Writer, table summary.Table, alone bool) error {
	lines := [][]string{{"your program", "cost", "time of process", "processor", "memory", "verdict"}}
	for _, l := range table.Lines {
		if l.Program == nil {
			continue
		}
		cost := ""
		if l.Solved() {
			cost = figures.Decimal(l.Cost)
		}
		wall, processor, memory := figures.Milliseconds(l.MedianMS), figures.Milliseconds(l.ProcessorMS), figures.Bytes(l.PeakBytes)
		if l.PeakBytes == 0 { // it ended before it was looked at
			memory = ""
		}
		if l.Program.Verdict == attempt.NotStarted {
			wall, processor, memory = "", "", ""
		}
		lines = append(lines, []string{l.Heuristic, cost, wall, processor, memory, l.Words().String()})
	}
	if len(lines) == 1 {
		return nil
	}
	title := "programs"
	if alone {
		title = figures.Shown(table.Puzzle)
	}
	if err := writeTable(out, title, lines); err != nil {
		return err
	}
	for _, l := range table.Lines {
		if l.Program != nil && l.Program.Why != "" {
			fmt.Fprintf(out, "%s: %s\n\n", l.Heuristic, figures.Shown(l.Program.Why))
		}
	}
	return nil
}

// writeSums prints each method's totals over all puzzles.
func writeSums(out io.Writer, sums summary.Sums) error {
	lines := [][]string{{"method", "puzzles", "solved", "proven", "mean time", "mean expanded"}}
	for _, name := range sums.Methods {
		t := sums.Totals[name]
		time, nodes := "", ""
		if t.Common > 0 {
			time = figures.Milliseconds(t.MeanMS)
		}
		if time != "" && t.Program {
			time += " (process)"
		}
		if t.Common > 0 && !t.Program {
			nodes = figures.Short(int64(t.MeanNodes))
		}
		lines = append(lines, []string{name, fmt.Sprint(t.Runs), fmt.Sprint(t.Solved), fmt.Sprint(t.Proven), time, nodes})
	}
	return writeTable(out, "all puzzles", lines)
}

// writeTable prints lines in columns, the first one aligned left, the others right.
func writeTable(out io.Writer, title string, lines [][]string) error {
	first := 0
	for _, line := range lines {
		first = max(first, len(line[0]))
	}
	fmt.Fprintln(out, title)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	for _, line := range lines {
		fmt.Fprintf(w, "%-*s\t%s\t\n", first, line[0], strings.Join(line[1:], "\t"))
	}
	fmt.Fprintln(w)
	return w.Flush()
}
