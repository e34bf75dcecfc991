package search

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"langkah/app/job"
	"langkah/app/look"
	"langkah/app/searchview"
	"langkah/engine"
	"langkah/engine/figures"
	"langkah/widgets"
)

// Host is what the page asks of the window beside the frame.
type Host struct {
	Puzzle func() (name string, p engine.Puzzle) // the one that is open
	Board  func() engine.Position                // what the page Board shows
}

// Page goes through a recorded search: the node looked at and the method to the
// left, the search in the middle, its lists to the right.
type Page struct {
	frame  *look.Frame
	host   Host
	model  *Model
	player *job.Repeater
	stride int   // steps at once, while it runs
	until  *stop // where the running ends; nil for the end
	here   bool  // it is the page shown: the line at the bottom is its own

	adopted *job.Repeater // tells the menus, once, that other panels are open

	// The views, made by Build.
	panel       *panel
	tools       *tools
	canvas      *searchview.Canvas
	dock        *dock
	side        *side
	lessons     *lessons
	headline    *headline
	badge       *widgets.Badge
	badges      *fyne.Container
	arrangement *look.Arrangement
	content     *fyne.Container
}

// stop is a moment at which a breakpoint holds.
type stop struct {
	moment int
	which  engine.Message
}

// New makes the page.
func New(f *look.Frame, host Host) *Page {
	p := &Page{frame: f, host: host, model: newModel(f.Jobs)}
	p.player = f.Jobs.NewRepeater(p.playStep)
	p.adopted = f.Jobs.NewRepeater(func() bool {
		f.MenusChanged()
		return false
	})
	p.model.insight.heard = func() { p.panel.show() }
	p.Build()
	return p
}

// Build makes the views of the model in the present words.
func (p *Page) Build() {
	open := [look.Rooms]bool{look.Roomy: true}
	mode := searchview.Tree
	if p.arrangement != nil {
		open, mode = p.arrangement.Open, p.canvas.Mode()
	}
	p.canvas = searchview.New(p.frame)
	p.canvas.OnSelect = p.selectNode
	p.panel = newPanel(p.frame, p.model, panelActions{again: p.again, stop: p.stop, next: func() { p.selectNode(0) }, picked: p.Focus})
	p.endLesson()
	p.lessons = newLessons(p)
	p.panel.aside.Add(p.lessons.content)
	p.tools = newTools(p.frame, p.canvas, p.turn, p.find)
	p.dock = newDock(p.frame, p.model, p)
	p.side = newSide(p.frame, p.model, p.fold, sideActions{node: p.selectNode, moment: p.jump})
	p.headline = newHeadline(p.frame, p.side.UnfoldButton())
	p.badge = widgets.NewBadge()
	p.badges = container.NewHBox(p.badge)
	a := look.NewArrangement(p.adopt)
	a.Open, a.Broad = open, true
	a.Left, a.Headline, a.Right = p.panel.content, p.headline.content, p.side.Content
	a.Tools, a.Dock, a.Unfold = p.tools.content, p.dock.content, p.side.UnfoldButton()
	a.Middle = look.Clipped(p.canvas)
	p.arrangement = a
	p.content = look.InOrder(a, a.Objects()...)
	p.canvas.SetMode(mode)
	p.tools.show(mode)
	if p.model.puzzle != nil {
		p.showMethod()
	}
}

// endLesson ends what the user does with the search.
func (p *Page) endLesson() {
	if p.lessons != nil {
		p.lessons.drop()
	}
}

// adopt suits the views to the room that there is: in a narrow window the left
// panel is a tab.
func (p *Page) adopt(r look.Room) {
	if r == look.Narrow {
		p.side.offer(p.panel.lend())
	} else {
		p.side.offer(nil)
		p.panel.takeBack()
	}
	p.side.IsOpen = p.arrangement.Open[r]
	p.adopted.Start(time.Millisecond) // not while things are being laid out
}

