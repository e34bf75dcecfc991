package cli

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/compare/experiment"
)

// completionMethods are the methods of the file that is already on the command
// line, or of all families where there is none that can be read.
func (s Streams) completionMethods(args []string) []engine.Method {
	if len(args) > 0 && args[0] != "-" {
		if _, p, err := s.read(args[0]); err == nil {
			return p.Methods()
		}
	}
	var all []engine.Method
	for _, p := range s.known.puzzles() {
		all = append(all, p.Methods()...)
	}
	return all
}

func (s Streams) completeAlgorithm(cmd *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	heuristic, _ := cmd.Flags().GetString("heuristic")
	var choices []engine.Choice
	for _, m := range s.completionMethods(args) {
		if heuristic == "" || heuristicName(m) == heuristic {
			choices = append(choices, m.Algorithm)
		}
	}
	return completions(choices), cobra.ShellCompDirectiveNoFileComp
}

func (s Streams) completeHeuristic(cmd *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	algorithm, _ := cmd.Flags().GetString("algorithm")
	var choices []engine.Choice
	for _, m := range s.completionMethods(args) {
		if m.Heuristic.Name != "" && (algorithm == "" || m.Algorithm.Name == algorithm) {
			choices = append(choices, m.Heuristic)
		}
	}
	return completions(choices), cobra.ShellCompDirectiveNoFileComp
}

// completeMethods completes a list of methods, or of what stands for several of them
// in a comparison, with commas between them.
func (s Streams) completeMethods(cmd *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
	before := typed[:strings.LastIndex(typed, ",")+1]
	var list []string
	add := func(name, title string) {
		if text := cobra.CompletionWithDesc(before+name, title); !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	if cmd.Flags().Lookup("methods") != nil {
		add(experiment.All, "all that make sense")
		add(experiment.Optimal, "those that promise optimal solutions")
	}
	for _, m := range s.completionMethods(args) {
		add(m.Algorithm.Name, m.Algorithm.Title.String())
		if m.Heuristic.Name != "" {
			add(m.Name(), m.Title().String())
		}
	}
	return list, cobra.ShellCompDirectiveNoFileComp
}

// oneOf lets the shell complete a flag that has one of these values.
func oneOf(cmd *cobra.Command, flag string, values ...string) {
	// It fails only for a flag that does not exist.
	_ = cmd.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp))
}

// completions are the choices, each once, with their titles, which shells show
// beside the names.
func completions(choices []engine.Choice) []string {
	var list []string
	for _, c := range choices {
		if text := cobra.CompletionWithDesc(c.Name, c.Title.String()); !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	return list
}
