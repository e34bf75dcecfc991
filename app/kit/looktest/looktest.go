// Package looktest is a screen for tests of the window and of its pages. It reads
// what is shown and presses what a person presses, on the toolkit's test driver;
// the goroutine of the test is the window's.
package looktest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/widgets"
	"langkah/widgets/table"
)

// Screen shows a window.
type Screen struct {
	Win fyne.Window

	t     testing.TB
	mutex sync.Mutex
	work  []func()
	more  chan struct{} // holds one where work may have come
}

// NewScreen is a screen without a window yet. Do is the do of what it shows.
func NewScreen(t testing.TB) *Screen {
	t.Cleanup(forget)
	return &Screen{t: t, more: make(chan struct{}, 1)}
}

// forget has the toolkit let go of what has not been drawn for a while, as its real
// driver does with every frame; the environment variable FYNE_CACHE says how long that
// is. All windows of a test run would otherwise stay, and every collection of garbage
// would go through them.
func forget() { test.NewCanvas().Capture() }

// Do hands work to the goroutine of the test. It never waits, as that goroutine itself may
// call it.
func (s *Screen) Do(f func()) {
	s.mutex.Lock()
	s.work = append(s.work, f)
	s.mutex.Unlock()
	s.wake()
}

func (s *Screen) wake() {
	select {
	case s.more <- struct{}{}:
	default:
	}
}

// next takes the oldest work, or returns nil.
func (s *Screen) next() func() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if len(s.work) == 0 {
		return nil
	}
	f := s.work[0]
	s.work = s.work[1:]
	if len(s.work) > 0 {
		s.wake()
	}
	return f
}

// Page is a page alone in a window, with a frame that only listens.
type Page struct {
	*Screen
	Frame *look.Frame
	Said  string // the last message
	Menus int    // how often the menus have changed
}

// NewPage makes the frame for a page; Show shows the page.
func NewPage(t testing.TB) *Page {
	a := test.NewTempApp(t)
	a.Settings().SetTheme(look.NewTheme("", 1))
	p := &Page{Screen: NewScreen(t)}
	p.Win = a.NewWindow("page")
	jobs := job.NewRunner(p.Do)
	ignore := func(*fyne.KeyEvent) {}
	p.Frame = &look.Frame{
		Words: look.NewWords("en"), Preferences: look.NewPreferences(a.Preferences()), Puzzles: catalog.New(catalog.Tables{}), Jobs: jobs,
		Dialogs: look.NewDialogs(p.Win, ignore, func() {}), Menus: look.Menus{Canvas: p.Win.Canvas()},
		Say: func(message string) { p.Said = message }, Key: ignore, Focus: p.Win.Canvas().Focus,
		MenusChanged: func() { p.Menus++ }, LimitsChanged: func() {},
	}
	p.Frame.Preferences.SetSaveFolder(t.TempDir())
	t.Cleanup(func() {
		jobs.Close()
		p.Win.Close()
	})
	return p
}

// Puzzle opens a text that is known to be right.
func Puzzle(t testing.TB, text string) engine.Puzzle {
	t.Helper()
	p, err := catalog.New(catalog.Tables{}).Open(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Show fills the window.
func (p *Page) Show(content fyne.CanvasObject) {
	p.Win.SetContent(content)
	p.Win.Resize(fyne.NewSize(1020, 680))
}

// Until does the window's work until something holds.
func (s *Screen) Until(what string, holds func() bool) {
	s.t.Helper()
	late := time.After(time.Minute) // a guard, whatever the machine does besides
	for !holds() {
		select {
		case <-s.more:
			if f := s.next(); f != nil {
				f()
			}
		case <-late:
			s.t.Fatalf("waited in vain until %s", what)
		}
	}
}

// Press presses a key with the focus where it is.
func (s *Screen) Press(key fyne.KeyName) {
	if focused := s.Win.Canvas().Focused(); focused != nil {
		focused.TypedKey(&fyne.KeyEvent{Name: key})
		return
	}
	s.Win.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: key})
}

// Dialog says whether a dialog is open.
func (s *Screen) Dialog() bool { return s.Win.Canvas().Overlays().Top() != nil }

// Files says whether the dialog that is open lists files: it is the toolkit's own.
func (s *Screen) Files() bool {
	_, is := Seek(s, func(o fyne.CanvasObject) bool {
		return strings.HasSuffix(fmt.Sprintf("%T", o), "dialog.fileDialogItem")
	})
	return is
}

// top is the dialog, if one is open, else the window's content.
func (s *Screen) top() fyne.CanvasObject {
	if top := s.Win.Canvas().Overlays().Top(); top != nil {
		return top
	}
	return s.Win.Content()
}

// Words are all texts in what is shown on top.
func (s *Screen) Words() string {
	var all string
	each(s.top(), func(o fyne.CanvasObject) bool {
		switch o := o.(type) {
		case *canvas.Text:
			all += o.Text + "\n"
		case *widget.Label:
			all += o.Text + "\n"
			return false
		case *widgets.Entry:
			all += o.Text + "\n"
			return false
		}
		return true
	})
	return all
}

