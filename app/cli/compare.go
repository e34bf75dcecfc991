package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/schollz/progressbar/v3"
	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/compare"
	"langkah/engine/machine"
	comparison "langkah/engine/report"
)

// compareFlags are the flags of compare.
type compareFlags struct {
	methods       []string
	repeat        int
	seed          uint64
	limits        *engine.Limits
	reports       map[string]*string // paths by format
	charts        string             // a folder for their pictures
	lines, resume string
	shard         shard
	merge         bool
}

func newCompare(s Streams) *cobra.Command {
	f := compareFlags{reports: map[string]*string{}}
	cmd := &cobra.Command{
		Use:   "compare FILE|FOLDER...",
		Short: "Run many methods on the same puzzles and compare them",
		Long: `Run many methods on the same puzzles, one run after the other, and compare them.
A FOLDER stands for the .txt files in it and below.

Methods are given by words: all that make sense (all), those that promise
optimal solutions (optimal), an algorithm with all its heuristics (astar), or
one method (astar/manhattan). Options follow behind colons:
wastar/manhattan:weight=2.

A big comparison can be stopped and resumed: --jsonl keeps a line of every run
that has ended, and --resume goes on where that file ends. --shard i/n runs the
i-th of n parts, each on a machine or in a job of its own; --merge joins their
files.

Exit code: 0 done, 2 bad input or usage, 3 stopped (Ctrl+C), 4 anything else,
5 a fault was found: two methods that cannot both be right, or a solution that
failed verification.`,
		Example: `  langkah compare puzzle.txt
  langkah compare puzzle.txt --methods optimal,greedy --repeat 5 --html report.html
  langkah compare puzzles --methods astar,idastar --time 10s --csv table.csv
  langkah compare puzzles --jsonl runs.jsonl --shard 2/4
  langkah compare puzzles --resume runs.jsonl
  langkah compare --merge part1.jsonl part2.jsonl --html report.html`,
		Args: cobra.MinimumNArgs(1),
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return []string{"txt", "png", "jsonl"}, cobra.ShellCompDirectiveFilterFileExt
		},
	}
	flags := cmd.Flags()
	flags.StringSliceVarP(&f.methods, "methods", "m", []string{compare.All}, "which `methods`, with commas between them")
	flags.IntVar(&f.repeat, "repeat", 1, "run each method this `number` of times on each puzzle")
	flags.Uint64Var(&f.seed, "seed", 1, "shuffles the order of repeated runs, the same for the same `number`")
	f.limits = limitFlags(cmd)
	for _, format := range comparison.Formats() {
		f.reports[format] = flags.String(format, "", "save the report in this ."+format+" `file`")
	}
	flags.StringVar(&f.charts, "png", "", "save pictures of the charts in this `folder`")
	flags.StringVar(&f.lines, "jsonl", "", "add a line of JSON to this `file` as each run ends")
	flags.StringVar(&f.resume, "resume", "", "leave out the runs that this .jsonl `file` holds, and add the others to it")
	flags.Var(&f.shard, "shard", "run only the i-th of n equal `parts`, written i/n")
	flags.BoolVar(&f.merge, "merge", false, "join .jsonl files instead of running anything")
	cmd.MarkFlagsMutuallyExclusive("jsonl", "resume")
	options := addOptions(cmd, puzzleOptions())
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if err := s.checkFiles(args, &f); err != nil {
			return err
		}
		if f.merge {
			return s.mergeRows(args, &f)
		}
		return s.runCompare(cmd.Context(), args, &f, options)
	}
	return cmd
}

func (s Streams) runCompare(ctx context.Context, paths []string, f *compareFlags, options *optionFlags) error {
	if err := checkLimits(*f.limits); err != nil {
		return err
	}
	if f.repeat < 1 {
		return badInput(errors.New("--repeat is at least 1"))
	}
	puzzles, err := s.openAll(paths, options)
	if err != nil {
		return badInput(err)
	}
	plan, err := compare.NewPlan(puzzles, f.methods, f.repeat, f.seed, *f.limits)
	if err != nil {
		return badInput(err)
	}
	if f.shard.parts > 0 {
		plan = plan.Shard(f.shard.part, f.shard.parts)
	}
	rows, err := readRows(f.resume)
	if err != nil {
		return badInput(err)
	}
	plan = plan.Without(rows)
	lines, err := f.appendLines()
	if err != nil {
		return ending{Other, err}
	}
	machine.Guard(f.limits.Memory)
	more, err := s.runPlan(ctx, plan, lines)
	rows = compare.Merge(rows, more)
	if closed := lines.Close(); err == nil && closed != nil {
		err = ending{Other, closed}
	}
	return errors.Join(s.tell(rows, puzzles, f), err, s.faults(rows))
}

