//go:build !nogui

package windowtest

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// Where no window can be made the program ends at once, with one sentence.
func TestNoWindowEndsWithASentence(t *testing.T) {
	needs(t, "go")
	program := build(t)
	for _, c := range []struct {
		name  string
		env   func(t *testing.T) []string
		cause string
	}{
		{"no display", func(*testing.T) []string { return []string{"DISPLAY="} }, "there is no display"},
		{"nobody at the display", func(*testing.T) []string { return []string{"DISPLAY=:987"} }, "Failed to open display :987"},
		{"Wayland alone", func(t *testing.T) []string {
			return []string{"WAYLAND_DISPLAY=wayland-0", "XDG_RUNTIME_DIR=" + t.TempDir()}
		}, "Wayland: Failed to connect to display"},
		{"no OpenGL", func(t *testing.T) []string {
			needs(t, "Xvfb")
			return []string{"DISPLAY=:" + display(t, "-extension")}
		}, "GLX"},
	} {
		t.Run(c.name, func(t *testing.T) {
			env := environment(t.TempDir(), c.env(t)...)
			ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
			defer cancel()
			cmd := exec.CommandContext(ctx, program)
			cmd.Env = env
			out, err := cmd.CombinedOutput()
			if ctx.Err() != nil {
				t.Fatalf("the program hangs:\n%s", out)
			}
			if code := cmd.ProcessState.ExitCode(); code != 4 {
				t.Errorf("exit %d (%v), want 4", code, err)
			}
			told := string(out)
			if !strings.HasPrefix(told, "langkah: ") || !strings.Contains(told, c.cause) || strings.Count(told, "\n") != 1 {
				t.Errorf("it says\n%swant one sentence with %q", told, c.cause)
			}
		})
	}
}

// The toolkit is in the executable even where no window is asked for.
func TestTheToolkitIsQuietOnTheCommandLine(t *testing.T) {
	needs(t, "go")
	home := t.TempDir()
	for _, locale := range []string{"LANG=C.UTF-8", "LC_ALL=C.UTF-8", "LC_ALL=C", "LANG=POSIX", "LANG=", "LANG=nonsense!", "LANGUAGE=x:y:C.UTF-8"} {
		cmd := exec.Command(build(t), "version")
		cmd.Env = []string{"HOME=" + home, locale}
		var stderr bytes.Buffer
		cmd.Stderr = &stderr
		if err := cmd.Run(); err != nil || stderr.Len() > 0 {
			t.Errorf("%s: %v, and on standard error\n%s", locale, err, &stderr)
		}
	}
}

// They are found under the program's former name, too.
func TestDamagedPreferencesAreKeptAside(t *testing.T) {
	needs(t, "Xvfb", "xdotool", "go")
	home := t.TempDir()
	file := filepath.Join(home, "tiny.txt")
	former := filepath.Join(home, ".config", "fyne", "app.langkah", "preferences.json")
	preferences := filepath.Join(home, ".config", "fyne", "app.langkah.Langkah", "preferences.json")
	if err := os.MkdirAll(filepath.Dir(former), 0o700); err != nil {
		t.Fatal(err)
	}
	const damaged = `{"recent":["a",1],"spe`
	for path, text := range map[string]string{file: puzzle, former: damaged} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	w := open(t, home, build(t), file)
	if kept, err := os.ReadFile(preferences + ".bad"); err != nil || string(kept) != damaged {
		t.Errorf("the old preferences are kept as %q, %v", kept, err)
	}
	w.quit("Escape") // the dialog that tells it
}
