package compare

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/browser"
	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/compare/experiment"
	"langkah/widgets"
)

// panel is the left of the page: which puzzles, which methods, how often.
type panel struct {
	frame    *look.Frame
	model    *Model
	name     *widget.Label
	kind     *widget.Label
	source   *widgets.Dropdown
	yours    *fyne.Container // a row for each program of the user's
	methods  *widgets.CheckList
	repeat   *widgets.Entry
	seed     *widgets.Entry
	limits   *look.LimitsFold
	button   *widgets.Button
	bar      *widget.ProgressBar
	activity *widget.Label
	content  fyne.CanvasObject

	add    *widgets.Button
	own    *widgets.Button // asks for a heuristic of the user's own
	remove func(program int)

	ticksChanged func() // may be nil
}

// panelActions are called by the panel.
type panelActions struct {
	start  func()
	choose func(source)
	add    func()
	own    func()
	remove func(program int)
}

func newPanel(f *look.Frame, m *Model, do panelActions) *panel {
	l := &panel{frame: f, model: m, name: widget.NewLabel(""), kind: widget.NewLabel(""), bar: widget.NewProgressBar(), activity: widget.NewLabel("")}
	l.name.SizeName = theme.SizeNameHeadingText
	l.name.TextStyle.Bold = true
	l.kind.Importance = widget.LowImportance
	for _, label := range []*widget.Label{l.name, l.kind, l.activity} {
		label.Wrapping = fyne.TextWrapWord
	}
	l.yours, l.remove = container.NewVBox(), do.remove
	l.add = widgets.NewButton(f.Words.Text("yours.addshort", "Add …"), theme.ContentAddIcon(), do.add)
	l.own = widgets.NewButton(f.Words.Text("own.compare", "A heuristic of your own …"), theme.ContentAddIcon(), do.own)
	l.own.Importance = widget.LowImportance
	l.source = widgets.NewDropdown(func(i int) { do.choose(source(i)) })
	l.methods = widgets.NewCheckList(l.showTicks, f.Key)
	l.repeat = widgets.NewEntry(m.repeat, func(text string) { m.repeat = text })
	l.seed = widgets.NewEntry(m.seed, func(text string) { m.seed = text })
	l.limits = look.NewLimitsFold(f, nil)
	l.button = widgets.NewButton("", theme.MediaPlayIcon(), do.start)
	l.source.OnKey, l.repeat.OnKey, l.seed.OnKey, l.button.OnKey = f.Key, f.Key, f.Key, f.Key
	l.add.OnKey, l.own.OnKey = f.Key, f.Key
	l.content = look.Panel(l.column())
	l.showRunning()
	return l
}

// column puts the puzzles above, what is to be done below, the methods between.
func (l *panel) column() fyne.CanvasObject {
	text := l.frame.Words.Text
	above := container.NewVBox(
		look.Tight(l.name, l.kind),
		look.Form(widget.NewLabel(text("compare.puzzles", "Puzzles")), l.source),
		widget.NewSeparator(),
		l.programs(),
		container.NewGridWithColumns(3,
			l.picker(text("compare.all", "All"), experiment.All),
			l.picker(text("compare.optimal", "Optimal"), experiment.Optimal),
			l.picker(text("compare.clear", "None"), "")), l.own)
	below := container.NewVBox(
		look.Form(
			widget.NewLabel(text("compare.repeat", "Repeat")), l.repeat,
			widget.NewLabel(text("compare.seed", "Seed")), l.seed),
		l.limits.Content, l.button, l.bar, l.activity)
	return look.InOrder(layout.NewBorderLayout(above, below, nil, nil), above, l.methods, below)
}

// mostShown is how many programs the panel shows without scrolling.
const mostShown = 3

// programs are the user's programs, with a button that adds one.
func (l *panel) programs() fyne.CanvasObject {
	text := l.frame.Words.Text
	heading := widget.NewLabel(text("yours.heading", "Your programs"))
	heading.TextStyle.Bold = true
	if browser.InPage {
		why := widget.NewLabel(text("yours.page", "A page in a browser starts no programs; Langkah on a computer does."))
		why.Wrapping, why.Importance, why.SizeName = fyne.TextWrapWord, widget.LowImportance, theme.SizeNameCaptionText
		return container.NewVBox(look.Tight(heading, why), widget.NewSeparator())
	}
	most := func() float32 {
		height := float32(0)
		for _, row := range l.yours.Objects[:min(len(l.yours.Objects), mostShown)] {
			height += row.MinSize().Height + theme.Padding()
		}
		return height
	}
	l.showYours()
	return container.NewVBox(look.InOrder(layout.NewBorderLayout(nil, nil, nil, l.add), look.Tight(heading), l.add), look.AtMost(most, l.yours), widget.NewSeparator())
}

