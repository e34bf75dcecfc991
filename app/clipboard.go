package app

import (
	"strings"

	"langkah/engine"
	"langkah/engine/catalog"
)

// copyBoard copies the board shown as text.
func (w *Window) copyBoard() {
	w.copy(w.session.Position().Text(), w.words.x("copied.board", "Copied the board"))
}

// copyMoves copies the moves, one on a line.
func (w *Window) copyMoves() {
	var b strings.Builder
	for _, m := range w.session.Moves() {
		b.WriteString(m.Name + "\n")
	}
	w.copy(b.String(), w.words.f("copied.moves", "Copied %d moves", len(w.session.Moves())))
}

// copyPuzzle copies the puzzle as it would stand in a file.
func (w *Window) copyPuzzle() {
	w.copy(w.session.Puzzle().String(), w.words.x("copied.puzzle", "Copied the puzzle"))
}

func (w *Window) copy(text, done string) {
	w.app.Clipboard().SetContent(text)
	w.status.say(done)
}

// paste opens the puzzle whose text is in the clipboard.
func (w *Window) paste() {
	text, name := w.app.Clipboard().Content(), w.words.x("paste.name", "pasted")
	read := func() (string, engine.Puzzle, error) {
		p, err := catalog.Open(text)
		return name, p, err
	}
	w.read(w.words.x("paste.reading", "the clipboard"), w.words.x("paste.failed", "The clipboard holds no puzzle"), read, func() {})
}
