package app

import (
	"image/color"
	"reflect"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver"

	"langkah/app/kit/browser"
	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/app/pages/board"
	"langkah/app/pages/compare"
	"langkah/app/pages/editor"
	"langkah/app/pages/guide"
	"langkah/app/pages/help"
	"langkah/app/pages/review"
	"langkah/app/pages/search"
	"langkah/app/pages/start"
	"langkah/app/pages/statemap"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/game/progress"
	"langkah/engine/game/session"
	"langkah/engine/game/share"
	"langkah/widgets"
)

// Window is the program's window. It belongs to the goroutine that do hands work to.
type Window struct {
	app     fyne.App
	win     fyne.Window
	frame   *look.Frame
	frames  []*look.Frame // those of the pages, see frameOf
	built   appearance    // in which the views were made
	session *session.Session
	reading *job.Slot // a puzzle that is being read
	making  *job.Slot // a board that is being made
	keeper  keeper
	book    *progress.Book // what was reached; nil where nothing is kept
	origin  origin         // of the puzzle that is open
	fresh   bool           // the user has opened nothing yet
	touch   bool           // it is laid out for fingers
	shown   chan struct{}  // in a page, closed when the window has been drawn
	now     func() time.Time
	saved   func() // hears that all is saved when the window is closed; may be nil

	recorded int             // how many moves were made by hand when a result was recorded last
	bettered progress.Result // the best result before that one; of no times where it was the first
	losses   []error         // what could not be read at the start

	start    *start.Page
	board    *board.Page
	search   *search.Page
	stateMap *statemap.Page
	compare  *compare.Page
	editor   *editor.Page // stands in the place of the board
	help     *help.Page
	review   *review.Page
	guide    *guide.Guide
	before   page    // the one from which the help was asked for
	pages    []place // in their order
	page     page    // the present one
	first    page    // the one to begin with
	bar      *topBar
	middle   *fyne.Container // the present page's content
	status   *statusLine
	menu     *fyne.MainMenu
}

// Given are the parameters of Open.
type Given struct {
	Puzzles  catalog.Catalog
	Folder   string           // keeps what was done for the next start; "" keeps nothing
	Argument string           // a file, a folder or a share string to begin with; "" is what was open last
	Now      func() time.Time // the clock, for the puzzles of the day and when they were solved
	Touch    bool             // lay the window out for fingers, as they are what it is pressed with
	Closed   func()           // hears that the window is closed and all is saved; may be nil
}

