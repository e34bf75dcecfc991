package app

import (
	"errors"
	"os"

	"langkah/engine"
	"langkah/engine/catalog"
)

// edit turns to the editor, which shows the open puzzle or what is still being
// edited, or back from it.
func (w *Window) edit() {
	if w.page == w.editor {
		w.turn(w.board)
		return
	}
	w.turn(w.editor)
}

// playEdited opens the edited puzzle on the board.
func (w *Window) playEdited(name string, p engine.Puzzle) {
	w.show(name, p)
	w.turn(w.board)
}

// entitle names what is shown in the window's title; a dot says that it is
// neither saved nor played.
func (w *Window) entitle(name string, changed bool) {
	switch {
	case name == "":
		w.win.SetTitle("Langkah")
	case changed:
		w.win.SetTitle("• " + name + " – Langkah")
	default:
		w.win.SetTitle(name + " – Langkah")
	}
}

// mendable is why a text cannot be opened that the editor can show, at the place
// of what is wrong.
type mendable struct {
	error
	name, text string
}

func (e *mendable) Unwrap() error { return e.error }

// mostMended is the longest text, in bytes, that the editor shows.
const mostMended = 64 << 10

// toMend makes an error one that is mended in the editor, where it is of a puzzle's
// text and says where. text reads that again.
func toMend(err error, name string, text func() (string, error)) error {
	var bad *engine.ParseError
	if !errors.As(err, &bad) || bad.Line == 0 {
		return err
	}
	switch bad.Kind {
	case engine.ErrEmpty, engine.ErrTooLong, engine.ErrNotText, engine.ErrUnrecognised, engine.ErrChecksum:
		return err
	}
	if all, failed := text(); failed == nil && len(all) <= mostMended {
		return &mendable{err, name, all}
	}
	return err
}

// textOf is the puzzle's text in a file.
func textOf(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	return catalog.ReadFrom(f)
}

// mend shows a text in the editor, at the place of what is wrong. The open puzzle
// stays as it is.
func (w *Window) mend(e *mendable) {
	w.editor.Mend(e.name, e.text)
	w.turn(w.editor)
	w.editor.Focus()
	w.frame.Say(w.frame.Words.Textf("edit.mend", "%s cannot be opened as it is; what is wrong is marked", e.name))
}
