package cli

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/game/share"
	"langkah/engine/game/transcript"
)

func newShare(s Streams) *cobra.Command {
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

` + fileHelp,
		Example: `  langkah share puzzle.txt
  langkah share puzzle.txt --moves solution.txt
  langkah share puzzle.txt -a astar -H manhattan --event 120
  langkah solve 'T2x2:1.2/-.3;k=q9sc'`,
		Args:              exactly("FILE"),
		ValidArgsFunction: completeFile,
	}
	cmd.Flags().StringVar(&moves, "moves", "", "add the moves of the transcript in this `file`")
	cmd.Flags().StringVarP(&algorithm, "algorithm", "a", "", "add a place in the search by this `name`")
	cmd.Flags().StringVarP(&heuristic, "heuristic", "H", "", "what guides that search, by `name`")
	cmd.Flags().IntVar(&events, "event", 0, "the place: so many events have happened, as trace numbers them")
	_ = cmd.RegisterFlagCompletionFunc("algorithm", s.completeAlgorithm)
	_ = cmd.RegisterFlagCompletionFunc("heuristic", s.completeHeuristic)
	cmd.MarkFlagsMutuallyExclusive("moves", "algorithm")
	options := addOptions(cmd, s.known.ofSearches())
	options.addMore()
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		_, g, err := s.openGame(args[0])
		if err != nil {
			return err
		}
		p := g.Puzzle
		if algorithm != "" {
			return s.sharePlace(p, algorithm, heuristic, events, options)
		}
		if heuristic != "" || events != 0 {
			return badInput(errors.New("--heuristic and --event are of a place in a search; name its --algorithm too"))
		}
		if p, err = options.only(p); err != nil {
			return err
		}
		if g.Place != nil && moves == "" {
			return s.writeLine(p)(s.Puzzles.SharePlace(p, *g.Place))
		}
		played, err := s.transcriptMoves(p, moves)
		if moves == "" {
			// With other options they may cost something else, or not be legal.
			played, err = share.Moves(p, namesOf(g.Moves))
		}
		if err != nil {
			return badInput(err)
		}
		return s.writeLine(p)(s.Puzzles.Share(p, played))
	}
	return cmd
}

// sharePlace prints a puzzle with a place in a search.
func (s Streams) sharePlace(p engine.Puzzle, algorithm, heuristic string, events int, options *optionFlags) error {
	if events < 0 {
		return badInput(fmt.Errorf("--event is %d, expected 0 or more", events))
	}
	p, m, err := choose(p, algorithm, heuristic, options)
	if err != nil {
		return badInput(err)
	}
	if err := watched(m); err != nil {
		return err
	}
	return s.writeLine(p)(s.Puzzles.SharePlace(p, share.Place{Method: m, Events: events}))
}

// writeLine prints the share string of a puzzle, if its family has any.
func (s Streams) writeLine(p engine.Puzzle) func(line string, ok bool) error {
	return func(line string, ok bool) error {
		if !ok {
			return badInput(fmt.Errorf("puzzles of the family %s have no share strings", p.Family()))
		}
		_, err := fmt.Fprintln(s.Out, line)
		return err
	}
}

func namesOf(moves []engine.Move) []string {
	names := make([]string, len(moves))
	for i, m := range moves {
		names[i] = m.Name
	}
	return names
}

// transcriptMoves are the moves of a transcript, which have to be legal from
// the puzzle's start; none for the path "".
func (s Streams) transcriptMoves(p engine.Puzzle, path string) ([]engine.Move, error) {
	if path == "" {
		return nil, nil
	}
	text, err := s.readText(path)
	if err != nil {
		return nil, err
	}
	claims, err := transcript.Read(text)
	if err == nil {
		_, err = engine.Replay(engine.PlayStart(p), claims.Moves)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return claims.Moves, nil
}
