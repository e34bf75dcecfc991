package app

import (
	"context"
	"errors"

	"langkah/app/job"
	"langkah/engine"
)

// read reads a puzzle beside the window and shows it; done then does the rest.
// One that cannot be read is told under the title, and leaves the present puzzle
// as it is. Escape, and a puzzle that is opened meanwhile, end the reading: what
// comes of it later is dropped.
func (w *Window) read(what, title string, open func() (name string, p engine.Puzzle, err error), done func()) {
	w.reading.Start(job.Work{
		Detached: true,
		Run: func(context.Context) func() {
			name, p, err := open()
			return func() {
				w.frame.Say("")
				var broken *mendable
				if errors.As(err, &broken) {
					w.mend(broken)
					return
				}
				if err != nil {
					w.frame.Dialogs.Failed(title, err)
					return
				}
				w.show(name, p)
				done()
			}
		},
	})
	w.frame.Say(w.frame.Words.Textf("open.reading", "Reading %s … (Esc stops it)", what))
}

// stopReading ends the reading of a puzzle and says whether there was one.
func (w *Window) stopReading() bool {
	was := w.reading.Running()
	w.reading.Drop()
	return was
}
