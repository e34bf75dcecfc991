package app

import (
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
