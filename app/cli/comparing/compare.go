// Package comparing holds the command compare: its runs, its log files and their
// merging, its tables and reports.
package comparing

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/app/cli/output"
	"langkah/app/cli/terminal"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/base/text"
	"langkah/engine/compare/experiment"
	comparison "langkah/engine/compare/report"
	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
	"langkah/engine/host/machine"
)

// flags are the flags of compare.
type flags struct {
	methods       []string
	repeat        int
	seed          uint64
	limits        *engine.Limits
	reports       map[string]*string // paths by format
	charts        map[string]*string // folders for their pictures, by format
	lines, resume string
	shard         shard
	merge         bool
	partial       bool // merge although runs are missing
	lab           bool // the .html and .pdf files are lab reports
	language      string
	programs      []string // NAME=COMMAND
	sandbox       bool
}

// New returns the command compare.
func New(env command.Env) *cobra.Command {
	f := flags{reports: map[string]*string{}, charts: map[string]*string{}}
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
that has ended, and --resume goes on where that file ends, or starts it. --shard
i/n runs the i-th of n parts, each on a machine or in a job of its own; --merge
joins their files. The file begins with the plan, so that --merge says what is
missing: it then joins nothing, unless --partial takes what there is. Give every
shard the same limits.

--program 'mine=python3 solver.py {}' runs a program of your own on each puzzle, too,
as langkah run does: {} is the puzzle's file, and without it the text is standard
input. What it prints is judged as grade does, and the limits hold for all its
processes. Its time and memory are those of its process and not compared with those
of the methods. A log remembers the command but never runs it: name it again.

Tables that methods keep, such as pattern databases, are built before the run
that uses them and do not count in its time.

Exit code: 0 done, 2 bad input or usage, 3 stopped (Ctrl+C) or runs are missing,
4 anything else, 5 a fault was found: two methods that cannot both be right, or a
solution that failed verification.`,
		Example: `  langkah compare puzzle.txt
  langkah compare puzzle.txt --methods optimal,greedy --repeat 5 --pdf report.pdf
  langkah compare puzzles --methods astar,idastar --time 10s --csv table.csv
  langkah compare puzzles --jsonl runs.jsonl --shard 2/4
  langkah compare puzzles --resume runs.jsonl
  langkah compare puzzles --methods astar --program 'mine=python3 solver.py {}'
  langkah compare --merge part1.jsonl part2.jsonl --html report.html`,
		Args: command.AtLeastOne("FILE or FOLDER"),
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return []string{"txt", "png", "jsonl"}, cobra.ShellCompDirectiveFilterFileExt
		},
	}
	f.addTo(cmd)
	_ = cmd.RegisterFlagCompletionFunc("methods", env.CompleteMethods)
	command.OneOf(cmd, "lang", command.Languages()...)
	options := env.AddPuzzleOptions(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if _, err := command.Translation(f.language); err != nil {
			return exit.Refusal(err)
		}
		if f.partial && !f.merge {
			return exit.Refusal(errors.New("--partial goes with --merge"))
		}
		if err := checkFiles(env, args, &f); err != nil {
			return err
		}
		if f.merge {
			return merge(cmd.Context(), env, args, &f)
		}
		return run(cmd.Context(), env, args, &f, options)
	}
	return cmd
}

func (f *flags) addTo(cmd *cobra.Command) {
	set := cmd.Flags()
	set.StringArrayVarP(&f.methods, "methods", "m", []string{experiment.All}, "which `methods`, with commas between them")
	set.StringArrayVar(&f.programs, "program", nil, "run a program of your own, too: its `name=command`; may be given again")
	set.BoolVar(&f.sandbox, "sandbox", false, "run the programs without network, in a read-only system; needs bubblewrap")
	set.IntVar(&f.repeat, "repeat", 1, "run each method this `number` of times on each puzzle")
	set.Uint64Var(&f.seed, "seed", 1, "shuffles the order of repeated runs, the same for the same `number`")
	f.limits = command.AddLimits(cmd)
	for _, format := range comparison.Formats() {
		f.reports[format] = set.String(format, "", "save the report in this ."+format+" `file`")
	}
	for _, format := range comparison.ChartFormats() {
		f.charts[format] = set.String(format, "", "save the charts as ."+format+" pictures in this `folder`")
	}
	set.BoolVar(&f.lab, "lab", false, "make the .html and .pdf files lab reports: the figures, and questions to be answered in writing")
	set.StringVar(&f.language, "lang", "en", "the `language` of the .html and .pdf files, en or id")
	set.StringVar(&f.lines, "jsonl", "", "add a line of JSON to this `file` as each run ends")
	set.StringVar(&f.resume, "resume", "", "leave out the runs that this .jsonl `file` holds, and add the others to it; begin it where there is none")
	set.Var(&f.shard, "shard", "run only the i-th of n `parts`, written i/n")
	set.BoolVar(&f.merge, "merge", false, "join .jsonl files instead of running anything")
	set.BoolVar(&f.partial, "partial", false, "join files though runs are missing")
	cmd.MarkFlagsMutuallyExclusive("jsonl", "resume")
	cmd.MarkFlagsMutuallyExclusive("merge", "resume")
	cmd.MarkFlagsMutuallyExclusive("merge", "shard")
	cmd.MarkFlagsMutuallyExclusive("merge", "program")
}

// checkFiles refuses outputs that would overwrite an input or each other.
func checkFiles(env command.Env, paths []string, f *flags) error {
	inputs, err := command.Texts(paths)
	if err != nil {
		return exit.Refusal(err)
	}
	outputs := []output.Destination{{Flag: "--jsonl", Path: f.lines}, {Flag: "--resume", Path: f.resume}}
	for _, format := range slices.Sorted(maps.Keys(f.charts)) {
		outputs = append(outputs, output.Destination{Flag: "--" + format, Path: *f.charts[format], Names: "*." + format})
	}
	for _, format := range slices.Sorted(maps.Keys(f.reports)) {
		outputs = append(outputs, output.Destination{Flag: "--" + format, Path: *f.reports[format]})
	}
	return env.CheckDestinations(inputs, outputs...)
}

func run(ctx context.Context, env command.Env, paths []string, f *flags, options *command.Options) error {
	if err := command.CheckLimits(*f.limits); err != nil {
		return err
	}
	if f.repeat < 1 {
		return exit.Refusal(errors.New("--repeat is at least 1"))
	}
	puzzles, err := env.OpenAll(ctx, paths, options)
	if err != nil {
		return exit.Refusal(err)
	}
	var words []string
	for _, list := range f.methods {
		words = append(words, experiment.Words(list)...)
	}
	for i := range puzzles {
		puzzles[i].Sources = env.Sources()
	}
	programs, err := f.ownPrograms(env, puzzles)
	if err != nil {
		return exit.Refusal(err)
	}
	plan, err := experiment.NewPlan(puzzles, words, f.repeat, f.seed, *f.limits, programs...)
	if err != nil {
		return exit.Refusal(err)
	}
	if f.shard.parts > 0 {
		plan = plan.Shard(f.shard.part, f.shard.parts)
	}
	file, err := f.openLog()
	if err != nil {
		return err
	}
	log := results.Log{Plans: []results.Header{plan.Header()}}
	keep := func(results.Row) error { return nil }
	if file != nil {
		defer file.Close()
		if err := file.Begin(plan.Header()); err != nil {
			return logError(err)
		}
		keep = file.Add
	}
	if f.resume != "" {
		log = file.Log
		plan = plan.Without(log.Rows)
	}
	machine.Guard(f.limits.Memory)
	var judged []experiment.Judged
	plan.Estimated = func(j experiment.Judged) { judged = append(judged, j) }
	more, err := runJobs(ctx, env, plan, keep)
	log.Rows = results.Merge(log.Rows, more)
	if file != nil {
		if closed := file.Close(); err == nil && closed != nil {
			err = exit.With(exit.Other, closed)
		}
	}
	return errors.Join(report(env, log, puzzles, judged, f), writeJudged(env, judged), err, reportFaults(env, summary.Faults(log.Rows)))
}

// writeJudged writes what is known of own heuristics on each puzzle.
func writeJudged(env command.Env, list []experiment.Judged) error {
	var err error
	for i, j := range list {
		if i > 0 {
			fmt.Fprintln(env.Out)
		}
		fmt.Fprint(env.Out, j.Puzzle)
		err = errors.Join(err, command.NewTruth(j.Truth, j.Err).Write(env.Out))
	}
	return err
}

// runJobs runs the plan, keeps each row, and shows how far it is on a terminal.
func runJobs(ctx context.Context, env command.Env, plan experiment.Plan, keep func(results.Row) error) ([]results.Row, error) {
	line := terminal.NewStatusLine(nil)
	if env.Terminal {
		line = terminal.NewStatusLine(env.Err)
	}
	start, all := time.Now(), len(plan.Jobs)
	var rows []results.Row
	err := plan.Run(ctx, nil, func(_ experiment.Job, row results.Row, _ engine.Result) error {
		rows = append(rows, row)
		share := float64(len(rows)) / float64(all)
		left := time.Duration(float64(time.Since(start)) * (1 - share) / share)
		line.Show(row.Puzzle+" "+row.Method(), fmt.Sprintf("%s (%d/%d, %s left)", terminal.Bar(share, 20), len(rows), all, left.Round(time.Second)))
		return keep(row)
	})
	line.Clear()
	switch {
	case errors.Is(err, context.Canceled):
		return rows, exit.With(exit.Limited, engine.Errorf("stopped after %d of %d run{|s}", len(rows), len(plan.Jobs)))
	case err != nil:
		return rows, exit.With(exit.Other, err)
	}
	return rows, nil
}

// reportFaults prints each fault with the command that shows it again.
func reportFaults(env command.Env, faults []summary.Fault) error {
	if len(faults) == 0 {
		return nil
	}
	for _, fault := range faults {
		fmt.Fprintf(env.Err, "fault in %s: %s\nto see it again: %s\n", figures.Shown(fault.Puzzle), fault.What, fault.Command())
	}
	return exit.With(exit.Faulty, fmt.Errorf("%s found", figures.Plural(len(faults), "fault")))
}

// shard is the value i/n of --shard; the zero value is all parts.
type shard struct{ part, parts int }

func (s *shard) Set(value string) error {
	n, ok := text.Numbers(value, "", "/")
	if !ok || n[0] < 1 || n[0] > n[1] {
		return errors.New("expected i/n with i from 1 to n, such as 2/4")
	}
	s.part, s.parts = n[0], n[1]
	return nil
}

func (s *shard) String() string {
	if s.parts == 0 {
		return ""
	}
	return fmt.Sprintf("%d/%d", s.part, s.parts)
}

func (*shard) Type() string { return "parts" }
