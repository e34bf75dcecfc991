package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/look"
	"langkah/engine"
	"langkah/widgets"
)

// panel is the left of the page: what the puzzle is, how it is to be solved, and
// how the search goes.
type panel struct {
	frame        *look.Frame
	model        *Model
	name         *widget.Label
	kind         *widget.Label
	verdict      *verdictLine
	options      *look.OptionForm // of the puzzle
	algorithm    *widgets.Dropdown
	heuristic    *widgets.Dropdown
	heuristicRow *fyne.Container
	tuning       *look.OptionForm // of the method
	guarantee    *widget.Label
	limits       *look.LimitsFold
	button       *widgets.Button
	progress     *progress
	content      fyne.CanvasObject
}

// panelActions are what the user can do on the panel.
type panelActions struct {
	setOption     func(name, value string) // of the puzzle
	methodChanged func()
	solve         func()
	picked        func() // the mouse has chosen something
}

func newPanel(f *look.Frame, m *Model, do panelActions) *panel {
	w := f.Words
	l := &panel{
		frame: f, model: m, name: widget.NewLabel(""), kind: widget.NewLabel(""), verdict: newVerdictLine(),
		guarantee: widget.NewLabel(""), limits: look.NewLimitsFold(f, do.picked), progress: newProgress(w),
	}
	l.name.SizeName = theme.SizeNameHeadingText
	l.name.TextStyle.Bold = true
	l.name.Truncation = fyne.TextTruncateEllipsis
	l.kind.Importance = widget.LowImportance
	l.kind.Truncation = fyne.TextTruncateEllipsis
	l.guarantee.Wrapping = fyne.TextWrapWord
	l.guarantee.Importance = widget.LowImportance
	l.options = look.NewOptionForm(w, f.Key, do.picked, do.setOption)
	l.tuning = look.NewOptionForm(w, f.Key, do.picked, func(name, value string) {
		m.choice.set(name, value)
		l.showGuarantee()
	})
	l.algorithm = widgets.NewDropdown(func(i int) {
		m.choice.pickAlgorithm(m.choice.algorithms()[i].Name)
		do.methodChanged()
	})
	l.heuristic = widgets.NewDropdown(func(i int) {
		m.choice.pickHeuristic(m.choice.heuristics()[i].Name)
		do.methodChanged()
	})
	for _, d := range []*widgets.Dropdown{l.algorithm, l.heuristic} {
		d.OnKey, d.OnPicked = f.Key, do.picked
	}
	l.button = widgets.NewButton("", theme.MediaPlayIcon(), do.solve)
	l.button.OnKey = f.Key
	l.heuristicRow = look.Form(widget.NewLabel(w.Text("panel.heuristic", "Heuristic")), l.heuristic)
	l.content = look.Panel(l.column())
	return l
}

// column puts the puzzle and the method above, the button and the counters below.
func (l *panel) column() fyne.CanvasObject {
	above := container.NewVBox(
		look.Tight(l.name, l.kind, l.verdict.content), l.options.Box, widget.NewSeparator(),
		look.Form(widget.NewLabel(l.frame.Words.Text("panel.algorithm", "Algorithm")), l.algorithm),
		l.heuristicRow, l.tuning.Box, look.Tight(l.guarantee), l.limits.Content)
	scroll := container.NewVScroll(look.Wide(look.PanelWidth, above))
	l.limits.Opened = func() {
		scroll.Refresh() // it learns how high its content is now
		scroll.ScrollToBottom()
	}
	return container.NewBorder(nil, container.NewVBox(l.button, l.progress.content), nil, nil, scroll)
}

// showPuzzle shows the puzzle and the methods for it.
func (l *panel) showPuzzle() {
	s, w := l.model.session, l.frame.Words
	l.name.SetText(s.Name())
	l.kind.SetText(w.Message(s.Puzzle().Kind()))
	l.verdict.show(w, s.Puzzle())
	l.options.Show(s.Puzzle().Settings())
	l.showMethod()
	l.showRunning()
}

// showMethod shows the method chosen.
func (l *panel) showMethod() {
	c, w := &l.model.choice, l.frame.Words
	algorithms, heuristics := c.algorithms(), c.heuristics()
	method, _ := c.method()
	l.algorithm.Offer(w.Titles(algorithms), look.IndexOf(algorithms, method.Algorithm.Name))
	if len(heuristics) == 0 {
		l.heuristic.Offer([]string{w.Text("panel.noheuristic", "takes none")}, 0)
		l.heuristic.Disable()
	} else {
		l.heuristic.Offer(w.Titles(heuristics), look.IndexOf(heuristics, method.Heuristic.Name))
		l.heuristic.Enable()
	}
	l.heuristicRow.Hidden = !c.anyHeuristic()
	l.tuning.Show(method.Settings)
	l.showGuarantee()
}

func (l *panel) showGuarantee() {
	if method, ok := l.model.choice.method(); ok {
		l.guarantee.SetText(l.frame.Words.Message(method.Guarantee().Why))
	}
}

// showRunning makes the button that of a search that runs, or of none.
func (l *panel) showRunning() {
	w := l.frame.Words
	if l.model.solving() {
		l.button.Importance = widget.DangerImportance
		l.button.SetIcon(theme.MediaStopIcon())
		l.button.SetText(w.Text("panel.stop", "Stop"))
		l.progress.begin()
		return
	}
	l.button.Importance = widget.HighImportance
	l.button.SetIcon(theme.MediaPlayIcon())
	l.button.SetText(w.Text("panel.solve", "Solve"))
	l.progress.end()
}

// showOutcome shows the counters of the last search.
func (l *panel) showOutcome() {
	if l.model.solving() {
		return
	}
	if o, ok := l.model.session.Outcome(); ok {
		l.progress.final(o.Result)
	} else {
		l.progress.clear()
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
