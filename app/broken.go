package app

import (
	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/host/files"
)

// broken reports work on a page that panicked, saves the details in a file, and makes
// the page's views anew, which may still wait for that work.
func (w *Window) broken(recovered any, stack []byte) {
	what, details := engine.Broken(recovered, stack)
	puzzle := ""
	if p := w.session.Puzzle(); p != nil {
		puzzle = p.String()
	}
	kept := files.KeepBroken(w.page.Title()+": "+what, puzzle, details)
	w.page.Build()
	w.showPage()
	text := w.frame.Words
	w.frame.Say(look.Sentence(text.Textf("page.broke", "this page broke: %s", what)) + ". " + text.Message(kept))
}
