package cli

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
	"langkah/engine/host/machine"
)

func newMethods(env command.Env) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "methods FILE|FAMILY",
		Short: "List the ways to solve a puzzle, with what each guarantees",
		Long: `List the ways to solve a puzzle, the recommended one first, with what each
guarantees and why. For a family's name they are those of its first sample.

` + command.FileHelp,
		Example: `  langkah methods puzzle.txt
  langkah methods sliding --json`,
		Args:              command.Exactly("FILE or FAMILY"),
		ValidArgsFunction: completeFamilyOrFile(env),
	}
	options := env.AddPuzzleOptions(cmd)
	cmd.Flags().BoolVar(&asJSON, "json", false, "print a list of objects")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		p, err := openFamilyOrFile(cmd.Context(), env, args[0])
		if err != nil {
			return err
		}
		p, err = options.Apply(p)
		if err != nil {
			return err
		}
		if asJSON {
			return output.WriteJSON(env.Out, methodReports(p.Methods()))
		}
		return writeMethods(env.Out, p)
	}
	return cmd
}

func openFamilyOrFile(ctx context.Context, env command.Env, name string) (engine.Puzzle, error) {
	family, err := env.Puzzles.Family(name)
	if err != nil {
		_, p, err := env.Open(name)
		return p, err
	}
	p, err := env.Typical(ctx, family, machine.DefaultLimits())
	if err != nil {
		return nil, exit.Refusal(err)
	}
	return p, nil
}

func completeFamilyOrFile(env command.Env) cobra.CompletionFunc {
	return func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		if len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		var names []string
		for _, f := range env.Puzzles.Families() {
			names = append(names, f.Name)
		}
		return names, cobra.ShellCompDirectiveDefault
	}
}

// methodReport is a method in JSON.
type methodReport struct {
	Algorithm string         `json:"algorithm"`
	Heuristic string         `json:"heuristic"`
	Title     string         `json:"title"`
	Optimal   bool           `json:"optimal"`
	Complete  bool           `json:"complete"`
	Why       string         `json:"why"`
	Options   []optionReport `json:"options"`
}

// optionReport is an option in JSON; Min and Max are there for numbers alone.
type optionReport struct {
	Name    string   `json:"name"`
	Default string   `json:"default"`
	Choices []string `json:"choices,omitempty"`
	Min     *float64 `json:"min,omitempty"`
	Max     *float64 `json:"max,omitempty"`
	Help    string   `json:"help"`
}

func methodReports(methods []engine.Method) []methodReport {
	list := make([]methodReport, len(methods))
	for i, m := range methods {
		g := m.Guarantee()
		list[i] = methodReport{
			Algorithm: m.Algorithm.Name, Heuristic: command.HeuristicName(m), Title: m.Title().String(),
			Optimal: g.Optimal, Complete: g.Complete, Why: g.Why.String(), Options: optionReports(m.Settings.Options()),
		}
	}
	return list
}

func optionReports(options []engine.Option) []optionReport {
	list := make([]optionReport, len(options))
	for i, o := range options {
		r := optionReport{Name: o.Name, Default: o.Default, Help: o.Help.String()}
		for _, c := range o.Choices {
			r.Choices = append(r.Choices, c.Name)
		}
		if o.Kind == engine.Integer || o.Kind == engine.Number {
			r.Min, r.Max = &o.Min, &o.Max
		}
		list[i] = r
	}
	return list
}

// writeMethods lists the methods for people, grouped by algorithm.
func writeMethods(w io.Writer, p engine.Puzzle) error {
	var b strings.Builder
	methods := p.Methods()
	fmt.Fprintf(&b, "%s (%s)\n", p.Kind(), p.Family())
	if first, err := engine.FindMethod(p, "", ""); err == nil {
		fmt.Fprintf(&b, "recommended: %s\n", first.Name())
	}
	writeOptions(&b, "", p.Settings().Options())
	for _, group := range byAlgorithm(methods) {
		first := group[0]
		fmt.Fprintf(&b, "\n%s  %s\n", first.Algorithm.Name, first.Algorithm.Title)
		for _, m := range group {
			g := m.Guarantee()
			fmt.Fprintf(&b, "  %-18s %s\n", command.HeuristicName(m), guaranteeWords(g))
			b.WriteString(columns.Indent(g.Why.String(), 21))
		}
		writeOptions(&b, "  ", first.Settings.Options())
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func writeOptions(b *strings.Builder, margin string, options []engine.Option) {
	for _, o := range options {
		b.WriteString(columns.Hang(margin+"--"+o.Name+"  ", command.Describe(o)))
	}
}

// byAlgorithm groups methods by algorithm, in the order of their first.
func byAlgorithm(methods []engine.Method) [][]engine.Method {
	var groups [][]engine.Method
	at := map[string]int{}
	for _, m := range methods {
		i, seen := at[m.Algorithm.Name]
		if !seen {
			i = len(groups)
			at[m.Algorithm.Name] = i
			groups = append(groups, nil)
		}
		groups[i] = append(groups[i], m)
	}
	return groups
}

func guaranteeWords(g engine.Guarantee) string {
	switch {
	case g.Optimal && g.Complete:
		return "optimal, complete"
	case g.Optimal:
		return "optimal"
	case g.Complete:
		return "complete"
	}
	return "no guarantee"
}
