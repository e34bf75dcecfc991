package cli

import (
	"cmp"
	"fmt"

	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/host/machine"
)

func newNew(s Streams) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "new FAMILY",
		Short: "Make a puzzle that has a solution",
		Long: `Make a new puzzle that has a solution and print its text. The same options
give the same puzzle.`,
		Example: `  langkah new sliding --rows 4 --cols 4 --seed 7 > puzzle.txt
  langkah new sliding --help`,
		Args: s.noSuchFamily,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return badInput(fmt.Errorf("which family? Try: %s --help", cmd.CommandPath()))
		},
	}
	for _, f := range s.Puzzles.Families() {
		cmd.AddCommand(newOf(s, f))
	}
	return cmd
}

// newOf is the command that makes a puzzle of a family. Its flags are the
// options that the family's Generate understands.
func newOf(s Streams, f engine.Family) *cobra.Command {
	cmd := &cobra.Command{
		Use:   f.Name,
		Short: f.Title.String(),
		Long:  indent(f.Title.String()+": make a new puzzle that has a solution and print its text.", 0),
		Args:  cobra.NoArgs,
	}
	drawn, fromFile := textOption(f)
	if fromFile {
		cmd.Use += " [FILE]"
		cmd.Long += "\n" + indent(fmt.Sprintf("FILE holds the text of --%s, one row on a line.", drawn), 0)
		cmd.Args = cobra.MaximumNArgs(1)
	}
	cmd.Flags().SortFlags = false
	var known knownOptions
	known.add("", f.GenerateOptions)
	options := addOptions(cmd, known)
	limits := limitFlags(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		values, err := options.given()
		if err == nil && len(args) > 0 {
			values[drawn], err = s.readText(args[0])
		}
		if err != nil {
			return badInput(err)
		}
		if err := checkLimits(*limits); err != nil {
			return err
		}
		machine.Guard(limits.Memory)
		p, err := f.NewWithin(cmd.Context(), values, *limits)
		if err != nil {
			return cmp.Or(cutShort(err), badInput(err))
		}
		_, err = fmt.Fprint(s.Out, p.String())
		return err
	}
	return cmd
}

// textOption is the option of a family's Generate that is a text, such as a
// board drawn in rows; ok is false where there is none.
func textOption(f engine.Family) (name string, ok bool) {
	for _, o := range f.GenerateOptions {
		if o.Kind == engine.Text {
			return o.Name, true
		}
	}
	return "", false
}

func (s Streams) noSuchFamily(_ *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	_, err := s.Puzzles.Family(args[0])
	return err
}
