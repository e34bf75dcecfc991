//go:build !nogui

package windowtest

import (
	"bufio"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

const puzzle = "0 1 3\n4 2 5\n7 8 6\n"

func TestSolveAndSaveWithTheKeyboard(t *testing.T) {
	needTools(t, "Xvfb", "xdotool")
	home := t.TempDir()
	program := build(t, home)
	file := filepath.Join(home, "eight.txt")
	if err := os.WriteFile(file, []byte(puzzle), 0o644); err != nil {
		t.Fatal(err)
	}
	d := display{t, append(os.Environ(), "DISPLAY="+startXvfb(t), "WAYLAND_DISPLAY=", "HOME="+home,
		"XDG_CONFIG_HOME="+filepath.Join(home, "config"), "LANG=en_US.UTF-8", "LIBGL_ALWAYS_SOFTWARE=1")}
	d.start(program, file)
	d.run("xdotool", "search", "--sync", "--onlyvisible", "--name", "Langkah", "windowfocus", "--sync")

	d.press("ctrl+Return")
	d.press("ctrl+s", "Return")
	transcript := waitFor(t, filepath.Join(home, "eight_*.txt"))
	d.press("ctrl+shift+s", "Return")
	picture := waitFor(t, filepath.Join(home, "eight_*.png"))

	if out := d.run(program, "verify", file, transcript); !strings.Contains(out, "verified: 4 moves, cost 4") {
		t.Errorf("the transcript: %s", out)
	}
	if out := d.run(program, "show", picture); !strings.HasPrefix(out, "8-puzzle, 3 x 3") {
		t.Errorf("the picture: %s", out)
	}
}

// needTools skips the test where a tool is missing; in continuous integration
// it must not be.
func needTools(t *testing.T, names ...string) {
	t.Helper()
	for _, name := range names {
		if _, err := exec.LookPath(name); err == nil {
			continue
		}
		if os.Getenv("CI") == "true" {
			t.Fatalf("%s is missing", name)
		}
		t.Skipf("%s is missing, so the real window is not tested", name)
	}
}

// build builds the program in a folder.
func build(t *testing.T, dir string) string {
	t.Helper()
	program := filepath.Join(dir, "langkah")
	cmd := exec.Command("go", "build", "-buildvcs=false", "-o", program, "langkah")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	return program
}

// startXvfb starts a display and is its name, such as ":99".
func startXvfb(t *testing.T) string {
	t.Helper()
	number, tell, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer number.Close()
	cmd := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1280x800x24", "+extension", "GLX", "-nolisten", "tcp")
	cmd.ExtraFiles = []*os.File{tell}
	startUntilEnd(t, cmd)
	tell.Close()
	line, err := bufio.NewReader(number).ReadString('\n')
	if err != nil {
		t.Fatalf("Xvfb names no display: %v", err)
	}
	return ":" + strings.TrimSpace(line)
}

// startUntilEnd starts a program that is ended with the test.
func startUntilEnd(t *testing.T, cmd *exec.Cmd) {
	t.Helper()
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
}

// display is where programs of the test run.
type display struct {
	t           *testing.T
	environment []string
}

// start starts a program with a window.
func (d display) start(program string, args ...string) {
	d.t.Helper()
	cmd := exec.Command(program, args...)
	cmd.Env, cmd.Stdout, cmd.Stderr = d.environment, os.Stdout, os.Stderr
	startUntilEnd(d.t, cmd)
}

// run is what a program prints until it ends well.
func (d display) run(program string, args ...string) string {
	d.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, program, args...)
	cmd.Env = d.environment
	out, err := cmd.CombinedOutput()
	if err != nil {
		d.t.Fatalf("%s %s: %v\n%s", filepath.Base(program), strings.Join(args, " "), err, out)
	}
	return string(out)
}

// press presses keys, each after the window has had time for the one before.
func (d display) press(keys ...string) {
	d.t.Helper()
	for _, key := range keys {
		time.Sleep(time.Second)
		d.run("xdotool", "key", "--clearmodifiers", key)
	}
}

// waitFor is the file that the pattern fits, once it is there.
func waitFor(t *testing.T, pattern string) string {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		if found, _ := filepath.Glob(pattern); len(found) > 0 {
			return found[0]
		}
	}
	t.Fatalf("no file %s was saved", pattern)
	return ""
}
