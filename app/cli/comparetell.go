package cli

import (
	"context"
	"errors"
	"fmt"
	"time"

	"langkah/engine/base/figures"
	"langkah/engine/base/version"
	"langkah/engine/compare/experiment"
	comparison "langkah/engine/compare/report"
	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
)

// report is what reports have in common.
func (f *compareFlags) report() (comparison.Report, error) {
	r := comparison.Report{
		Version: version.This().String(), Machine: comparison.Machine(), Made: time.Now().Truncate(time.Second), Lab: f.lab, Language: f.language,
	}
	var err error
	if r.Translate, err = translation(f.language); err != nil {
		return r, badInput(err)
	}
	return r, nil
}

// tell saves the reports that were asked for and prints the tables.
func (s Streams) tell(log results.Log, puzzles []experiment.Entry, f *compareFlags) error {
	err := s.saveReports(log, puzzles, f)
	return errors.Join(err, writeTables(s.Out, log.Ordered()))
}

func (s Streams) saveReports(log results.Log, puzzles []experiment.Entry, f *compareFlags) error {
	r, err := f.report()
	if err != nil {
		return err
	}
	r.Log, r.Puzzles = log, puzzles
	for _, format := range comparison.Formats() {
		path := *f.reports[format]
		if path == "" {
			continue
		}
		data, err := r.Write(format)
		if err != nil {
			return ending{Other, fmt.Errorf("%s: %w", path, err)}
		}
		if err := s.save(path, data); err != nil {
			return err
		}
	}
	for _, format := range comparison.ChartFormats() {
		folder := *f.charts[format]
		if folder == "" {
			continue
		}
		err := r.SaveCharts(context.Background(), folder, format, func(path string, _, _ int) {
			fmt.Fprintln(s.Err, "saved", figures.Shown(path))
		})
		if err != nil {
			return ending{Other, err}
		}
	}
	return nil
}

// tellMany saves the totals of a comparison of many puzzles and its table of all
// runs, and prints the totals.
func (s Streams) tellMany(log results.Log, all summary.Overall, f *compareFlags) error {
	err := s.saveSums(log, all, f)
	return errors.Join(err, writeSums(s.Out, all.Sums))
}

func (s Streams) saveSums(log results.Log, all summary.Overall, f *compareFlags) error {
	if path := *f.reports["csv"]; path != "" {
		table, err := comparison.Report{Log: log}.CSV()
		if err != nil {
			return ending{Other, fmt.Errorf("%s: %w", path, err)}
		}
		if err := s.save(path, table); err != nil {
			return err
		}
	}
	path := *f.reports["html"]
	if path == "" {
		return nil
	}
	r, err := f.report()
	if err != nil {
		return err
	}
	page, err := r.SumsHTML(all)
	if err != nil {
		return ending{Other, fmt.Errorf("%s: %w", path, err)}
	}
	return s.save(path, page)
}