// fold opens or closes the right panel.
func (p *Page) fold(open bool) {
	p.arrangement.Fold(open)
	p.side.IsOpen = open
	p.content.Refresh()
	p.show()
	p.frame.MenusChanged()
}

// Title is the page's name.
func (p *Page) Title() string { return p.frame.Words.Text("page.search", "Search") }

// Content is the page.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// Badges stand in the status line.
func (p *Page) Badges() fyne.CanvasObject { return p.badges }

// Focus has the window hear the keys: they are those of the menus.
func (p *Page) Focus() { p.frame.Menus.Canvas.Unfocus() }

// LimitsChanged shows other limits; they hold for the next recording.
func (p *Page) LimitsChanged() { p.panel.limits.Show() }

// PuzzleChanged takes up another puzzle. It is searched when the page is shown.
func (p *Page) PuzzleChanged() {
	p.player.Stop()
	p.endLesson()
	p.model.open(p.host.Puzzle())
	p.showMethod()
	if p.here {
		p.again()
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
	p.adopted.Stop()
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
	p.endLesson()
	p.panel.form.Show()
	if _, ok := p.model.choice.Method(); !ok || !p.here {
		p.show()
		return
	}
	p.model.start(p.frame.Preferences.Limits(), p.show, p.recorded)
	p.show()
	p.frame.MenusChanged()
}

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
	p.frame.MenusChanged()
}

func (p *Page) showMethod() {
	p.panel.form.Show()
	p.headline.show(p.model)
	p.show()
}

// turn shows the search in another way.
func (p *Page) turn(mode searchview.Mode) {
	p.canvas.SetMode(mode)
	p.tools.show(mode)
	p.frame.MenusChanged()
}

// show shows the moment on all views that are seen.
func (p *Page) show() {
	if r := p.model.run; r != nil {
		s := searchview.Scene{Recording: r.Recording, Moment: r.Moment(), Selected: r.selected, Next: r.next()}
		p.lessons.dress(&s)
		p.canvas.ShowScene(s)
	}
	p.lessons.hide(p.model)
	p.lookInto()
	p.lessons.show()
	p.panel.show()
	p.dock.show(p.player.Running())
	p.side.show()
	p.say()
}

// lookInto finds out what there is to know of the node that is looked at, once the
// search rests.
func (p *Page) lookInto() {
	r := p.model.run
	p.model.insight.rest()
	if r == nil || p.player.Running() || !p.here {
		return
	}
	if node := r.shown(); node > 0 {
		if at, ok := r.Position(node); ok {
			p.model.insight.look(at, r.Method)
		}
	}
}

// say says in the status line what is going on.
func (p *Page) say() {
	if !p.here {
		return
	}
	w, m := p.frame.Words, p.model
	switch _, can := m.choice.Method(); {
	case m.record.Running():
		p.badge.Say(w.Text("search.recording", "recording"), widgets.Calm)
		p.frame.Say(w.Textf("search.recorded", "%s expanded. Esc stops and shows what there is.", figures.Count(m.now.Expanded)))
	case m.puzzle != nil && !can:
		p.badge.Say("", widgets.Calm)
		p.frame.Say(w.Text("search.nomethod", "No method for this puzzle tells what it does."))
	case m.run == nil:
		p.badge.Say("", widgets.Calm)
		p.frame.Say("")
	case p.player.Running():
		p.badge.Say(w.Text("search.running", "running"), widgets.Calm)
	default:
		p.badge.Say(w.Text("search.stepping", "stepping"), widgets.Calm)
		p.frame.Say(w.Text("search.hint", "Space steps, R runs. Click a node to see its board. + and − zoom."))
	}
}

// selectNode looks at a node; 0 is the next.
func (p *Page) selectNode(node int32) {
	if p.model.run == nil || p.lessons.pick(node) {
		return
	}
	p.model.run.selected = node
	p.show()
}

