package app

import (
	"context"
	"errors"

	"langkah/app/kit/job"
	"langkah/engine/game/share"
)

// read reads a puzzle beside the window and shows it; done then does the rest.
// One that cannot be read is told under the title, and leaves the present puzzle
// as it is. Escape, and a puzzle that is opened meanwhile, end the reading: what
// comes of it later is dropped.
func (w *Window) read(what, title string, open func() (name string, g share.Game, err error), done func()) {
	w.reading.Start(job.Work{
		Detached: true,
		Run: func(context.Context) func() {
			name, g, err := open()
			return func() {
				w.frame.Say("")
				var broken *mendable
				if errors.As(err, &broken) {
					w.mend(broken)
					return
				}
				var several *packed
				if errors.As(err, &several) {
					w.openFolder(several.path)
					return
				}
				if err != nil {
					w.frame.Dialogs.Failed(title, err)
					return
				}
				w.showGame(name, g, origin{})
				done()
			}
		},
	})
	w.frame.Say(w.frame.Words.Textf("open.reading", "Reading %s … (Esc stops it)", what))
}

// openText opens a puzzle's text, with the moves that it may hold. what it is read
// from is told while that lasts, title above what is wrong with it.
func (w *Window) openText(text, name, what, title string) {
	read := func() (string, share.Game, error) {
		g, err := w.frame.Puzzles.OpenGame(text)
		return name, g, toMend(err, name, func() (string, error) { return text, nil })
	}
	w.read(what, title, read, func() {})
}

// stopReading ends the reading of a puzzle and says whether there was one.
func (w *Window) stopReading() bool {
	was := w.reading.Running()
	w.reading.Drop()
	return was
}
