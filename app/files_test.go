package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/engine/testkit/casetest"
)

// A file is found and opened by keys alone.
func TestAFileIsOpenedByKeys(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	folder := t.TempDir()
	for name, text := range map[string]string{"a.txt": odd, "b.txt": eight, "c.log": "no puzzle", "sub/deep.txt": "1 2 3\n4 5 6\n7 - 8\n"} {
		path := filepath.Join(folder, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	d.frame.Preferences.SetOpenFolder(folder)
	press := func(keys ...fyne.KeyName) {
		for _, key := range keys {
			d.Press(key)
		}
	}
	opened := func(name string, keys ...fyne.KeyName) {
		t.Helper()
		d.shortcut(fyne.KeyO, fyne.KeyModifierControl)
		press(keys...)
		d.read()
		if d.Dialog() || d.session.Name() != name {
			t.Errorf("after %v %s is open, want %s; a dialog is open: %t", keys, d.session.Name(), name, d.Dialog())
			d.frame.Dialogs.Close()
		}
	}
	opened("b", fyne.KeyEnd, fyne.KeyReturn)
	opened("a", fyne.KeyDown, fyne.KeyReturn) // below the folder sub
	opened("deep", fyne.KeyReturn, fyne.KeyReturn)
	opened("a", fyne.KeyBackspace, fyne.KeyDown, fyne.KeyReturn) // it begins in sub now, whose place is marked

	d.shortcut(fyne.KeyO, fyne.KeyModifierControl)
	if words := d.Words(); strings.Contains(words, "c.log") {
		t.Errorf("a file of another kind is offered:\n%s", words)
	}
	d.types("b") // marks the next name with it
	press(fyne.KeyReturn)
	d.read()
	if d.session.Name() != "b" {
		t.Errorf("%s is open", d.session.Name())
	}
	for tabs := range 5 { // from wherever Tab leads
		d.shortcut(fyne.KeyO, fyne.KeyModifierControl)
		for range tabs {
			d.Win.Canvas().FocusNext()
		}
		press(fyne.KeyEscape)
		if d.Dialog() {
			t.Errorf("after %d times Tab Esc does not close the dialog; the keyboard is with %T", tabs, d.Win.Canvas().Focused())
			d.frame.Dialogs.Close()
		}
	}
}

// The folder that is chosen for a file comes back to the dialog that asked for it.
func TestAFolderIsChosenWithinADialog(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	folder := t.TempDir()
	d.frame.Preferences.SetSaveFolder(folder)
	if err := os.Mkdir(filepath.Join(folder, "sub"), 0o755); err != nil {
		t.Fatal(err)
	}
	d.shortcut(fyne.KeyS, fyne.KeyModifierControl|fyne.KeyModifierShift)
	d.Tap("Change …")
	d.Press(fyne.KeyReturn)
	d.Tap("Choose this folder")
	if words := d.Words(); !strings.Contains(words, filepath.Join(folder, "sub")) {
		t.Errorf("the dialog says\n%s", words)
	}
	d.Tap("Change …")
	d.Press(fyne.KeyEscape)
	if !d.Dialog() {
		t.Error("Esc has closed both dialogs")
	}
	d.Press(fyne.KeyEscape)
	if d.Dialog() {
		t.Error("Esc has closed none")
	}
}

// Esc closes what is on top, wherever the keyboard is.
func TestEscapeClosesWhatIsOnTop(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	for name, open := range map[string]func(){
		"new board": d.newBoard, "about": d.showAbout, "tables": d.showCache, "picture": d.board.SavePicture, "transcript": d.board.SaveTranscript, "file": d.chooseFile,
	} {
		for tabs := range 12 {
			open()
			for range tabs {
				d.Win.Canvas().FocusNext()
			}
			with := d.Win.Canvas().Focused()
			d.Press(fyne.KeyEscape)
			if d.Dialog() {
				t.Errorf("%s: Esc does not close the dialog after %d times Tab, at %T", name, tabs, with)
				d.frame.Dialogs.Close()
			}
		}
	}
	d.newBoard()
	levels := d.Dropdown()
	d.Win.Canvas().Focus(levels)
	d.Press(fyne.KeySpace)
	if len(d.Win.Canvas().Overlays().List()) != 2 {
		t.Fatal("Space does not open the list of levels")
	}
	d.Press(fyne.KeyEscape)
	if len(d.Win.Canvas().Overlays().List()) != 1 {
		t.Error("Esc closes more than the list, or not even that")
	}
	d.Press(fyne.KeyEscape)
	if d.Dialog() {
		t.Error("Esc does not close the dialog below the list")
	}
}
