package app

import (
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
)

// chooseFolder lets the user choose a folder to save in; the dialog that asks
// for the name stays below.
func (w *Window) chooseFolder(present string, chosen func(dir string)) {
	below := w.dialog
	d := dialog.NewFolderOpen(func(dir fyne.ListableURI, err error) {
		w.dialog = below
		if err == nil && dir != nil {
			chosen(dir.Path())
		}
	}, w.win)
	if list, err := storage.ListerForURI(storage.NewFileURI(present)); err == nil {
		d.SetLocation(list)
	}
	size := w.win.Canvas().Size()
	d.Resize(fyne.NewSize(size.Width*0.8, size.Height*0.8))
	w.dialog = d
	d.Show()
}

// withExtension adds an extension to a name that lacks it.
func withExtension(name, extension string) string {
	if extension == "" || strings.EqualFold(filepath.Ext(name), extension) {
		return name
	}
	return name + extension
}

// patience is how long a file may take before a dialog shows its progress.
const patience = 400 * time.Millisecond

// delayed is work that has not been done yet.
type delayed struct{ cancelled bool }

func (d *delayed) cancel() { d.cancelled = true }

// after does work on the window's goroutine when a time has passed, unless it
// is cancelled there before.
func (w *Window) after(wait time.Duration, work func()) *delayed {
	d := &delayed{}
	time.AfterFunc(wait, func() {
		w.do(func() {
			if !d.cancelled {
				work()
			}
		})
	})
	return d
}
