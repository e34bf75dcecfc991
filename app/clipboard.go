package app

import (
	"strings"

	"langkah/engine"
)

// copyBoard copies the board shown as text.
func (w *Window) copyBoard() {
	w.copy(w.session.Position().Text(), w.frame.Words.Text("copied.board", "Copied the board"))
}

// copyMoves copies the moves, one on a line.
func (w *Window) copyMoves() {
	var b strings.Builder
	for _, m := range w.session.Moves() {
		b.WriteString(m.Name + "\n")
	}
	w.copy(b.String(), w.frame.Words.Textf("copied.moves", "Copied %d moves", len(w.session.Moves())))
}

// copyPuzzle copies the puzzle as it would stand in a file.
func (w *Window) copyPuzzle() {
	w.copy(w.session.Puzzle().String(), w.frame.Words.Text("copied.puzzle", "Copied the puzzle"))
}

func (w *Window) copy(text, done string) {
	w.app.Clipboard().SetContent(text)
	w.frame.Say(done)
}

// paste opens the puzzle whose text is in the clipboard.
func (w *Window) paste() {
	text, name := w.app.Clipboard().Content(), w.frame.Words.Text("paste.name", "pasted")
	read := func() (string, engine.Puzzle, error) {
		p, err := w.frame.Puzzles.Open(text)
		return name, p, toMend(err, name, func() (string, error) { return text, nil })
	}
	w.read(w.frame.Words.Text("paste.reading", "the clipboard"), w.frame.Words.Text("paste.failed", "The clipboard holds no puzzle"), read, func() {})
}
