package app

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
)

// play makes moves by hand.
func (d *desk) play(names ...string) {
	d.t.Helper()
	for _, name := range names {
		m, ok := engine.NamedMove(d.session.Position(), name)
		if !ok {
			d.t.Fatalf("%s is not legal at\n%s", name, d.session.Position().Text())
		}
		if err := d.session.Play(m); err != nil {
			d.t.Fatal(err)
		}
		d.changed()
	}
}

// written waits until all that was done is in the file.
func (d *desk) written() {
	d.t.Helper()
	d.Until("the session is kept", func() bool { return !d.keeper.writing.Running() })
}

// way are the names of the moves to the position shown.
func (d *desk) way() string {
	var names []string
	for _, m := range d.session.Moves()[:d.session.Index()] {
		names = append(names, m.Name)
	}
	return strings.Join(names, " ")
}

// What was done is there at the next start: the puzzle with every branch, the
// position, the page and what it shows.
func TestTheNextStartGoesOn(t *testing.T) {
	d := newWindow(t, file(t, "mine.txt", eight))
	if !strings.Contains(d.startWords(), "Go on") {
		t.Error("the page does not offer to go on")
	}
	d.turn(d.board)
	d.play("DOWN", "DOWN")
	d.session.Undo()
	d.play("RIGHT", "RIGHT")
	d.session.Undo()
	d.item("View", "Facts").Action()

	again := d.next()
	if again.session.Name() != "mine" || again.way() != "DOWN RIGHT" || again.page != again.board {
		t.Fatalf("%s is at %q on the page %s", again.session.Name(), again.way(), again.page.Title())
	}
	if !again.item("View", "Facts").Checked {
		t.Error("another tab is shown than before")
	}
	if again.session.Redo(); again.way() != "DOWN RIGHT RIGHT" {
		t.Errorf("what was undone is %q", again.way())
	}
	again.session.Back()
	if ways, _ := again.session.Branches(); len(ways) != 2 {
		t.Errorf("%d ways go on from the first move", len(ways))
	}
	again.session.Back()
	if third := again.next(); third.way() != "DOWN" {
		t.Errorf("the third window is at %q", third.way())
	}
}

// Crosses are no moves; they are kept when the window closes.
func TestACrossAloneIsKept(t *testing.T) {
	d := newDesk(t, file(t, "mine.txt", queens))
	d.board.Focus()
	d.types("x")
	if again := d.next(); !slices.Equal(again.view().Board.Crosses, []int{0}) {
		t.Errorf("the crosses %v are kept, want one on the first cell", again.view().Board.Crosses)
	}
}

// After each move the file is whole: a program that is killed has lost nothing.
func TestEachMoveIsWritten(t *testing.T) {
	d := newWindow(t, file(t, "mine.txt", eight))
	d.turn(d.board)
	for _, move := range []string{"RIGHT", "DOWN", "RIGHT", "DOWN"} {
		d.play(move)
		d.written()
		killed := t.TempDir() // what a kill would leave
		data, err := os.ReadFile(filepath.Join(d.folder, "session-1.json"))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(killed, "session-1.json"), data, 0o600); err != nil {
			t.Fatal(err)
		}
		if again := openWindow(t, killed, ""); again.way() != d.way() {
			t.Errorf("%q was played, %q is there again", d.way(), again.way())
		}
	}
}

func TestASessionThatCannotBeReadIsKeptAsideAndToldOnce(t *testing.T) {
	folder := t.TempDir()
	for name, text := range map[string]string{"session-1.json": "{half of", "progress.json": "\x00"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	d := openWindow(t, folder, "")
	words := d.Words()
	for name, text := range map[string]string{"session-1.json": "{half of", "progress.json": "\x00"} {
		aside := filepath.Join(folder, name+".unread-1")
		if data, err := os.ReadFile(aside); err != nil || string(data) != text {
			t.Errorf("%s is kept as %q, %v", name, data, err)
		}
		if !strings.Contains(words, aside) {
			t.Errorf("nothing says where %s is kept:\n%s", name, words)
		}
	}
	if d.frame.Dialogs.Close(); d.session.Puzzle() == nil {
		t.Error("there is no puzzle")
	}
	if again := d.next(); again.Dialog() {
		t.Errorf("it is told twice:\n%s", again.Words())
	}
}

func TestWindowsKeepTheirOwnSessions(t *testing.T) {
	first := newWindow(t, file(t, "first.txt", eight))
	first.play("RIGHT")
	second := openWindow(t, first.folder, file(t, "second.txt", eight))
	second.play("DOWN")
	first.play("RIGHT")
	first.close()
	second.close()
	a := openWindow(t, first.folder, "")
	b := openWindow(t, first.folder, "")
	if a.session.Name() != "first" || a.way() != "RIGHT RIGHT" || b.session.Name() != "second" || b.way() != "DOWN" {
		t.Errorf("%s is at %q, %s at %q", a.session.Name(), a.way(), b.session.Name(), b.way())
	}
}
