//go:build unix

package app

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"fyne.io/fyne/v2/test"

	"langkah/app/kit/looktest"
	"langkah/widgets"
)

// marked is the mark of a session that cannot be saved, if it is shown.
func (d *desk) marked() (mark *widgets.Button, shown bool) {
	return looktest.Seek(d.Screen, func(b *widgets.Button) bool { return strings.Contains(b.Text, "not being kept") })
}

// A session that cannot be saved is marked until it can: each change is a new try, and
// the mark saves the game elsewhere.
func TestAnUnkeptSessionIsMarked(t *testing.T) {
	d := newWindow(t, file(t, "mine.txt", eight))
	d.turn(d.board)
	d.play("DOWN")
	d.written()
	if _, shown := d.marked(); shown {
		t.Error("a session that is kept is marked")
	}
	session := filepath.Join(d.folder, "session-1.json")
	if err := os.Remove(session); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(session, "in the way"), 0o700); err != nil {
		t.Fatal(err)
	}
	for _, move := range []string{"DOWN", "RIGHT"} {
		d.play(move)
		d.written()
		d.frame.Say("something else")
		if _, shown := d.marked(); !shown {
			t.Fatalf("there is no mark after %s", move)
		}
	}
	d.setLanguage("id")
	d.setLanguage("en")
	mark, shown := d.marked()
	if !shown {
		t.Fatal("the mark is lost in another language")
	}
	test.Tap(mark)
	d.Entry().SetText("rescued")
	test.Tap(d.Button("Save"))
	rescued := filepath.Join(d.frame.Preferences.SaveFolder(), "rescued.txt")
	d.Until("the game is saved", func() bool { _, err := os.Stat(rescued); return err == nil })
	if _, g, err := d.frame.Puzzles.OpenGameFile(rescued); err != nil || len(g.Moves) != 3 {
		t.Errorf("the saved game has %d moves of 3: %v", len(g.Moves), err)
	}
	if err := os.RemoveAll(session); err != nil {
		t.Fatal(err)
	}
	d.play("RIGHT")
	d.written()
	if _, shown := d.marked(); shown {
		t.Error("the mark stays when the session is kept")
	}
	if again := d.next(); again.way() != "DOWN DOWN RIGHT RIGHT" {
		t.Errorf("%q is kept", again.way())
	}
}

// What is no file in the place of one that the program keeps is put aside, and does not
// hold the start.
func TestAPipeInTheSessionsPlace(t *testing.T) {
	folder := t.TempDir()
	for _, name := range []string{"session-1.json", "progress.json", "preferences.json"} {
		if err := syscall.Mkfifo(filepath.Join(folder, name), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	d := openWindow(t, folder, "")
	if words := d.Words(); !strings.Contains(words, "session-1.json.unread-1") || !strings.Contains(words, "expected a file") {
		t.Errorf("the window says\n%s", words)
	}
	d.frame.Dialogs.Close()
	d.turn(d.board)
	d.changed()
	d.written()
	if info, err := os.Stat(filepath.Join(folder, "session-1.json")); err != nil || !info.Mode().IsRegular() {
		t.Errorf("nothing is kept: %v", err)
	}
	if setAside(filepath.Join(folder, "preferences.json")) == "" {
		t.Error("the preferences are not put aside")
	}
}
