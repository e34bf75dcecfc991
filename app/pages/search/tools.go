package search

import (
	"image/color"

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
	modes   []*widgets.Tab
	marks   *fyne.Container // the legend
	filled  *mark           // of it: what was expanded
	legend  bool            // it is for the way that is shown
	wraps   bool            // the tools have a row of their own
	two     bool            // two searches are shown, which have one of their own
	content fyne.CanvasObject
}

// modeNames are the ways to draw a search, in the order of their numbers.
func modeNames(w look.Words) []string {
	return []string{w.Text("search.tree", "Tree"), w.Text("search.bands", "Depth bands"), w.Text("search.plane", "g–h plane")}
}

// Measures of the zoom.
const (
	zoomIn  = 1.3
	zoomOut = 1 / zoomIn
)

func newTools(f *look.Frame, c *searchview.Canvas, turn func(searchview.Mode), find func()) *tools {
	text := f.Words.Text
	t := &tools{frame: f}
	row := container.New(layout.NewCustomPaddedHBoxLayout(2))
	for i, name := range modeNames(f.Words) {
		tab := widgets.NewTab(name, func() { turn(searchview.Mode(i)) })
		tab.OnKey = f.Key
		t.modes = append(t.modes, tab)
		row.Add(tab)
	}
	button := func(icon fyne.Resource, tip string, do func()) fyne.CanvasObject {
		b := widgets.NewIconButton(icon, f.Tips, tip, do)
		b.OnKey = f.Key
		return b
	}
	t.filled = newMark(text("search.expanded", "expanded"), filledMark)
	t.marks = container.New(layout.NewCustomPaddedHBoxLayout(10),
		t.filled, newMark(text("search.open", "open"), hollowMark), newMark(text("search.next", "next"), ringedMark))
	right := container.New(layout.NewCustomPaddedHBoxLayout(2), container.NewCenter(t.marks), look.Gap(8),
		button(theme.SearchIcon(), text("search.findtip", "Find a node by its board (Ctrl+F)"), find),
		button(theme.ZoomOutIcon(), text("search.smaller", "Smaller (−)"), func() { c.Zoom(zoomOut) }),
		button(theme.ZoomFitIcon(), text("search.fit", "Show all (0)"), c.Fit),
		button(theme.ZoomInIcon(), text("search.larger", "Larger (+)"), func() { c.Zoom(zoomIn) }))
	t.content = look.InOrder(toolsLayout{t}, row, right)
	return t
}

// show shows which way is chosen.
func (t *tools) show(mode searchview.Mode) {
	for i, tab := range t.modes {
		tab.Choose(searchview.Mode(i) == mode)
	}
	t.filled.blue = mode != searchview.Tree
	t.filled.Refresh()
	t.legend = mode != searchview.Bands // which have one of their own
	t.content.Refresh()
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
	if l.wraps {
		return fyne.NewSize(left.Width, left.Height+right.Height)
	}
	return fyne.NewSize(left.Width, fyne.Max(left.Height, right.Height))
}

func (l toolsLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	left := objects[0].MinSize().Width
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
}

type markKind uint8

const (
	filledMark markKind = iota
	hollowMark
	ringedMark
)

func newMark(words string, kind markKind) *mark {
	m := &mark{kind: kind, disc: canvas.NewCircle(nil), text: canvas.NewText(words, nil)}
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
	look.Put(r.mark.text, discSide+5, 0, size.Width-discSide-5, size.Height)
}

func (r *markRenderer) Refresh() {
	m := r.mark
	m.text.Color, m.text.TextSize = theme.Color(theme.ColorNamePlaceHolder), theme.Size(theme.SizeNameCaptionText)
	m.disc.FillColor, m.disc.StrokeWidth = color.Transparent, 1.5
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
	}
	canvas.Refresh(m)
}

func (r *markRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.mark.disc, r.mark.text}
}

func (r *markRenderer) Destroy() {}
