package search

import (
	"fmt"
	"image/color"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/app/kit/method"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/base/scene"
	"langkah/engine/solve/search"
	"langkah/engine/study/replay"
	"langkah/widgets"
	"langkah/widgets/sceneview"
	"langkah/widgets/style"
)

// panel is the left of the page: the node that is looked at, why it stands as it
// does, and the method.
type panel struct {
	*look.Lending // what a drawer may borrow

	frame   *look.Frame
	model   *Model
	title   *widget.Label
	figures *widgets.Badge
	board   *sceneview.Board
	said    *widget.Label // what the heuristic says of it
	question,
	why *widget.Label
	next     *widgets.Button // leads back to the next node
	form     *method.Form
	limits   *look.LimitsFold
	button   *widgets.Button // records again, or stops
	beside   *widgets.Button // compares with another method
	progress *widget.Label
	aside    *fyne.Container // below all, for what asks the user something

	scroll  *container.Scroll
	content fyne.CanvasObject
}

// panelActions are called by the panel.
type panelActions struct {
	again, stop func()
	beside      func() // compare with another method
	next        func() // look at the next node
	chosen      func() // search by another method
	picked      func() // the mouse has chosen something
}

func newPanel(f *look.Frame, m *Model, do panelActions) *panel {
	text := f.Words.Text
	l := &panel{
		frame: f, model: m, title: widget.NewLabel(""), figures: widgets.NewBadge(), board: sceneview.NewBoard(),
		said: widget.NewLabel(""), question: widget.NewLabel(""), why: widget.NewLabel(""), progress: widget.NewLabel(""), aside: container.NewVBox(), limits: look.NewLimitsFold(f, do.picked),
	}
	l.board.OnKey = f.Key
	for _, label := range []*widget.Label{l.title, l.question} {
		label.SizeName, label.TextStyle.Bold = theme.SizeNameSubHeadingText, true
	}
	l.why.Wrapping, l.progress.Wrapping = fyne.TextWrapWord, fyne.TextWrapWord
	l.said.Wrapping = fyne.TextWrapWord
	for _, label := range []*widget.Label{l.said, l.progress} {
		label.Importance = widget.LowImportance
	}
	l.next = widgets.NewButton(text("search.tonext", "Back to the next node"), theme.NavigateBackIcon(), do.next)
	l.next.Importance, l.next.OnKey = widget.LowImportance, f.Key
	l.form = method.NewForm(f, &m.choice, method.Actions{Changed: do.chosen, Tuned: do.chosen, Picked: do.picked})
	l.button = widgets.NewButton("", nil, func() {
		if m.record.Running() {
			do.stop()
		} else {
			do.again()
		}
	})
	l.button.OnKey = f.Key
	l.beside = widgets.NewButton(text("search.beside", "Compare …"), nil, do.beside)
	l.beside.OnKey, l.beside.Tips, l.beside.Tip = f.Key, f.Tips, text("search.besidetip", "Two searches: which one expands less, and why")
	room := canvas.NewRectangle(color.Transparent)
	room.SetMinSize(fyne.NewSize(1, boardHeight))
	head := look.Wrap(look.Tight(l.title), l.figures)
	above := container.NewVBox(head, container.NewStack(room, l.board), look.Tight(l.said), l.next, widget.NewSeparator(),
		look.Tight(l.question, l.why), widget.NewSeparator(), l.form.Content, l.limits.Content, look.Wrap(l.button, l.beside), look.Tight(l.progress), l.aside)
	l.scroll = container.NewVScroll(look.Fitting(look.Inset(panelInset, above)))
	l.Lending = look.NewLending(l.scroll)
	l.content = look.Edged(widgets.NewSurface(style.ColorPanel, 0, l.Place), true)
	return l
}

// Measures of the panel.
const (
	panelInset  = 16
	boardHeight = 224
)

// show shows the node that is looked at.
func (l *panel) show() {
	w, m := l.frame.Words, l.model
	l.showRecording()
	if m.run == nil {
		look.Set(l.title, w.Text("search.nextnode", "Next node"))
		l.figures.Say("", widgets.Calm)
		look.Set(l.question, "")
		look.Set(l.why, "")
		look.Show(l.next, false)
		l.say("")
		l.showStart()
		return
	}
	if m.veil != nil {
		l.showVeil()
		return
	}
	r := m.run
	if e, ok := r.dropped(); ok {
		l.showDropped(r, e)
		return
	}
	node := r.shown()
	at := r.standing(node)
	title, question := w.Textf("search.node", "Node %d", node), w.Text("search.whyso", "Why does it stand so?")
	if node == r.next() {
		title, question = w.Text("search.nextnode", "Next node"), w.Text("search.whynow", "Why this node now?")
	}
	look.Set(l.title, title)
	look.Set(l.question, question)
	look.Set(l.why, sentence(w.Message(r.Why(node, r.reasons))))
	look.Show(l.next, r.selected != 0 && r.selected != r.next())
	l.figures.Say(keyWords(r, at), widgets.Calm)
	position, ok := r.Position(node)
	l.draw(position, ok, node > 0, at.H)
}

