//go:build !nogui

package windowtest

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/game/transcript"
)

const puzzle = "0 1 3\n4 2 5\n7 8 6\n" // 4 moves

func TestOpenSolveAndSaveByKeyboard(t *testing.T) {
	needs(t, "Xvfb", "xdotool", "go")
	openSolveAndSave(t, build(t))
}

// make run builds the program with OpenGL ES.
func TestOpenSolveAndSaveWithOpenGLES(t *testing.T) {
	needs(t, "Xvfb", "xdotool", "go")
	if runtime.GOOS != "linux" {
		t.Skip("only Linux draws by OpenGL ES")
	}
	dir, err := compile("-tags=gles")
	t.Cleanup(func() { os.RemoveAll(dir) })
	if err != nil {
		t.Fatal(err)
	}
	openSolveAndSave(t, filepath.Join(dir, "langkah"))
}

func openSolveAndSave(t *testing.T, program string) {
	home := t.TempDir()
	file := filepath.Join(home, "tiny.txt")
	if err := os.WriteFile(file, []byte(puzzle), 0o644); err != nil {
		t.Fatal(err)
	}
	w := open(t, home, program, file)
	if id, err := w.xdotool("search", "--classname", "^app.langkah.Langkah$"); err != nil || !strings.Contains(id, w.id) {
		t.Errorf("a desktop does not know the window %s by its name: found %s (%v)", w.id, id, err)
	}

	w.press("ctrl+Return")
	transcript := w.save("ctrl+s", filepath.Join(home, "tiny_*.txt"))
	checkTranscript(t, transcript)
	picture := w.save("ctrl+shift+s", filepath.Join(home, "tiny_*_step*.png"))
	checkPicture(t, picture)

	w.pressAndSee("ctrl+o") // the toolkit's dialog looks for the user's folders
	w.press("Escape")
	w.quit()
}

// A tile is moved by a click, and solving goes on from there.
func TestPlayByMouse(t *testing.T) {
	needs(t, "Xvfb", "xdotool", "go")
	home := t.TempDir()
	file := filepath.Join(home, "tiny.txt")
	if err := os.WriteFile(file, []byte("1 2 3\n4 0 5\n7 8 6\n"), 0o644); err != nil { // 2 moves
		t.Fatal(err)
	}
	w := open(t, home, build(t), file)
	w.press("ctrl+z") // nothing to take back
	w.wait("tile 5 has moved", func() bool {
		if len(keptIn(home).Nodes) == 0 {
			w.click(rightOfMiddle, 311) // once it has moved, there is nothing to move
		}
		return len(keptIn(home).Nodes) == 1
	})
	w.press("ctrl+z")
	w.press("ctrl+y")
	w.press("ctrl+Return")
	data, err := os.ReadFile(w.save("ctrl+s", filepath.Join(home, "tiny_*.txt")))
	if err != nil {
		t.Fatal(err)
	}
	if claims, err := transcript.Read(string(data)); err != nil || len(claims.Moves(nil)) != 1 {
		t.Errorf("one move is left after the click, the transcript says (%v)\n%s", err, data)
	}
	w.quit()
}

// rightOfMiddle is in the middle of the right column of a board of 3 x 3 in a
// window of the first size: of tiles 100 pixels wide around 646, 311.
const rightOfMiddle = 748

func (w *window) click(x, y int) {
	w.t.Helper()
	if out, err := w.xdotool("mousemove", "--window", w.id, fmt.Sprint(x), fmt.Sprint(y), "click", "1"); err != nil {
		w.t.Fatalf("there is no click at %d, %d: %v\n%s", x, y, err, out)
	}
}

// needs skips the test where a program is missing; in continuous integration
// none may be.
func needs(t *testing.T, programs ...string) {
	t.Helper()
	if testing.Short() {
		t.Skip("the real window is not tried with -short")
	}
	for _, p := range programs {
		if _, err := exec.LookPath(p); err == nil {
			continue
		}
		if os.Getenv("CI") == "true" {
			t.Fatalf("%s is missing", p)
		}
		t.Skipf("the real window is not tried: %s is missing (apt-get install xvfb xdotool)", p)
	}
}

// window is the program's window on a display of its own.
type window struct {
	t       *testing.T
	display string
	screen  string // file with the display's pixels
	id      string
	ended   chan error // what the program ended with
	kill    func()     // ends it without asking
	signal  func(os.Signal)
	stderr  *bytes.Buffer // to be read when it has ended
}

// open starts a display and the program with its arguments, of which a puzzle
// called tiny comes.
func open(t *testing.T, home, program string, args ...string) *window {
	t.Helper()
	return openTitled(t, "tiny", home, program, args...)
}

