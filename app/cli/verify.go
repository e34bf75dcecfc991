package cli

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/transcript"
)

func newVerify(s Streams) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "verify FILE TRANSCRIPT",
		Short: "Replay a saved transcript by the rules",
		Long: `Replay the moves that a transcript lists, by the rules alone: each must be
legal and cost what it says, and the last must reach the goal. The options of
the puzzle are those of the transcript, unless you give others.

` + fileHelp + `

Exit code: 0 the transcript is right, 4 it is not, 2 a file cannot be read.`,
		Example: `  langkah solve puzzle.txt --txt solution.txt
  langkah verify puzzle.txt solution.txt`,
		Args: exactly("FILE", "TRANSCRIPT"),
	}
	options := addOptions(cmd, puzzleOptions())
	options.addMore()
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		_, p, err := s.open(args[0])
		if err != nil {
			return err
		}
		moves, values, err := readTranscript(args[1])
		if err != nil {
			return badInput(err)
		}
		p, err = p.With(values)
		if err != nil {
			return badInput(fmt.Errorf("%s does not belong to %s: %w", args[1], args[0], err))
		}
		p, err = options.only(p)
		if err != nil {
			return err
		}
		cost := 0
		for _, m := range moves {
			cost += m.Cost
		}
		if err := engine.Verify(p.Start(), moves, cost); err != nil {
			return fmt.Errorf("%s does not solve %s: %w", args[1], args[0], err)
		}
		_, err = fmt.Fprintf(s.Out, "verified: %s, cost %d, from the start to the goal\n", count(len(moves), "move"), cost)
		return err
	}
	return cmd
}

// readTranscript is the moves of a transcript, and the puzzle's options under
// which they were found.
func readTranscript(path string) ([]engine.Move, engine.Values, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, nil, err
	}
	moves, err := transcript.Read(string(data))
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", filepath.Base(path), err)
	}
	return moves, transcript.Options(string(data)), nil
}
