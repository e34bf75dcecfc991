package app

import (
	"os"

	"langkah/app/pages/start"
	"langkah/assets"
	"langkah/engine/game/share"
)

// begin goes on with what was kept in the folder or, the first time, opens a sample.
func (w *Window) begin(folder string) {
	if w.restore(folder) {
		return
	}
	w.fresh = true
	if samples := assets.Samples(); len(samples) > 0 {
		if p, err := w.frame.Puzzles.Open(samples[0].Text); err == nil {
			w.take(samples[0].Name, share.Game{Puzzle: p})
		}
	}
}

// openArgument opens what the window was started with: a file, a folder or, where
// there is none of that name, a share string.
func (w *Window) openArgument(argument string) {
	if _, err := os.Lstat(argument); err != nil && share.Is(w.frame.Puzzles.Families(), argument) {
		w.openText(argument, w.frame.Words.Text("shared.name", "shared"), w.frame.Words.Text("shared.reading", "the share string"),
			w.frame.Words.Text("open.failed", "This puzzle cannot be opened"))
		return
	}
	w.openPath(argument)
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

// openBoard describes the open board to the page Start.
func (w *Window) openBoard() start.OpenBoard {
	return start.OpenBoard{
		Name: w.session.Name(), Puzzle: w.session.Puzzle(), Position: w.session.Position(), Moves: w.session.Index(), First: w.fresh,
	}
}

// watch solves what is open on the board.
func (w *Window) watch() {
	w.turn(w.board)
	w.board.Solve()
}
