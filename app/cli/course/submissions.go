package course

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/app/cli/output"
	"langkah/app/cli/terminal"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/base/message"
	"langkah/engine/catalog"
	"langkah/engine/course/attempt"
	"langkah/engine/course/grade"
	"langkah/engine/course/submissions"
	"langkah/engine/host/files"
	"langkah/engine/host/machine"
	"langkah/engine/host/program"
)

// runClass are the flags of grade --run.
type runClass struct {
	command, build, resume            string
	puzzles                           []string
	canvas, moodle, gradescope, title string
	jobs                              int
	points                            float64
	optimal, sandbox                  bool
}

func (r *runClass) addTo(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&r.command, "run", "", "run each submission in a folder by this `command`; {} is the puzzle's file")
	flags.StringVar(&r.build, "build", "", "with --run: run this `command` in each submission before")
	flags.StringArrayVar(&r.puzzles, "puzzles", nil, "with --run: the puzzles, a `file or folder`; may be given again")
	flags.StringVar(&r.resume, "resume", "", "with --run: keep each result in this .jsonl `file`, and leave out those that it holds")
	flags.IntVar(&r.jobs, "jobs", runtime.NumCPU(), "with --run: how `many` submissions run side by side")
	flags.StringVar(&r.canvas, "canvas", "", "with --run: save grades in this .csv `file` for Canvas")
	flags.StringVar(&r.moodle, "moodle", "", "with --run: save grades in this .csv `file` for Moodle")
	flags.StringVar(&r.gradescope, "gradescope", "", "with --run: save NAME/results.json of each submission in this `folder` for Gradescope")
	flags.StringVar(&r.title, "title", "Langkah", "with --run: the `title` of the column in a gradebook")
	flags.Float64Var(&r.points, "points", 0, "with --run: the `points` for all puzzles; without it one for each")
	flags.BoolVar(&r.optimal, "optimal", false, "with --run: a solution that is not optimal does not pass")
	flags.BoolVar(&r.sandbox, "sandbox", false, "with --run: without network, in a read-only system; needs bubblewrap")
	cmd.MarkFlagsMutuallyExclusive("run", "pairs")
}

// alone refuses the flags that need --run.
func (r *runClass) alone(cmd *cobra.Command) error {
	for _, name := range []string{"build", "puzzles", "resume", "jobs", "canvas", "moodle", "gradescope", "title", "points", "optimal", "sandbox"} {
		if cmd.Flags().Changed(name) {
			return fmt.Errorf("--%s goes with --run", name)
		}
	}
	return nil
}

func runSubmissions(ctx context.Context, env command.Env, folder string, f *gradeFlags, options *command.Options) error {
	if err := command.CheckLimits(*f.limits); err != nil {
		return err
	}
	r := &f.run
	names, err := submissions.Find(folder)
	if err == nil {
		err = r.check()
	}
	if err != nil {
		return exit.Refusal(err)
	}
	puzzles, paths, err := r.open(ctx, env, folder, options)
	if err != nil {
		return exit.Refusal(err)
	}
	err = env.CheckDestinations(paths, output.Destination{Flag: "--csv", Path: f.csv}, output.Destination{Flag: "--html", Path: f.html},
		output.Destination{Flag: "--canvas", Path: r.canvas}, output.Destination{Flag: "--moodle", Path: r.moodle}, output.Destination{Flag: "--resume", Path: r.resume})
	if err != nil {
		return err
	}
	if !program.Whole {
		fmt.Fprintln(env.Err, program.Unwatched)
	}
	machine.Guard(f.limits.Memory)
	task := submissions.Task{Folder: folder, Names: names, Puzzles: puzzles, Run: r.command, Build: r.build, Sandbox: r.sandbox, Limits: *f.limits, Jobs: r.jobs}
	results, err := r.work(ctx, env, task)
	if errors.Is(err, context.Canceled) {
		return exit.With(exit.Limited, engine.Errorf("stopped after %d of %d run{|s}%s", len(results), len(names)*len(puzzles), r.again()))
	}
	if err != nil {
		return err
	}
	book := submissions.Book{Results: results, Title: r.title, Points: r.points, Strict: r.optimal}
	return errors.Join(writeBook(env, book, f), endingOf(book))
}

func (r *runClass) again() string {
	if r.resume == "" {
		return "; with --resume FILE a run goes on where it was"
	}
	return "; the same command goes on there"
}

// check says what is wrong with the flags.
func (r *runClass) check() error {
	_, err := program.Words(r.command)
	if err == nil && r.build != "" {
		_, err = program.Words(r.build)
	}
	switch {
	case err != nil:
		return err
	case r.jobs < 1:
		return errors.New("--jobs is at least 1")
	case r.points < 0:
		return errors.New("--points is not below 0")
	case r.sandbox && !program.HasSandbox():
		return program.ErrNoSandbox
	}
	return nil
}