// runPlan runs the plan, keeps a line of each run, and shows how far it is on
// a terminal.
func (s Streams) runPlan(ctx context.Context, plan compare.Plan, lines io.Writer) ([]compare.Row, error) {
	bar := progressbar.DefaultSilent(int64(len(plan.Jobs)))
	if s.Terminal {
		bar = progressbar.NewOptions(len(plan.Jobs), progressbar.OptionSetWriter(s.Err), progressbar.OptionSetWidth(20),
			progressbar.OptionShowCount(), progressbar.OptionClearOnFinish(), progressbar.OptionSetPredictTime(true))
	}
	var rows []compare.Row
	err := plan.Run(ctx, nil, func(job compare.Job, row compare.Row, _ engine.Result) error {
		rows = append(rows, row)
		bar.Describe(row.Puzzle + " " + row.Method())
		_ = bar.Add(1) // only the look of a bar can fail
		return row.Write(lines)
	})
	_ = bar.Clear()
	switch {
	case errors.Is(err, context.Canceled):
		return rows, ending{Limited, fmt.Errorf("stopped after %d of %d runs", len(rows), len(plan.Jobs))}
	case err != nil:
		return rows, ending{Other, err}
	}
	return rows, nil
}

// mergeRows joins the rows of files.
func (s Streams) mergeRows(paths []string, f *compareFlags) error {
	var lists [][]compare.Row
	for _, path := range paths {
		rows, err := readRows(path)
		if err != nil {
			return badInput(err)
		}
		lists = append(lists, rows)
	}
	rows := compare.Merge(lists...)
	if f.lines != "" {
		var all strings.Builder
		for _, row := range rows {
			if err := row.Write(&all); err != nil {
				return ending{Other, err}
			}
		}
		if err := s.save(f.lines, []byte(all.String())); err != nil {
			return err
		}
	}
	return errors.Join(s.tell(rows, reopen(rows), f), s.faults(rows))
}

// tell prints the tables and saves the reports that were asked for.
func (s Streams) tell(rows []compare.Row, puzzles []compare.Entry, f *compareFlags) error {
	if err := writeTables(s.Out, rows); err != nil {
		return ending{Other, err}
	}
	r := comparison.Report{
		Version: version(), Machine: comparison.Machine(), Made: time.Now().Truncate(time.Second),
		Limits: *f.limits, Repeat: f.repeat, Seed: f.seed, Rows: rows, Puzzles: puzzles,
	}
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
	if f.charts == "" {
		return nil
	}
	err := comparison.SaveCharts(context.Background(), f.charts, rows, func(path string, _, _ int) {
		fmt.Fprintln(s.Err, "saved", path)
	})
	if err != nil {
		return ending{Other, err}
	}
	return nil
}

// faults says what is wrong, and how to see it again.
func (s Streams) faults(rows []compare.Row) error {
	faults := compare.Faults(rows)
	if len(faults) == 0 {
		return nil
	}
	for _, fault := range faults {
		fmt.Fprintf(s.Err, "fault in %s: %s\nto see it again: %s\n", fault.Puzzle, fault.What, fault.Command())
	}
	return ending{Faulty, fmt.Errorf("%s found", count(len(faults), "fault"))}
}

// readRows reads the rows of a file; there are none where path is empty.
func readRows(path string) ([]compare.Row, error) {
	if path == "" {
		return nil, nil
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("cannot read the runs: %w", err)
	}
	defer file.Close()
	rows, err := compare.Read(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return rows, nil
}

// appendLines opens the file that a line of each run is added to, for
// appending: what a stopped run has written stays.
func (f *compareFlags) appendLines() (io.WriteCloser, error) {
	path := f.lines
	if f.resume != "" {
		path = f.resume
	}
	if path == "" {
		return discard{}, nil
	}
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR|os.O_APPEND, 0o666)
	if err != nil {
		return nil, fmt.Errorf("cannot keep the runs: %w", err)
	}
	if err := endLastLine(file); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", path, err), file.Close())
	}
	return file, nil
}

// endLastLine takes away what a run that was killed left of its last line.
func endLastLine(file *os.File) error {
	data, err := io.ReadAll(file)
	if err != nil {
		return err
	}
	whole := strings.LastIndexByte(string(data), '\n') + 1
	return file.Truncate(int64(whole))
}

// discard is a file that keeps nothing.
type discard struct{}

func (discard) Write(p []byte) (int, error) { return len(p), nil }
func (discard) Close() error                { return nil }

// shard is a flag's i/n.
type shard struct{ part, parts int }

func (s *shard) Set(text string) error {
	if _, err := fmt.Sscanf(text+"\n", "%d/%d\n", &s.part, &s.parts); err != nil || s.part < 1 || s.part > s.parts {
		return errors.New("expected i/n with i from 1 to n, such as 2/4")
	}
	return nil
}

func (s *shard) String() string {
	if s.parts == 0 {
		return ""
	}
	return fmt.Sprintf("%d/%d", s.part, s.parts)
}

func (*shard) Type() string { return "parts" }
