package playing

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/engine"
	"langkah/engine/game/share"
)

// NewShare returns the command share.
func NewShare(env command.Env) *cobra.Command {
	var moves, algorithm, heuristic string
	var events int
	cmd := &cobra.Command{
		Use:   "share FILE",
		Short: "Print a puzzle as one line for mail and chat",
		Long: `Print a puzzle as a share string: one line with a checksum, which survives mail
and chat. Every command takes such a line in place of FILE, in quotes, where no
file has that name. With --algorithm it holds a place in the search by that
method: the window goes there, and "langkah trace" takes the method. Moves and a
place that FILE holds itself, as a share string can, stay in it.

` + command.FileHelp,
		Example: `  langkah share puzzle.txt
  langkah share puzzle.txt --moves solution.txt
  langkah share puzzle.txt -a astar -H manhattan --event 120
  langkah solve 'T2x2:1.2/-.3;k=q9sc'`,
		Args:              command.Exactly("FILE"),
		ValidArgsFunction: command.CompleteFile,
	}
	cmd.Flags().StringVar(&moves, "moves", "", "add the moves of the transcript in this `file`")
	cmd.Flags().StringVarP(&algorithm, "algorithm", "a", "", "add a place in the search by this `name`")
	cmd.Flags().StringVarP(&heuristic, "heuristic", "H", "", "what guides that search, by `name`")
	cmd.Flags().IntVar(&events, "event", 0, "the place: so many events have happened, as trace numbers them")
	_ = cmd.RegisterFlagCompletionFunc("algorithm", env.CompleteAlgorithm)
	_ = cmd.RegisterFlagCompletionFunc("heuristic", env.CompleteHeuristic)
	cmd.MarkFlagsMutuallyExclusive("moves", "algorithm")
	options := env.AddSearchOptions(cmd).AddOther()
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		_, g, err := env.OpenGame(args[0])
		if err != nil {
			return err
		}
		p := g.Puzzle
		if algorithm != "" {
			return sharePlace(env, p, algorithm, heuristic, events, options)
		}
		if heuristic != "" || events != 0 {
			return exit.Refusal(errors.New("--heuristic and --event are of a place in a search; name its --algorithm too"))
		}
		if p, err = options.Apply(p); err != nil {
			return err
		}
		if g.Place != nil && moves == "" {
			return writeLine(env, p)(env.Puzzles.SharePlace(p, *g.Place))
		}
		played, err := transcriptMoves(env, p, moves)
		if moves == "" {
			// With other options they may cost something else, or not be legal.
			played, err = share.Moves(p, names(g.Moves))
		}
		if err != nil {
			return exit.Refusal(err)
		}
		return writeLine(env, p)(env.Puzzles.Share(p, played))
	}
	return cmd
}

// sharePlace prints a puzzle with a place in a search.
func sharePlace(env command.Env, p engine.Puzzle, algorithm, heuristic string, events int, options *command.Options) error {
	if events < 0 {
		return exit.Refusal(fmt.Errorf("--event is %d, expected 0 or more", events))
	}
	p, m, err := env.Choose(p, algorithm, heuristic, options)
	if err != nil {
		return exit.Refusal(err)
	}
	if err := command.CheckWatched(m); err != nil {
		return err
	}
	if kind, _, ok := engine.SplitOwn(m.Heuristic.Name); ok && kind != engine.OfFormula {
		return exit.Refusal(errors.New("a share string can hold a heuristic of your own that is a formula, not a table or a program"))
	}
	return writeLine(env, p)(env.Puzzles.SharePlace(p, share.Place{Method: m, Events: events}))
}

// writeLine returns a function that prints the share string of a puzzle, if its family
// has share strings.
func writeLine(env command.Env, p engine.Puzzle) func(line string, ok bool) error {
	return func(line string, ok bool) error {
		if !ok {
			return exit.Refusal(fmt.Errorf("puzzles of the family %s have no share strings", p.Family()))
		}
		_, err := fmt.Fprintln(env.Out, line)
		return err
	}
}

func names(moves []engine.Move) []string {
	list := make([]string, len(moves))
	for i, m := range moves {
		list[i] = m.Name
	}
	return list
}
