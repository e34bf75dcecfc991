package cli

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"

	"langkah/engine/base/figures"
	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
	"langkah/engine/host/files"
)

// manyPuzzles is from how many on a report has no part for each puzzle: nobody
// could read it.
const manyPuzzles = 1000

// mergeRows joins the rows of files, when they hold all that was planned.
func (s Streams) mergeRows(ctx context.Context, paths []string, f *compareFlags) error {
	var logs []results.Log
	for _, path := range paths {
		log, err := readLog(ctx, path)
		switch {
		case errors.Is(err, context.Canceled):
			return ending{Limited, errors.New("stopped, nothing was joined")}
		case err != nil:
			return badInput(err)
		}
		logs = append(logs, log)
	}
	log, missing := results.Join(logs)
	puzzles := log.Puzzles()
	if err := f.checkMany(puzzles); err != nil {
		return badInput(err)
	}
	for _, gap := range missing {
		fmt.Fprintln(s.Err, "missing:", gap)
	}
	if len(missing) > 0 && !f.partial {
		return ending{Limited, errors.New("the files do not hold all that was planned, nothing was joined; --partial joins what there is")}
	}
	if f.lines != "" {
		if err := saveLog(f.lines, log); err != nil {
			return err
		}
	}
	if puzzles > manyPuzzles {
		all := summary.NewOverall(log)
		return errors.Join(s.tellMany(log, all, f), s.faults(all.Faults))
	}
	return errors.Join(s.tell(log, s.reopen(log.Rows), f), s.faults(summary.Faults(log.Rows)))
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
			return fmt.Errorf("%s puzzles are too many for --%s; there are --html with the sums, and --csv and --jsonl with every run",
				figures.Count(puzzles), asked.flag)
		}
	}
	if f.lab {
		return fmt.Errorf("%s puzzles are too many for a lab report", figures.Count(puzzles))
	}
	return nil
}

// readLog reads a log without opening it for more, until ctx is cancelled.
func readLog(ctx context.Context, path string) (results.Log, error) {
	file, err := files.Open(path)
	if err != nil {
		return results.Log{}, fmt.Errorf("cannot read the runs: %w", err)
	}
	defer file.Close()
	return results.ReadLog(path, stoppable{ctx, file})
}

// stoppable is a reader whose reading ends when ctx is cancelled.
type stoppable struct {
	ctx context.Context
	io.Reader
}

func (r stoppable) Read(p []byte) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	return r.Reader.Read(p)
}

// saveLog writes a log in the place of an old one. It is not put together in
// memory first, as it may be large.
func saveLog(path string, log results.Log) error {
	if err := replaceable(path); err != nil {
		return err
	}
	file, err := files.Stage(path)
	if err != nil {
		return ending{Other, err}
	}
	out := bufio.NewWriterSize(file, 1<<20)
	if err := errors.Join(log.Write(out), out.Flush()); err != nil {
		file.Drop()
		return ending{Other, err}
	}
	if err := file.Keep(); err != nil {
		return ending{Other, err}
	}
	return nil
}
