package comparing

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/engine/base/figures"
	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
	"langkah/engine/host/files"
)

// manyPuzzles is the most puzzles that a report describes one by one; nobody could read
// more.
const manyPuzzles = 1000

// merge joins the rows of files if they hold all planned runs.
func merge(ctx context.Context, env command.Env, paths []string, f *flags) error {
	var logs []results.Log
	for _, path := range paths {
		log, err := readLog(ctx, path)
		switch {
		case errors.Is(err, context.Canceled):
			return exit.With(exit.Limited, errors.New("stopped, nothing was joined"))
		case err != nil:
			return exit.Refusal(err)
		}
		logs = append(logs, log)
	}
	log, missing := results.Join(logs)
	puzzles := log.Puzzles()
	if err := f.checkMany(puzzles); err != nil {
		return exit.Refusal(err)
	}
	for _, gap := range missing {
		fmt.Fprintln(env.Err, "missing:", gap)
	}
	if len(missing) > 0 && !f.partial {
		return exit.With(exit.Limited, errors.New("the files do not hold all that was planned, nothing was joined; --partial joins what there is"))
	}
	if f.lines != "" {
		if err := saveLog(f.lines, log); err != nil {
			return err
		}
	}
	if puzzles > manyPuzzles {
		all := summary.NewOverall(log)
		return errors.Join(reportMany(env, log, all, f), reportFaults(env, all.Faults))
	}
	return errors.Join(report(env, log, reopen(env, log.Rows), nil, f), reportFaults(env, summary.Faults(log.Rows)))
}

// checkMany refuses the formats that so many puzzles have no report in.
func (f *flags) checkMany(puzzles int) error {
	if puzzles <= manyPuzzles {
		return nil
	}
	for _, output := range []struct{ flag, path string }{
		{"pdf", *f.reports["pdf"]}, {"md", *f.reports["md"]}, {"json", *f.reports["json"]}, {"png", *f.charts["png"]}, {"svg", *f.charts["svg"]},
	} {
		if output.path != "" {
			return fmt.Errorf("%s puzzles are too many for --%s; there are --html with the sums, and --csv and --jsonl with every run",
				figures.Count(puzzles), output.flag)
		}
	}
	if f.lab {
		return fmt.Errorf("%s puzzles are too many for a lab report", figures.Count(puzzles))
	}
	return nil
}

// readLog reads a log file until ctx is cancelled.
func readLog(ctx context.Context, path string) (results.Log, error) {
	file, err := files.Open(path)
	if err != nil {
		return results.Log{}, fmt.Errorf("cannot read the runs: %w", err)
	}
	defer file.Close()
	return results.ReadLog(path, stoppable{ctx, file})
}

// stoppable is a reader that fails once ctx is cancelled.
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

// saveLog replaces a log. It streams, as the log may be too large to encode in memory.
func saveLog(path string, log results.Log) error {
	if err := checkReplaceable(path); err != nil {
		return err
	}
	file, err := files.Stage(path)
	if err != nil {
		return exit.With(exit.Other, err)
	}
	out := bufio.NewWriterSize(file, 1<<20)
	if err := errors.Join(log.Write(out), out.Flush()); err != nil {
		file.Drop()
		return exit.With(exit.Other, err)
	}
	if err := file.Keep(); err != nil {
		return exit.With(exit.Other, err)
	}
	return nil
}
