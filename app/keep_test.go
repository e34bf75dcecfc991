package app

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"langkah/engine/testkit/casetest"
)

// Nothing that the user has done is lost by another page, language, theme or
// size of writing.
func TestNothingIsLostBySwitching(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	d.Press(fyne.KeyRight)
	d.turn(d.start)
	test.Tap(d.card("Rush Hour"))
	d.showHelp()
	d.Entry().SetText("knuth")
	keeps := func(what string) {
		t.Helper()
		before := d.page
		d.turn(d.board)
		if d.session.Name() != "tiny" || d.session.Index() != 1 || len(d.session.Moves()) != 4 || !d.board.HasOutcome() {
			t.Errorf("%s: %s is at %d of %d moves", what, d.session.Name(), d.session.Index(), len(d.session.Moves()))
		}
		if words := d.Words(); !strings.Contains(words, d.frame.Words.Text("badge.verified", "")) {
			t.Errorf("%s: the board says\n%s", what, words)
		}
		d.turn(d.start)
		d.card("hard-1") // of the shelf that is open
		d.turn(d.help)
		if d.Entry().Text != "knuth" {
			t.Errorf("%s: %q is looked for", what, d.Entry().Text)
		}
		d.turn(before)
	}
	for _, p := range d.pages {
		// What one of these loses nothing later brings back.
		d.turn(p.page)
		d.setLanguage("id")
		keeps("Indonesian on " + p.Title())
		d.setLanguage("en")
		d.switchTheme()
		d.setTextSize(1.6)
		d.setTextSize(1)
		keeps(p.Title())
	}
}
