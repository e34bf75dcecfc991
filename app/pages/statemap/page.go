package statemap

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"langkah/app/kit/look"
	"langkah/engine/base/figures"
	"langkah/engine/game/session"
	"langkah/engine/study/statemap"
	"langkah/widgets"
	"langkah/widgets/style"
)

// Host has the window's services that the page needs beside the frame.
type Host struct {
	Board   func() // turn to the page Board
	Changed func() // the session is no longer what it was
}

// Page shows the space of the session's puzzle: figures and colours to the left,
// the map in the middle, a position's board and the distances to the right.
type Page struct {
	frame *look.Frame
	host  Host
	model *Model
	here  bool // it is the page shown

	// The views, made by Build.
	panel   *panel
	desk    *mapView
	side    *side
	drawers *widgets.Drawers
	badge   *widgets.Badge
	badges  *fyne.Container
}

// New makes the page of a session. It explores nothing until it is entered.
func New(f *look.Frame, s *session.Session, host Host) *Page {
	p := &Page{frame: f, host: host}
	p.model = NewModel(s, f.Jobs, p.showProgress)
	p.Build()
	return p
}

// Build makes the views of the model in the present words.
func (p *Page) Build() {
	p.panel = newPanel(p.frame, p.model, p)
	p.desk = newMapView(p.frame, p.model, p)
	p.side = newSide(p.frame, p.model, p)
	p.drawers = widgets.NewDrawers(p.panel.content, p.desk.content, p.side.content)
	p.drawers.OnFold = p.fold
	p.badge = widgets.NewBadge()
	p.badge.Say(p.frame.Words.Text("map.badge", "map"), widgets.Calm)
	p.badges = container.NewHBox(p.badge)
	p.fold(p.drawers.Fold())
	p.show()
}

// fold offers buttons for the sides that have no room. The board under the mouse
// is seen where there is some for it.
func (p *Page) fold(f widgets.Fold) {
	if f == widgets.LeftSide {
		p.drawers.Open(widgets.RightOpen)
	}
	look.Show(p.desk.sides.Objects[0], f == widgets.NoSide)
	look.Show(p.desk.sides.Objects[1], f != widgets.BothSides)
}

// Title is the page's name.
func (p *Page) Title() string { return p.frame.Words.Text("page.map", "Map") }

// Content is the page.
func (p *Page) Content() fyne.CanvasObject { return p.drawers }

// Badges stand in the status line.
func (p *Page) Badges() fyne.CanvasObject { return p.badges }

// Focus has the window hear the keys: they are those of the menus.
func (p *Page) Focus() { p.frame.Menus.Canvas.Unfocus() }

// LimitsChanged tries again what the limits have ended.
func (p *Page) LimitsChanged() {
	if p.here && p.model.found != nil && p.model.found.err != nil {
		p.begin()
	}
}

// PuzzleChanged replaces the puzzle, at once where the page is shown.
func (p *Page) PuzzleChanged() {
	if p.here {
		p.Enter()
	}
}

// Enter shows the map of the open puzzle, and where the user is by now.
func (p *Page) Enter() {
	p.here = true
	if !p.model.current() {
		p.begin()
		return
	}
	p.model.cursor, p.model.hovered, p.model.cut = -1, -1, -1
	p.show()
}

// Leave ends what runs. A map that is not whole is made anew the next time.
func (p *Page) Leave() {
	p.here = false
	if p.model.building.Running() {
		p.model.building.Drop()
	}
	p.model.stop()
}

func (p *Page) begin() {
	p.model.begin(p.frame.Preferences.Limits(), p.changed)
	p.changed()
}

// changed shows whatever may be new.
func (p *Page) changed() {
	p.show()
	p.frame.MenusChanged()
}

// showProgress shows how far what runs is.
func (p *Page) showProgress() {
	p.panel.showRunning()
	p.desk.showNotice()
	p.say()
}

// show shows all of the model.
func (p *Page) show() {
	p.panel.show()
	p.desk.show()
	p.side.show()
	p.say()
}

// say says in the status line what can be done.
func (p *Page) say() {
	w, m := p.frame.Words, p.model
	switch {
	case !p.here:
	case m.building.Running():
		p.frame.Say(w.Textf("map.exploring", "Exploring all positions: %s so far (Esc stops)", figures.Count(m.probe.Snapshot().Expanded)))
	case m.ready() && m.cut >= 0:
		p.frame.Say(p.panel.cuts.sentence())
	case m.ready() && style.Touch() && m.found.m.States() > statemap.MostSingly:
		p.frame.Say(w.Textf("map.touchgroups", "%s position{|s}, in groups. A tap opens a group; one on a single position takes you there.", figures.Count(m.found.m.States())))
	case m.ready() && style.Touch():
		p.frame.Say(w.Textf("map.touch", "%s position{|s} in all. A tap on one takes you there.", figures.Count(m.found.m.States())))
	case m.ready() && m.found.m.States() > statemap.MostSingly:
		p.frame.Say(w.Textf("map.linegroups", "%s position{|s}, in groups. A click opens a group; one on a single position takes you there.", figures.Count(m.found.m.States())))
	case m.ready():
		p.frame.Say(w.Textf("map.line", "%s position{|s} in all. The mouse over one shows its board, a click takes you there.", figures.Count(m.found.m.States())))
	case m.found != nil && m.found.err != nil:
		p.frame.Say(w.Text("map.nomap", "There is no map of this puzzle."))
	default:
		p.frame.Say("")
	}
}

