package cli

import (
	"errors"
	"fmt"
	"path/filepath"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"langkah/app/cli/command"
	"langkah/engine/base/figures"
)

func newCache(env command.Env) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "cache",
		Short: "List or remove the tables that solvers keep on disk",
		Long: `Some methods build large tables once and keep them in your cache folder, to be
there at once the next time. They can be removed at any time.`,
		Args: noSuchCommand,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(&cobra.Command{
		Use: "list", Short: "List the tables, with what each holds and takes", Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error { return listCaches(env) },
	}, &cobra.Command{
		Use: "clear", Short: "Remove the tables", Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error { return clearCaches(env) },
	})
	return cmd
}

func listCaches(env command.Env) error {
	for _, c := range env.Puzzles.Caches() {
		files, err := c.Files()
		if err != nil {
			return err
		}
		if c.Folder() == "" {
			fmt.Fprintln(env.Out, "there is no cache folder on this machine")
			continue
		}
		var sum int64
		w := tabwriter.NewWriter(env.Out, 0, 0, 2, ' ', 0)
		for _, f := range files {
			sum += f.Bytes
			title := f.Title.String()
			if f.Err != nil {
				title = "of no use: " + f.Err.Error()
			}
			fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", filepath.Base(f.Path), figures.Bytes(f.Bytes), f.Modified.Format("2006-01-02 15:04"), title)
		}
		if err := w.Flush(); err != nil {
			return err
		}
		fmt.Fprintf(env.Out, "%s, %s, in %s\n", figures.Plural(len(files), "file"), figures.Bytes(sum), c.Folder())
	}
	return nil
}

func clearCaches(env command.Env) error {
	var all error
	for _, c := range env.Puzzles.Caches() {
		files, err := c.Files()
		if err == nil {
			err = c.Clear()
		}
		if err == nil {
			var sum int64
			for _, f := range files {
				sum += f.Bytes
			}
			fmt.Fprintf(env.Out, "removed %s, %s\n", figures.Plural(len(files), "file"), figures.Bytes(sum))
		}
		all = errors.Join(all, err)
	}
	return all
}
