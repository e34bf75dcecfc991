package clipboard

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func env(pairs ...string) func(string) string {
	return func(name string) string {
		for i := 0; i < len(pairs); i += 2 {
			if pairs[i] == name {
				return pairs[i+1]
			}
		}
		return ""
	}
}

func TestProgramsOfSystems(t *testing.T) {
	for _, tc := range []struct {
		system string
		env    func(string) string
		want   string
	}{
		{"linux", env("WAYLAND_DISPLAY", "wayland-0", "DISPLAY", ":0"), "wl-copy xclip"},
		{"linux", env("DISPLAY", ":0"), "xclip"},
		{"freebsd", env("DISPLAY", ":0"), "xclip"},
		{"linux", env(), ""},
		{"darwin", env(), "osascript"},
		{"windows", env(), "powershell"},
		{"js", env(), ""},
	} {
		var names []string
		for _, c := range (Clipboard{system: tc.system, getenv: tc.env}).commands() {
			names = append(names, c.name)
		}
		if got := strings.Join(names, " "); got != tc.want {
			t.Errorf("%s: %q, want %q", tc.system, got, tc.want)
		}
	}
}

func TestNoProgramIsSaid(t *testing.T) {
	c := Clipboard{"linux", env("DISPLAY", ":0"), func(string) (string, error) { return "", exec.ErrNotFound }}
	if err := c.CopyPNG(context.Background(), nil); !errors.Is(err, ErrNone) {
		t.Error(err)
	}
}

// script is a program that stands for one of a system.
func script(t *testing.T, text string) func(string) (string, error) {
	t.Helper()
	sh, err := exec.LookPath("sh")
	if err != nil {
		t.Skip("there is no sh to write a program for")
	}
	path := filepath.Join(t.TempDir(), "program")
	if err := os.WriteFile(path, []byte("#!"+sh+"\n"+text), 0o700); err != nil {
		t.Fatal(err)
	}
	return func(string) (string, error) { return path, nil }
}

func TestPictureReachesTheProgram(t *testing.T) {
	out := filepath.Join(t.TempDir(), "out")
	const picture = "\x89PNG $(touch no) ; 'it'"
	for system, text := range map[string]string{
		"linux":   `{ echo "$@"; cat; } > ` + out,
		"darwin":  `{ echo "$1"; cat "$LANGKAH_PICTURE"; } > ` + out,
		"windows": `{ echo "$1"; cat "$LANGKAH_PICTURE"; } > ` + out,
	} {
		c := Clipboard{system, env("DISPLAY", ":0"), script(t, text)}
		if err := c.CopyPNG(context.Background(), []byte(picture)); err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		first := map[string]string{"linux": "-selection clipboard -t image/png -i", "darwin": "-e", "windows": "-NoProfile"}[system]
		if string(got) != first+"\n"+picture {
			t.Errorf("%s: the program got %q", system, got)
		}
	}
}

func TestProgramThatFailsOrHangs(t *testing.T) {
	c := Clipboard{"linux", env("DISPLAY", ":0"), script(t, "exit 3")}
	if err := c.CopyPNG(context.Background(), []byte("x")); err == nil || !strings.Contains(err.Error(), "xclip could not copy the picture: exit status 3") {
		t.Error(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	c.find = script(t, "exec sleep 60")
	if err := c.CopyPNG(ctx, []byte("x")); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
