package cli

import (
	"fmt"
	"runtime"

	"github.com/spf13/cobra"

	"langkah/app/cli/command"
	"langkah/engine/base/version"
)

func newVersion(env command.Env) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Say which Langkah this is",
		Args:  cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprint(env.Out, versionLine())
			return err
		},
	}
}

// versionLine returns the version, that of Go, and the system.
func versionLine() string {
	return fmt.Sprintf("langkah %s, %s %s/%s\n", version.This(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
