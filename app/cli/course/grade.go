package course

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sync"

	"github.com/spf13/cobra"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/app/cli/output"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/catalog"
	"langkah/engine/course/grade"
	"langkah/engine/host/files"
	"langkah/engine/host/machine"
	"langkah/engine/solve/parallel"
)

// gradeFlags are the flags of grade.
type gradeFlags struct {
	pairs, csv, html string
	json             bool
	run              runClass
	limits           *engine.Limits
}

// NewGrade returns the command grade.
func NewGrade(env command.Env) *cobra.Command {
	var f gradeFlags
	cmd := &cobra.Command{
		Use:   "grade PUZZLE OUTPUT",
		Short: "Check what any program printed as a solution",
		Long: `Check the solution that any program has printed, whatever it calls its moves and
whatever stands around its boards. The boards alone are read; each is held against
the one before by the rules. It says which board is the first that is not legal and
why, whether the puzzle is solved, and in how many slides and steps, against the
proven optimum of both. Time and counts that the output states are repeated, not
judged; the cost, and a claim that the solution is optimal, or that there is none,
are checked. Where moves are printed without boards, ice sliding's are judged.

--pairs grades many: FILE lists on each line a puzzle and an output, with a tab, a
comma or a blank between; in a FOLDER, "name.txt" or "name_in.txt" is the puzzle of
every "name_....txt" there and in the folders below.

--run runs programs instead: FOLDER has a folder for each submission, and each is run
by the command on each puzzle, as langkah run does, in a copy of its folder. The puzzles
are those of --puzzles, or else the .txt files in FOLDER or in FOLDER/puzzles. --build is
run first in each, such as 'javac *.java'. A program that is missing, hangs or crashes
has a verdict. --resume FILE keeps each result at once; run again, it goes on where it
was, and runs again what has changed.

Exit code: 0 all is right, 4 something is wrong, 2 something cannot be read,
3 stopped (Ctrl+C).`,
		Example: `  langkah grade puzzle.txt output.txt
  langkah grade puzzle.txt output.txt --json
  langkah grade --pairs handed-in --csv results.csv --html results.html
  langkah grade --run 'python3 solver.py {}' class --resume class.jsonl --canvas grades.csv
  langkah grade --run 'java Solver {}' --build 'javac *.java' class --puzzles boards`,
		Args: func(cmd *cobra.Command, args []string) error {
			if f.run.command != "" {
				return command.Exactly("FOLDER")(cmd, args)
			}
			if f.pairs != "" {
				return command.Exactly()(cmd, args)
			}
			return command.Exactly("PUZZLE", "OUTPUT")(cmd, args)
		},
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return []string{"txt"}, cobra.ShellCompDirectiveFilterFileExt
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&f.pairs, "pairs", "", "grade all pairs in this `file or folder`")
	flags.StringVar(&f.csv, "csv", "", "save the table of results in this .csv `file`")
	flags.StringVar(&f.html, "html", "", "save a page of results in this .html `file`")
	flags.BoolVar(&f.json, "json", false, "print the result as JSON: one object, or with --pairs an array of them")
	f.limits = command.AddLimits(cmd)
	f.run.addTo(cmd)
	options := env.AddPuzzleOptions(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if f.run.command != "" {
			return runSubmissions(cmd.Context(), env, args[0], &f, options)
		}
		if err := f.run.alone(cmd); err != nil {
			return exit.Refusal(err)
		}
		return runGrade(cmd.Context(), env, args, &f, options)
	}
	return cmd
}

func runGrade(ctx context.Context, env command.Env, args []string, f *gradeFlags, options *command.Options) error {
	if err := command.CheckLimits(*f.limits); err != nil {
		return err
	}
	var pairs []grade.Pair
	if f.pairs == "" {
		pairs = []grade.Pair{{Puzzle: args[0], Output: args[1]}}
	} else {
		var err error
		if pairs, err = readPairs(f.pairs); err != nil {
			return exit.Refusal(err)
		}
	}
	var inputs []string
	for _, pair := range pairs {
		inputs = append(inputs, pair.Puzzle, pair.Output)
	}
	if err := env.CheckDestinations(inputs, output.Destination{Flag: "--csv", Path: f.csv}, output.Destination{Flag: "--html", Path: f.html}); err != nil {
		return err
	}
	machine.Guard(f.limits.Memory)
	entries := gradeAll(ctx, env, pairs, f.pairs != "", options, *f.limits)
	if ctx.Err() != nil {
		return exit.With(exit.Limited, errors.New("stopped before all was graded"))
	}
	return errors.Join(writeGrades(env, entries, f), ending(entries, f.pairs == ""))
}

