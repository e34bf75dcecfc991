package app

import (
	"context"

	"langkah/engine"
)

// read reads a puzzle on a goroutine of its own and shows it; done then does
// the rest. One that cannot be read is told under the title, and leaves the
// present puzzle as it is. Escape, and a puzzle that is opened meanwhile, end
// the reading: what comes of it later is dropped.
func (w *Window) read(what, title string, open func() (name string, p engine.Puzzle, err error), done func()) {
	w.stopReading()
	ctx, cancel := context.WithCancel(context.Background())
	w.reading = cancel
	w.status.say(w.words.f("open.reading", "Reading %s … (Esc stops it)", what))
	go func() {
		name, p, err := open()
		w.do(func() {
			if ctx.Err() != nil {
				return // nobody waits for it
			}
			w.stopReading()
			w.status.say("")
			if err != nil {
				w.failed(title, err)
				return
			}
			w.show(name, p)
			done()
		})
	}()
}

// stopReading ends the reading of a puzzle and says whether there was one.
func (w *Window) stopReading() bool {
	if w.reading == nil {
		return false
	}
	w.reading()
	w.reading = nil
	return true
}
