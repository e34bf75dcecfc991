package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
	"text/tabwriter"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/catalog"
	"langkah/engine/compare/experiment"
	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
)

// openAll opens every file, and every puzzle in the folders. A file that was
// named must be a puzzle; one that only lies in a folder is left out with a
// message when it is none.
func (s Streams) openAll(ctx context.Context, paths []string, options *optionFlags) ([]experiment.Entry, error) {
	var entries []experiment.Entry
	add := func(path string, p engine.Puzzle, err error) error {
		if err == nil {
			var rest engine.Values
			if p, rest, err = options.apply(p); err == nil {
				err = refuse(rest, "this puzzle", p.Settings().Options())
			}
		}
		if err == nil {
			s.warn(path, p)
			entries = append(entries, experiment.Entry{Name: path, Puzzle: p})
		}
		return err
	}
	// A file may hold several puzzles, one in each line.
	addAll := func(path string, p engine.Puzzle, err error) error {
		var several *catalog.Several
		if !errors.As(err, &several) {
			return add(path, p, err)
		}
		for i, text := range several.Boards {
			p, err := s.Puzzles.Open(text)
			if err := add(fmt.Sprintf("%s:%d", path, i+1), p, err); err != nil {
				return err
			}
		}
		return nil
	}
	for _, path := range paths {
		if info, err := os.Stat(path); err != nil || !info.IsDir() {
			_, p, err := s.read(path)
			if err := addAll(path, p, err); err != nil {
				return nil, err
			}
			continue
		}
		found, err := s.Puzzles.OpenFolder(ctx, path)
		if err != nil {
			return nil, err
		}
		for _, file := range found {
			if err := addAll(file.Path, file.Puzzle, file.Err); err != nil {
				fmt.Fprintln(s.Err, "left out:", inWords(err, nil))
			}
		}
	}
	if len(entries) == 0 {
		return nil, fmt.Errorf("there is no puzzle in %s", strings.Join(paths, ", "))
	}
	return entries, nil
}

// checkFiles holds what the comparison writes against what it reads.
func (s Streams) checkFiles(paths []string, f *compareFlags) error {
	inputs, err := textsIn(paths)
	if err != nil {
		return badInput(err)
	}
	outputs := []destination{{flag: "--jsonl", path: f.lines}, {flag: "--resume", path: f.resume}}
	for _, format := range slices.Sorted(maps.Keys(f.charts)) {
		outputs = append(outputs, destination{flag: "--" + format, path: *f.charts[format], names: "*." + format})
	}
	for _, format := range slices.Sorted(maps.Keys(f.reports)) {
		outputs = append(outputs, destination{flag: "--" + format, path: *f.reports[format]})
	}
	return s.checkDestinations(inputs, outputs)
}

// reopen opens the puzzles of rows that were read from files, for the pictures
// of a report. One that is not there any more is left out.
func (s Streams) reopen(rows []results.Row) []experiment.Entry {
	var entries []experiment.Entry
	seen := map[string]bool{}
	for _, row := range rows {
		if seen[row.Digest] {
			continue
		}
		seen[row.Digest] = true
		_, p, err := s.Puzzles.OpenFile(row.Puzzle)
		if err != nil {
			continue
		}
		if p, err = p.With(row.PuzzleOptions); err == nil && results.Digest(p) == row.Digest {
			entries = append(entries, experiment.Entry{Name: row.Puzzle, Puzzle: p})
		}
	}
	return entries
}

// writeTables prints a table of each puzzle and, of several, one of all.
func writeTables(out io.Writer, rows []results.Row) error {
	tables := summary.Tables(rows)
	for _, table := range tables {
		lines := [][]string{{"method", "cost", "optimal", "expanded", "memory", "time", "slower"}}
		for _, l := range table.Lines {
			cost, slower := l.Status, ""
			if l.Solved() {
				cost, slower = fmt.Sprint(l.Cost), fmt.Sprintf("%.1fx", l.Relative)
			}
			lines = append(lines, []string{l.Method(), cost, l.Words().String(), figures.Short(l.Expanded),
				figures.Bytes(l.PeakBytes), figures.Milliseconds(l.MedianMS), slower})
		}
		if err := writeTable(out, figures.Shown(table.Puzzle), lines); err != nil {
			return err
		}
	}
	if len(tables) < 2 {
		return nil
	}
	return writeSums(out, summary.NewMatrix(rows).Sums)
}

// writeSums prints the methods over all puzzles.
func writeSums(out io.Writer, sums summary.Sums) error {
	lines := [][]string{{"method", "puzzles", "solved", "proven", "mean time", "mean expanded"}}
	for _, name := range sums.Methods {
		t := sums.Totals[name]
		time, nodes := "", ""
		if t.Common > 0 {
			time, nodes = figures.Milliseconds(t.MeanMS), figures.Short(int64(t.MeanNodes))
		}
		lines = append(lines, []string{name, fmt.Sprint(t.Runs), fmt.Sprint(t.Solved), fmt.Sprint(t.Proven), time, nodes})
	}
	return writeTable(out, "all puzzles", lines)
}

// writeTable prints lines in columns, the first to the left, figures to the right.
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
