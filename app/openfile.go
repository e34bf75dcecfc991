package app

import (
	"path/filepath"

	"fyne.io/fyne/v2"

	"langkah/engine"
	"langkah/engine/share"
)

// chooseFile lets the user choose a file to open: a text, or a picture that
// Langkah saved.
func (w *Window) chooseFile() {
	text := w.frame.Words.Text
	w.frame.Dialogs.ChooseFile(text("open.title", "Open a puzzle"), w.frame.Preferences.OpenFolder(), []string{".txt", ".png", ".svg", ".TXT", ".PNG", ".SVG"},
		func(path string) { w.openFile(path) },
		func(err error) { w.frame.Dialogs.Failed(text("open.failed", "This puzzle cannot be opened"), err) })
}

// openFile opens a puzzle's file. One that is wrong leaves the present puzzle
// as it is.
func (w *Window) openFile(path string) {
	if whole, err := filepath.Abs(path); err == nil {
		path = whole
	}
	read := func() (string, share.Game, error) {
		name, g, err := w.frame.Puzzles.OpenGameFile(path)
		return name, g, toMend(err, name, func() (string, error) { return textOf(path) })
	}
	w.read(filepath.Base(path), w.frame.Words.Text("open.failed", "This puzzle cannot be opened"), read, func() {
		w.frame.Preferences.AddRecent(path)
		w.frame.Preferences.SetOpenFolder(filepath.Dir(path))
		w.refreshMenu()
		if len(engine.Warnings(w.session.Puzzle())) == 0 {
			w.frame.Say(w.frame.Words.Textf("open.done", "Opened %s", path))
		}
	})
}

// dropped opens a file that was dropped on the window; on the page of outputs it
// is another one of them.
func (w *Window) dropped(files []fyne.URI) {
	if len(files) == 0 || w.win.Canvas().Overlays().Top() != nil {
		return
	}
	if w.page == w.grading {
		w.gradeFile(files[0].Path())
		return
	}
	w.openFile(files[0].Path())
}
