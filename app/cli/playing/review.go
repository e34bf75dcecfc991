package cli

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/game/truth"
	"langkah/engine/host/machine"
	"langkah/engine/solve/search"
)

func newReview(s Streams) *cobra.Command {
	var limits *engine.Limits
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "review FILE TRANSCRIPT",
		Short: "Hold each move of a transcript against the truth",
		Long: `Say of each move of a transcript what it has lost: how far the goal was before
and after it, or in a packing puzzle how many solutions were left, and which moves
would have lost nothing. Nothing is guessed: what the limits leave open is said to
be open. The options of the puzzle are those of the transcript.

` + fileHelp + `

Exit code: 0 done, 4 the transcript is wrong, 2 a file cannot be read, 3 stopped
(Ctrl+C).`,
		Example: `  langkah solve puzzle.txt --algorithm greedy --txt game.txt
  langkah review puzzle.txt game.txt`,
		Args: exactly("FILE", "TRANSCRIPT"),
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print the review as one JSON object")
	strict := strictFlag(cmd)
	limits = limitFlags(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		return s.runReview(cmd.Context(), args[0], args[1], *strict, *limits, asJSON)
	}
	return cmd
}

func (s Streams) runReview(ctx context.Context, path, saved string, strict bool, limits engine.Limits, asJSON bool) error {
	if err := checkLimits(limits); err != nil {
		return err
	}
	_, p, err := s.openStrictly(path, strict)
	if err != nil {
		return err
	}
	claims, err := s.readClaims(saved)
	if err != nil {
		return badInput(err)
	}
	if p, err = claims.Of(p); err != nil {
		return fmt.Errorf("%s is wrong for %s: %w", saved, path, err)
	}
	checked, err := claims.Check(p)
	if err != nil {
		return fmt.Errorf("%s is wrong for %s: %w", saved, path, err)
	}
	machine.Guard(limits.Memory)
	r, err := s.review(ctx, p, checked.Moves, limits)
	if err != nil {
		return err
	}
	if asJSON {
		err = writeJSON(s.Out, r.Report())
	} else {
		err = writeReview(s.Out, r)
	}
	if err == nil && ctx.Err() != nil {
		err = ending{code: Limited}
	}
	return err
}

// review runs it, and shows on a terminal how far it is.
func (s Streams) review(ctx context.Context, p engine.Puzzle, moves []engine.Move, limits engine.Limits) (truth.Review, error) {
	var probe *search.Probe
	if s.Terminal {
		probe = new(search.Probe)
		defer showProgress(s.Err, probe)()
	}
	return truth.New(p).Review(ctx, p.Start(), moves, limits, probe)
}

// writeReview tells people where a game stood after each move.
func writeReview(w io.Writer, r truth.Review) error {
	var b strings.Builder
	line := func(label, text string) { b.WriteString(hang(margin(label), text)) }
	line("puzzle", fmt.Sprintf("%s (%s)", r.Puzzle.Kind(), r.Puzzle.Family()))
	line("start", truth.Distance(r.Start).String())
	if why := r.Start.Reason; !why.IsZero() {
		line("", why.String())
	}
	width := len(fmt.Sprint(len(r.Steps)))
	name := 0
	for _, s := range r.Steps {
		name = max(name, len(s.Move.Name))
	}
	for i, s := range r.Steps {
		b.WriteString(hang(fmt.Sprintf("%*d. %-*s  ", width, i+1, name, s.Move.Name), stepText(s)))
	}
	line("cost", figures.Count(r.Cost))
	if r.Exact() && !r.Counts() {
		line("lost", figures.Count(int(r.Lost())))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// stepText is what one move has come to.
func stepText(s truth.Step) string {
	text := truth.Distance(s.After).String()
	loss, known := s.Loss()
	switch {
	case !known:
		return text + "; what it lost is open: " + reasonOf(s)
	case s.Before.Left != nil && s.Before.Left.Number > 0:
		text += "; kept " + truth.Percent(1-loss)
	case loss > 0:
		text += fmt.Sprintf("; lost %s", figures.Count(int(loss)))
		if names := truth.Names(s.Before.Best); len(names) > 0 {
			text += ", best: " + strings.Join(names, ", ")
		}
	}
	return text
}

// reasonOf is why it is not known what a move has lost.
func reasonOf(s truth.Step) string {
	if why := s.Before.Reason; !why.IsZero() {
		return why.String()
	}
	return s.After.Reason.String()
}