// openTitled starts a display and the program, and waits for the window with that title.
func openTitled(t *testing.T, title, home, program string, args ...string) *window {
	t.Helper()
	folder := t.TempDir()
	w := &window{
		t: t, display: ":" + display(t, "+extension", "-fbdir", folder), screen: filepath.Join(folder, "Xvfb_screen0"),
		ended: make(chan error, 1), stderr: &bytes.Buffer{},
	}
	cmd := exec.Command(program, args...)
	cmd.Env = environment(home, "DISPLAY="+w.display)
	cmd.Stderr = w.stderr
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() { w.ended <- cmd.Wait() }()
	w.kill = func() { cmd.Process.Kill() }
	w.signal = func(s os.Signal) { cmd.Process.Signal(s) }
	t.Cleanup(w.kill)
	w.wait("the window is there", func() bool {
		out, err := w.xdotool("search", "--onlyvisible", "--name", title)
		w.id = strings.TrimSpace(out)
		return err == nil && w.id != ""
	})
	w.wait("the window has the keyboard", func() bool {
		_, err := w.xdotool("windowfocus", "--sync", w.id)
		return err == nil
	})
	return w
}

// display starts a virtual display with OpenGL ("+extension") or without
// ("-extension"), with more arguments, and returns its number.
func display(t *testing.T, opengl string, more ...string) string {
	t.Helper()
	r, number, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	cmd := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1280x800x24", opengl, "GLX", "-nolisten", "tcp")
	cmd.Args = append(cmd.Args, more...)
	cmd.ExtraFiles = []*os.File{number}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	number.Close()
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
	})
	r.SetReadDeadline(time.Now().Add(20 * time.Second))
	line, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		t.Fatalf("no virtual display came up: %v", err)
	}
	return strings.TrimSpace(line)
}

// quit ends the program by the keyboard, after other keys that close what is open.
// It must not have written anything to standard error.
func (w *window) quit(before ...string) {
	w.t.Helper()
	for late := time.Now().Add(30 * time.Second); time.Now().Before(late); {
		for _, key := range append(before, "ctrl+q") {
			w.press(key)
		}
		select {
		case err := <-w.ended:
			if err != nil || w.stderr.Len() > 0 {
				w.t.Errorf("the program ended with %v and wrote\n%s", err, w.stderr)
			}
			return
		case <-time.After(2 * time.Second):
		}
	}
	w.t.Error("Ctrl+Q does not end the program")
}

// save presses a shortcut and accepts what its dialog proposes until a file
// is there, and returns its path.
func (w *window) save(shortcut, pattern string) string {
	w.t.Helper()
	var files []string
	w.wait("there is a file "+filepath.Base(pattern), func() bool {
		w.pressAndSee(shortcut)
		w.press("Return")
		return within(2*time.Second, func() bool {
			files, _ = filepath.Glob(pattern)
			return len(files) > 0
		})
	})
	return files[0]
}

// pressAndSee presses a key and waits until the display has changed.
func (w *window) pressAndSee(key string) {
	w.t.Helper()
	before := w.pixels()
	w.press(key)
	within(5*time.Second, func() bool { return !bytes.Equal(before, w.pixels()) })
}

// pixels are those of the display.
func (w *window) pixels() []byte {
	w.t.Helper()
	data, err := os.ReadFile(w.screen)
	if err != nil || len(data) == 0 {
		w.t.Fatalf("the display has no pixels: %v", err)
	}
	return data
}

// within waits for so long until something holds, and reports whether it does.
func within(limit time.Duration, holds func() bool) bool {
	for late := time.Now().Add(limit); ; time.Sleep(20 * time.Millisecond) {
		if holds() {
			return true
		}
		if time.Now().After(late) {
			return false
		}
	}
}

func (w *window) press(key string) {
	w.t.Helper()
	if out, err := w.xdotool("key", key); err != nil {
		w.t.Fatalf("the key %s cannot be pressed: %v\n%s", key, err, out)
	}
}

func (w *window) xdotool(args ...string) (string, error) {
	cmd := exec.Command("xdotool", args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+w.display)
	out, err := cmd.Output()
	return string(out), err
}

// wait waits for a condition, at most half a minute.
func (w *window) wait(what string, holds func() bool) {
	w.t.Helper()
	for late := time.Now().Add(30 * time.Second); time.Now().Before(late); time.Sleep(100 * time.Millisecond) {
		if holds() {
			return
		}
		select {
		case err := <-w.ended:
			w.t.Fatalf("the program ended (%v) before %s", err, what)
		default:
		}
	}
	w.t.Fatalf("waited in vain until %s", what)
}

// puzzles reads what the window has saved.
var puzzles = catalog.New(catalog.Tables{})

func checkTranscript(t *testing.T, path string) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	claims, err := transcript.Read(string(data))
	if err != nil {
		t.Fatal(err)
	}
	p, err := puzzles.Open(puzzle)
	if err != nil {
		t.Fatal(err)
	}
	cost := 0
	moves := claims.Moves(p)
	for _, m := range moves {
		cost += m.Cost
	}
	if _, err := engine.Verify(p.Start(), moves, cost); err != nil || cost != 4 {
		t.Errorf("the transcript lists %d moves of cost %d, want a solution of 4: %v", len(moves), cost, err)
	}
}

func checkPicture(t *testing.T, path string) {
	t.Helper()
	_, p, err := puzzles.OpenFile(path)
	if err != nil {
		t.Fatal(err)
	}
	want, err := puzzles.Open(puzzle)
	if err != nil {
		t.Fatal(err)
	}
	if p.String() != want.String() {
		t.Errorf("the picture holds\n%s, want\n%s", p, want)
	}
}
