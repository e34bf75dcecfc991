package playing

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"langkah/app/cli/columns"
	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/app/cli/output"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/game/truth"
	"langkah/engine/host/machine"
)

// NewReview returns the command review.
func NewReview(env command.Env) *cobra.Command {
	var limits *engine.Limits
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "review FILE TRANSCRIPT",
		Short: "Hold each move of a transcript against the truth",
		Long: `Say of each move of a transcript what it has lost: how far the goal was before
and after it, or in a packing puzzle how many solutions were left, and which moves
would have lost nothing. Nothing is guessed: what the limits leave open is said to
be open. The options of the puzzle are those of the transcript.

` + command.FileHelp + `

Exit code: 0 done, 4 the transcript is wrong, 2 a file cannot be read, 3 stopped
(Ctrl+C).`,
		Example: `  langkah solve puzzle.txt --algorithm greedy --txt game.txt
  langkah review puzzle.txt game.txt`,
		Args: command.Exactly("FILE", "TRANSCRIPT"),
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print the review as one JSON object")
	strict := command.AddStrict(cmd)
	limits = command.AddLimits(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		return review(cmd.Context(), env, args[0], args[1], *strict, *limits, asJSON)
	}
	return cmd
}

func review(ctx context.Context, env command.Env, path, saved string, strict bool, limits engine.Limits, asJSON bool) error {
	if err := command.CheckLimits(limits); err != nil {
		return err
	}
	_, p, err := env.OpenStrictly(path, strict)
	if err != nil {
		return err
	}
	claims, err := readClaims(env, saved)
	if err != nil {
		return exit.Refusal(err)
	}
	if p, err = claims.Of(p); err != nil {
		return fmt.Errorf("%s is wrong for %s: %w", saved, path, err)
	}
	checked, err := claims.Check(p)
	if err != nil {
		return fmt.Errorf("%s is wrong for %s: %w", saved, path, err)
	}
	machine.Guard(limits.Memory)
	probe, end := env.Progress()
	r, err := truth.New(p).Review(ctx, p.Start(), checked.Moves, limits, probe)
	end()
	if err != nil {
		return err
	}
	if asJSON {
		err = output.WriteJSON(env.Out, r.Report())
	} else {
		err = writeReview(env.Out, r)
	}
	if err == nil && ctx.Err() != nil {
		err = exit.Silently(exit.Limited)
	}
	return err
}

// writeReview writes for people how far the goal was after each move.
func writeReview(w io.Writer, r truth.Review) error {
	var b strings.Builder
	line := func(label, text string) { b.WriteString(columns.Hang(columns.Label(label), text)) }
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
		b.WriteString(columns.Hang(fmt.Sprintf("%*d. %-*s  ", width, i+1, name, s.Move.Name), stepText(s)))
	}
	line("cost", engine.CostText(r.Puzzle, r.Cost))
	if r.Exact() && !r.Counts() {
		line("lost", figures.Decimal(r.Lost()))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// stepText returns the state after one move and what the move lost.
func stepText(s truth.Step) string {
	text := truth.Distance(s.After).String()
	loss, known := s.Loss()
	switch {
	case !known:
		return text + "; what it lost is open: " + openReason(s)
	case s.Before.Left != nil && s.Before.Left.Number > 0:
		text += "; kept " + truth.Percent(1-loss)
	case loss > 0:
		text += fmt.Sprintf("; lost %s", figures.Decimal(loss))
		if names := truth.Names(s.Before.Best); len(names) > 0 {
			text += ", best: " + strings.Join(names, ", ")
		}
	}
	return text
}

// openReason returns why it is not known what a move lost.
func openReason(s truth.Step) string {
	if why := s.Before.Reason; !why.IsZero() {
		return why.String()
	}
	return s.After.Reason.String()
}
