package save

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"langkah/app/looktest"
)

func TestExtensionIsAdded(t *testing.T) {
	for _, c := range []struct{ name, extension, want string }{
		{"a", ".txt", "a.txt"}, {"a.txt", ".txt", "a.txt"}, {"a.TXT", ".txt", "a.TXT"}, {"a.b", ".gif", "a.b.gif"}, {"dir", "", "dir"},
	} {
		if got := withExtension(c.name, c.extension); got != c.want {
			t.Errorf("%q with %q is %q, want %q", c.name, c.extension, got, c.want)
		}
	}
}

func TestFailureToSaveNamesThePath(t *testing.T) {
	p := looktest.NewPage(t)
	missing := filepath.Join(t.TempDir(), "gone", "out.txt")
	Write(p.Frame, missing, File("text", "out.txt", func(context.Context) ([]byte, error) { return []byte("text"), nil }))
	p.Until("the failure is told", p.Dialog)
	if words := p.Words(); !strings.Contains(words, missing) && !strings.Contains(words, filepath.Dir(missing)) {
		t.Errorf("the dialog does not name the path:\n%s", words)
	}
}

func TestLongSavingIsShownAndCancelled(t *testing.T) {
	p := looktest.NewPage(t)
	Write(p.Frame, filepath.Join(t.TempDir(), "steps"), Product{Save: func(ctx context.Context, _ string, progress func(int, int)) error {
		progress(1, 4)
		<-ctx.Done()
		return ctx.Err()
	}})
	p.Until("a dialog shows how far it is", p.Dialog)
	if words := p.Words(); !strings.Contains(words, "Saving steps") || !strings.Contains(words, "25%") {
		t.Errorf("the dialog says:\n%s", words)
	}
	p.Tap("Cancel")
	p.Until("it has ended", func() bool { return p.Said != "" })
	if p.Dialog() || !strings.Contains(p.Said, "cancelled") {
		t.Errorf("the line at the bottom says %q; a dialog is open: %t", p.Said, p.Dialog())
	}
}

func TestWhatCannotBeMadeIsNotSaved(t *testing.T) {
	p := looktest.NewPage(t)
	path := looktest.File(t, "old.txt", "old")
	Write(p.Frame, path, File("text", "old.txt", func(context.Context) ([]byte, error) { return nil, errors.New("it is too large") }))
	p.Until("the failure is told", p.Dialog)
	if !strings.Contains(p.Words(), "it is too large") {
		t.Errorf("the dialog says:\n%s", p.Words())
	}
	if data, err := os.ReadFile(path); err != nil || string(data) != "old" {
		t.Errorf("the old file holds %q, %v", data, err)
	}
}
