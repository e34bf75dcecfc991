package tracing

import (
	"context"
	"errors"
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
	"langkah/engine/base/message"
	"langkah/engine/host/machine"
	"langkah/engine/study/statemap"
)

type mapFlags struct {
	limits *engine.Limits
	json   bool
	layout string
	files  graphFiles
}

// NewMap returns the command map.
func NewMap(env command.Env) *cobra.Command {
	var f mapFlags
	cmd := &cobra.Command{
		Use:   "map FILE",
		Short: "Explore all positions of a small puzzle",
		Long: fmt.Sprintf(`Explore all positions that can be reached from the start, up to %s of
them: how far each is from the nearest solved one, the hardest ones, in how many
ways the start is solved at the least cost, and without which pairs of
neighbours the space falls apart. Moves go on from solved positions too. Of a
larger space it says how many positions there are at least, and ends with 3.

`, figures.Count(statemap.Most)) + command.FileHelp,
		Example: `  langkah map puzzle.txt
  langkah map puzzle.txt --cost steps --json
  langkah map puzzle.txt --svg map.svg --dot map.dot
  langkah map puzzle.txt --layout rings --png map.png`,
		Args:              command.Exactly("FILE"),
		ValidArgsFunction: command.CompleteFile,
	}
	cmd.Flags().BoolVar(&f.json, "json", false, "print one JSON object")
	cmd.Flags().StringVar(&f.layout, "layout", string(statemap.Layers), "how drawings are laid out: "+strings.Join(layoutNames(), ", "))
	command.OneOf(cmd, "layout", layoutNames()...)
	f.files.addTo(cmd)
	f.limits = command.AddLimits(cmd)
	options := env.AddPuzzleOptions(cmd).AddOther()
	cmd.RunE = func(cmd *cobra.Command, args []string) error { return runMap(cmd.Context(), env, args[0], f, options) }
	return cmd
}

func runMap(ctx context.Context, env command.Env, path string, f mapFlags, options *command.Options) error {
	if err := command.CheckLimits(*f.limits); err != nil {
		return err
	}
	if _, err := f.files.looks.Style(); err != nil {
		return err
	}
	if _, err := layoutNamed(f.layout); err != nil {
		return err
	}
	if err := env.CheckDestinations([]string{path}, f.files.destinations()...); err != nil {
		return err
	}
	_, p, err := env.Open(path)
	if err != nil {
		return err
	}
	if p, err = options.Apply(p); err != nil {
		return err
	}
	machine.Guard(f.limits.Memory)
	probe, end := env.Progress()
	m, err := statemap.Build(ctx, p, statemap.Most, *f.limits, probe)
	end()
	if large := (*statemap.TooLarge)(nil); errors.As(err, &large) {
		if f.json {
			err = errors.Join(output.WriteJSON(env.Out, statemap.Report{AtLeast: &large.AtLeast}), err)
		}
		return exit.With(exit.Limited, err)
	}
	if err != nil {
		return err
	}
	report, err := m.Report()
	if err != nil {
		return err
	}
	err = saveMap(ctx, env, f, m)
	if f.json {
		return errors.Join(err, output.WriteJSON(env.Out, report))
	}
	return errors.Join(err, writeMap(env.Out, m, report))
}

// saveMap saves the files. The map is laid out only if it is drawn, as that takes time.
func saveMap(ctx context.Context, env command.Env, f mapFlags, m *statemap.Map) error {
	drawn := statemap.Drawn{Map: m}
	if f.files.svg+f.files.png != "" {
		layout, err := layoutNamed(f.layout)
		if err == nil {
			drawn.Sheet, err = m.Sheet(ctx, layout)
		}
		if err != nil {
			return err
		}
	}
	return saveGraph(env, f.files, drawn, m.Puzzle.Kind().String())
}

// layoutNames returns the values of --layout.
func layoutNames() []string {
	var names []string
	for _, c := range statemap.Layouts() {
		names = append(names, c.Name)
	}
	return names
}

func layoutNamed(name string) (statemap.Layout, error) {
	for _, c := range statemap.Layouts() {
		if c.Name == name {
			return statemap.Layout(name), nil
		}
	}
	return "", exit.Refusal(engine.Errorf("there is no layout %q; there are %s", name, strings.Join(layoutNames(), ", ")))
}

// mostHardest limits how many of the hardest positions are printed.
const mostHardest = 3

// writeMap writes the report for people.
func writeMap(w io.Writer, m *statemap.Map, r statemap.Report) error {
	var b strings.Builder
	line := func(label, text string) { b.WriteString(columns.Hang(columns.Label(label), text)) }
	line("puzzle", fmt.Sprintf("%s (%s)", m.Puzzle.Kind(), m.Puzzle.Family()))
	line("positions", fmt.Sprintf("%s, %s of them solved", figures.Count(*r.States), figures.Count(*r.Goals)))
	line("edges", message.Sprintf("%s pair{|s} of neighbours, %s of them bridges", figures.Count(*r.Edges), figures.Count(*r.Bridges)))
	if r.StartDistance == nil {
		line("start", "no solved position can be reached from it")
	} else {
		ways := "cheapest ways without end, as moves that cost nothing lead in a circle"
		if r.OptimalPaths != nil {
			ways = figures.Grouped(r.OptimalPaths.String()) + " cheapest ways"
		}
		line("start", fmt.Sprintf("at distance %s, with %s", figures.Decimal(*r.StartDistance), ways))
	}
	if len(r.Hardest) > 0 {
		last := r.Distances[len(r.Distances)-1]
		line("hardest", fmt.Sprintf("%s at distance %s", figures.Plural(last.Positions, "position"), figures.Decimal(last.Distance)))
		for _, text := range r.Hardest[:min(len(r.Hardest), mostHardest)] {
			b.WriteString("\n" + text)
		}
		b.WriteString("\ndistance  positions\n")
		for _, t := range r.Distances {
			fmt.Fprintf(&b, "%8s  %9s\n", figures.Decimal(t.Distance), figures.Count(t.Positions))
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}
