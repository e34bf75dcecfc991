package app

import (
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
)

// showCache tells what tables the solvers keep, in memory and on disk, and
// removes them when asked to.
func (w *Window) showCache() {
	text, err := cacheText(w.frame.Words, w.frame.Puzzles.Caches())
	if err != nil {
		text = w.frame.Words.Error(err)
	}
	label := widget.NewLabel(text)
	label.Wrapping = fyne.TextWrapWord
	w.frame.Dialogs.Warn(w.frame.Words.Text("cache.title", "Solver tables"), w.frame.Words.Text("cache.clear", "Remove all"), label, func() func() {
		return func() {
			if err := clearCaches(w.frame.Puzzles.Caches()); err != nil {
				w.frame.Dialogs.Tell(w.frame.Words.Text("cache.title", "Solver tables"), w.frame.Words.Error(err))
			}
		}
	})
}

// cacheText says what the caches hold.
func cacheText(w look.Words, caches []engine.Cache) (string, error) {
	text := w.Text("cache.about", "Some methods build large tables once and keep them, to be there at once the next time.")
	for _, c := range caches {
		files, err := c.Files()
		if err != nil {
			return "", err
		}
		var sum int64
		for _, f := range files {
			sum += f.Bytes
		}
		text += "\n"
		if c.Folder() != "" {
			text += "\n" + w.Textf("cache.disk", "On disk: %d file{|s}, %s, in %s", len(files), figures.Bytes(sum), c.Folder())
		}
		text += "\n" + w.Textf("cache.memory", "In memory: %s", figures.Bytes(c.Held()))
	}
	return text, nil
}

// clearCaches removes the tables from disk and memory.
func clearCaches(caches []engine.Cache) error {
	var all error
	for _, c := range caches {
		all = errors.Join(all, c.Clear())
		c.Release()
	}
	return all
}
