package app

import (
	"time"

	"fyne.io/fyne/v2"

	"langkah/app/kit/browser"
)

// firstFrame is how long after its start the toolkit has drawn the window, or is
// drawing it.
const firstFrame = 50 * time.Millisecond

// livesInPage takes what the page is given: files that are dropped on it, share
// strings in its address, and keys that the toolkit does not know there. The page is
// told when the window is there.
func (w *Window) livesInPage(do func(func())) {
	browser.Listen(func(what string) {
		do(func() {
			if w.win.Canvas().Overlays().Top() == nil {
				w.openGiven(what)
			}
		})
	})
	browser.ListenKeys(func(name string) {
		do(func() {
			e := &fyne.KeyEvent{Name: fyne.KeyName(name)}
			if focused := w.win.Canvas().Focused(); focused != nil {
				focused.TypedKey(e)
				return
			}
			w.key(e)
		})
	})
	browser.ListenTouch(
		func() bool { return w.win.Canvas().Overlays().Top() != nil },
		func() bool {
			_, typed := w.win.Canvas().Focused().(interface{ SelectedText() string })
			return typed
		}, do)
	w.app.Lifecycle().SetOnStarted(func() {
		time.AfterFunc(firstFrame, func() { do(func() { browser.Ready(); close(w.shown) }) })
	})
}

// copyLink copies the page's address with the puzzle in it.
func (w *Window) copyLink() {
	if line, ok := w.frame.Puzzles.Share(w.session.Puzzle(), nil); ok {
		w.copy(browser.Address(line), w.frame.Words.Text("copied.link", "Copied a link to this puzzle"))
	}
}
