//go:build !nogui

package windowtest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// The whole tour by keyboard alone: start, open a file, solve, step, save a picture,
// compare, save the report, quit.
func TestTheTourByKeyboard(t *testing.T) {
	needs(t, "Xvfb", "xdotool", "go")
	home := t.TempDir()
	for name, text := range map[string]string{"another.txt": "1 2 3\n4 5 6\n7 0 8\n", "tiny.txt": puzzle} {
		if err := os.WriteFile(filepath.Join(home, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	w := openTitled(t, "Langkah", home, build(t))
	w.wait("the file is open", func() bool {
		w.press("Escape") // a dialog of another try
		w.pressAndSee("ctrl+o")
		for _, key := range []string{"Tab", "shift+Tab", "t", "Up", "Down", "Return"} { // away from the list, and back
			w.press(key)
		}
		return within(2*time.Second, func() bool { return keptIn(home).Name == "tiny" })
	})

	w.press("ctrl+Return")
	w.wait("the solution is kept", func() bool { return len(keptIn(home).Nodes) == 4 })
	w.wait("the third position is shown", func() bool {
		w.press("Home")
		w.press("Right")
		w.press("Right")
		return within(2*time.Second, func() bool { return keptIn(home).Shown == 2 })
	})
	checkPicture(t, w.save("ctrl+shift+s", filepath.Join(home, "tiny_*step*.png")))

	w.pressAndSee("F3")
	w.pressAndSee("ctrl+k")
	report, err := os.ReadFile(w.save("ctrl+r", filepath.Join(home, "*.html")))
	if err != nil || !strings.Contains(string(report), "tiny") {
		t.Errorf("the report does not name the puzzle (%v):\n%.300s", err, report)
	}
	w.quit("Escape")
}
