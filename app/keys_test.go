package app

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// A key that is held when a dialog opens, and released in it, is not held afterwards: an
// arrow moves one tile, not the whole row.
func TestADialogEndsWhatIsHeld(t *testing.T) {
	for _, key := range []fyne.KeyName{desktop.KeyShiftLeft, desktop.KeyControlLeft} {
		d := newDesk(t, file(t, "tiny.txt", eight)) // 0 1 3 in the first row
		d.Win.Canvas().Focused().(desktop.Keyable).KeyDown(&fyne.KeyEvent{Name: key})
		d.showAbout()
		if k, ok := d.Win.Canvas().Focused().(desktop.Keyable); ok {
			k.KeyUp(&fyne.KeyEvent{Name: key})
		}
		d.Tap("Close")
		d.Press(fyne.KeyLeft)
		if n := len(d.session.Moves()); n != 1 {
			t.Errorf("after %s in a dialog an arrow makes %d moves", key, n)
		}
		d.close()
	}
}
