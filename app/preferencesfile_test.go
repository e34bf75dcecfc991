package app

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestBadPreferencesAreKeptAside(t *testing.T) {
	for content, bad := range map[string]bool{
		`{"speed":2,"recent":["a","b"],"animations":true}`: false,
		`{}`:                 false,
		`{"recent":[]}`:      false,
		"":                   true, // killed while saving
		`{"speed":2,"the`:    true,
		`[1]`:                true,
		`{"recent":["a",1]}`: true, // the toolkit would panic
		"\x00\x00\x00":       true,
	} {
		path := filepath.Join(t.TempDir(), "preferences.json")
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		aside := setAside(path)
		if (aside != "") != bad {
			t.Errorf("%q was kept aside as %q", content, aside)
			continue
		}
		if bad {
			if kept, err := os.ReadFile(path + ".bad"); err != nil || string(kept) != content {
				t.Errorf("%q is kept as %q, %v", content, kept, err)
			}
		}
		if again := setAside(path); again != "" {
			t.Errorf("%q was reported twice", content)
		}
	}
	if aside := setAside(filepath.Join(t.TempDir(), "none")); aside != "" {
		t.Errorf("a missing file was kept aside as %s", aside)
	}
}

func TestLostPreferencesAreTold(t *testing.T) {
	d := newDesk(t, "")
	d.TellLostPreferences("")
	if d.Win.Canvas().Overlays().Top() != nil {
		t.Error("preferences that were read are told as lost")
	}
	d.TellLostPreferences("/home/x/preferences.json.bad")
	if words := d.Words(); !strings.Contains(words, "/home/x/preferences.json.bad") {
		t.Errorf("the dialog does not say where the old file is:\n%s", words)
	}
}

func TestPreferencesAreTakenOver(t *testing.T) {
	for name, c := range map[string]struct {
		before, after map[string]string
	}{
		"from the former name": {
			map[string]string{"former/preferences.json": "a", "former/session-1.json": "b"},
			map[string]string{"own/preferences.json": "a", "own/session-1.json": "b"},
		},
		"nothing over newer ones": {
			map[string]string{"former/preferences.json": "a", "own/preferences.json": "b"},
			map[string]string{"former/preferences.json": "a", "own/preferences.json": "b"},
		},
		"nothing from nowhere": {},
	} {
		t.Run(name, func(t *testing.T) {
			home := t.TempDir()
			for file, text := range c.before {
				path := filepath.Join(home, file)
				if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			takeOver(filepath.Join(home, "former"), filepath.Join(home, "own"))
			takeOver(filepath.Join(home, "former"), filepath.Join(home, "own"))
			after := map[string]string{}
			for _, folder := range []string{"former", "own"} {
				entries, _ := os.ReadDir(filepath.Join(home, folder))
				for _, e := range entries {
					text, err := os.ReadFile(filepath.Join(home, folder, e.Name()))
					if err != nil {
						t.Fatal(err)
					}
					after[folder+"/"+e.Name()] = string(text)
				}
			}
			if !maps.Equal(after, c.after) {
				t.Errorf("afterwards there is %v, want %v", after, c.after)
			}
		})
	}
}
