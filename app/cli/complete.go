package cli

import (
	"slices"

	"github.com/spf13/cobra"

	"langkah/engine"
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
		if m.Heuristic.Name != "" && (algorithm == "" || m.Uses(algorithm)) {
			choices = append(choices, m.Heuristic)
		}
	}
	return completions(choices), cobra.ShellCompDirectiveNoFileComp
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