// Open makes the window and begins to read its argument on the page Board; without
// one it goes on where the last window was, or shows the page Start. do hands work
// to the goroutine of the toolkit: fyne.Do.
func Open(a fyne.App, do func(func()), given Given) *Window {
	w := &Window{app: a, win: a.NewWindow("Langkah"), session: session.New(), now: given.Now, saved: given.Closed, touch: given.Touch}
	jobs := job.NewRunner(do)
	jobs.Broken = w.broken
	if browser.InPage {
		w.shown = make(chan struct{})
		jobs.Await(w.shown)
	}
	w.reading, w.making, w.keeper.writing = jobs.NewSlot(), jobs.NewSlot(), jobs.NewSlot()
	menus, key := look.Menus{Canvas: w.win.Canvas()}, w.key
	if browser.InPage { // there the toolkit hears each key on a goroutine of its own
		menus.Do, key = do, func(e *fyne.KeyEvent) { do(func() { w.key(e) }) }
	}
	w.frame = &look.Frame{
		Preferences: look.NewPreferences(a.Preferences()), Puzzles: given.Puzzles, Jobs: jobs,
		Menus: menus, Dialogs: look.NewDialogs(w.win, key, func() { w.page.Focus() }),
		Tips: widgets.NewTips(do),
		Say:  func(message string) { w.status.say(message) }, Key: key, Focus: w.win.Canvas().Focus,
		MenusChanged: w.refreshMenu, LimitsChanged: w.limitsChanged,
	}
	w.win.SetPadded(false)
	w.win.SetIcon(Metadata().Icon)
	w.win.SetMaster()
	w.win.Resize(w.frame.Preferences.Size())
	w.win.SetOnDropped(func(_ fyne.Position, files []fyne.URI) { w.dropped(files) })
	w.win.Canvas().SetOnTypedKey(w.frame.Key)
	w.win.SetOnClosed(w.closed)
	w.win.SetCloseIntercept(w.quit)
	w.setWords()
	w.status = newStatusLine(w.unkeptButton())
	w.board = board.New(w.frameOf(func() page { return w.board }), w.session, board.Host{
		Open: w.show, Compare: func() { w.turn(w.compare) }, Another: w.anotherOne, Changed: w.changed, Review: w.reviewGame,
		CopyBoard: w.copyBoard, CopyMoves: w.copyMoves, CopyPicture: w.copyPicture,
		Record: w.resultHere, Place: w.place, Packed: w.openPacked, Share: w.share,
	})
	w.search = search.New(w.frameOf(func() page { return w.search }), search.Host{Puzzle: w.present, Board: w.session.Position, Share: w.copyPlace})
	w.stateMap = statemap.New(w.frameOf(func() page { return w.stateMap }), w.session, statemap.Host{Board: func() { w.turn(w.board) }, Changed: w.changed})
	w.compare = compare.New(w.frameOf(func() page { return w.compare }), compare.Host{Puzzle: w.present, Show: w.showRun, Review: w.reviewProgram})
	w.start = start.New(w.frameOf(func() page { return w.start }), start.Host{
		Choose: w.chooseFile, New: w.newBoard, File: w.openFile, Folder: w.chooseFolder, Sample: w.openSample,
		Packed: w.openPacked, Daily: w.openDaily, Now: given.Now, Reached: w.reached,
		GoOn: func() { w.turn(w.board) }, Watch: w.watch, Open: w.openBoard,
		Lessons: w.lessonsDone, Lesson: w.openNextLesson,
	})
	w.editor = editor.New(w.frameOf(func() page { return w.editor }), editor.Host{Puzzle: w.present, Play: w.playEdited, Leave: func() { w.turn(w.board) }, Titled: w.entitle})
	w.help = help.New(w.frameOf(func() page { return w.help }), help.Host{Keys: w.keys, Open: w.openExample, Back: w.leaveHelp})
	w.review = review.New(w.frameOf(func() page { return w.review }), review.Host{Back: func() { w.turn(w.board) }, TryAgain: w.tryAgain, Choose: w.chooseOutput})
	w.guide = w.newGuide()
	w.pages = []place{
		{w.start, fyne.Key1, ""},
		{w.board, fyne.Key2, ""},
		{w.search, fyne.Key3, ""},
		{w.stateMap, fyne.Key4, ""},
		{w.compare, fyne.Key5, fyne.KeyF3},
	}
	w.page, w.first = w.board, w.start
	w.build()
	w.openBook(given.Folder)
	w.begin(given.Folder)
	if given.Argument == "" {
		w.turn(w.first)
	} else {
		w.openArgument(given.Argument)
	}
	w.page.Focus()
	w.tellLosses()
	a.Settings().AddListener(func(fyne.Settings) { do(w.renew) }) // the system's theme
	if browser.InPage {
		w.livesInPage(do)
	}
	return w
}

