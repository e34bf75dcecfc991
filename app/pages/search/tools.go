package search

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/app/pages/search/searchview"
	"langkah/widgets"
	"langkah/widgets/style"
)

// tools is the row above the search: the ways to draw it, what the marks mean, and
// what makes it larger.
type tools struct {
	frame   *look.Frame
	modes   map[searchview.Mode]*widgets.Tab
	parts   *widgets.Tab // where a log and its method part
	row     *fyne.Container
	right   *fyne.Container
	marks   *fyne.Container // the legend
	filled  *mark           // of it: what was expanded
	legend  bool            // it is for the way that is shown
	wraps   bool            // the tools have a row of their own
	two     bool            // two searches are shown, which have one of their own
	content fyne.CanvasObject
}

// modeName returns the name of a view of a search.
func modeName(w look.Words, mode searchview.Mode) string {
	switch mode {
	case searchview.Bands:
		return w.Text("search.bands", "Depth bands")
	case searchview.Plane:
		return w.Text("search.plane", "g–h plane")
	case searchview.Terrain:
		return w.Text("search.terrain", "On the map")
	}
	return w.Text("search.tree", "Tree")
}

// Measures of the zoom.
const (
	zoomIn  = 1.3
	zoomOut = 1 / zoomIn
)

func newTools(f *look.Frame, c *searchview.Canvas, turn func(searchview.Mode), find, aside func()) *tools {
	text := f.Words.Text
	t := &tools{frame: f, modes: map[searchview.Mode]*widgets.Tab{}}
	t.row = container.New(layout.NewCustomPaddedHBoxLayout(2))
	for _, mode := range []searchview.Mode{searchview.Terrain, searchview.Tree, searchview.Bands, searchview.Plane} {
		tab := widgets.NewTab(modeName(f.Words, mode), func() { turn(mode) })
		tab.OnKey = f.Key
		t.modes[mode] = tab
		t.row.Add(tab)
	}
	t.parts = widgets.NewTab(text("search.checklesson", "Your program"), aside)
	t.parts.OnKey = f.Key
	t.parts.Hide()
	t.row.Add(t.parts)
	button := func(icon fyne.Resource, tip string, do func()) fyne.CanvasObject {
		b := widgets.NewIconButton(icon, f.Tips, tip, do)
		b.OnKey = f.Key
		return b
	}
	t.filled = newMark(text("search.expanded", "expanded"), filledMark)
	t.marks = container.New(layout.NewCustomPaddedHBoxLayout(10),
		t.filled, newMark(text("search.open", "open"), hollowMark), newMark(text("search.next", "next"), ringedMark))
	t.right = container.New(layout.NewCustomPaddedHBoxLayout(2), container.NewCenter(t.marks), look.Gap(8),
		button(theme.InfoIcon(), text("search.legend", "What the marks mean"), func() {
			f.Dialogs.Inform(text("search.legend", "What the marks mean"), t.explained(c.Mode()))
		}),
		button(theme.SearchIcon(), text("search.findtip", "Find a node by its board (Ctrl+F)"), find),
		button(theme.ZoomOutIcon(), text("search.smaller", "Smaller (−)"), func() { c.Zoom(zoomOut) }),
		button(theme.ZoomFitIcon(), text("search.fit", "Show all (0)"), c.Fit),
		button(theme.ZoomInIcon(), text("search.larger", "Larger (+)"), func() { c.Zoom(zoomIn) }))
	t.content = look.InOrder(toolsLayout{t}, t.row, t.right)
	return t
}

// offer offers the view of where a log and its method part, or takes it back.
func (t *tools) offer(parts bool) {
	if t.parts.Visible() != parts {
		look.Show(t.parts, parts)
		t.content.Refresh()
	}
}

// show shows which way is chosen; parts is that of where a log and its method part, which is
// not drawn.
func (t *tools) show(mode searchview.Mode, offered []searchview.Mode, parts bool) {
	for m, tab := range t.modes {
		look.Show(tab, slices.Contains(offered, m))
		tab.Choose(m == mode && !parts)
	}
	t.parts.Choose(parts)
	look.Show(t.right, !parts)
	t.filled.blue = mode != searchview.Tree
	t.filled.Refresh()
	t.legend = mode != searchview.Bands // which have one of their own
	t.content.Refresh()
}

// explained lists all marks of a way to draw a search.
func (t *tools) explained(mode searchview.Mode) fyne.CanvasObject {
	text := t.frame.Words.Text
	sentence := func(words string) fyne.CanvasObject { return look.Tight(look.Wrapped(words)) }
	list := container.NewVBox()
	switch {
	case mode == searchview.Tree && t.two:
		list.Add(sentence(twoLegend(t.frame.Words)))
		list.Add(sentence(text("search.legendtwo", "3 | 5: expanded as number 3 by the first and as number 5 by the second.")))
	case mode == searchview.Bands:
		list.Add(sentence(text("search.legendbands", "A band is as wide as its subtree. Half as high: open. Green: a goal. Amber: next.")))
	case mode == searchview.Plane:
		list.Add(sentence(text("search.legendplane", "Filled: expanded, dashed: open, by the area of the disc. On a line that falls f = g + h is the same. Amber: next.")))
	default:
		for _, m := range []struct {
			kind  markKind
			words string
		}{
			{filledMark, text("search.legendexpanded", "expanded; the number at the corner says as which one")},
			{hollowMark, text("search.legendopen", "open: it waits to be expanded")},
			{ringedMark, text("search.legendnext", "expanded next")},
			{chosenMark, text("search.legendchosen", "looked at; the blue line is the way to it")},
			{goalMark, text("search.legendgoal", "a goal")},
			{squareMark, text("search.legendpruned", "pruned")},
		} {
			list.Add(newMark(m.words, m.kind))
		}
		list.Add(sentence(text("search.legendfolded", "f 13: the figure that the search goes by. +7: so many more nodes; a click unfolds them.")))
	}
	return list
}

