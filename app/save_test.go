package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/app/kit/save"
	"langkah/engine/game/transcript"
	"langkah/engine/testkit/casetest"
)

// saved is the file that the status line says was saved.
func (d *desk) saved() string {
	d.t.Helper()
	d.Until("a file is saved", func() bool { return strings.HasPrefix(d.said(), "Saved ") })
	return strings.TrimPrefix(d.said(), "Saved ")
}

func TestTranscriptIsSavedUnderTheNameProposed(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	d.shortcut(fyne.KeyS, fyne.KeyModifierControl)
	o, _ := d.session.Outcome()
	m := o.Method
	if name := d.Entry().Text; !strings.HasPrefix(name, "tiny_"+m.Algorithm.Name) || !strings.HasSuffix(name, ".txt") {
		t.Errorf("the name proposed is %q, want one that tells the puzzle and the method %s", name, m.Name())
	}
	d.Entry().OnSubmitted("")
	path := d.saved()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	moves, err := transcript.Read(string(data))
	if n := len(moves.Moves(d.session.Puzzle())); err != nil || n != 4 {
		t.Errorf("the transcript %s has %d moves, error %v", path, n, err)
	}
}

func TestTranscriptNeedsASearch(t *testing.T) {
	d := newDesk(t, "")
	if item := d.item("File", "Save transcript …"); !item.Disabled || item.Action != nil {
		t.Error("a transcript can be saved before any search")
	}
}

func TestPicturesAreSaved(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	d.Press(fyne.KeyRight)
	for i, want := range []string{"_step001.png", "", "_sheet.png", ".gif"} {
		d.status.say("")
		d.shortcut(fyne.KeyS, fyne.KeyModifierControl|fyne.KeyModifierShift)
		d.Dropdown().SetSelectedIndex(i)
		if !strings.HasSuffix(d.Entry().Text, want) {
			t.Errorf("the name proposed is %q, want one that ends in %q", d.Entry().Text, want)
		}
		d.Tap("Save")
		path := d.saved()
		info, err := os.Stat(path)
		switch {
		case err != nil:
			t.Error(err)
		case want == "":
			if files, _ := os.ReadDir(path); len(files) != 5 {
				t.Errorf("the folder of 4 moves has %d pictures, want 5", len(files))
			}
		case info.Size() < 100:
			t.Errorf("%s has %d bytes", path, info.Size())
		}
		if strings.HasSuffix(want, "step001.png") {
			if _, p, err := d.frame.Puzzles.OpenFile(path); err != nil || p.String() != d.session.Puzzle().String() {
				t.Errorf("the picture does not open as the puzzle: %v", err)
			}
		}
	}
}

func TestReplacingAFileIsAsked(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	path := filepath.Join(save.Folder(d.frame.Preferences), "old.txt")
	if err := os.WriteFile(path, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	ask := func() {
		d.shortcut(fyne.KeyS, fyne.KeyModifierControl)
		d.Entry().SetText("old.txt")
		d.Tap("Save")
		d.Until("the question is asked", func() bool { return d.Dialog() })
	}
	ask()
	d.Tap("Cancel")
	if data, _ := os.ReadFile(path); string(data) != "old" {
		t.Error("the file was replaced although the user said no")
	}
	ask()
	d.Tap("Replace")
	d.saved()
	if data, _ := os.ReadFile(path); string(data) == "old" {
		t.Error("the file was not replaced")
	}
}
