package app

import (
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"langkah/app/kit/look"
	"langkah/app/pages/guide"
	"langkah/assets"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/game/share"
	"langkah/widgets/style"
)

// newGuide makes the guide through lessons.
func (w *Window) newGuide() *guide.Guide {
	return guide.New(w.frame, guide.Host{
		Show: func(name string, p engine.Puzzle, moves []engine.Move) {
			w.showGame(name, share.Game{Puzzle: p, Moves: moves}, origin{})
			w.turn(w.board)
		},
		Search: func(m engine.Method, events int) {
			w.search.GoTo(m, events)
			w.turn(w.search)
		},
		Moves: func() []engine.Move { return w.session.Moves()[:w.session.Index()] },
		Leave: w.showPage,
	})
}

// isLesson reports whether a file is a lesson, by its name.
func isLesson(path string) bool { return strings.EqualFold(filepath.Ext(path), ".md") }

// openLessonFile opens a lesson's file. One that is wrong leaves everything as it is.
func (w *Window) openLessonFile(path string) {
	file, err := os.Open(path)
	source := ""
	if err == nil {
		defer file.Close()
		source, err = catalog.ReadFrom(file)
	}
	if err == nil {
		err = w.openLesson(source)
	}
	if err != nil {
		w.frame.Dialogs.Failed(w.frame.Words.Text("guide.unreadable", "This lesson cannot be opened"), err)
		return
	}
	w.frame.Preferences.SetOpenFolder(filepath.Dir(path))
}

// openLesson opens a lesson's text.
func (w *Window) openLesson(source string) error {
	l, err := guide.Read(w.frame, source)
	if err != nil {
		return err
	}
	w.guide.Open(l)
	w.showPage()
	return nil
}

// lessonItems are the lessons that come with the program, in the window's language.
func (w *Window) lessonItems() []*fyne.MenuItem {
	var items []*fyne.MenuItem
	for _, l := range assets.Lessons(w.frame.Words.Language()) {
		items = append(items, w.frame.Menus.Item(l.Title, nil, func() { w.openBuiltIn(l) }))
	}
	return items
}

func (w *Window) openBuiltIn(l assets.Lesson) {
	if err := w.openLesson(l.Text); err != nil {
		w.frame.Dialogs.Failed(w.frame.Words.Text("guide.unreadable", "This lesson cannot be opened"), err)
	}
}

// beside puts the guide left of a page while a lesson is open.
func (w *Window) beside(page fyne.CanvasObject) fyne.CanvasObject {
	if !w.guide.On() {
		return page
	}
	return container.New(besideLayout{}, w.guide.Content(), page)
}

// besideLayout gives the guide its width, less in a narrow window, and the page the rest.
type besideLayout struct{}

const (
	guideWidth = 400
	guideShare = 0.42 // of a narrow window
)

func (besideLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	guide, page := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(page.Width, fyne.Max(guide.Height, page.Height))
}

func (besideLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := look.Whole(fyne.Min(guideWidth*style.Zoom(), size.Width*guideShare))
	look.Put(o[0], 0, 0, width, size.Height)
	look.Put(o[1], width, 0, size.Width-width, size.Height)
}
