package app

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets"
)

// desk is a window on the toolkit's test driver, with the goroutine of the test
// as the window's.
type desk struct {
	*Window
	t    testing.TB
	work chan func()
}

// newDesk opens a window with a file, or with the first sample.
func newDesk(t testing.TB, path string) *desk {
	d := &desk{t: t, work: make(chan func(), 1000)}
	a := test.NewTempApp(t)
	d.Window = Open(a, func(f func()) { d.work <- f }, path)
	d.prefs.setSaveFolder(t.TempDir())
	d.win.Resize(fyne.NewSize(1020, 680))
	d.read()
	t.Cleanup(func() {
		d.session.Close()
		d.solvePage().player.end()
		d.win.Close()
	})
	return d
}

// read waits until nothing is being read.
func (d *desk) read() {
	d.t.Helper()
	d.until("the puzzle is read", func() bool { return d.reading == nil })
}

// openFile opens a file and waits for it.
func (d *desk) openFile(path string) {
	d.t.Helper()
	d.Window.openFile(path)
	d.read()
}

func (d *desk) solvePage() *solvePage { return d.pages[0].(*solvePage) }

// until does the window's work until something holds.
func (d *desk) until(what string, holds func() bool) {
	d.t.Helper()
	late := time.After(time.Minute)
	for !holds() {
		select {
		case f := <-d.work:
			f()
		case <-late:
			d.t.Fatalf("waited in vain until %s", what)
		}
	}
}

// press presses a key with the focus where it is.
func (d *desk) press(key fyne.KeyName) {
	if focused := d.win.Canvas().Focused(); focused != nil {
		focused.TypedKey(&fyne.KeyEvent{Name: key})
		return
	}
	d.win.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: key})
}

// shortcut does what the real window does for a shortcut of a menu.
func (d *desk) shortcut(key fyne.KeyName, modifier fyne.KeyModifier) {
	d.t.Helper()
	name := (&desktop.CustomShortcut{KeyName: key, Modifier: modifier}).ShortcutName()
	for _, m := range d.menu.Items {
		for _, item := range m.Items {
			if item.Shortcut != nil && item.Shortcut.ShortcutName() == name && item.Action != nil {
				item.Action()
				return
			}
		}
	}
	d.t.Fatalf("no menu has the shortcut %s", name)
}

// item is the item of a menu by its path, such as "View", "Speed", "Slow".
func (d *desk) item(path ...string) *fyne.MenuItem {
	d.t.Helper()
	items := []*fyne.MenuItem{}
	for _, m := range d.menu.Items {
		items = append(items, &fyne.MenuItem{Label: m.Label, ChildMenu: m})
	}
	var found *fyne.MenuItem
	for _, label := range path {
		found = nil
		for _, i := range items {
			if i.Label == label {
				found = i
			}
		}
		if found == nil {
			d.t.Fatalf("the menu has no %q in %q", label, path)
		}
		if found.ChildMenu != nil {
			items = found.ChildMenu.Items
		}
	}
	return found
}

// solve solves the puzzle and shows its start without playing.
func (d *desk) solve() {
	d.t.Helper()
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	d.until("the puzzle is solved", func() bool { return !d.session.Solving() })
	d.solvePage().first()
}

// words are all texts in what is shown on top: the dialog, if one is open.
func (d *desk) words() string {
	var all string
	var walk func(o fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		if !o.Visible() {
			return
		}
		switch o := o.(type) {
		case *canvas.Text:
			all += o.Text + "\n"
		case *widget.Label:
			all += o.Text + "\n"
		case *widgets.Entry:
			all += o.Text + "\n"
		case *fyne.Container:
			for _, inner := range o.Objects {
				walk(inner)
			}
		case fyne.Widget:
			for _, inner := range test.WidgetRenderer(o).Objects() {
				walk(inner)
			}
		}
	}
	if top := d.win.Canvas().Overlays().Top(); top != nil {
		walk(top)
		return all
	}
	walk(d.win.Content())
	return all
}

// file writes a puzzle's file.
func file(t testing.TB, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// Boards of the tests, with what is known of them.
const (
	eight  = "0 1 3\n4 2 5\n7 8 6\n" // 4 moves
	broken = "0 1 3\n4 x 5\n7 8 6\n"
	odd    = "2 1 3\n4 5 6\n7 8 0\n" // unsolvable
)
