package cli

import (
	"cmp"
	"fmt"

	"github.com/spf13/cobra"

	"langkah/app/cli/columns"
	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/engine"
	"langkah/engine/host/machine"
)

func newNew(env command.Env) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "new FAMILY",
		Short: "Make a puzzle that has a solution",
		Long: `Make a new puzzle that has a solution and print its text. The same options
give the same puzzle.`,
		Example: `  langkah new sliding --rows 4 --cols 4 --seed 7 > puzzle.txt
  langkah new sliding --help`,
		Args: env.Family,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return exit.Refusal(fmt.Errorf("which family? Try: %s --help", cmd.CommandPath()))
		},
	}
	for _, f := range env.Puzzles.Families() {
		cmd.AddCommand(newOf(env, f))
	}
	return cmd
}

// newOf returns the command that makes a puzzle of a family. Its flags are the
// options of the family's Generate.
func newOf(env command.Env, f engine.Family) *cobra.Command {
	cmd := &cobra.Command{
		Use:   f.Name,
		Short: f.Title.String(),
		Long:  columns.Indent(f.Title.String()+": make a new puzzle that has a solution and print its text.", 0),
		Args:  cobra.NoArgs,
	}
	drawn, fromFile := textOption(f)
	if fromFile {
		cmd.Use += " [FILE]"
		cmd.Long += "\n" + columns.Indent(fmt.Sprintf("FILE holds the text of --%s, one row on a line.", drawn), 0)
		cmd.Args = cobra.MaximumNArgs(1)
	}
	cmd.Flags().SortFlags = false
	options := command.AddGenerateOptions(cmd, f)
	limits := command.AddLimits(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		values, err := options.Given()
		if err == nil && len(args) > 0 {
			values[drawn], err = env.ReadText(args[0])
		}
		if err != nil {
			return exit.Refusal(err)
		}
		if err := command.CheckLimits(*limits); err != nil {
			return err
		}
		machine.Guard(limits.Memory)
		p, err := f.NewWithin(cmd.Context(), values, *limits)
		if err != nil {
			return cmp.Or(exit.LimitError(err), exit.Refusal(err))
		}
		_, err = fmt.Fprint(env.Out, p.String())
		return err
	}
	return cmd
}

// textOption returns the first option of a family's Generate that is a text, such as
// a board drawn in rows.
func textOption(f engine.Family) (name string, ok bool) {
	for _, o := range f.GenerateOptions {
		if o.Kind == engine.Text {
			return o.Name, true
		}
	}
	return "", false
}
