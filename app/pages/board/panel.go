package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/app/kit/method"
	"langkah/engine"
	"langkah/widgets"
	"langkah/widgets/style"
)

// panel is the left of the page: what the puzzle is, and how it is to be solved.
type panel struct {
	*look.Lending // what a drawer may borrow

	frame     *look.Frame
	model     *Model
	name      *widget.Label
	kind      *widget.Label
	verdict   *verdictLine
	options   *look.OptionForm // of the puzzle
	goal      *goalView
	method    *method.Form
	guarantee *widget.Label
	limits    *look.LimitsFold
	numbers   *solutionsBar
	button    *widgets.Button // Solve, or Stop
	solve     *fyne.Container // the button with its key
	above     *fyne.Container // all but the button
	scroll    *container.Scroll
	content   fyne.CanvasObject
}

// panelActions are called by the panel.
type panelActions struct {
	setOption     func(name, value string) // of the puzzle
	methodChanged func()
	optionChanged func() // of the method
	solve         func()
	picked        func() // the mouse has chosen something
	solutions     solutionActions
}

func newPanel(f *look.Frame, m *Model, do panelActions) *panel {
	w := f.Words
	l := &panel{
		frame: f, model: m, name: widget.NewLabel(""), kind: widget.NewLabel(""), verdict: newVerdictLine(),
		guarantee: widget.NewLabel(""), limits: look.NewLimitsFold(f, do.picked),
	}
	l.name.SizeName = theme.SizeNameHeadingText
	l.name.TextStyle.Bold = true
	l.name.Wrapping = fyne.TextWrapWord
	l.kind.Importance = widget.LowImportance
	l.kind.Wrapping = fyne.TextWrapWord
	l.guarantee.Wrapping = fyne.TextWrapWord
	l.guarantee.Importance = widget.LowImportance
	l.goal = newGoalView(w)
	l.options = look.NewOptionForm(w, f.Key, do.picked, do.setOption)
	l.method = method.NewForm(f, &m.choice, method.Actions{Changed: do.methodChanged, Tuned: do.optionChanged, Picked: do.picked, Judged: l.showGuarantee})
	l.button = newSolveButton(f, do.solve)
	l.numbers = newSolutionsBar(f, m, do.solutions)
	l.build()
	return l
}

// panelInset is the room around the content of a panel.
const panelInset = 16

// build puts the puzzle and the method above, the button below.
func (l *panel) build() {
	l.above = container.NewVBox(
		look.Tight(l.name, l.kind, l.verdict.content), l.options.Box, l.goal.content, widget.NewSeparator(),
		l.method.Content, look.Tight(l.guarantee), l.limits.Content, l.numbers.content)
	l.scroll = container.NewVScroll(look.Fitting(look.Inset(panelInset, l.above)))
	l.limits.Opened = func() {
		l.scroll.Refresh() // it learns how high its content is now
		l.scroll.ScrollToBottom()
	}
	l.Lending = look.NewLending(l.scroll)
	l.solve = container.NewStack(newKeyed(l.button, l.frame.Words.Text("panel.solvekey", "Ctrl+Enter")))
	below := look.Inset(panelInset, l.solve)
	column := look.InOrder(layout.NewBorderLayout(nil, below, nil, nil), l.Place, below)
	l.content = look.Edged(widgets.NewSurface(style.ColorPanel, 0, column), true)
}

// showPuzzle shows the puzzle and the methods for it.
func (l *panel) showPuzzle() {
	s, w := l.model.session, l.frame.Words
	l.name.SetText(s.Name())
	l.kind.SetText(w.Message(s.Puzzle().Kind()))
	l.verdict.show(w, s.Puzzle())
	l.options.Show(s.Puzzle().Settings())
	l.goal.show(s.Puzzle())
	l.showMethod()
	l.showRunning()
}

// showMethod shows the method chosen. Another one may have more options, for which
// what stands below makes room.
func (l *panel) showMethod() {
	l.method.Show()
	l.showGuarantee()
	l.above.Refresh()
}

func (l *panel) showGuarantee() {
	if chosen, ok := l.model.choice.Method(); ok {
		l.guarantee.SetText(l.frame.Words.Message(chosen.Guarantee().Why))
	}
}

// showRunning makes the button that of a search that runs, or of none.
func (l *panel) showRunning() { l.dress() }

// dress has the button say what it does now.
func (l *panel) dress() {
	was := l.button.Text
	dressSolve(l.frame.Words, l.button, l.model)
	if l.button.Text != was {
		l.solve.Refresh() // shows the key where there is room by now
	}
}

// newSolveButton is a button that solves, or stops the search that runs.
func newSolveButton(f *look.Frame, solve func()) *widgets.Button {
	b := widgets.NewButton("", nil, solve)
	b.OnKey, b.Tips, b.Tip = f.Key, f.Tips, "Ctrl+Return"
	b.Importance = widget.HighImportance
	return b
}

// dressSolve has a button say what it does now: solve, from here or from the
// start, or stop.
func dressSolve(w look.Words, b *widgets.Button, m *Model) {
	was := b.Text
	b.Importance, b.Icon, b.Text, b.Tip = widget.HighImportance, theme.MediaPlayIcon(), w.Text("panel.solve", "Solve"), "Ctrl+Return"
	if m.ahead() {
		b.Text = w.Text("panel.solvehere", "Solve from here")
	}
	if m.solving() {
		b.Importance, b.Icon, b.Text, b.Tip = widget.DangerImportance, theme.MediaStopIcon(), w.Text("panel.stop", "Stop"), "Esc"
	}
	if b.Text != was {
		b.Refresh()
	}
}

// verdictLine says whether the puzzle can be solved, and why.
type verdictLine struct {
	icon    *widget.Icon
	text    *widget.Label
	content *fyne.Container
}

func newVerdictLine() *verdictLine {
	v := &verdictLine{icon: widget.NewIcon(nil), text: widget.NewLabel("")}
	v.text.Wrapping = fyne.TextWrapWord
	v.content = look.WithIcon(v.icon, v.text)
	return v
}

func (v *verdictLine) show(w look.Words, p engine.Puzzle) {
	fact, known := engine.Verdict(p)
	if !known {
		v.content.Hide()
		return
	}
	v.icon.SetResource(factIcon(fact.Kind))
	v.text.Importance = widget.SuccessImportance
	if fact.Kind == engine.Unsolvable {
		v.text.Importance = widget.DangerImportance
	}
	v.text.SetText(look.Sentence(w.Message(fact.Text)))
	v.content.Show()
}
