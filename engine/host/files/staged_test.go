package files_test

import (
	"os"
	"path/filepath"
	"testing"

	"langkah/engine/host/files"
)

func TestAStagedFileTakesItsPlaceWhenItIsKept(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "page.html")
	if err := os.WriteFile(path, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		keep bool
		want string
	}{{false, "old"}, {true, "new"}} {
		s, err := files.Stage(path)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.WriteString("new"); err != nil {
			t.Fatal(err)
		}
		if text, _ := os.ReadFile(path); string(text) != "old" {
			t.Errorf("before its end it holds %q", text)
		}
		if tc.keep {
			err = s.Keep()
		} else {
			s.Drop()
		}
		if text, _ := os.ReadFile(path); err != nil || string(text) != tc.want {
			t.Errorf("kept %v: it holds %q, %v", tc.keep, text, err)
		}
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 1 {
		t.Errorf("something was left behind: %v", entries)
	}
	if _, err := files.Stage(filepath.Join(dir, "none", "page.html")); err == nil {
		t.Error("there is no such folder, and no error")
	}
}
