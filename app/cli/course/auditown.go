package course

import (
	"context"
	"errors"
	"fmt"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/app/cli/output"
	"langkah/engine"
	"langkah/engine/host/machine"
)

// auditOwn compares a heuristic of the user's own with exact costs.
func auditOwn(ctx context.Context, env command.Env, p engine.Puzzle, heuristic string, limits engine.Limits, asJSON bool) error {
	if !engine.IsOwn(heuristic) {
		return exit.Refusal(fmt.Errorf("%q is no heuristic of your own; expected expr:FORMULA, table:FILE or program:COMMAND. Without --heuristic all of the puzzle are audited", heuristic))
	}
	own, err := engine.MakeOwn(p, heuristic, env.Sources()...)
	if err != nil {
		return exit.Refusal(err)
	}
	machine.Guard(limits.Memory)
	truth := env.FindTruth(ctx, p, own, solutionOf(ctx, env, p, limits), limits)
	switch {
	case asJSON:
		err = output.WriteJSON(env.Out, truth.Report())
	case truth.Err() == nil:
		err = errors.Join(truth.WriteTable(env.Out), truth.Write(env.Out))
	}
	return errors.Join(err, exitOf(truth.Err()))
}

// solutionOf returns the positions of a solution by the recommended method; nil where it
// finds none.
func solutionOf(ctx context.Context, env command.Env, p engine.Puzzle, limits engine.Limits) []engine.Position {
	m, err := engine.FindMethod(p, "", "")
	if err != nil {
		return nil
	}
	return env.Solve(ctx, p, m, limits).Positions
}

// exitOf returns the exit of an error that may be a limit's.
func exitOf(err error) error {
	if limit := exit.LimitError(err); limit != nil {
		return limit
	}
	if err != nil {
		return exit.With(exit.Other, err)
	}
	return nil
}
