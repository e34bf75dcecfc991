package search

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/app/pages/search/searchview"
	"langkah/engine"
	"langkah/engine/course/check"
	"langkah/widgets"
)

// Host has the window's services that the page needs beside the frame.
type Host struct {
	Puzzle func() (name string, p engine.Puzzle) // the one that is open
	Board  func() engine.Position                // what the page Board shows

	// Share copies the place in the search by a method where so many events have happened.
	Share func(p engine.Puzzle, m engine.Method, events int)
}

// Page replays a recorded search: the selected node and the method on the left, the
// search in the middle, its lists on the right.
type Page struct {
	frame   *look.Frame
	host    Host
	model   *Model
	player  *job.Repeater
	stride  int            // steps at once, while it runs
	until   *stop          // where the running ends; nil for the end
	logs    *job.Slot      // checks a log
	pending *check.Verdict // of a log that is shown when its method has been recorded; nil for none
	parts   bool           // the middle is where a log and its method part, in place of the drawing
	here    bool           // it is the page shown: the line at the bottom is its own
	asking  bool           // a lesson asks what comes next: that is hidden, and the search does not pass asked
	asked   int            // the moment that GoTo went to

	folding *look.Folding

	// The views, made by Build.
	panel    *panel
	tools    *tools
	canvas   *searchview.Canvas
	empty    *widget.Label // in its place, where nothing is recorded
	dock     *dock
	side     *side
	lessons  *lessons
	headline *look.Headline
	badge    *widgets.Badge
	badges   *fyne.Container
}

// New makes the page.
func New(f *look.Frame, host Host) *Page {
	p := &Page{frame: f, host: host, model: newModel(f.Jobs)}
	p.player = f.Jobs.NewRepeater(p.playStep)
	p.logs = f.Jobs.NewSlot()
	p.folding = look.NewFolding(f)
	p.folding.OnFold = p.show
	p.folding.OnLaid = func() { p.side.show() } // what was not seen so far
	p.model.insight.heard = func() { p.panel.show() }
	p.Build()
	return p
}

// Build makes the views of the model in the present words.
func (p *Page) Build() {
	mode, log, parts := searchview.Tree, p.model.log, p.parts
	if p.canvas != nil {
		mode = p.canvas.Mode()
	}
	p.canvas = searchview.New(p.frame)
	p.canvas.OnSelect = p.selectNode
	p.panel = newPanel(p.frame, p.model, panelActions{again: p.again, beside: p.beside, stop: p.stop, next: func() { p.selectNode(0) }, chosen: p.chosen, picked: p.Focus})
	lesson := p.lessons.index()
	p.endLesson()
	p.lessons = newLessons(p)
	p.panel.aside.Add(p.lessons.content)
	p.tools = newTools(p.frame, p.canvas, p.turn, p.find, func() { p.turnAside(true) })
	p.dock = newDock(p.frame, p.model, p)
	p.side = newSide(p.frame, p.model, p.folding.Fold, sideActions{node: p.selectNode, moment: p.jump, line: func() { p.line(false) }, mark: p.toMark, title: p.methodTitle})
	p.headline = look.NewHeadline(p.side.UnfoldButton())
	p.badge = widgets.NewBadge()
	p.badges = container.NewHBox(p.badge)
	p.empty = look.Wrapped("")
	p.empty.Alignment, p.empty.Importance = fyne.TextAlignCenter, widget.LowImportance
	p.folding.Arrange(look.Arrangement{
		Left: p.panel.content, Headline: p.headline.Content, Right: p.side.Content, Broad: true,
		Middle: container.NewStack(look.Clipped(p.canvas), p.lessons.yours().middle.content, container.NewVBox(layout.NewSpacer(), p.empty, layout.NewSpacer())),
		Tools:  p.tools.content, Dock: p.dock.content, Unfold: p.side.UnfoldButton(),
	}, p.panel.Lending, p.side.SideTabs, p.side.offer)
	p.canvas.SetMode(mode)
	p.tools.show(mode, p.model.modes(), false)
	if p.model.puzzle != nil {
		p.showMethod()
	}
	switch {
	case log != nil:
		step := log.at()
		p.adoptLog(log.verdict)
		p.turnAside(parts)
		p.step(step)
	case lesson >= 0:
		p.lessons.choose(lesson)
	}
}

// endLesson ends what the user does with the search.
func (p *Page) endLesson() {
	if p.lessons != nil {
		p.lessons.drop()
	}
}

// Title is the page's name.
func (p *Page) Title() string { return p.frame.Words.Text("page.search", "Search") }

// Content is the page.
func (p *Page) Content() fyne.CanvasObject { return p.folding.Content }

// Badges stand in the status line.
func (p *Page) Badges() fyne.CanvasObject { return p.badges }

// Focus has the window hear the keys: they are those of the menus.
func (p *Page) Focus() { p.frame.Menus.Canvas.Unfocus() }

