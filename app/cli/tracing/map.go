package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/host/machine"
	"langkah/engine/solve/search"
	"langkah/engine/study/statemap"
)

type mapFlags struct {
	limits *engine.Limits
	json   bool
	layout string
	files  graphFiles
}

func newMap(s Streams) *cobra.Command {
	var f mapFlags
	cmd := &cobra.Command{
		Use:   "map FILE",
		Short: "Explore all positions of a small puzzle",
		Long: fmt.Sprintf(`Explore all positions that can be reached from the start, up to %s of
them: how far each is from the nearest solved one, the hardest ones, in how many
ways the start is solved at the least cost, and without which pairs of
neighbours the space falls apart. Moves go on from solved positions too. Of a
larger space it says how many positions there are at least, and ends with 3.

`, figures.Count(statemap.Most)) + fileHelp,
		Example: `  langkah map puzzle.txt
  langkah map puzzle.txt --cost steps --json
  langkah map puzzle.txt --svg map.svg --dot map.dot
  langkah map puzzle.txt --layout rings --png map.png`,
		Args:              exactly("FILE"),
		ValidArgsFunction: completeFile,
	}
	cmd.Flags().BoolVar(&f.json, "json", false, "print one JSON object")
	cmd.Flags().StringVar(&f.layout, "layout", string(statemap.Layers), "how drawings are laid out: "+strings.Join(layoutNames(), ", "))
	oneOf(cmd, "layout", layoutNames()...)
	f.files.addTo(cmd)
	f.limits = limitFlags(cmd)
	options := addOptions(cmd, s.known.ofPuzzles())
	options.addMore()
	cmd.RunE = func(cmd *cobra.Command, args []string) error { return s.runMap(cmd.Context(), args[0], f, options) }
	return cmd
}

func (s Streams) runMap(ctx context.Context, path string, f mapFlags, options *optionFlags) error {
	if err := checkLimits(*f.limits); err != nil {
		return err
	}
	if _, err := f.files.looks.style(); err != nil {
		return err
	}
	if _, err := layoutNamed(f.layout); err != nil {
		return err
	}
	if err := s.checkDestinations([]string{path}, f.files.list()); err != nil {
		return err
	}
	_, p, err := s.open(path)
	if err != nil {
		return err
	}
	if p, err = options.only(p); err != nil {
		return err
	}
	machine.Guard(f.limits.Memory)
	probe := new(search.Probe)
	ended := func() {}
	if s.Terminal {
		ended = showProgress(s.Err, probe)
	}
	m, err := statemap.Build(ctx, p, statemap.Most, *f.limits, probe)
	ended()
	if large := (*statemap.TooLarge)(nil); errors.As(err, &large) {
		if f.json {
			err = errors.Join(writeJSON(s.Out, statemap.Report{AtLeast: &large.AtLeast}), err)
		}
		return ending{Limited, err}
	}
	if err != nil {
		return err
	}
	report, err := m.Report()
	if err != nil {
		return err
	}
	err = s.saveMap(ctx, f, m)
	if f.json {
		return errors.Join(err, writeJSON(s.Out, report))
	}
	return errors.Join(err, writeMap(s.Out, m, report))
}

// saveMap saves what was asked for. A map is laid out only where it is drawn.
func (s Streams) saveMap(ctx context.Context, f mapFlags, m *statemap.Map) error {
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
	return s.saveGraph(f.files, drawn, m.Puzzle.Kind().String())
}

// layoutNames are the layouts as typed.
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
	return "", badInput(engine.Errorf("there is no layout %q; there are %s", name, strings.Join(layoutNames(), ", ")))
}

// mostHardest is how many of the hardest positions people are shown.
const mostHardest = 3

// writeMap tells people of the map.
func writeMap(w io.Writer, m *statemap.Map, r statemap.Report) error {
	var b strings.Builder
	line := func(label, text string) { b.WriteString(hang(margin(label), text)) }
	line("puzzle", fmt.Sprintf("%s (%s)", m.Puzzle.Kind(), m.Puzzle.Family()))
	line("positions", fmt.Sprintf("%s, %s of them solved", figures.Count(*r.States), figures.Count(*r.Goals)))
	line("edges", fmt.Sprintf("%s pairs of neighbours, %s of them bridges", figures.Count(*r.Edges), figures.Count(*r.Bridges)))
	if r.StartDistance == nil {
		line("start", "no solved position can be reached from it")
	} else {
		ways := "cheapest ways without end, as moves that cost nothing lead in a circle"
		if r.OptimalPaths != nil {
			ways = figures.Grouped(r.OptimalPaths.String()) + " cheapest ways"
		}
		line("start", fmt.Sprintf("at distance %d, with %s", *r.StartDistance, ways))
	}
	if len(r.Hardest) > 0 {
		last := r.Distances[len(r.Distances)-1]
		line("hardest", fmt.Sprintf("%s at distance %d", figures.Plural(last.Positions, "position"), last.Distance))
		for _, text := range r.Hardest[:min(len(r.Hardest), mostHardest)] {
			b.WriteString("\n" + text)
		}
		b.WriteString("\ndistance  positions\n")
		for _, t := range r.Distances {
			fmt.Fprintf(&b, "%8d  %9s\n", t.Distance, figures.Count(t.Positions))
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}
