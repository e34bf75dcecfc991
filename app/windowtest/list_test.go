//go:build !nogui && !windows

package windowtest

import (
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// A dialog opens and its lists are clicked on before anything of it is painted: the
// program is paused meanwhile, so that it receives all events at once.
func TestAClickOnAListThatIsNotPainted(t *testing.T) {
	needs(t, "Xvfb", "xdotool", "go")
	home := t.TempDir()
	file := filepath.Join(home, "tiny.txt")
	if err := os.WriteFile(file, []byte(puzzle), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, dialog := range []string{"ctrl+n", "ctrl+shift+s"} {
		w := open(t, home, build(t), file)
		w.wait("the puzzle is kept", func() bool { return keptIn(home).Name == "tiny" })
		w.signal(syscall.SIGSTOP)
		w.press(dialog)
		for y := 120; y <= 560; y += 10 {
			if out, err := w.xdotool("mousemove", "--window", w.id, fmt.Sprint(middle), fmt.Sprint(y), "click", "1"); err != nil {
				t.Fatalf("there is no click at %d: %v\n%s", y, err, out)
			}
		}
		w.signal(syscall.SIGCONT)
		w.quit("Escape", "Escape")
	}
}

// middle is in the middle of a window of the first size, from left to right.
const middle = 510
