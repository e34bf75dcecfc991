package cli

import (
	"fmt"
	"runtime"

	"github.com/spf13/cobra"

	"langkah/engine/base/version"
)

func newVersion(s Streams) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Say which Langkah this is",
		Args:  cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprint(s.Out, versionLine())
			return err
		},
	}
}

// versionLine says which Langkah this is.
func versionLine() string {
	return fmt.Sprintf("langkah %s, %s %s/%s\n", version.This(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