// hover shows the board of what is under the mouse.
func (p *Page) hover(spot int) {
	p.model.hovered = -1
	if spot >= 0 && p.model.ready() {
		p.model.hovered = int(p.model.sheet.Spots[spot].Positions[0])
	}
	p.side.regard()
}

// press opens a group, or goes to a position.
func (p *Page) press(spot int) {
	p.Focus()
	if spot < 0 || !p.model.ready() || p.model.laying.Running() {
		return
	}
	at := p.model.sheet.Spots[spot]
	if g, grouped := p.model.sheet.Group(spot); grouped {
		p.openGroup(g, int(at.Positions[len(at.Positions)/2]))
		return
	}
	p.goThere(int(at.Positions[0]))
}

// openGroup opens a group and brings a position of it near.
func (p *Page) openGroup(g statemap.Group, position int) {
	p.model.hovered = -1
	zoom := p.desk.spots.Zoom()
	p.model.open(g, p.changed, func() {
		if p.model.sheet != nil {
			p.desk.spots.Centre(p.model.sheet.Of(position), max(zoom*2.5, 8))
		}
	})
}

// goThere brings the session to a position.
func (p *Page) goThere(position int) {
	if !p.model.ready() || !p.model.current() {
		return
	}
	if err := p.model.goTo(position); err != nil {
		p.frame.Dialogs.Failed(p.frame.Words.Text("map.failed", "You cannot be taken there"), err)
		return
	}
	p.went(true)
	p.desk.spots.Pick(p.model.sheet.Of(position)) // brings it into view
	p.desk.mark()
}

// undo and redo go along the session's presses.
func (p *Page) undo() { p.went(p.model.session.Undo()) }
func (p *Page) redo() { p.went(p.model.session.Redo()) }

// went shows that the session has gone elsewhere.
func (p *Page) went(elsewhere bool) {
	if elsewhere {
		p.model.cursor, p.model.hovered = -1, -1
		p.host.Changed()
		p.changed()
	}
}

// goOn does with the position reached by keys what a click does.
func (p *Page) goOn() {
	if m := p.model; m.ready() && m.cursor >= 0 {
		p.press(m.sheet.Of(m.cursor))
	}
}

// take goes to the position shown and turns to the board.
func (p *Page) take() {
	if i, ok := p.model.regarded(); ok && p.model.ready() {
		p.goThere(i)
		p.host.Board()
	}
}

// step moves the keys' place to a neighbour in a direction.
func (p *Page) step(dx, dy float64) {
	m := p.model
	if !m.ready() {
		return
	}
	at := m.cursor
	if at < 0 {
		at, _ = m.here()
	}
	if to, ok := beside(m.sheet, m.sheet.Of(at), dx, dy); ok {
		m.cursor, m.hovered = int(m.sheet.Spots[to].Positions[0]), -1
		p.desk.mark()
		p.side.regard()
	}
}

// home brings the keys' place back to where the user is.
func (p *Page) home() {
	m := p.model
	m.cursor = -1
	if here, ok := m.here(); ok && m.ready() {
		p.desk.spots.Pick(m.sheet.Of(here))
	}
	p.desk.mark()
	p.side.regard()
}

const zoomStep = 1.5

func (p *Page) zoomIn()    { p.desk.spots.Enlarge(zoomStep) }
func (p *Page) zoomOut()   { p.desk.spots.Enlarge(1 / zoomStep) }
func (p *Page) zoomWhole() { p.desk.spots.Whole() }

// setLayout lays the map out otherwise; groups close.
func (p *Page) setLayout(l statemap.Layout) {
	if p.model.layout != l && p.model.found != nil {
		p.model.layout, p.model.opened = l, nil
		p.model.lay(p.changed, nil)
	}
}

// setTint colours the map otherwise.
func (p *Page) setTint(by tintBy) {
	p.model.tint.by = by
	p.model.colour(p.frame.Preferences.Limits(), p.changed)
}

// setTintOf chooses the search or the heuristic that the colours are of.
func (p *Page) setTintOf(i int) {
	if p.model.tint.by == byVisits {
		p.model.tint.method = i
	} else {
		p.model.tint.heuristic = i
	}
	p.setTint(p.model.tint.by)
}

// stop ends what runs; without that it forgets where the keys are, and the bridge looked at.
func (p *Page) stop() {
	if p.model.busy() {
		p.model.stop()
		return
	}
	if p.model.cut >= 0 {
		p.model.cut = -1
		p.show()
	}
	p.home()
}
