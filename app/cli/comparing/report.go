package comparing

import (
	"context"
	"errors"
	"fmt"
	"time"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/engine/base/figures"
	"langkah/engine/base/version"
	"langkah/engine/compare/experiment"
	comparison "langkah/engine/compare/report"
	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
)

// newReport returns a report without its runs.
func (f *flags) newReport() (comparison.Report, error) {
	r := comparison.Report{
		Version: version.This().String(), Machine: comparison.Machine(), Made: time.Now().Truncate(time.Second), Lab: f.lab, Language: f.language,
	}
	var err error
	if r.Translate, err = command.Translation(f.language); err != nil {
		return r, exit.Refusal(err)
	}
	return r, nil
}

// report saves the reports and prints the tables.
func report(env command.Env, log results.Log, puzzles []experiment.Entry, judged []experiment.Judged, f *flags) error {
	err := saveReports(env, log, puzzles, judged, f)
	return errors.Join(err, writeTables(env.Out, log.Ordered()))
}

func saveReports(env command.Env, log results.Log, puzzles []experiment.Entry, judged []experiment.Judged, f *flags) error {
	r, err := f.newReport()
	if err != nil {
		return err
	}
	r.Log, r.Puzzles, r.Judged = log, puzzles, judged
	for _, format := range comparison.Formats() {
		path := *f.reports[format]
		if path == "" {
			continue
		}
		data, err := r.Write(format)
		if err != nil {
			return exit.With(exit.Other, fmt.Errorf("%s: %w", path, err))
		}
		if err := env.Save(path, data); err != nil {
			return err
		}
	}
	for _, format := range comparison.ChartFormats() {
		folder := *f.charts[format]
		if folder == "" {
			continue
		}
		err := r.SaveCharts(context.Background(), folder, format, func(path string, _, _ int) {
			fmt.Fprintln(env.Err, "saved", figures.Shown(path))
		})
		if err != nil {
			return exit.With(exit.Other, err)
		}
	}
	return nil
}

// reportMany saves the totals of a comparison of many puzzles and its table of all
// runs, and prints the totals.
func reportMany(env command.Env, log results.Log, all summary.Overall, f *flags) error {
	err := saveSums(env, log, all, f)
	return errors.Join(err, writeSums(env.Out, all.Sums))
}

func saveSums(env command.Env, log results.Log, all summary.Overall, f *flags) error {
	if path := *f.reports["csv"]; path != "" {
		table, err := comparison.Report{Log: log}.CSV()
		if err != nil {
			return exit.With(exit.Other, fmt.Errorf("%s: %w", path, err))
		}
		if err := env.Save(path, table); err != nil {
			return err
		}
	}
	path := *f.reports["html"]
	if path == "" {
		return nil
	}
	r, err := f.newReport()
	if err != nil {
		return err
	}
	page, err := r.SumsHTML(all)
	if err != nil {
		return exit.With(exit.Other, fmt.Errorf("%s: %w", path, err))
	}
	return env.Save(path, page)
}

// reopen opens the puzzles of rows that were read from files, for the pictures of a
// report. A file that is gone, or has changed, is left out.
func reopen(env command.Env, rows []results.Row) []experiment.Entry {
	var entries []experiment.Entry
	seen := map[string]bool{}
	for _, row := range rows {
		if seen[row.Digest] {
			continue
		}
		seen[row.Digest] = true
		_, p, err := env.Puzzles.OpenFile(row.Puzzle)
		if err != nil {
			continue
		}
		if p, err = p.With(row.PuzzleOptions); err == nil && results.Digest(p) == row.Digest {
			entries = append(entries, experiment.Entry{Name: row.Puzzle, Puzzle: p})
		}
	}
	return entries
}
