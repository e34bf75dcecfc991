package app

import (
	"langkah/app/start"
	"langkah/assets"
)

// begin opens what was open last or, the first time, a sample.
func (w *Window) begin() {
	if name, text := w.frame.Preferences.Last(); text != "" {
		if p, err := w.frame.Puzzles.Open(text); err == nil {
			w.take(name, p)
			return
		}
	}
	if samples := assets.Samples(); len(samples) > 0 {
		if p, err := w.frame.Puzzles.Open(samples[0].Text); err == nil {
			w.take(samples[0].Name, p)
		}
	}
}

// openSample opens a puzzle that comes with the program.
func (w *Window) openSample(s assets.Sample) {
	p, err := w.frame.Puzzles.Open(s.Text)
	if err != nil {
		w.frame.Dialogs.Failed(w.frame.Words.Text("open.failed", "This puzzle cannot be opened"), err)
		return
	}
	w.show(s.Name, p)
}

// openBoard is what is open, for the page Start.
func (w *Window) openBoard() start.OpenBoard {
	_, text := w.frame.Preferences.Last()
	return start.OpenBoard{
		Name: w.session.Name(), Puzzle: w.session.Puzzle(), Position: w.session.Position(), Moves: w.session.Index(), First: text == "",
	}
}

// watch solves what is open on the board.
func (w *Window) watch() {
	w.turn(w.board)
	w.board.Solve()
}
