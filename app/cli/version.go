package cli

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"
)

func newVersion(s Streams) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Say which Langkah this is",
		Args:  cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprintln(s.Out, "langkah", version())
			return err
		},
	}
}

// version is the program's version, its commit where it is known, and what
// built it.
func version() string {
	text := "(unknown version)"
	if info, ok := debug.ReadBuildInfo(); ok {
		text = info.Main.Version
		for _, setting := range info.Settings {
			if setting.Key == "vcs.revision" {
				text += " " + setting.Value[:min(12, len(setting.Value))]
			}
		}
	}
	return fmt.Sprintf("%s, %s %s/%s", text, runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
