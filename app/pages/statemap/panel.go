package statemap

import (
	"fmt"
	"math/big"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/study/statemap"
	"langkah/widgets"
	"langkah/widgets/style"
)

// panel is the left of the page: the space in figures, what the colours mean, and
// how the map is laid out.
type panel struct {
	frame   *look.Frame
	model   *Model
	name    *widget.Label
	kind    *widget.Label
	figures *fyne.Container
	legend  *fyne.Container
	cuts    *cutList
	facts   *fyne.Container // what there is to say once there is a map
	layout  *widgets.Dropdown
	colour  *widgets.Dropdown
	of      *widgets.Dropdown // which method, or which heuristic
	busy    *widget.Label
	stop    *widgets.Button
	running *fyne.Container
	save    *widgets.Button
	content fyne.CanvasObject
}

// Widths of the sides, at the usual size of writing.
const (
	panelWidth = 272
	inset      = 16
)

func newPanel(f *look.Frame, m *Model, p *Page) *panel {
	text := f.Words.Text
	l := &panel{
		frame: f, model: m, name: widget.NewLabel(""), kind: widget.NewLabel(""), figures: container.NewVBox(), legend: container.NewVBox(),
		busy: widget.NewLabel(""),
	}
	l.name.SizeName, l.name.TextStyle.Bold = theme.SizeNameHeadingText, true
	l.kind.Importance = widget.LowImportance
	for _, label := range []*widget.Label{l.name, l.kind, l.busy} {
		label.Wrapping = fyne.TextWrapWord
	}
	heading := widget.NewLabel(text("map.colours", "Colours"))
	heading.SizeName, heading.TextStyle.Bold = theme.SizeNameSubHeadingText, true
	l.layout = widgets.NewDropdown(func(i int) { p.setLayout(statemap.Layout(statemap.Layouts()[i].Name)) })
	l.colour = widgets.NewDropdown(func(i int) { p.setTint(l.tints()[i].by) })
	l.of = widgets.NewDropdown(p.setTintOf)
	for _, d := range []*widgets.Dropdown{l.layout, l.colour, l.of} {
		d.OnKey, d.OnPicked = f.Key, p.Focus
	}
	l.stop = widgets.NewButton(text("panel.stop", "Stop"), theme.MediaStopIcon(), p.stop)
	l.stop.OnKey = f.Key
	l.running = container.NewBorder(nil, nil, nil, l.stop, l.busy)
	l.save = widgets.NewButton(text("map.save", "Save the map …"), theme.DocumentSaveIcon(), p.save)
	l.save.Importance, l.save.OnKey = widget.HighImportance, f.Key
	l.cuts = newCutList(f, m, p)
	l.facts = container.NewVBox(widget.NewSeparator(), l.figures, widget.NewSeparator(), look.Tight(heading), l.legend, l.cuts.content)
	top := container.NewVBox(look.Tight(l.name, l.kind), l.facts)
	below := container.NewVBox(
		look.PanelForm(widget.NewLabel(text("map.layout", "Layout")), l.layout, widget.NewLabel(text("map.by", "Colour by")), l.colour),
		l.of, l.running, l.save)
	bottom := look.Inset(inset, below)
	column := look.InOrder(layout.NewBorderLayout(nil, bottom, nil, nil), container.NewVScroll(look.Inset(inset, top)), bottom)
	l.content = look.Edged(widgets.NewSurface(style.ColorPanel, 0, look.WideFrom(panelWidth, column)), true)
	return l
}

// tintChoice is one way to colour.
type tintChoice struct {
	by    tintBy
	title string
}

func (l *panel) tints() []tintChoice {
	text := l.frame.Words.Text
	list := []tintChoice{{byNothing, text("map.plain", "goals alone")}, {byDistance, text("map.bydistance", "distance")}}
	if len(l.model.methods()) > 0 {
		list = append(list, tintChoice{byVisits, text("map.byvisits", "what a search saw")})
	}
	if len(l.model.heuristics()) > 0 {
		list = append(list, tintChoice{byError, text("map.byerror", "h* − h")})
	}
	return list
}

