// Package cli is Langkah on the command line: the same jobs as in the window, for a
// terminal and for scripts. It takes the same path as the window, from a file through
// the catalogue and engine.Solve to what is printed and saved, and imports no toolkit.
//
// Here are the program, from arguments to a command, and the commands that show a
// puzzle or its family. The others stand in folders by their subject: solving,
// playing, tracing, comparing, course. What they share is in command; below that are
// terminal (streams), output (files, JSON), columns (layout of text) and exit (codes).
//
// Flags that belong to a family of puzzles or to a method are made from their options;
// no command names one.
package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"slices"
	"strings"
	"syscall"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"langkah/app/cli/command"
	"langkah/app/cli/comparing"
	"langkah/app/cli/course"
	"langkah/app/cli/exit"
	"langkah/app/cli/playing"
	"langkah/app/cli/solving"
	"langkah/app/cli/terminal"
	"langkah/app/cli/tracing"
	"langkah/app/console"
	"langkah/engine/base/version"
	"langkah/engine/catalog"
	"langkah/engine/host/files"
)

// Streams are the program's input and output: results are written to Out, messages
// and progress to Err.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
	Terminal bool // Err is a terminal: progress is shown there
	Puzzles  catalog.Catalog
}

// Main runs a command line in the program's own streams until it ends or the user
// interrupts it, and returns the exit code. A second interrupt kills the program. A
// closed terminal is an interrupt too, unless the program ignores that (nohup).
func Main(args []string) int {
	signals := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) {
		signals = append(signals, syscall.SIGHUP)
	}
	ctx, stop := signal.NotifyContext(context.Background(), signals...)
	defer stop()
	context.AfterFunc(ctx, stop)
	console.Colours()
	streams := Streams{
		In: os.Stdin, Out: os.Stdout, Err: os.Stderr, Terminal: term.IsTerminal(int(os.Stderr.Fd())),
		Puzzles: catalog.New(catalog.UserTables()),
	}
	if terminal.OutClosed() {
		streams.Out = terminal.ClosedOutput{}
	}
	return Run(ctx, args, streams)
}

// execute runs the command. A panic becomes an error, with the details in a file.
func execute(ctx context.Context, root *cobra.Command) (cmd *cobra.Command, err error) {
	defer func() {
		if broken := recover(); broken != nil {
			what, _, _ := strings.Cut(fmt.Sprint(broken), "\n")
			where := files.KeepBroken("langkah: "+what, "", fmt.Sprintf("%v\n\n%s", broken, debug.Stack()))
			cmd, err = root, exit.With(exit.Other, fmt.Errorf("the command broke: %s. %s", what, where))
		}
	}()
	return root.ExecuteContextC(ctx)
}

// Run runs a command line and returns the exit code.
func Run(ctx context.Context, args []string, streams Streams) int {
	out := terminal.NewPrinter(streams.Out, ctx.Done())
	messages := terminal.NewPrinter(streams.Err, ctx.Done())
	plainOut, plainErr := terminal.NewPlain(out), terminal.NewPlain(messages)
	defer plainErr.Flush()
	root, began := newRoot(command.NewEnv(command.Env{
		In: terminal.NewInput(streams.In, ctx.Done()), Out: plainOut, Err: plainErr,
		Screen: messages, Terminal: streams.Terminal, Puzzles: streams.Puzzles,
	}))
	root.SetArgs(args)
	cmd, err := execute(ctx, root)
	_ = plainOut.Flush() // out keeps its error
	if lost := out.Err(); lost != nil && !errors.Is(err, lost) {
		err = errors.Join(lost, err) // the command ignored it
	}
	if err == nil {
		return exit.OK
	}
	var ending exit.Error
	if errors.As(err, &ending) && ending.Err == nil {
		return ending.Code
	}
	code := exit.Other
	switch {
	case errors.Is(err, terminal.ErrInterrupted):
		code = exit.Limited
	case ending.Code != exit.OK:
		code = ending.Code
	case !*began:
		code = exit.BadInput
		err = fmt.Errorf("%w\nTry: %s --help", err, cmd.CommandPath())
	}
	fmt.Fprintln(plainErr, "langkah:", command.ErrorText(err, args))
	if code == exit.BadInput && cmd.Name() == "solve" && slices.Contains(args, "--json") {
		_ = solving.WriteFailure(plainOut, err) // the command has failed already
	}
	return code
}

// Commands returns the tree of all commands, for documentation.
func Commands() *cobra.Command {
	root, _ := newRoot(command.NewEnv(command.Env{}))
	return root
}

// IsCommand reports whether an argument is a flag or the name of a command.
func IsCommand(arg string) bool {
	if strings.HasPrefix(arg, "-") {
		return true
	}
	root, _ := newRoot(command.NewEnv(command.Env{}))
	return slices.ContainsFunc(root.Commands(), func(c *cobra.Command) bool { return c.Name() == arg })
}

// IsShared reports whether an argument is a share string and no file.
func IsShared(arg string) bool {
	return command.Env{Puzzles: catalog.New(catalog.Tables{})}.IsShared(arg)
}

// newRoot builds the tree of commands. After a run, began tells whether a command
// began: an error before that is one of usage.
func newRoot(env command.Env) (root *cobra.Command, began *bool) {
	began = new(bool)
	root = &cobra.Command{
		Use:   "langkah",
		Short: "Puzzles solved by search",
		Long: `Langkah solves puzzles by search and shows, checks and saves the solutions.

Alone, or with a puzzle's file, it opens the window; with a command it works
in the terminal.`,
		Example: `  langkah                               open the window
  langkah puzzle.txt                    open a puzzle in the window
  langkah solve puzzle.txt              solve it here
  langkah new sliding | langkah solve -`,
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          noSuchCommand,
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
		PersistentPreRunE: func(cmd *cobra.Command, _ []string) error {
			// Flags that do not go together are bad usage; Cobra would find them later.
			err := cmd.ValidateFlagGroups()
			*began = err == nil
			return err
		},
	}
	root.CompletionOptions.SetDefaultShellCompDirective(cobra.ShellCompDirectiveNoFileComp)
	root.SetIn(env.In)
	root.SetOut(env.Out)
	root.SetErr(env.Err)
	// Cobra's own template does not wrap lines.
	root.SetUsageTemplate(strings.ReplaceAll(root.UsageTemplate(), ".FlagUsages ", ".FlagUsagesWrapped 80 "))
	root.AddCommand(
		newShow(env), newMethods(env), newNew(env), newCache(env), newVersion(env),
		solving.NewSolve(env), solving.NewCount(env), solving.NewSolutions(env),
		playing.NewPlay(env), playing.NewHint(env), playing.NewVerify(env), playing.NewReview(env), playing.NewShare(env),
		tracing.NewTrace(env), tracing.NewMap(env),
		comparing.New(env),
		course.NewGrade(env), course.NewRun(env), course.NewExercise(env), course.NewWorksheet(env), course.NewLesson(env), course.NewAudit(env),
	)
	for _, c := range root.Commands() {
		c.Flags().SortFlags = false
	}
	root.SetFlagErrorFunc(noSuchFlag)
	root.Version = version.This().String()
	root.SetVersionTemplate(versionLine())
	strictHelp(root)
	return root, began
}