// open opens the puzzles, and returns the paths of their files.
func (r *runClass) open(ctx context.Context, env command.Env, folder string, options *command.Options) (list []submissions.Puzzle, paths []string, err error) {
	paths = r.puzzles
	if len(paths) == 0 {
		if paths, err = filepath.Glob(filepath.Join(folder, "*.txt")); err != nil {
			return nil, nil, err
		}
		if below := filepath.Join(folder, "puzzles"); len(paths) == 0 {
			paths = []string{below}
		}
	}
	entries, err := env.OpenAll(ctx, paths, options)
	if err != nil {
		return nil, nil, err
	}
	paths = nil
	for _, e := range entries {
		if _, err := grade.Judge(e.Puzzle, nil); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", e.Name, err)
		}
		p := submissions.Puzzle{Name: strings.TrimSuffix(filepath.Base(e.Name), ".txt"), Text: e.Puzzle.String(), Puzzle: e.Puzzle}
		if info, err := os.Stat(e.Name); err == nil && info.Mode().IsRegular() {
			paths = append(paths, e.Name)
			if data, err := files.Read(e.Name); err == nil {
				if text, err := catalog.Text(data); err == nil {
					p.Text = text
				}
			}
		}
		list = append(list, p)
	}
	if len(list) == 0 {
		return nil, nil, fmt.Errorf("there is no puzzle; put .txt files into %s, or name them by --puzzles", folder)
	}
	return list, paths, nil
}

// work runs the task, keeps its results and shows how far it is.
func (r *runClass) work(ctx context.Context, env command.Env, task submissions.Task) ([]submissions.Result, error) {
	var known map[string]submissions.Result
	keep := func(submissions.Result) error { return nil }
	if r.resume != "" {
		log, err := submissions.OpenLog(r.resume)
		if err != nil {
			return nil, exit.Refusal(err)
		}
		defer log.Close()
		known, keep = log.Known, log.Add
	}
	line := terminal.NewStatusLine(nil)
	if env.Terminal {
		line = terminal.NewStatusLine(env.Err)
	}
	defer line.Clear()
	done, all := 0, len(task.Names)*len(task.Puzzles)
	return task.Do(ctx, known, func(result submissions.Result) error {
		done++
		line.Show(figures.Shown(result.Submission)+" "+figures.Shown(result.Puzzle)+": "+result.Words, fmt.Sprintf("%s (%d run, %d in all)", terminal.Bar(float64(done)/float64(all), 20), done, all))
		return keep(result)
	})
}

// writeBook saves the files that were asked for, and prints the table.
func writeBook(env command.Env, book submissions.Book, f *gradeFlags) error {
	var err error
	for _, file := range []struct {
		path string
		make func() ([]byte, error)
	}{{f.csv, book.CSV}, {f.html, book.HTML}, {f.run.canvas, book.Canvas}, {f.run.moodle, book.Moodle}} {
		if file.path == "" {
			continue
		}
		data, failed := file.make()
		if failed == nil {
			failed = env.Save(file.path, data)
		}
		err = errors.Join(err, failed)
	}
	if f.run.gradescope != "" {
		err = errors.Join(err, saveGradescope(env, book, f.run.gradescope))
	}
	if f.json {
		return errors.Join(err, printer(env.Out)(book.JSON()))
	}
	return errors.Join(err, writeScores(env.Out, book))
}

func saveGradescope(env command.Env, book submissions.Book, folder string) error {
	var err error
	for _, s := range book.Scores() {
		dir := filepath.Join(folder, s.Name)
		data, failed := book.Gradescope(s)
		if failed == nil {
			failed = os.MkdirAll(dir, 0o777)
		}
		if failed == nil {
			failed = files.Save(filepath.Join(dir, "results.json"), data)
		}
		err = errors.Join(err, failed)
	}
	if err == nil {
		fmt.Fprintln(env.Err, "saved", figures.Shown(folder))
	}
	return err
}

// writeScores prints a line for each submission, and one for each of its runs that did not
// pass.
func writeScores(out io.Writer, book submissions.Book) error {
	scores := book.Scores()
	fmt.Fprintln(out, message.Sprintf("%d submission{|s}", len(scores)))
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "submission\tpuzzle\tverdict\ttime of process\twhy")
	for _, s := range scores {
		fmt.Fprintf(w, "%s\t\t%d of %d passed\t\t\n", figures.Shown(s.Name), s.Passed, len(s.Results))
		for _, r := range s.Results {
			if r.Passed(book.Strict) && r.Verdict == attempt.Right {
				continue
			}
			fmt.Fprintf(w, "\t%s\t%s\t%s\t%s\n", figures.Shown(r.Puzzle), r.Words, figures.Milliseconds(r.Wall), cmp.Or(figures.Shown(r.Why), "-"))
		}
	}
	return w.Flush()
}

// endingOf returns the exit code: that of something wrong unless all have passed.
func endingOf(book submissions.Book) error {
	for _, r := range book.Results {
		if !r.Passed(book.Strict) {
			return exit.Silently(exit.Other)
		}
	}
	return nil
}
