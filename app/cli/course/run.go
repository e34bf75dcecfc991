package course

import (
	"context"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"langkah/app/cli/columns"
	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/course/grade"
	"langkah/engine/host/machine"
	"langkah/engine/host/program"
)

// runFlags are the flags of run.
type runFlags struct {
	json, sandbox bool
	limits        *engine.Limits
}

// NewRun returns the command run.
func NewRun(env command.Env) *cobra.Command {
	var f runFlags
	cmd := &cobra.Command{
		Use:   "run PUZZLE [flags] -- COMMAND...",
		Short: "Run your own program on a puzzle, and check what it prints",
		Long: `Run a program of your own on a puzzle under limits, and judge what it prints as
grade does: by its boards. {} in the command is the path of the puzzle's file;
without it the puzzle's text is standard input. Instead of boards a program may
print lines such as "s SOLVED 14" and "v UP LEFT", or "s UNSOLVABLE".

The program begins in an empty folder that is removed afterwards; files that the
command names are found where you are. The limits hold for everything that it
starts: at a limit, and when it has ended, all of that is ended. --sandbox gives it
no network and a read-only system, by bubblewrap.

Exit code: 0 right, 4 wrong, 2 nothing to judge, 3 ended at a limit.`,
		Example: `  langkah run puzzle.txt -- python3 solver.py {}
  langkah run puzzle.txt --time 10s --memory 512MB --json -- java -cp classes Solver`,
		Args: func(cmd *cobra.Command, args []string) error {
			at := cmd.ArgsLenAtDash()
			if at < 0 || at == len(args) {
				return fmt.Errorf("the command is missing; it stands behind --, as in: langkah run puzzle.txt -- python3 solver.py {}")
			}
			return command.Exactly("PUZZLE")(cmd, args[:at])
		},
		ValidArgsFunction: func(cmd *cobra.Command, args []string, begun string) ([]string, cobra.ShellCompDirective) {
			if cmd.ArgsLenAtDash() >= 0 {
				return nil, cobra.ShellCompDirectiveDefault
			}
			return command.CompleteFile(cmd, args, begun)
		},
	}
	flags := cmd.Flags()
	flags.BoolVar(&f.json, "json", false, "print the result as a JSON object: that of grade, and program, exit, killed, wall_ms, cpu_ms, peak_bytes")
	flags.BoolVar(&f.sandbox, "sandbox", false, "without network, in a read-only system; needs bubblewrap")
	f.limits = command.AddLimits(cmd)
	options := env.AddPuzzleOptions(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		return runProgram(cmd.Context(), env, args, f, options)
	}
	return cmd
}

func runProgram(ctx context.Context, env command.Env, args []string, f runFlags, options *command.Options) error {
	if err := command.CheckLimits(*f.limits); err != nil {
		return err
	}
	p, text, err := readWithText(env, args[0])
	if err == nil {
		p, err = options.Apply(p)
	}
	if err != nil {
		return exit.Refusal(err)
	}
	if _, err := grade.Judge(p, nil); err != nil {
		return exit.Refusal(err) // before the program is run for nothing
	}
	if !program.Whole {
		fmt.Fprintln(env.Err, program.Unwatched)
	}
	task := program.Task{Words: args[1:], Puzzle: text, Sandbox: f.sandbox}
	ended, err := program.Run(ctx, task, program.Limits{Time: f.limits.Time, Memory: f.limits.Memory, Output: grade.MostText})
	if err != nil {
		return exit.Refusal(err)
	}
	if ended.Killed == program.Stopped {
		return exit.With(exit.Limited, fmt.Errorf("stopped; the program was ended after %s", figures.Duration(ended.Wall)))
	}
	machine.Guard(f.limits.Memory)
	e := grade.Entry{Run: runOf(task.Words, ended)}
	e.Report, e.Err = grade.NewGrader(*f.limits).Grade(ctx, p, ended.Output)
	if f.json {
		err = printer(env.Out)(e.JSON())
	} else if err = writeGrade(env.Out, e); err == nil {
		err = writeRun(env.Out, ended, *f.limits)
	}
	switch {
	case err != nil:
		return err
	case ended.Killed != program.Itself:
		return exit.Silently(exit.Limited)
	}
	return ending([]grade.Entry{e}, true)
}

// readWithText reads a puzzle and the text that a program gets: that of the file, or the
// puzzle's own form where there is no file of it alone.
func readWithText(env command.Env, path string) (p engine.Puzzle, text string, err error) {
	if _, p, err = env.Read(path); err != nil {
		return nil, "", err
	}
	env.Warn(path, p)
	if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
		text, err = env.ReadText(path)
		return p, text, err
	}
	return p, p.String(), nil
}

// runOf returns a run for JSON.
func runOf(words []string, e program.Ended) *grade.Run {
	milliseconds := func(t time.Duration) float64 { return float64(t.Microseconds()) / 1000 }
	r := &grade.Run{Program: strings.Join(words, " "), Wall: milliseconds(e.Wall), CPU: milliseconds(e.CPU), Peak: e.Peak}
	if e.Exit >= 0 {
		r.Exit = &e.Exit
	}
	if e.Killed != program.Itself {
		killed := string(e.Killed)
		r.Killed = &killed
	}
	return r
}

// writeRun prints how the program went.
func writeRun(out io.Writer, e program.Ended, limits engine.Limits) error {
	var b strings.Builder
	line := func(name, text string) { b.WriteString(columns.Hang(fmt.Sprintf("%-13s", name), text)) }
	switch e.Killed {
	case program.Time:
		line("ended", "at the limit of "+figures.Duration(limits.Time)+"; if it prints and nothing arrives, its output is buffered: flush it (python3 -u)")
	case program.Memory:
		line("ended", "at the limit of "+figures.Bytes(limits.Memory)+" for all its processes")
	case program.Output:
		line("ended", "at the limit of "+figures.Bytes(grade.MostText)+" of output")
	default:
		if e.Exit < 0 {
			line("exit code", "none: a signal ended it")
		} else {
			line("exit code", fmt.Sprint(e.Exit))
		}
	}
	line("time", figures.Duration(e.Wall)+", of the processor "+figures.Duration(e.CPU))
	line("memory", figures.Bytes(e.Peak)+" at most")
	if text := strings.TrimRight(e.Errors, "\n "); text != "" {
		b.WriteString("standard error ended with:\n  " + strings.ReplaceAll(text, "\n", "\n  ") + "\n")
	}
	_, err := io.WriteString(out, b.String())
	return err
}