// each visits what can be seen in an object, outside in; visit says whether to go
// on inside.
func each(o fyne.CanvasObject, visit func(fyne.CanvasObject) (inside bool)) {
	if !o.Visible() || !visit(o) {
		return
	}
	var inner []fyne.CanvasObject
	switch o := o.(type) {
	case *fyne.Container:
		inner = o.Objects
	case fyne.Widget:
		inner = test.WidgetRenderer(o).Objects()
	}
	for _, i := range inner {
		each(i, visit)
	}
}

// Arrange lays out all that is shown, inside out, as the toolkit's real driver does before
// it draws what has another least size. The test driver does not. What lies under a dialog
// is seen as well.
func (s *Screen) Arrange() {
	var arrange func(fyne.CanvasObject)
	arrange = func(o fyne.CanvasObject) {
		if !o.Visible() {
			return
		}
		switch o := o.(type) {
		case *fyne.Container:
			for _, inner := range o.Objects {
				arrange(inner)
			}
			if o.Layout != nil {
				o.Layout.Layout(o.Objects, o.Size())
			}
		case fyne.Widget:
			renderer := test.WidgetRenderer(o)
			for _, inner := range renderer.Objects() {
				arrange(inner)
			}
			renderer.Layout(o.Size())
		}
	}
	arrange(s.Win.Content())
	for _, overlay := range s.Win.Canvas().Overlays().List() {
		arrange(overlay)
	}
}

// Find is the first object shown on top that fits.
func Find[T fyne.CanvasObject](s *Screen, what string, fits func(T) bool) T {
	s.t.Helper()
	hit, ok := Seek(s, fits)
	if !ok {
		s.t.Fatalf("there is no %s", what)
	}
	return hit
}

// Seek is like Find where there may be none.
func Seek[T fyne.CanvasObject](s *Screen, fits func(T) bool) (hit T, ok bool) {
	each(s.top(), func(o fyne.CanvasObject) bool {
		if found, is := o.(T); is && !ok && (fits == nil || fits(found)) {
			hit, ok = found, true
		}
		return !ok
	})
	return hit, ok
}

// Tappable are the objects shown on top that answer a click; links, which leave the program,
// apart.
func (s *Screen) Tappable() (list []fyne.CanvasObject) {
	each(s.top(), func(o fyne.CanvasObject) bool {
		_, tappable := o.(fyne.Tappable)
		_, link := o.(*widget.Hyperlink)
		off, can := o.(fyne.Disableable)
		if tappable && !link && !(can && off.Disabled()) && o.Size().Width > 0 && o.Size().Height > 0 {
			list = append(list, o)
		}
		return true
	})
	return list
}

// Button is the button with that text.
func (s *Screen) Button(text string) *widgets.Button {
	s.t.Helper()
	return Find(s, "button "+text, func(b *widgets.Button) bool { return b.Text == text })
}

// Has says whether a button with that text is shown.
func (s *Screen) Has(text string) bool {
	_, ok := Seek(s, func(b *widgets.Button) bool { return b.Text == text })
	return ok
}

// Tap presses the button with that text.
func (s *Screen) Tap(text string) {
	s.t.Helper()
	test.Tap(s.Button(text))
}

// Entry is the first entry.
func (s *Screen) Entry() *widgets.Entry {
	s.t.Helper()
	return Find[*widgets.Entry](s, "entry", nil)
}

// Dropdown is the first choice among words.
func (s *Screen) Dropdown() *widgets.Dropdown {
	s.t.Helper()
	return Find[*widgets.Dropdown](s, "dropdown", nil)
}

// File writes a file and returns its path.
func File(t testing.TB, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// Boards of the tests, with what is known of them.
const (
	Eight  = "0 1 3\n4 2 5\n7 8 6\n" // 4 moves
	Broken = "0 1 3\n4 x 5\n7 8 6\n"
	Odd    = "2 1 3\n4 5 6\n7 8 0\n" // unsolvable
)

// CutTexts lists the texts shown on top whose box is smaller than they need, and those
// that the toolkit has shortened with an ellipsis. What a scrolled area hides is not cut.
func (s *Screen) CutTexts() []string {
	var cut []string
	var look func(top fyne.CanvasObject, slack float32)
	look = func(top fyne.CanvasObject, slack float32) {
		each(top, func(o fyne.CanvasObject) bool {
			switch o := o.(type) {
			case *widget.RichText:
				if o != top && len(o.Segments) > 1 {
					look(o, RichSlack)
					return false
				}
			case *canvas.Text:
				shortened := strings.HasSuffix(o.Text, "…") && !strings.HasSuffix(o.Text, " …") && o.Text != "…" // as in "Open …"
				if need, has := o.MinSize(), o.Size(); o.Text != "" && (shortened || need.Width > has.Width+slack || need.Height > has.Height+3) {
					cut = append(cut, o.Text)
				}
			}
			return true
		})
	}
	look(s.top(), 1)
	return cut
}

// RichSlack is how far the toolkit may let a row of a text in several styles run over its
// width.
const RichSlack = 52

// Headers lists the names of the columns of each table on top.
func (s *Screen) Headers() [][]string {
	var headers [][]string
	each(s.top(), func(o fyne.CanvasObject) bool {
		var names []string
		switch o := o.(type) {
		case *table.MoveList:
			for _, h := range o.Header() {
				names = append(names, h.Text)
			}
		case *table.Sortable:
			for _, c := range o.Data().Columns {
				names = append(names, c.Title)
			}
		}
		if len(names) > 0 {
			headers = append(headers, names)
		}
		return true
	})
	return headers
}
