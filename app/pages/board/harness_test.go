package board

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"langkah/app/kit/looktest"
	"langkah/engine"
	"langkah/engine/game/packs"
	"langkah/engine/game/session"
	"langkah/widgets"
)

// desk is the page before somebody who works with it.
type desk struct {
	*looktest.Page
	page   *Page
	copied string // what was copied last
	opened string // the board of the pack that was opened last
	record Record
	place  packs.Place
}

// newDesk shows the page with a puzzle.
func newDesk(t testing.TB, text string) *desk {
	t.Helper()
	d := &desk{Page: looktest.NewPage(t)}
	s := session.New()
	take := func(name string, p engine.Puzzle) {
		s.Open(name, p)
		d.page.PuzzleChanged()
	}
	d.page = New(d.Frame, s, Host{
		Open: take, Compare: func() {}, Another: func() {}, Changed: func() {},
		Record: func() Record { return d.record }, Place: func() (packs.Place, bool) { return d.place, len(d.place.Boards) > 0 },
		Packed: func(b packs.Board) { d.opened = b.Name }, Share: func(*widgets.Button) {},
		CopyBoard: func() { d.copied = "board" }, CopyMoves: func() { d.copied = "moves" },
	})
	d.Frame.Key = func(e *fyne.KeyEvent) {
		for _, item := range d.page.Views() {
			if item.Shortcut != nil && item.Shortcut.ShortcutName() == keyOf(e) && item.Action != nil {
				item.Action()
			}
		}
	}
	d.page.Build() // whose controls hear that key
	take("test", looktest.Puzzle(t, text))
	d.Show(d.page.Content())
	d.Win.Resize(fyne.NewSize(1300, 800))
	d.page.Focus()
	t.Cleanup(d.page.Leave)
	return d
}

// solve solves the puzzle and shows its start without playing.
func (d *desk) solve() {
	d.page.solve()
	d.Until("the puzzle is solved", func() bool { return !d.page.model.solving() })
	d.page.first()
}

func (d *desk) index() int { return d.page.model.session.Index() }

// choose opens a picker and goes to the i-th choice by the keyboard.
func (d *desk) choose(p *widgets.Picker, i int) {
	d.Win.Canvas().Focus(p)
	d.Press(fyne.KeySpace)
	d.Press(fyne.KeyHome)
	for range i {
		d.Press(fyne.KeyDown)
	}
	d.Press(fyne.KeyReturn)
}

// badgeWords are the words of the badges.
func (d *desk) badgeWords() string {
	words := ""
	for _, b := range []*widgets.Badge{d.page.badges.verified, d.page.badges.optimal} {
		if b.Visible() {
			words += b.Words() + "\n"
		}
	}
	return words
}

// keyOf is the name of the shortcut that is a key alone.
func keyOf(e *fyne.KeyEvent) string {
	return (&desktop.CustomShortcut{KeyName: e.Name}).ShortcutName()
}