// show shows all of it.
func (l *panel) show() {
	m, w := l.model, l.frame.Words
	if p := m.session.Puzzle(); p != nil {
		look.Set(l.name, m.session.Name())
		look.Set(l.kind, w.Message(p.Kind()))
	}
	look.Show(l.facts, m.ready())
	l.showFigures()
	l.showChoices()
	l.showRunning()
	l.showLegend()
	l.cuts.show()
	if m.ready() {
		l.save.Enable()
	} else {
		l.save.Disable()
	}
}

func (l *panel) showFigures() {
	w, f := l.frame.Words, l.model.found
	l.figures.RemoveAll()
	if f == nil || f.m == nil {
		return
	}
	var names, values []string
	add := func(name, value string) { names, values = append(names, name), append(values, value) }
	add(w.Text("map.positions", "Positions"), figures.Count(f.m.States()))
	add(w.Text("map.pairs", "Moves between them"), figures.Count(f.m.Edges()))
	add(w.Text("map.goals", "Goals"), figures.Count(f.goals))
	if f.lost > 0 {
		add(w.Text("map.lost", "Without a way to one"), figures.Count(f.lost))
	}
	if f.goals > 0 {
		add(w.Text("map.farthest", "Farthest from a goal"), engine.CostText(f.m.Puzzle, f.farthest()))
	}
	if d := f.m.Distance[0]; d == statemap.Unreachable {
		add(w.Text("map.startis", "The start"), far(w, f.m, 0))
	} else {
		add(w.Text("map.startaway", "The start is away"), engine.CostText(f.m.Puzzle, d))
		add(w.Text("map.ways", "Cheapest solutions"), ways(w, f.ways))
	}
	add(w.Text("map.bridges", "Bridges"), figures.Count(len(f.cuts.Bridges)))
	add(w.Text("map.cutnodes", "Cut positions"), figures.Count(len(f.cuts.Nodes)))
	if len(f.passes) > 0 {
		add(w.Text("map.passes", "Every solution passes"), figures.Count(len(f.passes)))
	}
	list := widgets.NewFigures(names...)
	list.Set(values...)
	l.figures.Add(list)
}

// ways is how many ways there are; nil is no end of them.
func ways(w look.Words, n *big.Int) string {
	if n == nil {
		return w.Text("map.endless", "without end")
	}
	return short(n.String())
}

// short is a number of many digits as a power of ten.
func short(digits string) string {
	if len(digits) <= 12 {
		return figures.Grouped(digits)
	}
	return fmt.Sprintf("%s.%s · 10^%d", digits[:1], digits[1:3], len(digits)-1)
}

func (l *panel) showChoices() {
	w, m := l.frame.Words, l.model
	choices := statemap.Layouts()
	l.layout.Offer(w.Titles(choices), look.IndexOf(choices, string(m.layout)))
	var titles []string
	chosen := 0
	for i, c := range l.tints() {
		titles = append(titles, c.title)
		if c.by == m.tint.by {
			chosen = i
		}
	}
	l.colour.Offer(titles, chosen)
	switch m.tint.by {
	case byVisits:
		var names []string
		for _, method := range m.methods() {
			names = append(names, w.Message(method.Title()))
		}
		l.of.Offer(names, min(m.tint.method, len(names)-1))
	case byError:
		l.of.Offer(w.Titles(m.heuristics()), min(m.tint.heuristic, len(m.heuristics())-1))
	}
	look.Show(l.of, m.tint.by == byVisits || m.tint.by == byError)
}

// showRunning says what runs beside the map that is shown.
func (l *panel) showRunning() {
	w, m := l.frame.Words, l.model
	look.Show(l.running, m.ready() && (m.laying.Running() || m.tinted.Running()))
	switch {
	case m.laying.Running():
		l.busy.SetText(w.Text("map.laying", "Laying the map out …"))
	case m.tinted.Running():
		l.busy.SetText(w.Textf("map.tinting", "Colouring: %d %%", int(100*max(m.probe.Snapshot().Share, 0))))
	}
}

// showLegend says what the colours and signs mean.
func (l *panel) showLegend() {
	l.legend.RemoveAll()
	if !l.model.ready() {
		return
	}
	for _, s := range l.model.legend(l.frame.Words) {
		label := look.Wrapped(s.Words)
		label.Importance, label.SizeName = widget.LowImportance, theme.SizeNameCaptionText
		l.legend.Add(container.NewBorder(nil, nil, container.NewCenter(widgets.NewDot(s.Ink)), nil, look.Tight(label)))
	}
	l.legend.Refresh()
}
