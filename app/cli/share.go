package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/transcript"
)

func newShare(s Streams) *cobra.Command {
	var moves string
	cmd := &cobra.Command{
		Use:   "share FILE",
		Short: "Print a puzzle as one line for mail and chat",
		Long: `Print a puzzle as a share string: one line with a checksum, which survives mail
and chat. Every command takes such a line in place of FILE, in quotes, where no
file has that name.

` + fileHelp,
		Example: `  langkah share puzzle.txt
  langkah share puzzle.txt --moves solution.txt
  langkah solve 'T2x2:1.2/-.3;k=q9sc'`,
		Args:              exactly("FILE"),
		ValidArgsFunction: completeFile,
	}
	cmd.Flags().StringVar(&moves, "moves", "", "add the moves of the transcript in this `file`")
	options := addOptions(cmd, s.puzzleOptions())
	options.addMore()
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		_, p, err := s.open(args[0])
		if err != nil {
			return err
		}
		if p, err = options.only(p); err != nil {
			return err
		}
		played, err := s.transcriptMoves(p, moves)
		if err != nil {
			return badInput(err)
		}
		line, ok := s.Puzzles.Share(p, played)
		if !ok {
			return badInput(fmt.Errorf("puzzles of the family %s have no share strings", p.Family()))
		}
		_, err = fmt.Fprintln(s.Out, line)
		return err
	}
	return cmd
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
