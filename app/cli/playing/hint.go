package playing

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"langkah/app/cli/columns"
	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/app/cli/output"
	"langkah/engine"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
	"langkah/engine/game/truth"
	"langkah/engine/host/machine"
)

// hintFlags are the flags of hint that are the same for every puzzle.
type hintFlags struct {
	moves, transcript string
	png               string
	level             int
	json              bool
	strict            *bool
	limits            *engine.Limits
}

// NewHint returns the command hint.
func NewHint(env command.Env) *cobra.Command {
	var f hintFlags
	cmd := &cobra.Command{
		Use:   "hint FILE",
		Short: "Give a hint, as much of one as you ask for",
		Long: `Give a hint for a puzzle, or for the position that moves lead to. Level 1 says
what the position is like, 2 where to look and why, 3 names a move, and 4 plays on
until something is achieved. All that is said is proven; where the limits leave
something open, that is said.

` + command.FileHelp + `

Exit code: 0 a hint, or the puzzle is solved, 1 there is no solution, with the
reason, 2 bad input or usage, 3 no best move was found within the limits, or it was
stopped (Ctrl+C), 4 the transcript is wrong.`,
		Example: `  langkah hint puzzle.txt
  langkah hint puzzle.txt --level 3 --moves "UP, LEFT"
  langkah hint puzzle.txt --level 2 --json`,
		Args:              command.Exactly("FILE"),
		ValidArgsFunction: command.CompleteFile,
	}
	flags := cmd.Flags()
	flags.IntVar(&f.level, "level", truth.Like, "how much to tell, from 1 to 4")
	flags.StringVar(&f.moves, "moves", "", "the `moves` made so far, apart by commas")
	flags.StringVar(&f.transcript, "transcript", "", "the moves made so far, in a transcript's `file`")
	flags.BoolVar(&f.json, "json", false, "print the hint as one JSON object")
	flags.StringVar(&f.png, "png", "", "save a picture of the board in this `file`; of a dead end it shows the cells that prove it")
	f.limits = command.AddLimits(cmd)
	f.strict = command.AddStrict(cmd)
	options := env.AddPuzzleOptions(cmd).AddOther()
	cmd.RunE = func(cmd *cobra.Command, args []string) error { return hint(cmd.Context(), env, args[0], &f, options) }
	return cmd
}

func hint(ctx context.Context, env command.Env, path string, f *hintFlags, options *command.Options) error {
	if err := command.CheckLimits(*f.limits); err != nil {
		return err
	}
	if f.level < truth.Like || f.level > truth.Onward {
		return exit.Refusal(fmt.Errorf("the level is %d, expected 1, 2, 3 or 4", f.level))
	}
	if f.moves != "" && f.transcript != "" {
		return exit.Refusal(errors.New("--moves and --transcript both say what was played; give one of them"))
	}
	inputs := []string{path}
	if f.transcript != "" {
		inputs = append(inputs, f.transcript)
	}
	if err := env.CheckDestinations(inputs, output.Destination{Flag: "--png", Path: f.png}); err != nil {
		return err
	}
	_, p, err := env.OpenStrictly(path, *f.strict)
	if err != nil {
		return err
	}
	p, at, err := position(env, p, path, f, options)
	if err != nil {
		return err
	}
	machine.Guard(f.limits.Memory)
	probe, end := env.Progress()
	h, ok := truth.New(p).Hint(ctx, at, f.level, *f.limits, probe)
	end()
	if f.png != "" {
		err = savePosition(env, f.png, p, at, h)
	}
	if f.json {
		err = errors.Join(err, output.WriteJSON(env.Out, h.Report(p.Family())))
	} else {
		err = errors.Join(err, writeHint(env.Out, at, h))
	}
	switch {
	case err != nil:
		return err
	case !ok:
		return exit.Silently(exit.Limited)
	case h.Truth.Status == engine.NoSolution:
		return exit.Silently(exit.Unsolvable)
	}
	return nil
}