// LimitsChanged shows other limits; they hold for the next recording.
func (p *Page) LimitsChanged() { p.panel.limits.Show() }

// PuzzleChanged replaces the puzzle. It is searched when the page is shown.
func (p *Page) PuzzleChanged() {
	p.player.Stop()
	p.endLesson()
	p.logs.Drop()
	p.pending = nil
	p.model.open(p.host.Puzzle())
	p.suit()
	p.showMethod()
	if p.here {
		p.again()
	}
}

// suit shows the search on the terrain of a puzzle that has one, and else not; where it was
// so before, the way stays.
func (p *Page) suit() {
	offered, mode := p.model.modes(), p.canvas.Mode()
	if has := slices.Contains(offered, searchview.Terrain); has != p.tools.modes[searchview.Terrain].Visible() {
		mode = offered[0]
	}
	p.turn(mode)
}

// GoTo goes to the place in the search by a method where so many events have
// happened, as soon as the page is shown.
func (p *Page) GoTo(m engine.Method, events int) {
	p.model.choice.Pick(m)
	p.model.run, p.model.place, p.asked = nil, events, events
	p.showMethod()
	if p.here {
		p.again()
	}
}

// Ask hides what the search does next at the place of [Page.GoTo], while a lesson asks for it,
// or shows it again.
func (p *Page) Ask(on bool) {
	if p.asking == on {
		return
	}
	p.asking = on
	p.player.Stop()
	p.show()
}

// Place is the moment shown of a search on the open puzzle; ok is false where none is
// recorded, or one from elsewhere or of a log is shown.
func (p *Page) Place() (m engine.Method, events int, ok bool) {
	r := p.model.run
	if r == nil || p.model.from != nil || p.model.ofLog(r) {
		return m, 0, false
	}
	return r.Method, r.Moment(), true
}

// share copies the place in the search.
func (p *Page) share() {
	if r := p.model.run; r != nil {
		p.host.Share(r.Puzzle, r.Method, r.Moment())
	}
}

// Enter searches, unless it has done so.
func (p *Page) Enter() {
	p.here = true
	if p.model.puzzle == nil {
		if _, puzzle := p.host.Puzzle(); puzzle != nil {
			p.PuzzleChanged()
		}
		return
	}
	if p.model.run == nil && !p.model.record.Running() {
		p.again()
		return
	}
	p.show()
}

// Leave ends what runs.
func (p *Page) Leave() {
	p.here = false
	p.player.Stop()
	p.folding.Leave()
	p.model.record.Stop()
	p.model.insight.rest()
}

// againFromHere records a search from the position on the page Board.
func (p *Page) againFromHere() {
	here, err := p.model.puzzle.From(p.board())
	if err != nil {
		p.frame.Dialogs.Failed(p.frame.Words.Text("solve.nothere", "It cannot be solved from here"), err)
		return
	}
	p.model.from = here
	p.again()
}

// againFromStart records a search from the start.
func (p *Page) againFromStart() {
	p.model.from = nil
	p.again()
}

// again records a search by the method chosen.
func (p *Page) again() {
	p.player.Stop()
	recorded := p.recorded
	if p.lessons.comparing() {
		recorded = func() {
			p.recorded()
			p.beside()
		}
	}
	p.endLesson()
	p.panel.form.Show()
	if _, ok := p.model.choice.Method(); !ok || !p.here {
		p.show()
		return
	}
	p.model.start(p.frame.Preferences.Limits(), p.show, recorded)
	p.show()
	p.frame.MenusChanged()
}

// beside compares the search with another one.
func (p *Page) beside() { p.lessons.choose(p.lessons.two()) }

// stop ends the recording, or the running; what was recorded stays.
func (p *Page) stop() {
	p.model.record.Stop()
	if p.player.Running() {
		p.player.Stop()
		p.show()
	}
}

// recorded shows a search that has been recorded.
func (p *Page) recorded() {
	p.canvas.Fit()
	p.show()
	if p.pending != nil {
		p.adoptLog(*p.pending)
	}
	p.frame.MenusChanged()
}

func (p *Page) showMethod() {
	p.panel.form.Show()
	chosen, _ := p.model.choice.Method()
	p.headline.Show(p.model.name, p.frame.Words.Message(chosen.Title()))
	p.show()
}

// turn shows the search in another way.
func (p *Page) turn(mode searchview.Mode) {
	p.canvas.SetMode(mode)
	p.turnAside(false)
}

// turnAside shows where a log and its method part in place of the drawing, or takes it back.
func (p *Page) turnAside(parts bool) {
	if m := p.model; parts && m.run != m.log.run { // of our search
		m.log.step(m.run.at())
		m.run = m.log.run
	}
	p.parts = parts
	p.tools.show(p.canvas.Mode(), p.model.modes(), parts)
	p.show()
	p.frame.MenusChanged()
}
