package app

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"langkah/app/kit/looktest"
	"langkah/engine/catalog"
	"langkah/widgets"
	"langkah/widgets/style"
)

// newPhone opens a window of a phone, which is pressed by fingers.
func newPhone(t testing.TB, argument string) *desk {
	d := &desk{t: t, Screen: looktest.NewScreen(t), folder: t.TempDir()}
	d.Window = Open(test.NewTempApp(t), d.Do, Given{Puzzles: catalog.New(catalog.Tables{}), Folder: d.folder, Argument: argument, Now: monday, Touch: true})
	d.Win = d.Window.win
	d.Win.Resize(fyne.NewSize(390, 844))
	d.read()
	t.Cleanup(d.close)
	return d
}

// allPlaces are the pages of the window, those without a tab too.
func (d *desk) allPlaces() []place {
	return append(d.pages[:len(d.pages):len(d.pages)], place{page: d.help}, place{page: d.editor})
}

// On a phone the line at the bottom speaks of taps, not of a mouse and keys.
func TestTheStatusLineOfAPhoneSpeaksOfTaps(t *testing.T) {
	d := newPhone(t, file(t, "eight.txt", eight))
	for _, p := range []page{d.search, d.stateMap} {
		d.turn(p)
		d.rest()
		said := strings.ToLower(d.said())
		if !strings.Contains(said, "tap") || strings.Contains(said, "click") || strings.Contains(said, "mouse") || strings.Contains(said, "space ") {
			t.Errorf("the page %s says %q", p.Title(), d.said())
		}
	}
}

// On a phone whatever is pressed is large enough for a finger, on every page, in the menu
// and in a dialog.
func TestAFingerHitsEveryControl(t *testing.T) {
	d := newPhone(t, file(t, "eight.txt", eight))
	large := func(where string) {
		t.Helper()
		d.Arrange()
		check := func(o fyne.CanvasObject, name string) {
			if s := o.Size(); s.Width < style.TargetSide || s.Height < style.TargetSide {
				t.Errorf("%s: %q is %v x %v", where, name, s.Width, s.Height)
			}
		}
		looktest.Seek(d.Screen, func(b *widgets.Button) bool { check(b, b.Text+b.Tip); return false })
		looktest.Seek(d.Screen, func(t *widgets.Tab) bool { check(t, t.Text); return false })
		looktest.Seek(d.Screen, func(c *widgets.Dropdown) bool { check(c, c.Selected); return false })
		looktest.Seek(d.Screen, func(c *widgets.Check) bool { check(c, c.Text); return false })
		looktest.Seek(d.Screen, func(e *widgets.Entry) bool { check(e, e.Text); return false })
		looktest.Seek(d.Screen, func(s *widgets.Slider) bool { check(s, "slider"); return false })
	}
	for _, p := range d.allPlaces() {
		d.turn(p.page)
		large(p.Title())
	}
	d.newBoard()
	large("New board")
	d.frame.Dialogs.Close()
	d.bar.more.OnTapped()
	large("menu")
}

// A phone has no menu bar: its menus are in the bar's menu, one in the place of the other.
func TestMenusOfAPhone(t *testing.T) {
	d := newPhone(t, file(t, "eight.txt", eight))
	d.turn(d.board)
	if d.Win.MainMenu() != nil {
		t.Error("there is a menu bar, which a phone has no room for")
	}
	d.bar.more.OnTapped()
	d.Tap("View")
	if d.Has("File") {
		t.Error("the submenu does not take the place of its menu")
	}
	d.Tap("View") // back
	d.Tap("View")
	d.Tap("Page: Map")
	if d.page != d.stateMap || d.Dialog() {
		t.Error("the menu's item does not turn the page")
	}
}

// The drawer of a phone is below the board, which stays.
func TestTheDrawerOfAPhoneIsBelowTheBoard(t *testing.T) {
	d := newPhone(t, file(t, "eight.txt", eight))
	d.turn(d.board)
	d.Arrange()
	test.Tap(looktest.Find(d.Screen, "the drawer's button", func(b *widgets.Button) bool { return b.Tip == "Open or close the panel" }))
	d.Arrange()
	moves := looktest.Find(d.Screen, "tab of the drawer", func(t *widgets.Tab) bool { return t.Text == "Moves" })
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(moves)
	if at.Y < 250 || at.Y > 500 {
		t.Errorf("the drawer is at %v, want the lower half of the page", at)
	}
	if solve := d.Button("Solve"); fyne.CurrentApp().Driver().AbsolutePositionForObject(solve).Y < at.Y {
		t.Error("the drawer covers the dock")
	}
}
