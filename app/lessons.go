package app

import (
	"context"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"langkah/app/kit/look"
	"langkah/app/kit/save"
	"langkah/app/pages/guide"
	"langkah/assets"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/course/lesson"
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
		Ask:   w.search.Ask,
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

// nextLesson returns the lesson to go on with: one that was begun, else the first that is not
// done, else the first; and how many are done.
func (w *Window) nextLesson() (next assets.Lesson, done, all int) {
	list := assets.Lessons(w.frame.Words.Language())
	fresh, begun := -1, -1
	for i, l := range list {
		switch ticked := w.tickedTasks(l); {
		case ticked >= l.Tasks():
			done++
		case ticked > 0 && begun < 0:
			begun = i
		case fresh < 0:
			fresh = i
		}
	}
	if begun < 0 {
		begun = max(fresh, 0)
	}
	return list[begun], done, len(list)
}

// tickedTasks counts the tasks of a lesson that are done.
func (w *Window) tickedTasks(l assets.Lesson) int {
	return max(0, len(strings.Fields(w.frame.Preferences.Lesson(guide.Name(w.frame.Words.Language(), l.Title))))-1)
}

func (w *Window) lessonsDone() (done, all int, next string) {
	l, done, all := w.nextLesson()
	return done, all, l.Title
}

func (w *Window) openNextLesson() {
	l, _, _ := w.nextLesson()
	w.openBuiltIn(l)
}

func (w *Window) openBuiltIn(l assets.Lesson) {
	if err := w.openLesson(l.Text); err != nil {
		w.frame.Dialogs.Failed(w.frame.Words.Text("guide.unreadable", "This lesson cannot be opened"), err)
	}
}

// saveLesson asks for a file and saves a lesson to begin with: what is open, its moves and
// savepoints, and the place in the search where one is shown.
func (w *Window) saveLesson() {
	words := w.frame.Words
	d := lesson.Draft{
		Title: w.session.Name(), Language: words.Language(), Puzzle: w.session.Puzzle(), Moves: w.session.Moves(),
		Share: w.frame.Puzzles.Share, Translate: words.Format,
	}
	for _, s := range w.session.Savepoints() {
		d.Remarks = append(d.Remarks, lesson.Remark{Name: s.Name, Moves: w.session.MovesTo(s.Node)})
	}
	method, events, searched := w.search.Place()
	save.Ask(w.frame, words.Text("lesson.saving", "Save as a lesson"), []save.Product{
		save.File(words.Text("lesson.text", "A lesson: the puzzle, its moves, savepoints, a first task (Markdown)"), d.Title+".md", func(ctx context.Context) ([]byte, error) {
			if searched { // without its place the lesson is whole, too
				d.Place, _ = lesson.PlaceAfter(ctx, d.Puzzle, method, events)
			}
			text, err := d.Write(ctx, guide.Opener(w.frame))
			return []byte(text), err
		}),
	})
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
