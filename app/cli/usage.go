package cli

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"langkah/engine/base/text"
)

// noSuchCommand refuses an argument that is none of the command's own commands.
func noSuchCommand(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	if !cmd.HasParent() {
		return errors.New(didYouMean(fmt.Sprintf("there is no command and no file %q", args[0]), args[0], commandNames(cmd)))
	}
	names := commandNames(cmd)
	return errors.New(didYouMean(fmt.Sprintf("%s has no command %q; there are %s", cmd.CommandPath(), args[0], strings.Join(names, ", ")), args[0], names))
}

// commandNames returns the names of a command's own commands.
func commandNames(cmd *cobra.Command) []string {
	var names []string
	for _, c := range cmd.Commands() {
		if c.IsAvailableCommand() {
			names = append(names, c.Name())
		}
	}
	return names
}

// didYouMean adds to an error the names that the wrong word may mean.
func didYouMean(wrong, word string, names []string) string {
	if near := text.Near(word, names); len(near) > 0 {
		return wrong + "; did you mean " + strings.Join(near, " or ") + "?"
	}
	return wrong
}

// noSuchFlag adds to an error the flags that an unknown one may mean.
func noSuchFlag(cmd *cobra.Command, err error) error {
	unknown := (*pflag.NotExistError)(nil)
	if !errors.As(err, &unknown) || unknown.GetSpecifiedShortnames() != "" {
		return err
	}
	var names []string
	cmd.Flags().VisitAll(func(flag *pflag.Flag) {
		if !flag.Hidden {
			names = append(names, "--"+flag.Name)
		}
	})
	return errors.New(didYouMean(err.Error(), "--"+unknown.GetSpecifiedName(), names))
}

// strictHelp makes Cobra's commands help and completion refuse unknown arguments.
func strictHelp(root *cobra.Command) {
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	for _, cmd := range root.Commands() {
		switch cmd.Name() {
		case "completion":
			cmd.Args = noSuchCommand
			cmd.RunE = func(cmd *cobra.Command, _ []string) error { return cmd.Help() }
		case "help":
			cmd.Args = func(cmd *cobra.Command, args []string) error {
				// Find stops at the last word that is a command.
				topic, rest, err := cmd.Root().Find(args)
				if err == nil && len(rest) == 0 {
					return nil
				}
				if topic == nil {
					topic = cmd.Root()
				}
				if len(rest) == 0 {
					rest = args
				}
				return errors.New(didYouMean(fmt.Sprintf("there is no help for %q", strings.Join(args, " ")), rest[0], commandNames(topic)))
			}
		}
	}
}
