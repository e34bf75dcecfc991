package app

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/looktest"
	"langkah/engine/testkit/casetest"
	"langkah/widgets"
)

// Dialogs stay inside the window, however small it and however large its
// writing is.
func TestDialogsStayInsideTheWindow(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	for _, c := range []struct {
		size  fyne.Size
		scale float32
	}{{fyne.NewSize(760, 560), 1}, {fyne.NewSize(1366, 768), 1.6}} {
		for _, language := range []string{"en", "id"} {
			d.setLanguage(language)
			d.setTextSize(c.scale)
			d.Win.Resize(c.size)
			for name, open := range map[string]func(){
				"new board": d.newBoard, "about": d.showAbout, "tables": d.showCache, "picture": d.board.SavePicture, "transcript": d.board.SaveTranscript, "file": d.chooseFile,
			} {
				open()
				top := looktest.Find[*widget.PopUp](d.Screen, name, nil)
				at, size, window := top.Position(), top.Size(), d.Win.Canvas().Size()
				if at.X < 0 || at.Y < 0 || at.X+size.Width > window.Width || at.Y+size.Height > window.Height {
					t.Errorf("%s in %s: the dialog has %v at %v of a window of %v", name, language, size, at, window)
				}
				if off := at.Add(at).Add(size).Subtract(window); max(off.X, -off.X, off.Y, -off.Y) > 1 {
					t.Errorf("%s in %s: the dialog has %v at %v, not in the middle of %v", name, language, size, at, window)
				}
				d.frame.Dialogs.Close()
			}
		}
	}
}

// Return, which a hasty user presses, removes nothing.
func TestTheDefaultButtonRemovesNothing(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	removed := false
	d.frame.Dialogs.Warn("Remove?", "Remove", widget.NewLabel("all"), func() func() { return func() { removed = true } })
	d.Press(fyne.KeyReturn)
	if removed || d.Dialog() {
		t.Errorf("Return has removed: %t; the dialog is open: %t", removed, d.Dialog())
	}
	d.showCache()
	if b, ok := d.Win.Canvas().Focused().(*widgets.Button); !ok || b.Text != "Cancel" || b.Importance != widget.HighImportance {
		t.Errorf("the keyboard is with %v", d.Win.Canvas().Focused())
	}
	if remove := d.Button("Remove all"); remove.Importance == widget.HighImportance {
		t.Error("the button that removes is highlighted")
	}
	d.frame.Dialogs.Close()
	d.frame.Dialogs.Warn("Remove?", "Remove", widget.NewLabel("all"), func() func() { return func() { removed = true } })
	test.Tap(d.Button("Remove"))
	if !removed {
		t.Error("the button that removes does nothing")
	}
}