// frameOf returns the frame of a page: what the page says while another one is shown is
// not shown, as the line at the bottom belongs to the page above it.
func (w *Window) frameOf(own func() page) *look.Frame {
	f := *w.frame
	f.Say = func(message string) {
		if w.page == own() {
			w.status.say(message)
		}
	}
	w.frames = append(w.frames, &f)
	return &f
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
func (w *Window) Run() {
	w.app.Run()
}

// quit closes the window and remembers its size.
func (w *Window) quit() {
	if !w.win.FullScreen() {
		w.frame.Preferences.SetSize(w.win.Canvas().Size())
	}
	w.win.Close()
}

// appearance is everything that the views of all pages depend on.
type appearance struct {
	dark     bool // as the user wants it, or the system
	text     float32
	language string
}

// appearance returns the present one.
func (w *Window) appearance() appearance {
	return appearance{look.Dark(), w.frame.Preferences.TextSize(), w.frame.Words.Language()}
}

// setWords applies the theme, the text size and the language of the preferences.
func (w *Window) setWords() {
	theme := look.NewTheme
	if w.touch {
		theme = look.NewTouchTheme
	}
	w.app.Settings().SetTheme(theme(w.frame.Preferences.Theme(), w.frame.Preferences.TextSize()))
	words := look.NewWords(w.frame.Preferences.Language())
	w.frame.Words, w.frame.Dialogs.Words = words, words
	for _, f := range w.frames {
		f.Words = words
	}
}

// build puts the pages together.
func (w *Window) build() {
	w.built = w.appearance()
	w.frame.Tips.Hide()
	w.bar = newTopBar(w)
	w.middle = container.NewStack()
	frame := look.InOrder(frameLayout{}, w.middle, w.bar.content, w.status.content)
	if w.touch {
		w.win.SetContent(container.New(screenLayout{}, widgets.NewSwipe(frame, browser.Swipe), w.frame.Tips))
	} else {
		w.win.SetContent(container.NewStack(least(), frame, w.frame.Tips))
	}
	w.showPage()
}

// frameLayout puts the bar above, the status line below and the page between
// them, without a seam. The toolkit's border layout would leave one.
type frameLayout struct{}

func (frameLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var least fyne.Size
	for _, o := range objects {
		m := o.MinSize()
		least = fyne.NewSize(fyne.Max(least.Width, m.Width), least.Height+m.Height)
	}
	return least
}

func (frameLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	page, bar, status := objects[0], objects[1], objects[2]
	status.Resize(fyne.NewSize(size.Width, status.Size().Height)) // its message wraps to the width
	above, below := bar.MinSize().Height, status.MinSize().Height
	bar.Resize(fyne.NewSize(size.Width, above))
	bar.Move(fyne.Position{})
	page.Resize(fyne.NewSize(size.Width, size.Height-above-below))
	page.Move(fyne.NewPos(0, above))
	status.Resize(fyne.NewSize(size.Width, below))
	status.Move(fyne.NewPos(0, size.Height-below))
}

// least keeps the window large enough to be worked in; the menus stand above it.
func least() fyne.CanvasObject {
	room := canvas.NewRectangle(color.Transparent)
	room.SetMinSize(fyne.NewSize(760, 520))
	return room
}

// screenLayout gives its objects the whole screen, however small that is: a window larger
// than the screen would be cut off.
type screenLayout struct{}

func (screenLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

func (screenLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Resize(size)
	}
}

// renew makes the views of all pages anew if the appearance has changed; what they show
// stays. The toolkit itself refreshes only the page shown.
func (w *Window) renew() {
	if w.refreshMenu(); w.built == w.appearance() {
		return
	}
	w.status = newStatusLine(w.unkeptButton())
	for _, p := range w.pages {
		p.Build()
	}
	w.editor.Build()
	w.help.Build()
	w.review.Build()
	w.guide.Build()
	w.build()
	w.page.Enter()
	if w.win.Canvas().Overlays().Top() == nil {
		w.page.Focus()
	}
}

// turn turns to a page.
func (w *Window) turn(p page) {
	if w.page == p {
		return
	}
	w.page.Leave()
	w.page = p
	w.frame.Tips.Hide()
	if !w.reading.Running() && !w.making.Running() {
		w.status.say("")
	}
	w.showPage()
	p.Enter()
	w.refreshMenu()
	p.Focus()
	w.keep()
}

// showPage shows the present page.
func (w *Window) showPage() {
	w.middle.Objects = []fyne.CanvasObject{w.beside(w.page.Content())}
	w.middle.Refresh()
	if w.page != w.editor {
		w.entitle(w.session.Name(), false)
	}
	w.bar.show(w.tab(), w.page == w.editor)
	w.status.show(w.page.Badges())
	w.refreshMenu()
}

// present is the puzzle that is open.
func (w *Window) present() (name string, p engine.Puzzle) {
	return w.session.Name(), w.session.Puzzle()
}

// family is that of the puzzle that is open; the zero Family where there is none.
func (w *Window) family() engine.Family {
	if w.session.Puzzle() == nil {
		return engine.Family{}
	}
	f, _ := w.frame.Puzzles.Family(w.session.Puzzle().Family())
	return f
}

// show opens a puzzle. A puzzle that is a variant of the present one has
// its name.
func (w *Window) show(name string, p engine.Puzzle) {
	w.showGame(name, share.Game{Puzzle: p}, origin{})
}

// showGame is show with moves that were played on the puzzle, and with what it was
// made of.
func (w *Window) showGame(name string, g share.Game, from origin) {
	w.reading.Drop()
	w.making.Drop()
	w.fresh, w.origin = false, from
	w.take(name, g)
	if g.Place != nil {
		w.search.GoTo(g.Place.Method, g.Place.Events)
		w.turn(w.search)
	}
	if w.page == w.start || w.page == w.editor || w.page == w.review {
		w.turn(w.board)
	}
	w.keep()
}

// take opens a game on all pages.
func (w *Window) take(name string, g share.Game) {
	w.session.Open(name, g.Puzzle)
	for _, m := range g.Moves {
		if err := w.session.Play(m); err != nil {
			break // those before it are legal; whoever read the game has checked all
		}
	}
	w.session.Pause()
	w.opened()
}

// opened shows on all pages what the session has.
func (w *Window) opened() {
	w.recorded, w.bettered = w.session.Counts().Total, progress.Result{}
	w.entitle(w.session.Name(), false)
	for _, p := range w.pages {
		p.PuzzleChanged()
	}
	w.refreshMenu()
}

// changed hears that something was done on the board.
func (w *Window) changed() {
	w.record()
	w.keep()
	w.guide.Moved()
}

// showRun shows the result of a method on the board.
func (w *Window) showRun(name string, p engine.Puzzle, m engine.Method, r engine.Result) {
	w.show(name, p)
	w.board.Show(engine.Solution{Name: name, Puzzle: p, Method: m, Result: r})
	w.turn(w.board)
}

// limitsChanged shows other limits everywhere.
func (w *Window) limitsChanged() {
	for _, p := range w.pages {
		p.LimitsChanged()
	}
	w.editor.LimitsChanged()
	w.refreshMenu()
}
