package command

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/compare/experiment"
)

// completionMethods returns the methods of the file that stands on the command line,
// or those of all samples where there is no such file.
func (e Env) completionMethods(args []string) []engine.Method {
	if len(args) > 0 && args[0] != "-" {
		if _, p, err := e.Read(args[0]); err == nil {
			return p.Methods()
		}
	}
	var all []engine.Method
	for _, p := range e.Samples() {
		all = append(all, p.Methods()...)
	}
	return all
}

// CompleteAlgorithm completes the flag --algorithm.
func (e Env) CompleteAlgorithm(cmd *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	heuristic, _ := cmd.Flags().GetString("heuristic")
	var choices []engine.Choice
	for _, m := range e.completionMethods(args) {
		if heuristic == "" || HeuristicName(m) == heuristic {
			choices = append(choices, m.Algorithm)
		}
	}
	return completions(choices), cobra.ShellCompDirectiveNoFileComp
}

// CompleteHeuristic completes the flag --heuristic.
func (e Env) CompleteHeuristic(cmd *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	algorithm, _ := cmd.Flags().GetString("algorithm")
	var choices []engine.Choice
	for _, m := range e.completionMethods(args) {
		if m.Heuristic.Name != "" && (algorithm == "" || m.Algorithm.Name == algorithm) {
			choices = append(choices, m.Heuristic)
		}
	}
	return completions(choices), cobra.ShellCompDirectiveNoFileComp
}

// CompleteMethods completes a list of methods with commas between them, and in a
// comparison the words that stand for several methods.
func (e Env) CompleteMethods(cmd *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
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
	for _, m := range e.completionMethods(args) {
		add(m.Algorithm.Name, m.Algorithm.Title.String())
		if m.Heuristic.Name != "" {
			add(m.Name(), m.Title().String())
		}
	}
	return list, cobra.ShellCompDirectiveNoFileComp
}

// CompleteFile completes the names of puzzles and pictures for a command's only file.
func CompleteFile(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return []string{"txt", "langkah", "png", "jpg", "jpeg", "svg"}, cobra.ShellCompDirectiveFilterFileExt
}

// OneOf completes a flag that takes one of these values.
func OneOf(cmd *cobra.Command, flag string, values ...string) {
	// It fails only for a flag that does not exist.
	_ = cmd.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp))
}

// completions returns the names of the choices, each once, with the titles that
// shells show beside them.
func completions(choices []engine.Choice) []string {
	var list []string
	for _, c := range choices {
		if text := cobra.CompletionWithDesc(c.Name, c.Title.String()); !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	return list
}
