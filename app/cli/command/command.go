// Package command is what the commands share: the streams and the catalogue, the
// arguments and flags that several of them take, and their completion.
package command

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"langkah/app/cli/output"
	"langkah/app/cli/terminal"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/solve/search"
)

// Env is what a command works with: results are written to Out, messages and
// progress to Err.
type Env struct {
	In       io.Reader
	Out, Err io.Writer
	Screen   io.Writer // Err without the filter for control characters
	Terminal bool      // Err is a terminal: progress is shown there
	Puzzles  catalog.Catalog

	samples *samples
}

// NewEnv returns an environment that reads samples of the catalogue when they are
// first asked for.
func NewEnv(env Env) Env {
	env.samples = newSamples(env.Puzzles)
	return env
}

// Save writes a file and reports it on Err. Without a path it does nothing.
func (e Env) Save(path string, data []byte) error { return output.Save(e.Err, path, data) }

// CheckDestinations refuses outputs that would overwrite an input or each other; see
// [output.CheckDestinations].
func (e Env) CheckDestinations(inputs []string, outputs ...output.Destination) error {
	return output.CheckDestinations(e.In, e.Out, inputs, outputs)
}

// Progress returns a probe for work that begins now. On a terminal its counters are
// shown until end is called.
func (e Env) Progress() (probe *search.Probe, end func()) {
	probe = new(search.Probe)
	if !e.Terminal {
		return probe, func() {}
	}
	return probe, terminal.ShowProgress(e.Err, probe)
}

// Solve runs the method, with its progress shown on a terminal.
func (e Env) Solve(ctx context.Context, p engine.Puzzle, m engine.Method, limits engine.Limits) engine.Result {
	probe, end := e.Progress()
	defer end()
	return engine.Solve(ctx, p, m, limits, probe)
}

// AtLeastOne wants one argument or more.
func AtLeastOne(name string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return fmt.Errorf("%s is missing", name)
		}
		return nil
	}
}

// Exactly wants one argument for each of the names.
func Exactly(names ...string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		switch {
		case len(args) < len(names):
			return fmt.Errorf("%s is missing", names[len(args)])
		case len(args) > 0 && len(names) == 0:
			return fmt.Errorf("%q is too much; expected no argument", args[0])
		case len(args) > len(names):
			return fmt.Errorf("%q is too much; expected %s alone", args[len(names)], strings.Join(names, " and "))
		}
		return nil
	}
}

// Family refuses an argument that names no family.
func (e Env) Family(_ *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	_, err := e.Puzzles.Family(args[0])
	return err
}
