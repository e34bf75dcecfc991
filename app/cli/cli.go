// Package cli is Langkah on the command line: what the window does, for a
// terminal and for scripts. It goes the same way as the window, from a file
// through the catalogue and engine.Solve to what is printed and saved, and imports no
// toolkit.
//
// Each command has a file of its own name. Flags that belong to a family of
// puzzles or to a method are made from their options; no command names one.
package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"syscall"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"langkah/app/console"
	"langkah/engine/base/figures"
	"langkah/engine/base/version"
	"langkah/engine/catalog"
	"langkah/engine/host/files"
)

// What the program's exit code says.
const (
	OK         = 0 // solved, or done
	Unsolvable = 1 // it is proven that there is no solution
	BadInput   = 2 // a file or an argument is not as it should be
	Limited    = 3 // a limit was reached, or the user stopped it
	Other      = 4 // anything else: a file that cannot be saved, a method that gave up
	Faulty     = 5 // a comparison found methods that cannot all be right
)

// Streams are where a command reads and writes: results go to Out, messages
// and progress to Err. It opens and makes puzzles by the catalogue.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
	Terminal bool // somebody watches Err: progress is shown there
	Puzzles  catalog.Catalog

	screen io.Writer // Err as it is, for the orders of play to a terminal

	known *known // what flags, help and completion are made from
}

// Main runs a command line in the program's own streams until it ends or the
// user interrupts it, and returns the exit code. A second interrupt ends the
// program at once. That the terminal is closed is an interrupt too, unless the
// program was begun to outlive it (nohup).
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
	if outClosed() {
		streams.Out = closedOutput{}
	}
	return Run(ctx, args, streams)
}

// execute runs the command; one that breaks ends with a sentence, and the details
// in a file.
func execute(ctx context.Context, root *cobra.Command) (cmd *cobra.Command, err error) {
	defer func() {
		if broken := recover(); broken != nil {
			what, _, _ := strings.Cut(fmt.Sprint(broken), "\n")
			where := files.KeepBroken("langkah: "+what, "", fmt.Sprintf("%v\n\n%s", broken, debug.Stack()))
			cmd, err = root, ending{Other, fmt.Errorf("the command broke: %s. %s", what, where)}
		}
	}()
	return root.ExecuteContextC(ctx)
}

// Run runs a command line and returns the exit code.
func Run(ctx context.Context, args []string, streams Streams) int {
	out := &output{to: streams.Out, interrupted: ctx.Done()}
	messages := &output{to: streams.Err, interrupted: ctx.Done()}
	plainOut, plainErr := newPlain(out), newPlain(messages)
	defer plainErr.Flush()
	streams.screen, streams.Out, streams.Err = messages, plainOut, plainErr
	streams.In = &input{streams.In, ctx.Done()}
	root, began := newRoot(streams)
	root.SetArgs(args)
	cmd, err := execute(ctx, root)
	_ = plainOut.Flush() // an error of it is kept
	if lost := out.failed(); lost != nil && !errors.Is(err, lost) {
		err = errors.Join(lost, err) // the command has not noticed
	}
	if err == nil {
		return OK
	}
	var ending ending
	if errors.As(err, &ending) && ending.err == nil {
		return ending.code
	}
	code := Other
	switch {
	case errors.Is(err, errInterrupted):
		code = Limited
	case ending.code != 0:
		code = ending.code
	case !*began:
		code = BadInput
		err = fmt.Errorf("%w\nTry: %s --help", err, cmd.CommandPath())
	}
	fmt.Fprintln(streams.Err, "langkah:", inWords(err, args))
	if code == BadInput && cmd.Name() == "solve" && slices.Contains(args, "--json") {
		writeJSON(streams.Out, failedReport(err))
	}
	return code
}

// inWords is an error whose names, of files or other arguments, are as
// [figures.Shown] shows them: a line end in one does not look like one of the message.
func inWords(err error, args []string) string {
	text := err.Error()
	var file *fs.PathError
	if errors.As(err, &file) {
		args = append(slices.Clone(args), file.Path)
	}
	var names []string
	for _, arg := range args {
		_, value, _ := strings.Cut(arg, "=")
		names = append(names, arg, value, filepath.Base(arg), filepath.Base(value))
	}
	for _, name := range names {
		if shown := figures.Shown(name); shown != name {
			text = strings.ReplaceAll(text, name, shown)
		}
	}
	return text
}

// Commands is the tree of all commands, for what is written about them.
func Commands() *cobra.Command {
	root, _ := newRoot(Streams{})
	return root
}

// IsCommand says whether an argument begins a command line, and is not a file
// for the window.
func IsCommand(arg string) bool {
	if strings.HasPrefix(arg, "-") {
		return true
	}
	root, _ := newRoot(Streams{})
	return slices.ContainsFunc(root.Commands(), func(c *cobra.Command) bool { return c.Name() == arg })
}

// ending is how a command ends other than well: with an exit code, and with an
// error unless its result has said all.
type ending struct {
	code int
	err  error
}

func (e ending) Error() string {
	if e.err == nil {
		return fmt.Sprintf("exit code %d", e.code)
	}
	return e.err.Error()
}

func (e ending) Unwrap() error { return e.err }

// badInput is an error that the user's file or arguments are to blame for.
func badInput(err error) error { return ending{BadInput, err} }

// newRoot builds the tree of commands. began tells after the run whether a
// command began: an error before that is one of usage.
func newRoot(s Streams) (root *cobra.Command, began *bool) {
	s.known = newKnown(s.Puzzles)
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
	root.SetIn(s.In)
	root.SetOut(s.Out)
	root.SetErr(s.Err)
	// Cobra's own template does not wrap lines.
	root.SetUsageTemplate(strings.ReplaceAll(root.UsageTemplate(), ".FlagUsages ", ".FlagUsagesWrapped 80 "))
	root.AddCommand(
		newSolve(s),
		newMethods(s),
		newShow(s),
		newNew(s),
		newShare(s),
		newPlay(s),
		newVerify(s),
		newGrade(s), newExercise(s), newWorksheet(s),
		newHint(s),
		newReview(s),
		newCompare(s),
		newTrace(s), newMap(s),
		newCount(s),
		newSolutions(s),
		newCache(s),
		newAudit(s),
		newVersion(s),
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

// atLeastOne wants one argument or more.
func atLeastOne(name string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return fmt.Errorf("%s is missing", name)
		}
		return nil
	}
}

// exactly wants one argument for each of the names.
func exactly(names ...string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		switch {
		case len(args) < len(names):
			return fmt.Errorf("%s is missing", names[len(args)])
		case len(args) > len(names):
			return fmt.Errorf("%q is too much; expected %s alone", args[len(names)], strings.Join(names, " and "))
		}
		return nil
	}
}
