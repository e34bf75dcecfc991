package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/engine"
	"langkah/widgets"
)

// puzzlePanel is the left of the page: what the puzzle is, how it is to be
// solved, and how the search goes.
type puzzlePanel struct {
	page      *solvePage
	name      *widget.Label
	kind      *widget.Label
	verdict   *verdictLine
	options   *optionForm
	algorithm *widgets.Dropdown
	heuristic *widgets.Dropdown
	guide     *fyne.Container // the row of the heuristic
	tuning    *optionForm
	promise   *widget.Label
	limits    *limitsFold
	button    *widgets.Button
	progress  *progress
	content   fyne.CanvasObject
}

// panelWidth is the width of the panel's content.
const panelWidth = 264

func newPuzzlePanel(p *solvePage) *puzzlePanel {
	w := p.w
	l := &puzzlePanel{
		page: p, name: widget.NewLabel(""), kind: widget.NewLabel(""), verdict: newVerdictLine(),
		promise: widget.NewLabel(""), limits: newLimitsFold(w, p.focus), progress: newProgress(w.words),
	}
	l.name.SizeName = theme.SizeNameHeadingText
	l.name.TextStyle.Bold = true
	l.name.Truncation = fyne.TextTruncateEllipsis
	l.kind.Importance = widget.LowImportance
	l.kind.Truncation = fyne.TextTruncateEllipsis
	l.promise.Wrapping = fyne.TextWrapWord
	l.promise.Importance = widget.LowImportance
	l.options = newOptionForm(w.words, w.key, p.focus, p.setOption)
	l.tuning = newOptionForm(w.words, w.key, p.focus, func(name, value string) {
		p.choice.set(name, value)
		l.showPromise()
	})
	l.algorithm = widgets.NewDropdown(func(i int) {
		p.choice.pickAlgorithm(p.choice.algorithms()[i].Name)
		p.methodChanged()
	})
	l.heuristic = widgets.NewDropdown(func(i int) {
		p.choice.pickHeuristic(p.choice.heuristics()[i].Name)
		p.methodChanged()
	})
	for _, d := range []*widgets.Dropdown{l.algorithm, l.heuristic} {
		d.OnKey, d.OnPicked = w.key, p.focus
	}
	l.button = widgets.NewButton("", theme.MediaPlayIcon(), p.solve)
	l.button.OnKey = w.key
	method := container.New(&formLayout{}, widget.NewLabel(w.words.x("panel.algorithm", "Algorithm")), l.algorithm)
	l.guide = container.New(&formLayout{}, widget.NewLabel(w.words.x("panel.heuristic", "Heuristic")), l.heuristic)
	above := container.NewVBox(
		container.New(&closeLayout{}, l.name, l.kind, l.verdict.content),
		l.options.box, widget.NewSeparator(), method, l.guide, l.tuning.box, container.New(&closeLayout{}, l.promise), l.limits.content)
	below := container.NewVBox(l.button, l.progress.content)
	scroll := container.NewVScroll(container.New(&widthLayout{panelWidth}, above))
	l.limits.opened = func() {
		scroll.Refresh() // it learns how high its content is now
		scroll.ScrollToBottom()
	}
	column := container.NewBorder(nil, below, nil, nil, scroll)
	l.content = container.NewBorder(nil, nil, nil, widget.NewSeparator(),
		widgets.NewSurface(panelColor, 0, container.New(&widthLayout{panelWidth + 2*panelPadding}, container.New(&insetLayout{panelPadding}, column))))
	l.searching(false)
	return l
}

// showPuzzle shows the session's puzzle and the methods for it.
func (l *puzzlePanel) showPuzzle() {
	s := l.page.w.session
	l.name.SetText(s.Name())
	l.kind.SetText(l.page.w.words.say(s.Puzzle().Kind()))
	l.verdict.show(l.page.w.words, s.Puzzle())
	l.options.show(s.Puzzle().Options(), nil)
	l.showMethod()
	l.searching(false)
}

// showMethod shows the method chosen.
func (l *puzzlePanel) showMethod() {
	c, w := &l.page.choice, l.page.w.words
	algorithms, heuristics := c.algorithms(), c.heuristics()
	method, _ := c.method()
	l.algorithm.Offer(w.titles(algorithms), indexOf(algorithms, method.Algorithm.Name))
	if len(heuristics) == 0 {
		l.heuristic.Offer([]string{w.x("panel.noheuristic", "takes none")}, 0)
		l.heuristic.Disable()
	} else {
		l.heuristic.Offer(w.titles(heuristics), indexOf(heuristics, method.Heuristic.Name))
		l.heuristic.Enable()
	}
	l.guide.Hidden = !c.anyHeuristic()
	l.tuning.show(method.Options, method.Values)
	l.showPromise()
}

func (l *puzzlePanel) showPromise() {
	if method, ok := l.page.choice.method(); ok {
		l.promise.SetText(l.page.w.words.say(method.Guarantee().Why))
	}
}

// searching makes the button that of a search that runs, or does not.
func (l *puzzlePanel) searching(on bool) {
	w := l.page.w.words
	if on {
		l.button.Importance = widget.DangerImportance
		l.button.SetIcon(theme.MediaStopIcon())
		l.button.SetText(w.x("panel.stop", "Stop"))
		l.progress.begin()
		return
	}
	l.button.Importance = widget.HighImportance
	l.button.SetIcon(theme.MediaPlayIcon())
	l.button.SetText(w.x("panel.solve", "Solve"))
	l.progress.end()
}

// showResult shows the counters of the last search.
func (l *puzzlePanel) showResult() {
	if solved, ok := l.page.w.session.Solved(); ok {
		l.progress.final(solved.Result)
		return
	}
	if !l.page.w.session.Solving() {
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
	v.content = container.New(&iconLayout{}, v.icon, v.text)
	return v
}

func (v *verdictLine) show(w words, p engine.Puzzle) {
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
	v.text.SetText(sentence(w.say(fact.Text)))
	v.content.Show()
}
