package app

import (
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/session"
	"langkah/widgets"
)

// Window is the program's window. It belongs to the goroutine that do hands work to.
type Window struct {
	app     fyne.App
	win     fyne.Window
	do      func(func()) // hands work to the window's goroutine
	prefs   preferences
	words   words
	session *session.Session

	solve   *solvePage
	compare *comparePage
	pages   []page
	page    page // the present one
	bar     *pageBar
	middle  *fyne.Container // the present page's content
	status  *statusLine
	menu    *fyne.MainMenu
	dialog  closer // the dialog that is open; nil when none is

	stopMaking func() // ends the making of a random board
	reading    func() // ends the reading of a puzzle; nil while none is read
}

// page is one way of working, shown in the middle of the window.
type page interface {
	title() string
	content() fyne.CanvasObject
	puzzleChanged()          // the session has another puzzle
	limitsChanged()          // the preferences have other limits
	focus()                  // take the keyboard
	leave()                  // another page is shown
	menus() []*fyne.Menu     // its own, between Edit and View
	views() []*fyne.MenuItem // its own, in View
}

// closer is a dialog that can be closed.
type closer interface{ Hide() }

// Open makes the window with the first sample, and begins to read a file unless
// path is empty. do hands work to the goroutine of the toolkit: fyne.Do.
func Open(a fyne.App, do func(func()), path string) *Window {
	w := &Window{app: a, do: do, prefs: preferences{a.Preferences()}, session: session.New(do), stopMaking: func() {}}
	w.win = a.NewWindow("Langkah")
	w.win.SetPadded(false)
	w.win.SetIcon(fyne.NewStaticResource("langkah.png", assets.Icon))
	w.win.SetMaster()
	w.win.Resize(w.prefs.size())
	w.win.SetOnDropped(func(_ fyne.Position, files []fyne.URI) { w.dropped(files) })
	w.win.Canvas().SetOnTypedKey(w.key)
	w.win.SetOnClosed(func() {
		w.stopReading()
		w.stopMaking()
		w.compare.stop()
		w.session.Close()
	})
	w.win.SetCloseIntercept(w.quit)
	w.build()
	w.openSample(firstSample())
	if path != "" {
		w.openFile(path)
	}
	return w
}

// Show opens the window and says whether the system has made one: the toolkit
// only logs that it could not, and would then run for ever without a window.
func (w *Window) Show() bool {
	w.win.Show()
	made := true
	if native, ok := w.win.(driver.NativeWindow); ok {
		native.RunNative(func(handle any) { made = !reflect.ValueOf(handle).IsZero() })
	}
	return made
}

// Run returns when the window is closed.
func (w *Window) Run() { w.app.Run() }

// quit closes the window and remembers its size.
func (w *Window) quit() {
	if !w.win.FullScreen() {
		w.prefs.setSize(w.win.Canvas().Size())
	}
	w.win.Close()
}

// build makes everything in the window from the session and the preferences;
// another language or theme has it made again.
func (w *Window) build() {
	w.words = newWords(w.prefs.language())
	w.app.Settings().SetTheme(newLook(w.prefs.theme()))
	w.status = newStatusLine()
	if w.compare != nil {
		w.compare.choose(sourceOpen, nil)
	}
	w.solve, w.compare = newSolvePage(w), newComparePage(w)
	w.pages = []page{w.solve, w.compare}
	w.bar = newPageBar(w)
	w.middle = container.NewStack()
	w.win.SetContent(inOrder(layout.NewBorderLayout(w.bar.content, w.status.content, nil, nil), w.bar.content, w.middle, w.status.content))
	w.page = nil
	w.turn(w.solve)
}

// turn shows a page.
func (w *Window) turn(p page) {
	if w.page == p {
		return
	}
	if w.page != nil {
		w.page.leave()
	}
	w.page = p
	w.middle.Objects = []fyne.CanvasObject{p.content()}
	w.middle.Refresh()
	w.bar.show(p)
	if p == w.solve {
		w.status.badges.Show()
	} else {
		w.status.badges.Hide()
	}
	if w.session.Puzzle() != nil {
		p.puzzleChanged()
	}
	w.refreshMenu()
	p.focus()
}

// show takes up a puzzle. A puzzle that is a variant of the present one has
// its name.
func (w *Window) show(name string, p engine.Puzzle) {
	w.stopReading()
	w.stopMaking()
	w.session.Open(name, p)
	w.win.SetTitle(name + " – Langkah")
	w.page.puzzleChanged()
	w.refreshMenu()
}

func (w *Window) openSample(s assets.Sample) {
	p, err := catalog.Open(s.Text)
	if err != nil {
		w.failed(w.words.x("open.failed", "This puzzle cannot be opened"), err)
		return
	}
	w.show(s.Name, p)
}

func firstSample() assets.Sample {
	if samples := assets.Samples(); len(samples) > 0 {
		return samples[0]
	}
	return assets.Sample{}
}

// statusLine is the line at the bottom: what is known of the solution, and the
// last message.
type statusLine struct {
	content           fyne.CanvasObject
	badges            *fyne.Container // of the solution on the board
	verified, optimal *widgets.Badge
	message           *widget.Label
}

func newStatusLine() *statusLine {
	s := &statusLine{verified: widgets.NewBadge(), optimal: widgets.NewBadge(), message: widget.NewLabel("")}
	s.message.Truncation = fyne.TextTruncateEllipsis
	s.badges = container.NewHBox(canvasGap(10), s.verified, s.optimal)
	line := container.NewBorder(nil, nil, s.badges, nil, s.message)
	s.content = widgets.NewSurface(panelColor, 0, container.NewVBox(widget.NewSeparator(), container.New(&closeLayout{}, line)))
	return s
}

// say shows a message.
func (s *statusLine) say(message string) { s.message.SetText(message) }

// canvasGap is a piece of empty room.
func canvasGap(width float32) fyne.CanvasObject {
	gap := canvas.NewRectangle(theme.Color(theme.ColorNameBackground))
	gap.FillColor = nil
	gap.SetMinSize(fyne.NewSize(width, 1))
	return gap
}
