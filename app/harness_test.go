package app

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"langkah/app/kit/looktest"
	"langkah/engine/catalog"
	"langkah/widgets"
)

// desk is a window before somebody who works with it.
type desk struct {
	*Window
	*looktest.Screen
	t      testing.TB
	folder string // keeps what was done
	gone   bool   // it is closed
}

// newDesk opens a window with a file, or with the first sample, on the page Board.
func newDesk(t testing.TB, path string) *desk {
	d := newWindow(t, path)
	d.turn(d.board)
	return d
}

// newWindow opens a window as the program does.
func newWindow(t testing.TB, path string) *desk {
	return openWindow(t, t.TempDir(), path)
}

// openWindow opens a window on a folder that others may have had before.
func openWindow(t testing.TB, folder, argument string) *desk {
	return openApp(t, test.NewTempApp(t), folder, argument)
}

// openApp is openWindow in an app that may have preferences.
func openApp(t testing.TB, a fyne.App, folder, argument string) *desk {
	d := &desk{t: t, Screen: looktest.NewScreen(t), folder: folder}
	d.Window = Open(a, d.Do, Given{Puzzles: catalog.New(catalog.Tables{}), Folder: folder, Argument: argument, Now: monday})
	d.Win = d.Window.win
	d.frame.Preferences.SetSaveFolder(t.TempDir())
	d.Win.Resize(fyne.NewSize(1020, 680))
	d.read()
	t.Cleanup(d.close)
	return d
}

// monday is a day whose puzzles are made quickly, as those of a Monday are the easiest.
// They are made behind every window that opens on the page Start.
func monday() time.Time { return time.Date(2026, time.June, 1, 12, 0, 0, 0, time.Local) }

// close closes the window, once.
func (d *desk) close() {
	if !d.gone {
		d.gone = true
		d.page.Leave()
		d.quit()
	}
}

// next closes the window and opens the one after it.
func (d *desk) next() *desk {
	d.t.Helper()
	d.close()
	return openWindow(d.t, d.folder, "")
}

// read waits until nothing is being read.
func (d *desk) read() {
	d.t.Helper()
	d.Until("the puzzle is read", func() bool { return !d.reading.Running() })
}

// openFile opens a file and waits for it.
func (d *desk) openFile(path string) {
	d.t.Helper()
	d.Window.openFile(path)
	d.read()
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

// solving says whether a search runs: it can be stopped.
func (d *desk) solving() bool { return d.Has("Stop") }

// playing says whether the solution plays: it can be paused.
func (d *desk) playing() bool {
	_, ok := looktest.Seek(d.Screen, func(b *widgets.Button) bool { return b.Icon == theme.MediaPauseIcon() })
	return ok
}

// solve solves the puzzle and shows its start without playing.
func (d *desk) solve() {
	d.t.Helper()
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	d.Until("the puzzle is solved", func() bool { return !d.solving() })
	d.item("View", "First step").Action()
}

// said is the line at the bottom.
func (d *desk) said() string { return d.status.message.Text }

var file = looktest.File

const (
	eight  = looktest.Eight
	queens = "ABBB\nAACB\nDACC\nDDDC\n"
	broken = looktest.Broken
	odd    = looktest.Odd
)
