package app

import (
	"path/filepath"

	"fyne.io/fyne/v2"

	"langkah/engine"
	"langkah/engine/catalog"
)

// chooseFile lets the user choose a file to open: a text, or a picture that
// Langkah saved.
func (w *Window) chooseFile() {
	text := w.frame.Words.Text
	w.frame.Dialogs.ChooseFile(text("open.title", "Open a puzzle"), w.frame.Preferences.OpenFolder(), []string{".txt", ".png", ".TXT", ".PNG"},
		func(path string) { w.openFile(path) },
		func(err error) { w.frame.Dialogs.Failed(text("open.failed", "This puzzle cannot be opened"), err) })
}

// openFile opens a puzzle's file and says whether it could. One that is wrong
// leaves the present puzzle as it is.
func (w *Window) openFile(path string) bool {
	name, p, err := catalog.OpenFile(path)
	if err != nil {
		w.frame.Dialogs.Failed(w.frame.Words.Text("open.failed", "This puzzle cannot be opened"), err)
		return false
	}
	if whole, err := filepath.Abs(path); err == nil {
		path = whole
	}
	w.frame.Preferences.AddRecent(path)
	w.frame.Preferences.SetOpenFolder(filepath.Dir(path))
	w.show(name, p)
	if len(engine.Warnings(p)) == 0 {
		w.frame.Say(w.frame.Words.Textf("open.done", "Opened %s", path))
	}
	return true
}

// dropped opens a file that was dropped on the window.
func (w *Window) dropped(files []fyne.URI) {
	if len(files) == 0 || w.win.Canvas().Overlays().Top() != nil {
		return
	}
	w.openFile(files[0].Path())
}