// move goes through the search, and ends the running.
func (p *Page) move(by func(r *run)) {
	p.player.Stop()
	if p.model.run == nil {
		return
	}
	by(p.model.run)
	p.show()
}

func (p *Page) step(n int)      { p.move(func(r *run) { r.step(n) }) }
func (p *Page) jump(moment int) { p.move(func(r *run) { r.jump(moment) }) }

// forward expands one node, or goes where the lesson leads.
func (p *Page) forward() {
	if p.model.run == nil || !p.lessons.forward() {
		p.move(func(r *run) { r.step(r.at() + 1) })
	}
}
func (p *Page) first() { p.step(0) }
func (p *Page) last()  { p.move(func(r *run) { r.step(r.steps()) }) }

// back goes one expansion back, or to where the present one begins.
func (p *Page) back() {
	p.move(func(r *run) {
		before := r.Moment()
		if r.step(r.at()); r.Moment() >= before {
			r.step(r.at() - 1)
		}
	})
}

// Of a long search several steps are made at once while it runs very fast.
const mostFrames = 600

// toggleRun steps on by itself from here, or pauses.
func (p *Page) toggleRun() {
	r := p.model.run
	if r == nil {
		return
	}
	if p.player.Running() {
		p.player.Stop()
		p.show()
		return
	}
	if r.at() == r.steps() {
		r.step(0)
	}
	speeds, speed := look.Speeds(), p.frame.Preferences.Speed()
	if speeds[speed].Step == 0 {
		if p.model.stops.any() {
			p.toStop()
		} else {
			p.last()
		}
		return
	}
	p.stride = 1
	if speed == len(speeds)-2 {
		p.stride = 1 + r.steps()/mostFrames
	}
	p.player.Start(speeds[speed].Step)
	p.until = nil
	if p.model.stops.any() {
		p.model.stops.find(r, p.board(), p.stopAt)
	}
	p.show()
}

// stopAt has the running end where a breakpoint holds. Should it be there already,
// it goes back.
func (p *Page) stopAt(moment int, which engine.Message, ok bool) {
	if ok && p.player.Running() {
		p.until = &stop{moment, which}
		p.halt()
	}
}

// halt ends the running where it is to, and says whether it has.
func (p *Page) halt() bool {
	if p.until == nil || p.model.run.Moment() < p.until.moment {
		return false
	}
	p.jump(p.until.moment)
	p.sayStop(p.until.which, true)
	return true
}

func (p *Page) playStep() (more bool) {
	r := p.model.run
	if r == nil {
		return false
	}
	r.step(r.at() + p.stride)
	if p.halt() {
		return false
	}
	if more = r.at() < r.steps(); !more {
		p.player.Stop()
	}
	p.show()
	return more
}

// setSpeed sets how fast it runs, also while it does.
func (p *Page) setSpeed(i int) {
	p.frame.Preferences.SetSpeed(min(max(i, 0), len(look.Speeds())-1))
	p.dock.transport.ShowSpeed(p.frame.Preferences.Speed())
	if p.player.Running() {
		p.player.Stop()
		p.toggleRun()
	}
}

// why goes to the end and shows why the solution is optimal.
func (p *Page) why() {
	p.last()
	p.side.Reveal(p.side.proof)
}

// headline says in a narrow window what is searched.
type headline struct {
	frame   *look.Frame
	content fyne.CanvasObject
	say     func(string)
}

func newHeadline(f *look.Frame, unfold fyne.CanvasObject) *headline {
	name := look.Truncated("")
	h := &headline{frame: f, say: name.SetText}
	h.content = look.Inset(4, look.InOrder(layout.NewBorderLayout(nil, nil, nil, unfold), name, unfold))
	return h
}

func (h *headline) show(m *Model) {
	chosen, _ := m.choice.Method()
	h.say(m.name + ", " + h.frame.Words.Message(chosen.Title()))
}
