package app

import (
	"strings"

	"langkah/app/kit/clipboard"
	"langkah/engine"
	"langkah/engine/game/share"
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
	w.copy(b.String(), w.frame.Words.Textf("copied.moves", "Copied %d move{|s}", w.session.Len()))
}

// copyPicture copies the board as a picture.
func (w *Window) copyPicture() { w.board.CopyPicture(clipboard.System()) }

// copyPuzzle copies the puzzle as it would stand in a file.
func (w *Window) copyPuzzle() {
	w.copy(w.session.Puzzle().String(), w.frame.Words.Text("copied.puzzle", "Copied the puzzle"))
}

func (w *Window) copy(text, done string) {
	w.app.Clipboard().SetContent(text)
	w.frame.Say(done)
}

// copyShared copies the puzzle as one line for mail and chat, with the moves that
// lead to the position shown if played says so.
func (w *Window) copyShared(played bool) {
	var moves []engine.Move
	if played {
		moves = w.session.Moves()[:w.session.Index()]
	}
	if line, ok := w.frame.Puzzles.Share(w.session.Puzzle(), moves); ok {
		w.copy(line, w.frame.Words.Textf("copied.shared", "Copied the share string: %s", line))
	}
}

// copyPlace copies a puzzle with a place in a search as one line.
func (w *Window) copyPlace(p engine.Puzzle, m engine.Method, events int) {
	if line, ok := w.frame.Puzzles.SharePlace(p, share.Place{Method: m, Events: events}); ok {
		w.copy(line, w.frame.Words.Textf("copied.shared", "Copied the share string: %s", line))
	}
}

// paste opens the puzzle, and the game, whose text is in the clipboard.
func (w *Window) paste() {
	text := w.frame.Words.Text
	w.openText(w.app.Clipboard().Content(), text("paste.name", "pasted"), text("paste.reading", "the clipboard"), text("paste.failed", "The clipboard holds no puzzle"))
}