// showTwo says whether two searches are shown.
func (t *tools) showTwo(two bool) {
	if t.two != two {
		t.two = two
		t.content.Refresh()
	}
}

// toolsLayout puts the ways to the left and the rest to the right. The legend goes
// where there is no room for it.
type toolsLayout struct{ *tools }

func (l toolsLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	left, right := objects[0].MinSize(), objects[1].MinSize()
	if !objects[1].Visible() {
		return left
	}
	if l.wraps {
		return fyne.NewSize(left.Width, left.Height+right.Height)
	}
	return fyne.NewSize(left.Width, fyne.Max(left.Height, right.Height))
}

func (l toolsLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	left := objects[0].MinSize().Width
	if l.wraps = false; !objects[1].Visible() {
		look.Put(objects[0], 0, 0, left, size.Height)
		return
	}
	look.Show(l.marks, true)
	if !l.legend || l.two || left+objects[1].MinSize().Width > size.Width {
		look.Show(l.marks, false)
	}
	right := objects[1].MinSize()
	if l.wraps = left+right.Width > size.Width; l.wraps {
		high := objects[0].MinSize().Height
		look.Put(objects[0], 0, 0, left, high)
		look.Put(objects[1], size.Width-right.Width, high, right.Width, right.Height)
		return
	}
	look.Put(objects[0], 0, 0, left, size.Height)
	look.Put(objects[1], size.Width-right.Width, 0, right.Width, size.Height)
}

// mark is one entry of the legend: a small disc and a word.
type mark struct {
	widget.BaseWidget
	kind markKind
	blue bool // the filled one is; else it is grey
	disc *canvas.Circle
	text *canvas.Text

	square *canvas.Rectangle // in place of the disc of a pruned node
}

type markKind uint8

const (
	filledMark markKind = iota
	hollowMark
	ringedMark
	chosenMark // looked at
	goalMark
	squareMark // pruned
)

func newMark(words string, kind markKind) *mark {
	m := &mark{kind: kind, disc: canvas.NewCircle(nil), text: canvas.NewText(words, nil), square: canvas.NewRectangle(nil)}
	m.ExtendBaseWidget(m)
	return m
}

// CreateRenderer is for the toolkit.
func (m *mark) CreateRenderer() fyne.WidgetRenderer {
	r := &markRenderer{m}
	r.Refresh()
	return r
}

type markRenderer struct{ mark *mark }

const discSide = 12

func (r *markRenderer) MinSize() fyne.Size {
	text := r.mark.text.MinSize()
	return fyne.NewSize(discSide+5+text.Width, fyne.Max(discSide, text.Height))
}

func (r *markRenderer) Layout(size fyne.Size) {
	look.Put(r.mark.disc, 0, (size.Height-discSide)/2, discSide, discSide)
	look.Put(r.mark.square, 0, (size.Height-discSide)/2, discSide, discSide)
	look.Put(r.mark.text, discSide+5, 0, size.Width-discSide-5, size.Height)
}

func (r *markRenderer) Refresh() {
	m := r.mark
	m.text.Color, m.text.TextSize = theme.Color(theme.ColorNamePlaceHolder), theme.Size(theme.SizeNameCaptionText)
	m.disc.FillColor, m.disc.StrokeWidth, m.square.FillColor = color.Transparent, 1.5, color.Transparent
	switch m.kind {
	case filledMark:
		name := theme.ColorNamePlaceHolder
		if m.blue {
			name = theme.ColorNamePrimary
		}
		m.disc.FillColor, m.disc.StrokeColor = theme.Color(name), theme.Color(name)
	case hollowMark:
		m.disc.StrokeColor = theme.Color(theme.ColorNamePlaceHolder)
	case ringedMark:
		m.disc.StrokeColor, m.disc.StrokeWidth = theme.Color(style.ColorMark), 3
	case chosenMark:
		m.disc.StrokeColor, m.disc.StrokeWidth = theme.Color(theme.ColorNamePrimary), 3
	case goalMark:
		m.disc.FillColor, m.disc.StrokeColor = theme.Color(theme.ColorNameSuccess), theme.Color(theme.ColorNameForeground)
	case squareMark:
		m.square.StrokeColor, m.square.StrokeWidth, m.disc.StrokeWidth = theme.Color(theme.ColorNamePlaceHolder), 1.5, 0
	}
	canvas.Refresh(m)
}

func (r *markRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.mark.disc, r.mark.square, r.mark.text}
}

func (r *markRenderer) Destroy() {}
