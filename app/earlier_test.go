package app

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"langkah/app/kit/look"
)

// Files that an earlier version kept are taken up: the puzzle, its solution, the
// place in it and the page.
func TestEarlierSessionsGoOn(t *testing.T) {
	for family, name := range map[string]string{"rush": "easy-1", "sliding": "eight-4", "packing": "custom-cross", "queens": "easy-1", "ice": "easy-1"} {
		kept, err := os.ReadFile(filepath.Join("testdata/earlier/sessions", family, "session-1.json"))
		if err != nil {
			t.Fatal(err)
		}
		folder := t.TempDir()
		if err := os.WriteFile(filepath.Join(folder, "session-1.json"), kept, 0o600); err != nil {
			t.Fatal(err)
		}
		d := openWindow(t, folder, "")
		if d.session.Name() != name || d.session.Index() != 3 || len(d.session.Moves()) < 4 || d.page != page(d.stateMap) {
			t.Errorf("%s: %q at move %d of %d, on %T", family, d.session.Name(), d.session.Index(), len(d.session.Moves()), d.page)
		}
		d.close()
	}
}

func TestEarlierPreferencesHold(t *testing.T) {
	text, err := os.ReadFile("testdata/earlier/preferences.json")
	if err != nil {
		t.Fatal(err)
	}
	var values map[string]any
	if err := json.Unmarshal(text, &values); err != nil {
		t.Fatal(err)
	}
	store := test.NewTempApp(t).Preferences()
	for key, value := range values {
		switch value := value.(type) {
		case bool:
			store.SetBool(key, value)
		case string:
			store.SetString(key, value)
		case float64:
			if value == float64(int(value)) && key != "window.width" && key != "window.height" {
				store.SetInt(key, int(value))
			} else {
				store.SetFloat(key, value)
			}
		case []any:
			var list []string
			for _, v := range value {
				list = append(list, v.(string))
			}
			store.SetStringList(key, list)
		}
	}
	p := look.NewPreferences(store)
	if limits := p.Limits(); limits.Time != 90*time.Second || limits.Memory != 2<<30 {
		t.Errorf("limits %v", limits)
	}
	if p.Theme() != "dark" || p.Language() != "id" || p.TextSize() != 1.25 || p.Animations() || p.Speed() != 2 {
		t.Errorf("look: %s, %s, %v, %t, %v", p.Theme(), p.Language(), p.TextSize(), p.Animations(), p.Speed())
	}
	if !p.MoveNames() || !p.Clock() || !p.ArrowsMoveBlank() || !p.Truth() || !p.Strict() {
		t.Error("a choice of the board is lost")
	}
	if yaw, pitch, zoom := p.Camera(); yaw != 0.75 || pitch != 0.25 || zoom != 1.5 {
		t.Errorf("solids from %v, %v, %v", yaw, pitch, zoom)
	}
	if p.OpenFolder() != "/home/ani/puzzles" || len(p.Recent()) != 2 || len(p.Packs()) != 1 || p.Choice("editor.name") != "draft" {
		t.Errorf("files: %s, %v, %v", p.OpenFolder(), p.Recent(), p.Packs())
	}
	if size := p.Size(); size.Width != 1024 || size.Height != 700 {
		t.Errorf("a window of %v", size)
	}
}