// draw draws the board of a node, and what the heuristic says of it where it does.
func (l *panel) draw(at engine.Position, ok, estimated bool, h int32) {
	if !ok {
		l.say("")
		return
	}
	m := l.model
	picture, words := at.Scene(), ""
	if estimated {
		picture, words = m.insight.over(at, m.run.Method), m.insight.words(l.frame.Words, at, m.run.Method, h)
	}
	l.board.SetScene(picture, l.slide())
	l.say(words)
}

// showDropped shows a child that was dropped before it was a node.
func (l *panel) showDropped(r *run, e search.Event) {
	w := l.frame.Words
	look.Set(l.title, w.Text("search.droppedchild", "Dropped child"))
	look.Set(l.question, w.Text("search.whydropped", "Why was it dropped?"))
	look.Set(l.why, sentence(w.Message(r.reasons[r.Moment()-1])))
	look.Show(l.next, true)
	l.figures.Say(keyWords(r, replay.Standing{F: e.Order(), G: e.G, H: e.H}), widgets.Calm)
	position, ok := r.PositionOf(e)
	l.draw(position, ok, e.Parent > 0, e.H)
}

// makeRoom leaves out what is not needed while the user is busy below it.
func (l *panel) makeRoom(busy bool) {
	look.Show(l.limits.Content, !busy)
	look.Show(l.button, !busy)
	look.Show(l.beside, !busy)
}

// showVeil shows what the user is told while it is asked what comes next.
func (l *panel) showVeil() {
	v := l.model.veil
	if r := l.model.run; v.open && r.selected != 0 {
		at := r.standing(r.selected)
		look.Set(l.title, l.frame.Words.Textf("search.node", "Node %d", r.selected))
		look.Set(l.question, "")
		look.Set(l.why, "")
		look.Show(l.next, false)
		l.figures.Say(keyWords(r, at), widgets.Calm)
		position, ok := r.Position(r.selected)
		l.draw(position, ok, true, at.H)
		return
	}
	look.Set(l.title, v.title)
	l.figures.Say("", widgets.Calm)
	look.Set(l.question, "")
	look.Set(l.why, "")
	look.Show(l.next, false)
	l.say("")
	if v.position != nil {
		l.board.SetScene(v.position.Scene(), 0)
	}
}

// slide is how long pieces take from the board of one node to that of the next.
func (l *panel) slide() time.Duration {
	if !l.frame.Preferences.Animations() {
		return 0
	}
	return look.Speeds()[l.frame.Preferences.Speed()].Slide
}

// say says what the heuristic says.
func (l *panel) say(words string) {
	look.Set(l.said, words)
	look.Show(l.said, words != "")
}

// showStart shows the board from which the search begins.
func (l *panel) showStart() {
	if l.model.puzzle != nil {
		l.board.SetScene(l.model.beginning().Scene(), 0)
	} else {
		l.board.SetScene(scene.Scene{}, 0)
	}
}

// sentence makes a reason one; the letter of a figure stays as it is.
func sentence(words string) string {
	if !strings.HasPrefix(words[min(1, len(words)):], " = ") {
		words = look.Sentence(words)
	}
	return words + "."
}

// keyWords are the figures of a node on a chip.
func keyWords(r *run, at replay.Standing) string {
	f, g, h := r.Method.Figure(at.F), r.Method.Cost(at.G), r.Method.Cost(at.H)
	if r.Method.Heuristic.Name == "" && at.H == 0 {
		return fmt.Sprintf("g %d", g)
	}
	if at.F == search.Narrow(int64(at.G)+int64(at.H)) {
		return fmt.Sprintf("f %d = g %d + h %d", f, g, h)
	}
	if key := r.Method.Key.String(); r.Method.Key != search.ByDepth && at.F != at.G && at.F != at.H {
		return fmt.Sprintf("%s %d, g %d, h %d", key, f, g, h)
	}
	return fmt.Sprintf("g %d, h %d", g, h)
}

// showRecording shows how far the recording is, and what is missing of it.
func (l *panel) showRecording() {
	w, m := l.frame.Words, l.model
	words, title, icon := "", w.Text("search.again", "Search again"), theme.ViewRefreshIcon()
	switch {
	case m.record.Running():
		title, icon = w.Text("panel.stop", "Stop"), theme.MediaStopIcon()
		words = w.Textf("search.sofar", "%s expanded in %s", figures.Count(m.now.Expanded), figures.Duration(m.elapsed))
		if !m.now.Activity.IsZero() {
			words = w.Message(m.now.Activity)
		}
	case m.run != nil && m.run.Trace.Cut():
		words = w.Textf("search.cut", "The first %s of %s event{|s} {is|are} kept to go through; the counts go on to the end.",
			figures.Count(int64(m.run.Trace.Len())), figures.Count(m.run.Trace.Counts().All()))
	}
	if l.button.Text != title {
		l.button.SetText(title)
		l.button.SetIcon(icon)
	}
	if m.run == nil {
		l.beside.Disable()
	} else {
		l.beside.Enable()
	}
	look.Set(l.progress, words)
	look.Show(l.progress, words != "")
}
