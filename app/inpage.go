package app

import (
	"time"

	"langkah/app/browser"
)

// firstFrame is how long after its start the toolkit has drawn the window, or is
// drawing it.
const firstFrame = 50 * time.Millisecond

// livesInPage takes what the page is given: files that are dropped on it, and share
// strings in its address. The page is told when the window is there.
func (w *Window) livesInPage(do func(func())) {
	browser.Listen(func(what string) {
		do(func() {
			if w.win.Canvas().Overlays().Top() == nil {
				w.openGiven(what)
			}
		})
	})
	w.app.Lifecycle().SetOnStarted(func() {
		time.AfterFunc(firstFrame, func() { do(browser.Ready) })
	})
}

// copyLink copies the page's address with the puzzle in it.
func (w *Window) copyLink() {
	if line, ok := w.frame.Puzzles.Share(w.session.Puzzle(), nil); ok {
		w.copy(browser.Address(line), w.frame.Words.Text("copied.link", "Copied a link to this puzzle"))
	}
}
