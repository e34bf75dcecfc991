package statemap

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine/base/figures"
	"langkah/widgets"
)

// cutKind is what the list of places at which the space falls apart holds.
type cutKind int

const (
	bridges cutKind = iota
	cutPositions
	cutKinds
)

// cut is a place without which the space falls apart: a bridge, whose ends are two
// positions, or a single position.
type cut struct {
	ends []int
	off  int // how many positions it cuts off
}

// countOf returns how many cuts of a kind there are.
func (f *found) countOf(k cutKind) int {
	if k == bridges {
		return len(f.cuts.Bridges)
	}
	return len(f.cuts.Nodes)
}

// cutAt returns a cut, those that cut the most off being the first.
func (f *found) cutAt(k cutKind, i int) cut {
	if k == bridges {
		b := f.cuts.Bridges[i]
		return cut{b[:], f.cuts.BridgesOff[i]}
	}
	return cut{f.cuts.Nodes[i : i+1], f.cuts.NodesOff[i]}
}

// kindsOfCuts returns the kinds of which there are some.
func (f *found) kindsOfCuts() (list []cutKind) {
	for k := range cutKinds {
		if f.countOf(k) > 0 {
			list = append(list, k)
		}
	}
	return list
}

// present returns the cut that is looked at; ok is false for none.
func (m *Model) present() (c cut, ok bool) {
	if !m.ready() || m.cut < 0 || m.cut >= m.found.countOf(m.cutKind) {
		return c, false
	}
	return m.found.cutAt(m.cutKind, m.cut), true
}

// stepCut goes so many cuts on, around the list; ok is false where there are none.
func (m *Model) stepCut(by int) (c cut, ok bool) {
	if !m.ready() {
		return c, false
	}
	n := m.found.countOf(m.cutKind)
	if n == 0 {
		return c, false
	}
	if m.cut < 0 && by < 0 { // from none to the last
		m.cut = 0
	}
	m.cut = (m.cut + by + n) % n
	return m.present()
}

// cutList steps through the bridges, or the cut positions.
type cutList struct {
	frame   *look.Frame
	model   *Model
	kind    *widgets.Dropdown
	words   *widget.Label
	content *fyne.Container
}

func newCutList(f *look.Frame, m *Model, p *Page) *cutList {
	text := f.Words.Text
	l := &cutList{frame: f, model: m, words: look.Wrapped("")}
	l.words.Importance, l.words.SizeName = widget.LowImportance, theme.SizeNameCaptionText
	l.kind = widgets.NewDropdown(func(i int) { p.setCuts(m.found.kindsOfCuts()[i]) })
	l.kind.OnKey, l.kind.OnPicked = f.Key, p.Focus
	step := func(icon fyne.Resource, tip string, by int) *widgets.Button {
		b := widgets.NewIconButton(icon, f.Tips, tip, func() { p.stepCut(by) })
		b.Importance, b.OnKey = widget.MediumImportance, f.Key
		return b
	}
	previous := step(theme.NavigateBackIcon(), text("map.previouscut", "The one before")+" (PgUp)", -1)
	next := step(theme.NavigateNextIcon(), text("map.nextcut", "The next one")+" (PgDn)", 1)
	heading := widget.NewLabel(text("map.fallsapart", "Where it falls apart"))
	heading.SizeName, heading.TextStyle.Bold = theme.SizeNameSubHeadingText, true
	buttons := container.NewHBox(previous, next)
	row := look.InOrder(layout.NewBorderLayout(nil, nil, nil, buttons), buttons, l.kind)
	l.content = container.NewVBox(widget.NewSeparator(), look.Tight(heading), row, look.Flush(l.words))
	return l
}

// show shows the list, and what is said of the cut that is looked at.
func (l *cutList) show() {
	m, w := l.model, l.frame.Words
	var kinds []cutKind
	if m.ready() {
		kinds = m.found.kindsOfCuts()
	}
	look.Show(l.content, len(kinds) > 0)
	if len(kinds) == 0 {
		return
	}
	titles, chosen := make([]string, len(kinds)), 0
	for i, k := range kinds {
		n := figures.Count(m.found.countOf(k))
		titles[i] = w.Textf("map.nbridges", "%s bridge{|s}", n)
		if k == cutPositions {
			titles[i] = w.Textf("map.ncutpositions", "%s cut position{|s}", n)
		}
		if k == m.cutKind {
			chosen = i
		}
	}
	l.kind.Offer(titles, chosen)
	look.Set(l.words, l.sentence())
}

// sentence says what the cut that is looked at cuts off, or what the list is.
func (l *cutList) sentence() string {
	m, w := l.model, l.frame.Words
	c, ok := m.present()
	switch {
	case !ok && m.cutKind == bridges:
		return w.Text("map.bridgelist", "A bridge is the only move between two parts of the space. Next shows the one that cuts off the most.")
	case !ok:
		return w.Text("map.cutlist", "All moves between two parts of the space pass a cut position. Next shows the one that cuts off the most.")
	}
	at, of, off := figures.Count(m.cut+1), figures.Count(m.found.countOf(m.cutKind)), figures.Count(c.off)
	if m.cutKind == bridges {
		return w.Textf("map.bridgeoff", "Bridge %s of %s: without it %s position{|s} {is|are} cut off.", at, of, off)
	}
	return w.Textf("map.cutoff", "Cut position %s of %s: without it %s position{|s} {is|are} cut off.", at, of, off)
}

// setCuts lists the cuts of another kind.
func (p *Page) setCuts(k cutKind) {
	p.model.cutKind, p.model.cut = k, -1
	p.changed()
}

// stepCut shows the next cut in the middle of the map, or the one before.
func (p *Page) stepCut(by int) {
	const closer = 2.5
	c, ok := p.model.stepCut(by)
	if !ok {
		return
	}
	at := c.ends[0]
	p.model.cursor, p.model.hovered = at, -1
	p.show()
	p.desk.spots.Centre(p.model.sheet.Of(at), max(p.desk.spots.Zoom(), closer))
}
