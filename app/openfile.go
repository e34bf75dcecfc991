package app

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"langkah/engine"
	"langkah/engine/catalog"
)

// puzzleFiles are the extensions of files that hold a puzzle: texts, and
// pictures that Langkah saved.
var puzzleFiles = []string{".txt", ".png"}

// chooseFile lets the user choose a file to open.
func (w *Window) chooseFile() {
	d := dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		w.dialogClosed()
		switch {
		case err != nil:
			w.failed(w.words.x("open.failed", "This puzzle cannot be opened"), err)
		case r != nil:
			r.Close()
			w.openFile(r.URI().Path())
		}
	}, w.win)
	d.SetFilter(storage.NewExtensionFileFilter(append(puzzleFiles, ".TXT", ".PNG")))
	if dir := w.prefs.openFolder(); dir != "" {
		if list, err := storage.ListerForURI(storage.NewFileURI(dir)); err == nil {
			d.SetLocation(list)
		}
	}
	d.SetTitleText(w.words.x("open.title", "Open a puzzle"))
	w.open(d)
}

// openFile opens a puzzle's file. One that is wrong leaves the present puzzle
// as it is.
func (w *Window) openFile(path string) {
	if whole, err := filepath.Abs(path); err == nil {
		path = whole
	}
	read := func() (string, engine.Puzzle, error) { return catalog.OpenFile(path) }
	w.read(filepath.Base(path), w.words.x("open.failed", "This puzzle cannot be opened"), read, func() {
		w.prefs.addRecent(path)
		w.prefs.setOpenFolder(filepath.Dir(path))
		w.refreshMenu()
		if w.warnings() == "" {
			w.status.say(w.words.f("open.done", "Opened %s", path))
		}
	})
}

// dropped opens a file that was dropped on the window.
func (w *Window) dropped(files []fyne.URI) {
	if len(files) == 0 || w.win.Canvas().Overlays().Top() != nil {
		return
	}
	w.openFile(files[0].Path())
}

// failed says what went wrong, and where in a text.
func (w *Window) failed(title string, err error) {
	var bad *engine.ParseError
	message := err.Error()
	if errors.As(err, &bad) && bad.Line > 0 {
		place := w.words.f("error.line", "Line %d", bad.Line)
		if bad.Column > 0 {
			place = w.words.f("error.place", "Line %d, column %d", bad.Line, bad.Column)
		}
		file, _, _ := strings.Cut(message, ": ")
		message = sentence(bad.Err.Error())
		if file+": "+bad.Error() == err.Error() {
			place = file + "\n" + place
		}
		message = place + "\n\n" + message
	} else if errors.Is(err, os.ErrNotExist) {
		message = sentence(message)
	}
	w.tell(title, message)
}

// sentence begins with a capital letter.
func sentence(s string) string {
	if s == "" {
		return s
	}
	r := []rune(s)
	return strings.ToUpper(string(r[0])) + string(r[1:])
}