// savePosition saves a picture of the position with the marks of the hint's proof.
func savePosition(env command.Env, path string, p engine.Puzzle, at engine.Position, h truth.Hint) error {
	board := at.Scene()
	if h.Proof != nil {
		board = board.With(h.Proof.Marks)
	}
	from, err := p.From(at)
	if err != nil {
		return err
	}
	data, err := picture.PNG(board, paint.Style{}, from.String())
	if err != nil {
		return err
	}
	return env.Save(path, data)
}

// position returns the puzzle with its options, and the position that the moves lead to.
func position(env command.Env, p engine.Puzzle, path string, f *hintFlags, options *command.Options) (engine.Puzzle, engine.Position, error) {
	var made []engine.Move
	if f.transcript != "" {
		claims, err := readClaims(env, f.transcript)
		if err != nil {
			return nil, nil, exit.Refusal(err)
		}
		if p, err = claims.Of(p); err != nil {
			return nil, nil, fmt.Errorf("%s is wrong for %s: %w", f.transcript, path, err)
		}
		made = claims.Moves(p)
	}
	p, err := options.Apply(p)
	if err != nil {
		return nil, nil, err
	}
	if f.moves != "" {
		at, err := playMoves(p.Start(), f.moves)
		if err != nil {
			err = exit.Refusal(err)
		}
		return p, at, err
	}
	positions, err := engine.Replay(p.Start(), made)
	if err != nil {
		return nil, nil, fmt.Errorf("%s is wrong for %s: %w", f.transcript, path, err)
	}
	return p, positions[len(made)], nil
}

// playMoves makes the moves of a text, separated by commas; moves of one word may be
// separated by blanks too.
func playMoves(at engine.Position, text string) (engine.Position, error) {
	n := 0
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ';' || r == '\n' }) {
		words := strings.Fields(part)
		if len(words) == 0 {
			continue
		}
		names := []string{strings.Join(words, " ")}
		if _, ok := legal(at, names[0]); !ok {
			if _, ok := legal(at, words[0]); ok {
				names = words
			}
		}
		for _, name := range names {
			n++
			m, ok := legal(at, name)
			if !ok {
				// The rules say what is wrong with it.
				_, err := at.Apply(engine.Move{Name: name, Cost: 1})
				if err == nil {
					err = errors.New("it is not legal here")
				}
				return nil, fmt.Errorf("--moves: move %d, %s: %w", n, name, err)
			}
			next, err := at.Apply(m)
			if err != nil {
				return nil, fmt.Errorf("--moves: move %d, %s: %w", n, name, err)
			}
			at = next
		}
	}
	return at, nil
}

// legal returns the legal move of that name, whose case matters only between two moves.
func legal(at engine.Position, name string) (engine.Move, bool) {
	moves := at.Moves()
	i := slices.IndexFunc(moves, func(m engine.Move) bool { return m.Name == name })
	if i < 0 {
		i = slices.IndexFunc(moves, func(m engine.Move) bool { return strings.EqualFold(m.Name, name) })
	}
	if i < 0 {
		return engine.Move{}, false
	}
	return moves[i], true
}

// writeHint writes the hint for people, and the board of a dead end.
func writeHint(w io.Writer, at engine.Position, h truth.Hint) error {
	var b strings.Builder
	if h.Truth.Status == engine.NoSolution {
		b.WriteString(at.Text() + "\n")
		b.WriteString(columns.Hang("no solution: ", h.Text.String()))
		if h.Proof != nil && len(h.Proof.Cells) > 0 {
			b.WriteString(columns.Hang("cells: ", strings.Join(h.Proof.Cells, " ")))
		}
	} else {
		b.WriteString(columns.Hang("", h.Text.String()))
		if h.Level >= truth.Which && len(h.Moves) > 0 {
			b.WriteString(columns.Hang("to type: ", strings.Join(truth.Names(h.Moves), ", ")))
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}
