//go:build !nogui

package windowtest

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
)

// A window that is killed has lost nothing: the next one stands where it stood,
// and goes on.
func TestKillAndGoOn(t *testing.T) {
	needs(t, "Xvfb", "xdotool", "go")
	home := t.TempDir()
	file := filepath.Join(home, "tiny.txt")
	if err := os.WriteFile(file, []byte(puzzle), 0o644); err != nil {
		t.Fatal(err)
	}
	w := open(t, home, build(t), file)
	w.press("ctrl+Return")
	w.wait("the solution is kept", func() bool { return len(keptIn(home).Nodes) == 4 })
	w.press("Escape")
	w.wait("the third position is kept", func() bool {
		w.press("Home")
		w.press("Right")
		w.press("Right")
		return keptIn(home).Shown == 2
	})
	w.kill()
	<-w.ended

	again := open(t, home, build(t))
	again.wait("the fourth position is kept", func() bool {
		if keptIn(home).Shown < 3 {
			again.press("Right")
		}
		return keptIn(home).Shown >= 3
	})
	if k := keptIn(home); len(k.Nodes) != 4 || k.Name != "tiny" {
		t.Errorf("%s is kept with %d moves", k.Name, len(k.Nodes))
	}
	again.quit()
}

// kept holds the fields of a session's file that the test checks.
type kept struct {
	Name  string            `json:"name"`
	Shown int               `json:"shown"`
	Nodes []json.RawMessage `json:"nodes"`
}

// keptIn is the session of the first window; it is empty where there is none.
func keptIn(home string) kept {
	var file struct{ Session kept }
	data, err := os.ReadFile(filepath.Join(home, ".config", "fyne", "app.langkah.Langkah", "session-1.json"))
	if err == nil {
		err = json.Unmarshal(data, &file)
	}
	if err != nil {
		return kept{}
	}
	return file.Session
}
