package app

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"

	"langkah/app/pages/start"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/game/packs"
	"langkah/engine/game/share"
)

// chooseFile lets the user choose a file to open: a text, or a picture.
func (w *Window) chooseFile() {
	w.frame.Dialogs.ChooseFile(w.frame.Words.Text("open.title", "Open a puzzle or a lesson"), w.frame.Preferences.OpenFolder(), []string{".txt", ".langkah", ".md", ".png", ".jpg", ".jpeg", ".svg"},
		func(path string) { w.openFile(path) })
}

// openFile opens a puzzle's file. One that is wrong leaves the present puzzle
// as it is.
func (w *Window) openFile(path string) {
	if whole, err := filepath.Abs(path); err == nil {
		path = whole
	}
	if isLesson(path) {
		w.openLessonFile(path)
		return
	}
	read := func() (string, share.Game, error) {
		name, g, err := w.frame.Puzzles.OpenGameFile(path)
		if several := (*catalog.Several)(nil); errors.As(err, &several) {
			return name, g, &packed{err, path}
		}
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

// chooseFolder lets the user choose a folder to open as a pack.
func (w *Window) chooseFolder() {
	w.frame.Dialogs.ChooseFolder(w.frame.Preferences.OpenFolder(), w.openFolder)
}

// packed is the error of a file that is a pack: it has a puzzle in each line.
type packed struct {
	error
	path string
}

// openFolder opens a pack, the .txt files of a folder or the lines of a file, on
// the page Start.
func (w *Window) openFolder(path string) {
	if whole, err := filepath.Abs(path); err == nil {
		path = whole
	}
	if _, err := start.ReadPack(w.frame.Puzzles, path); err != nil {
		w.frame.Dialogs.Failed(w.frame.Words.Text("folder.failed", "This folder cannot be opened as a pack"), err)
		return
	}
	w.frame.Preferences.AddPack(path)
	if info, err := os.Stat(path); err == nil && !info.IsDir() {
		w.frame.Preferences.SetOpenFolder(filepath.Dir(path))
	} else {
		w.frame.Preferences.SetOpenFolder(path)
	}
	w.turn(w.start)
	w.start.ShowFolder(path)
}

// openPath opens a file, or a folder.
func (w *Window) openPath(path string) {
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		w.openFolder(path)
		return
	}
	w.openFile(path)
}

// openPacked opens a board of a pack.
func (w *Window) openPacked(b packs.Board) {
	if b.Path != "" {
		w.openFile(b.Path)
		return
	}
	p, err := w.frame.Puzzles.Open(b.Text)
	if err != nil {
		w.frame.Dialogs.Failed(w.frame.Words.Text("open.failed", "This puzzle cannot be opened"), err)
		return
	}
	w.show(b.Name, p)
}

// openDaily opens the puzzle of the day.
func (w *Window) openDaily(d start.Daily) {
	w.showGame(d.Name, share.Game{Puzzle: d.Puzzle}, origin{Family: d.Family.Name, Values: d.Values, Daily: true})
}

// dropped opens a file or a folder that was dropped on the window.
func (w *Window) dropped(files []fyne.URI) {
	if len(files) > 0 && w.win.Canvas().Overlays().Top() == nil {
		w.openGiven(files[0].Path())
	}
}

// openGiven opens what the window is given: a file, a folder or a share string. A
// file on the page that grades an output is another output; one on the page Search that
// is no puzzle is a log to be checked.
func (w *Window) openGiven(what string) {
	if info, err := os.Stat(what); w.page == w.review && w.review.Grades() && err == nil && !info.IsDir() {
		w.gradeFile(what)
		return
	}
	if info, err := os.Stat(what); w.page == w.search && err == nil && !info.IsDir() && w.isLog(what) {
		w.search.CheckLog(what)
		return
	}
	w.openArgument(what)
}

// isLog reports whether a file is the log of a search rather than a puzzle or a picture.
func (w *Window) isLog(path string) bool {
	switch strings.ToLower(filepath.Ext(path)) {
	case ".log", ".json", ".jsonl", ".yaml", ".yml", ".csv":
		return true
	case ".txt":
		data, err := os.ReadFile(path)
		if err != nil {
			return false
		}
		_, err = w.frame.Puzzles.Open(string(data))
		return err != nil
	}
	return false
}
