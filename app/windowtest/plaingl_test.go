//go:build !nogui

package windowtest

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// Where OpenGL ES opens no window the program is built once more, with plain OpenGL, and
// that is remembered if it helps. The compiler is a substitute; the program that opens no
// window is the real one.
func TestWithoutOpenGLESTheProgramIsBuiltWithPlainOpenGL(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux draws by OpenGL ES")
	}
	needs(t, "Xvfb", "go")
	noGL := ":" + display(t, "-extension")
	for _, tc := range []struct {
		name, display string
		remembered    bool   // from an earlier time
		plain         string // what the compiler gives with plain OpenGL
		built         int
		code          int
		remembers     bool
	}{
		{"plain OpenGL opens the window", noGL, false, "opens", 1, 0, true},
		{"neither opens it", noGL, false, "refused", 1, 4, false},
		{"it is remembered", noGL, true, "opens", 0, 4, true},
		{"nobody at the display", ":987", false, "opens", 0, 4, false},
		{"no display", "", false, "opens", 0, 4, false},
	} {
		t.Run(tc.name, func(t *testing.T) {
			dir := t.TempDir()
			scripts, err := filepath.Abs("../../.ci")
			if err != nil {
				t.Fatal(err)
			}
			note := filepath.Join(dir, "build", "plain-gl")
			for _, err := range []error{
				os.Symlink(scripts, filepath.Join(dir, ".ci")),
				os.Symlink(build(t), filepath.Join(dir, "refused")),
				os.Symlink(build(t), filepath.Join(dir, "langkah")),
				os.WriteFile(filepath.Join(dir, "opens"), []byte("#!/bin/sh\necho a window\n"), 0o755),
				os.WriteFile(filepath.Join(dir, "compiler"), []byte("#!/bin/sh\necho \"$@\" >>calls\nln -sf "+tc.plain+" langkah\n"), 0o755),
				os.Mkdir(filepath.Join(dir, "build"), 0o755),
			} {
				if err != nil {
					t.Fatal(err)
				}
			}
			if tc.remembered {
				if err := os.WriteFile(note, nil, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			cmd := exec.Command(".ci/open")
			cmd.Dir = dir
			cmd.Env = environment(t.TempDir(), "DISPLAY="+tc.display, "GO="+filepath.Join(dir, "compiler"))
			out, _ := cmd.CombinedOutput()
			if code := cmd.ProcessState.ExitCode(); code != tc.code {
				t.Errorf("exit %d, want %d:\n%s", code, tc.code, out)
			}
			calls, _ := os.ReadFile(filepath.Join(dir, "calls")) // none where nothing was built
			if n := strings.Count(string(calls), "\n"); n != tc.built || strings.Contains(string(calls), "gles") {
				t.Errorf("it was built %d times, want %d, with plain OpenGL:\n%s", n, tc.built, calls)
			}
			if told := strings.Contains(string(out), "OpenGL ES opens no window here"); told != (tc.built > 0) {
				t.Errorf("it says\n%s", out)
			}
			if _, err := os.Stat(note); (err == nil) != tc.remembers {
				t.Errorf("it is remembered: %t, want %t", err == nil, tc.remembers)
			}
		})
	}
}
