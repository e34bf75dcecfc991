package cli

import (
	"context"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// A panic in a command ends it with a sentence that names the file with the details.
func TestACommandThatBreaksIsASentence(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	root := &cobra.Command{Use: "langkah", RunE: func(*cobra.Command, []string) error { panic("no lamp\nat all") }}
	root.SetArgs(nil)
	cmd, err := execute(context.Background(), root)
	if cmd == nil || err == nil || !strings.HasPrefix(err.Error(), "the command broke: no lamp. The details are in ") {
		t.Errorf("%v, %v", cmd, err)
	}
}
