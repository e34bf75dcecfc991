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
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/game/transcript"
	"langkah/engine/host/machine"
)

// NewVerify returns the command verify.
func NewVerify(env command.Env) *cobra.Command {
	var limits *engine.Limits
	cmd := &cobra.Command{
		Use:   "verify FILE TRANSCRIPT",
		Short: "Check all that a saved transcript says",
		Long: `Check all that a transcript says. Its moves are replayed by the rules alone:
each must be legal and cost what it says, and the last must reach the goal. The
boards, the sums, the method's guarantee and the rest must be what comes of that.
That nothing is cheaper, or that there is no solution, is checked by solving the
puzzle again with the recommended method, within the limits. What cannot be
checked is listed. The options of the puzzle are those of the transcript, unless
you give others.

` + command.FileHelp + `

Exit code: 0 nothing in the transcript is wrong, 4 something is, and the first
such line is named, 2 a file cannot be read, 3 stopped (Ctrl+C).`,
		Example: `  langkah solve puzzle.txt --txt solution.txt
  langkah verify puzzle.txt solution.txt`,
		Args: command.Exactly("FILE", "TRANSCRIPT"),
	}
	strict := command.AddStrict(cmd)
	limits = command.AddLimits(cmd)
	options := env.AddPuzzleOptions(cmd).AddOther()
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		return verify(cmd.Context(), env, args[0], args[1], *strict, *limits, options)
	}
	return cmd
}

func verify(ctx context.Context, env command.Env, path, saved string, strict bool, limits engine.Limits, options *command.Options) error {
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
	wrong := func(err error) error {
		return fmt.Errorf("%s is wrong for %s: %w", figures.Shown(saved), figures.Shown(path), err)
	}
	p, err = claims.Of(p)
	if err != nil {
		return wrong(err)
	}
	p, err = options.Apply(p)
	if err != nil {
		return err
	}
	checked, err := claims.Check(p)
	if err != nil {
		return wrong(err)
	}
	open := ""
	if checked.NeedsSearch() {
		if open, err = checkBySearch(ctx, env, p, checked, limits); err != nil {
			return wrong(err)
		}
	}
	if err := writeVerified(env, checked, open); err != nil {
		return err
	}
	if ctx.Err() != nil {
		return exit.Silently(exit.Limited)
	}
	return nil
}

// checkBySearch solves the puzzle again and compares the claims with the result. open
// lists the claims that the search leaves open, and why; it is empty where none is.
func checkBySearch(ctx context.Context, env command.Env, p engine.Puzzle, checked *transcript.Checked, limits engine.Limits) (open string, err error) {
	machine.Guard(limits.Memory)
	best, err := engine.FindMethod(p, "", "")
	if err != nil {
		labels, _ := checked.Hold(engine.Result{Status: engine.Failed}) // it contradicts nothing
		return fmt.Sprintf("%s; %s", strings.Join(labels, ", "), err), nil
	}
	result := env.Solve(ctx, p, best, limits)
	labels, err := checked.Hold(result)
	if err != nil || len(labels) == 0 {
		return "", err
	}
	why := result.Reason.String()
	if result.Status == engine.Solved {
		why = result.Because.String()
	}
	return fmt.Sprintf("%s; %s: %s", strings.Join(labels, ", "), best.Title(), why), nil
}

// writeVerified prints what is right, and what could not be checked.
func writeVerified(env command.Env, c *transcript.Checked, open string) error {
	var b strings.Builder
	switch c.Status {
	case engine.Solved:
		fmt.Fprintf(&b, "verified: %s, cost %s, from the start to the goal\n", figures.Plural(len(c.Moves), "move"), engine.CostText(c.Puzzle, c.Cost))
	default:
		b.WriteString("verified: there are no moves to replay, and nothing is wrong\n")
	}
	if open != "" {
		b.WriteString(columns.Hang("cannot check: ", open))
	}
	if labels := c.Unchecked(); len(labels) > 0 {
		b.WriteString(columns.Hang("not checked: ", strings.Join(labels, ", ")+", which only that run could tell"))
	}
	_, err := io.WriteString(env.Out, b.String())
	return err
}
