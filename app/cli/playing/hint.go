package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
	"langkah/engine/game/truth"
	"langkah/engine/host/machine"
	"langkah/engine/solve/search"
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

func newHint(s Streams) *cobra.Command {
	var f hintFlags
	cmd := &cobra.Command{
		Use:   "hint FILE",
		Short: "Give a hint, as much of one as you ask for",
		Long: `Give a hint for a puzzle, or for the position that moves lead to. Level 1 says
what the position is like, 2 where to look and why, 3 names a move, and 4 plays on
until something is achieved. All that is said is proven; where the limits leave
something open, that is said.

` + fileHelp + `

Exit code: 0 a hint, or the puzzle is solved, 1 there is no solution, with the
reason, 2 bad input or usage, 3 no best move was found within the limits, or it was
stopped (Ctrl+C), 4 the transcript is wrong.`,
		Example: `  langkah hint puzzle.txt
  langkah hint puzzle.txt --level 3 --moves "UP, LEFT"
  langkah hint puzzle.txt --level 2 --json`,
		Args:              exactly("FILE"),
		ValidArgsFunction: completeFile,
	}
	flags := cmd.Flags()
	flags.IntVar(&f.level, "level", truth.Like, "how much to tell, from 1 to 4")
	flags.StringVar(&f.moves, "moves", "", "the `moves` made so far, apart by commas")
	flags.StringVar(&f.transcript, "transcript", "", "the moves made so far, in a transcript's `file`")
	flags.BoolVar(&f.json, "json", false, "print the hint as one JSON object")
	flags.StringVar(&f.png, "png", "", "save a picture of the board in this `file`; of a dead end it shows the cells that prove it")
	f.limits = limitFlags(cmd)
	f.strict = strictFlag(cmd)
	options := addOptions(cmd, s.known.ofPuzzles())
	options.addMore()
	cmd.RunE = func(cmd *cobra.Command, args []string) error { return s.runHint(cmd.Context(), args[0], &f, options) }
	return cmd
}

func (s Streams) runHint(ctx context.Context, path string, f *hintFlags, options *optionFlags) error {
	if err := checkLimits(*f.limits); err != nil {
		return err
	}
	if f.level < truth.Like || f.level > truth.Onward {
		return badInput(fmt.Errorf("the level is %d, expected 1, 2, 3 or 4", f.level))
	}
	if f.moves != "" && f.transcript != "" {
		return badInput(errors.New("--moves and --transcript both say what was played; give one of them"))
	}
	inputs := []string{path}
	if f.transcript != "" {
		inputs = append(inputs, f.transcript)
	}
	if err := s.checkDestinations(inputs, []destination{{flag: "--png", path: f.png}}); err != nil {
		return err
	}
	_, p, err := s.openStrictly(path, *f.strict)
	if err != nil {
		return err
	}
	p, at, err := s.positionOf(p, path, f, options)
	if err != nil {
		return err
	}
	machine.Guard(f.limits.Memory)
	h, ok := s.hint(ctx, p, at, f.level, *f.limits)
	if f.png != "" {
		err = s.savePosition(f.png, p, at, h)
	}
	if f.json {
		err = errors.Join(err, writeJSON(s.Out, h.Report(p.Family())))
	} else {
		err = errors.Join(err, writeHint(s.Out, at, h))
	}
	switch {
	case err != nil:
		return err
	case !ok:
		return ending{code: Limited}
	case h.Truth.Status == engine.NoSolution:
		return ending{code: Unsolvable}
	}
	return nil
}

// savePosition saves a picture of the position, with the marks of a proof.
func (s Streams) savePosition(path string, p engine.Puzzle, at engine.Position, h truth.Hint) error {
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
	return s.save(path, data)
}

// hint asks for it, and shows on a terminal that something is going on.
func (s Streams) hint(ctx context.Context, p engine.Puzzle, at engine.Position, level int, limits engine.Limits) (truth.Hint, bool) {
	var probe *search.Probe
	if s.Terminal {
		probe = new(search.Probe)
		defer showProgress(s.Err, probe)()
	}
	return truth.New(p).Hint(ctx, at, level, limits, probe)
}

// positionOf is the puzzle with its options, and the position that the moves lead to.
func (s Streams) positionOf(p engine.Puzzle, path string, f *hintFlags, options *optionFlags) (engine.Puzzle, engine.Position, error) {
	var made []engine.Move
	if f.transcript != "" {
		claims, err := s.readClaims(f.transcript)
		if err != nil {
			return nil, nil, badInput(err)
		}
		if p, err = claims.Of(p); err != nil {
			return nil, nil, fmt.Errorf("%s is wrong for %s: %w", f.transcript, path, err)
		}
		made = claims.Moves
	}
	p, err := options.only(p)
	if err != nil {
		return nil, nil, err
	}
	if f.moves != "" {
		at, err := playMoves(p.Start(), f.moves)
		if err != nil {
			err = badInput(err)
		}
		return p, at, err
	}
	positions, err := engine.Replay(p.Start(), made)
	if err != nil {
		return nil, nil, fmt.Errorf("%s is wrong for %s: %w", f.transcript, path, err)
	}
	return p, positions[len(made)], nil
}

// playMoves makes the moves that a text names, apart by commas; those of one word
// may be apart by blanks too.
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

// legal is the legal move of that name, in capital letters or not.
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

// writeHint tells people, of a dead end with the board.
func writeHint(w io.Writer, at engine.Position, h truth.Hint) error {
	var b strings.Builder
	if h.Truth.Status == engine.NoSolution {
		b.WriteString(at.Text() + "\n")
		b.WriteString(hang("no solution: ", h.Text.String()))
		if h.Proof != nil && len(h.Proof.Cells) > 0 {
			b.WriteString(hang("cells: ", strings.Join(h.Proof.Cells, " ")))
		}
	} else {
		b.WriteString(hang("", h.Text.String()))
	}
	_, err := io.WriteString(w, b.String())
	return err
}
