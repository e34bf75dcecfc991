package cli

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"langkah/engine/base/figures"
	"langkah/engine/compare"
	"langkah/engine/compare/claim"
	comparison "langkah/engine/compare/report"
	"langkah/engine/host/files"
)

// manyPuzzles is from how many on a report has no part for each puzzle: nobody
// could read it. What it says then is added up row by row, in little memory.
const manyPuzzles = 1000

// mergeRows joins the rows of files, when they hold all that was planned.
func (s Streams) mergeRows(ctx context.Context, paths []string, f *compareFlags) (err error) {
	sources, err := sourcesOf(paths)
	if err != nil {
		return badInput(err)
	}
	index, err := compare.NewIndex(ctx, sources)
	if err != nil {
		return mergeError(err)
	}
	many := index.Puzzles() > manyPuzzles
	if err := f.checkMany(index.Puzzles()); err != nil {
		return badInput(err)
	}
	m := merging{}
	defer m.drop()
	var rows []compare.Row
	if !many {
		m.sinks = append(m.sinks, collect(&rows))
	}
	if err := m.open(s, f, many, index.Plans); err != nil {
		return err
	}
	all, err := index.Sum(ctx, m.sinks...)
	if err != nil {
		return mergeError(err)
	}
	for _, gap := range all.Missing {
		fmt.Fprintln(s.Err, "missing:", gap)
	}
	if len(all.Missing) > 0 && !f.partial {
		return ending{Limited, errors.New("the files do not hold all that was planned, nothing was joined; --partial joins what there is")}
	}
	if err := m.keep(); err != nil {
		return ending{Other, err}
	}
	if many {
		return errors.Join(s.tellMany(all, f), s.faults(all.Faults))
	}
	return errors.Join(s.tell(compare.Log{Plans: all.Plans, Rows: rows}, s.reopen(rows), f), s.faults(all.Faults))
}

// sourcesOf are the logs that paths name: files, and folders of claims.
func sourcesOf(paths []string) ([]compare.Source, error) {
	var sources []compare.Source
	for _, path := range paths {
		info, err := os.Stat(path)
		if err != nil {
			return nil, fmt.Errorf("cannot read the runs: %w", err)
		}
		if !info.IsDir() {
			if err := files.CheckRegular(path); err != nil {
				return nil, err
			}
			sources = append(sources, compare.Source{Name: path, Paths: []string{path}})
			continue
		}
		finished, others, err := claim.Files(path)
		if err != nil {
			return nil, err
		}
		plan := filepath.Join(path, planName)
		if _, err := os.Stat(plan); err != nil {
			return nil, fmt.Errorf("%s is not a folder of compare --claim: there is no %s in it", path, planName)
		}
		sources = append(sources, compare.Source{Name: path, Paths: append(append([]string{plan}, finished...), others...), Pieces: true})
	}
	return sources, nil
}

// mergeError is an error of reading logs: the user's interrupt, or bad input.
func mergeError(err error) error {
	if errors.Is(err, context.Canceled) {
		return ending{Limited, errors.New("stopped, nothing was joined")}
	}
	return badInput(err)
}

// checkMany refuses what cannot be made of so many puzzles.
func (f *compareFlags) checkMany(puzzles int) error {
	if puzzles <= manyPuzzles {
		return nil
	}
	for _, asked := range []struct{ flag, path string }{
		{"pdf", *f.reports["pdf"]}, {"md", *f.reports["md"]}, {"json", *f.reports["json"]}, {"png", *f.charts["png"]}, {"svg", *f.charts["svg"]},
	} {
		if asked.path != "" {
			return fmt.Errorf("%s puzzles are too many for --%s; there are --html with the sums, and --csv, --parquet and --jsonl with every run",
				figures.Count(puzzles), asked.flag)
		}
	}
	if f.lab {
		return fmt.Errorf("%s puzzles are too many for a lab report", figures.Count(puzzles))
	}
	return nil
}

// merging is the files that are written while rows are read. They take their
// places when all is known to be whole.
type merging struct {
	files []*files.Staged
	ends  []func() error // what is to be written at the end
	sinks []compare.Sink
}

// open begins the files that were asked for.
func (m *merging) open(s Streams, f *compareFlags, many bool, plans []compare.Header) error {
	if f.lines != "" {
		if err := replaceable(f.lines); err != nil {
			return err
		}
		if err := m.add(f.lines, func(out io.Writer) (compare.Sink, func() error, error) { return lineSink(out, plans) }); err != nil {
			return err
		}
	}
	if path := *f.reports["csv"]; path != "" && many {
		if err := m.add(path, tableSink); err != nil {
			return err
		}
	}
	if f.parquet != "" {
		return m.add(f.parquet, parquetSink)
	}
	return nil
}

// add begins a file with what writes it.
func (m *merging) add(path string, open func(io.Writer) (compare.Sink, func() error, error)) error {
	file, err := files.Stage(path)
	if err != nil {
		return ending{Other, err}
	}
	m.files = append(m.files, file)
	out := bufio.NewWriterSize(file, 1<<20)
	sink, end, err := open(out)
	if err != nil {
		return ending{Other, err}
	}
	m.sinks = append(m.sinks, sink)
	m.ends = append(m.ends, func() error { return errors.Join(end(), out.Flush()) })
	return nil
}

// keep puts the files into their places.
func (m *merging) keep() error {
	for len(m.files) > 0 {
		file, end := m.files[0], m.ends[0]
		if err := end(); err != nil {
			return err
		}
		m.files, m.ends = m.files[1:], m.ends[1:]
		if err := file.Keep(); err != nil {
			return err
		}
	}
	return nil
}

// drop takes away the files that have not been kept.
func (m *merging) drop() {
	for _, file := range m.files {
		file.Drop()
	}
}

// collect keeps the rows with all that is in them.
func collect(rows *[]compare.Row) compare.Sink {
	return func(_ compare.Table, kept []compare.Kept) error {
		for _, k := range kept {
			var row compare.Row
			if err := json.Unmarshal(k.Line, &row); err != nil {
				return err
			}
			*rows = append(*rows, row)
		}
		return nil
	}
}

// lineSink writes a log.
func lineSink(out io.Writer, plans []compare.Header) (compare.Sink, func() error, error) {
	text, err := compare.Log{Plans: plans}.Text()
	if err == nil {
		_, err = out.Write(text)
	}
	return func(_ compare.Table, rows []compare.Kept) error {
		for _, row := range rows {
			line := row.Line
			if line[len(line)-1] != '\n' {
				line = append(line, '\n')
			}
			if _, err := out.Write(line); err != nil {
				return err
			}
		}
		return nil
	}, func() error { return nil }, err
}

// tableSink writes a table for spreadsheets.
func tableSink(out io.Writer) (compare.Sink, func() error, error) {
	t := comparison.NewTable(out)
	return func(table compare.Table, _ []compare.Kept) error { return t.Add(table) }, t.Close, nil
}

// parquetSink writes columns for notebooks.
func parquetSink(out io.Writer) (compare.Sink, func() error, error) {
	p := comparison.NewParquet(out)
	return func(_ compare.Table, rows []compare.Kept) error {
		for _, row := range rows {
			if err := p.Add(row.Row); err != nil {
				return err
			}
		}
		return nil
	}, p.Close, nil
}