// readPairs returns the pairs of a list or a folder.
func readPairs(path string) ([]grade.Pair, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.IsDir() {
		return listedPairs(path)
	}
	paths, err := catalog.FilesIn(path)
	if err != nil {
		return nil, err
	}
	pairs := grade.PairsIn(paths)
	if len(pairs) == 0 {
		return nil, fmt.Errorf("there are no pairs in %s; expected puzzles such as 01.txt and outputs such as 01_out.txt", path)
	}
	return pairs, nil
}

// listedPairs returns the pairs of a list.
func listedPairs(path string) ([]grade.Pair, error) {
	if err := files.CheckRegular(path); err != nil {
		return nil, err
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	name := figures.Shown(filepath.Base(path))
	text, err := catalog.Text(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	pairs, err := grade.ReadPairs(text, filepath.Dir(path))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return pairs, nil
}

// gradeAll grades the pairs on all cores; the entries are in the order of the pairs.
func gradeAll(ctx context.Context, env command.Env, pairs []grade.Pair, many bool, options *command.Options, limits engine.Limits) []grade.Entry {
	puzzles := puzzleReader{env: env, options: options, many: many, known: map[string]func() (engine.Puzzle, error){}}
	grader := grade.NewGrader(limits)
	entries := make([]grade.Entry, len(pairs))
	parallel.Each(ctx, len(pairs), func(i int) {
		entries[i] = grade.Entry{Pair: pairs[i]}
		entries[i].Report, entries[i].Err = puzzles.grade(ctx, grader, pairs[i])
	})
	return entries
}

// puzzleReader opens each puzzle once.
type puzzleReader struct {
	env     command.Env
	options *command.Options
	many    bool // the pairs are of a list or a folder: a pipe among them would block the others
	mu      sync.Mutex
	known   map[string]func() (engine.Puzzle, error)
}

func (r *puzzleReader) grade(ctx context.Context, g *grade.Grader, pair grade.Pair) (grade.Report, error) {
	if r.many {
		if err := errors.Join(files.CheckRegular(pair.Puzzle), files.CheckRegular(pair.Output)); err != nil {
			return grade.Report{}, err
		}
	}
	p, err := r.open(pair.Puzzle)
	if err != nil {
		return grade.Report{}, err
	}
	output, err := readOutput(r.env, pair.Output)
	if err != nil {
		return grade.Report{}, err
	}
	return g.Grade(ctx, p, output)
}

// readOutput reads an output up to one byte more than [grade.MostText], which the
// grader then refuses.
func readOutput(env command.Env, path string) ([]byte, error) {
	in, err := env.OpenInput(path)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	return io.ReadAll(io.LimitReader(in, grade.MostText+1))
}

func (r *puzzleReader) open(path string) (engine.Puzzle, error) {
	r.mu.Lock()
	read := r.known[path]
	if read == nil {
		read = sync.OnceValues(func() (engine.Puzzle, error) {
			_, p, err := r.env.Read(path)
			if err == nil {
				r.mu.Lock() // several are read at once
				r.env.Warn(path, p)
				r.mu.Unlock()
				p, err = r.options.Apply(p)
			}
			return p, err
		})
		r.known[path] = read
	}
	r.mu.Unlock()
	return read()
}

// writeGrades saves and prints the results.
func writeGrades(env command.Env, entries []grade.Entry, f *gradeFlags) error {
	var err error
	for _, file := range []struct {
		path string
		make func([]grade.Entry) ([]byte, error)
	}{{f.csv, grade.CSV}, {f.html, grade.HTML}} {
		if file.path == "" {
			continue
		}
		data, failed := file.make(entries)
		if failed == nil {
			failed = env.Save(file.path, data)
		}
		err = errors.Join(err, failed)
	}
	return errors.Join(err, printGrades(env, entries, f))
}

func printGrades(env command.Env, entries []grade.Entry, f *gradeFlags) error {
	switch {
	case f.json && f.pairs == "":
		return printer(env.Out)(entries[0].JSON())
	case f.json:
		return printer(env.Out)(grade.JSON(entries))
	case f.pairs == "":
		return writeGrade(env.Out, entries[0])
	}
	return writeGradeTable(env.Out, entries)
}

// printer returns a function that writes data which was made without an error.
func printer(out io.Writer) func([]byte, error) error {
	return func(data []byte, err error) error {
		if err == nil {
			_, err = out.Write(data)
		}
		return err
	}
}

// ending returns the exit code of the results, which have been printed.
func ending(entries []grade.Entry, alone bool) error {
	code := exit.OK
	for _, e := range entries {
		switch e.Verdict() {
		case grade.Wrong:
			code = exit.Other
		case grade.Unreadable:
			if code == exit.OK {
				code = exit.BadInput
			}
		}
	}
	if code == exit.OK {
		return nil
	}
	if alone && entries[0].Err != nil {
		return exit.Refusal(entries[0].Err)
	}
	return exit.Silently(code)
}