// showYours makes a row for each program: a tick, its whole command, a button that removes it.
func (l *panel) showYours() {
	l.yours.RemoveAll()
	for i, y := range l.model.yours {
		tick := widgets.NewCheck(y.Name, l.model.tickedProgram(i), func(on bool) {
			l.model.tickProgram(i, on)
			l.showTicks()
		})
		away := widgets.NewIconButton(theme.ContentClearIcon(), l.frame.Tips, l.frame.Words.Textf("yours.remove", "Remove %s from the list", y.Name), func() { l.remove(i) })
		tick.OnKey, away.OnKey = l.frame.Key, l.frame.Key
		command := widget.NewLabel(figures.Shown(y.Command))
		command.TextStyle.Monospace, command.SizeName, command.Importance = true, theme.SizeNameCaptionText, widget.LowImportance
		command.Wrapping = fyne.TextWrapBreak
		l.yours.Add(look.Tight(look.InOrder(layout.NewBorderLayout(nil, nil, nil, away), tick, away), command))
	}
	l.yours.Refresh()
	if l.content != nil {
		l.content.Refresh()
	}
}

// picker is a button that ticks the methods that a word means.
func (l *panel) picker(title, word string) *widgets.Button {
	b := widgets.NewButton(title, nil, func() { l.tick(word) })
	b.OnKey = l.frame.Key
	b.Importance = widget.LowImportance
	return b
}

// showPuzzles shows the puzzles compared, and the methods for them.
func (l *panel) showPuzzles() {
	w, puzzles := l.frame.Words, l.model.puzzles
	l.source.Offer([]string{
		w.Text("compare.this", "The open puzzle"), w.Text("compare.family", "Samples of its kind"),
		w.Text("compare.samples", "All samples"), w.Text("compare.folder", "A folder …"),
	}, int(l.model.source))
	l.name.SetText(puzzles[0].Name)
	l.kind.SetText(w.Message(puzzles[0].Puzzle.Kind()))
	if len(puzzles) > 1 {
		l.name.SetText(w.Textf("compare.many", "%s puzzle{|s}", figures.Count(len(puzzles))))
		l.kind.SetText(puzzles[0].Name + " … " + puzzles[len(puzzles)-1].Name)
	}
	titles := map[string]engine.Message{}
	for _, entry := range puzzles {
		for _, m := range entry.Puzzle.Methods() {
			titles[m.Name()] = m.Title()
		}
	}
	names := make([]string, len(l.model.names))
	for i, name := range l.model.names {
		if title, ok := l.model.ownTitle(name); ok {
			titles[name] = title
		}
		names[i] = w.Message(titles[name])
	}
	l.methods.Offer(names, l.model.ticks())
	look.Show(l.own, len(engine.FeaturesOf(puzzles[0].Puzzle)) > 0)
	l.showYours()
	l.showTicks()
}

// tick ticks the methods that a word means.
func (l *panel) tick(word string) {
	l.model.tick(word)
	l.methods.Refresh()
	l.showTicks()
}

// showTicks says on the button how many methods are ticked, and tells the page.
func (l *panel) showTicks() {
	if l.ticksChanged != nil {
		l.ticksChanged()
	}
	if !l.model.running.Running() {
		text := l.frame.Words.Textf("compare.button", "Compare %s method{|s}", figures.Count(len(l.model.chosen())))
		switch programs := len(l.model.chosenPrograms()); {
		case programs > 0:
			text = l.frame.Words.Textf("compare.with", "Compare %s method{|s}, %s program{|s}", figures.Count(len(l.model.chosen())), figures.Count(programs))
		case len(l.model.chosen()) == 1:
			text = l.frame.Words.Text("compare.one", "Run 1 method")
		}
		l.button.SetText(text)
	}
}

// showRunning makes the button that of a comparison that runs, or of none.
func (l *panel) showRunning() {
	if !l.model.running.Running() {
		l.button.Importance = widget.HighImportance
		l.button.SetIcon(theme.MediaPlayIcon())
		l.bar.Hide()
		l.activity.Hide()
		l.showTicks()
		return
	}
	l.button.Importance = widget.DangerImportance
	l.button.SetIcon(theme.MediaStopIcon())
	l.button.SetText(l.frame.Words.Text("panel.stop", "Stop"))
	l.bar.Max = float64(len(l.model.jobs))
	l.bar.SetValue(float64(len(l.model.rows)))
	l.bar.Show()
	l.activity.Show()
}

// showProgress shows how far a comparison is.
func (l *panel) showProgress(now progress) {
	done := len(l.model.rows)
	l.bar.SetValue(float64(done))
	if !now.activity.IsZero() {
		l.activity.SetText(l.frame.Words.Message(now.activity))
		return
	}
	w := l.frame.Words
	text := w.Textf("compare.progress", "%s of %s; %s expanded", figures.Count(done), figures.Count(len(l.model.jobs)), figures.Count(now.expanded))
	if now.left > 0 {
		text = w.Textf("compare.left", "%s of %s; about %s left", figures.Count(done), figures.Count(len(l.model.jobs)), figures.Duration(now.left.Round(time.Second)))
	}
	l.activity.SetText(text)
}
