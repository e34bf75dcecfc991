package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// Tab is one word of a row of which one is chosen, such as the pages of the window.
type Tab struct {
	widget.BaseWidget
	Text   string
	OnKey  func(*fyne.KeyEvent) // keys that it has no use for
	tapped func()

	chosen, hovered, focused bool
	ground                   *canvas.Rectangle
	text                     *canvas.Text
}

// NewTab makes a tab that is not chosen.
func NewTab(text string, tapped func()) *Tab {
	t := &Tab{Text: text, tapped: tapped, ground: canvas.NewRectangle(nil), text: canvas.NewText(text, nil)}
	t.ground.CornerRadius = style.ControlRadius
	t.text.TextStyle.Bold = true
	t.text.Alignment = fyne.TextAlignCenter
	t.ExtendBaseWidget(t)
	return t
}

// Choose shows whether the tab is the chosen one.
func (t *Tab) Choose(chosen bool) {
	t.chosen = chosen
	t.Refresh()
}

// Chosen says whether the tab is the chosen one.
func (t *Tab) Chosen() bool { return t.chosen }

// CreateRenderer is for the toolkit.
func (t *Tab) CreateRenderer() fyne.WidgetRenderer {
	r := &tabRenderer{t}
	r.Refresh()
	return r
}

type tabRenderer struct{ tab *Tab }

func (r *tabRenderer) MinSize() fyne.Size {
	return style.Reachable(r.tab.text.MinSize().AddWidthHeight(24, 12))
}

func (r *tabRenderer) Layout(size fyne.Size) {
	r.tab.ground.Resize(size)
	r.tab.text.Resize(size)
}

func (r *tabRenderer) Refresh() {
	t := r.tab
	ground, ink := fyne.ThemeColorName(""), theme.ColorNamePlaceHolder
	switch {
	case t.chosen:
		ground, ink = style.ColorSoft, theme.ColorNamePrimary
	case t.hovered:
		ground = theme.ColorNameHover
	}
	t.ground.FillColor, t.ground.StrokeWidth = nil, 0
	if ground != "" {
		t.ground.FillColor = theme.Color(ground)
	}
	if t.focused {
		t.ground.StrokeColor, t.ground.StrokeWidth = theme.Color(theme.ColorNamePrimary), 2
	}
	t.text.Text, t.text.Color, t.text.TextSize = t.Text, theme.Color(ink), theme.Size(theme.SizeNameText)
	canvas.Refresh(t)
}

func (r *tabRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.tab.ground, r.tab.text}
}

func (r *tabRenderer) Destroy() {}

// Tapped chooses the tab.
func (t *Tab) Tapped(*fyne.PointEvent) { t.tapped() }

// MouseIn shows that the tab can be pressed.
func (t *Tab) MouseIn(*desktop.MouseEvent) { t.hover(true) }

// MouseMoved is nothing to a tab.
func (t *Tab) MouseMoved(*desktop.MouseEvent) {}

// MouseOut shows that the mouse is elsewhere.
func (t *Tab) MouseOut() { t.hover(false) }

func (t *Tab) hover(on bool) {
	t.hovered = on
	t.Refresh()
}

// FocusGained shows that the keyboard is here.
func (t *Tab) FocusGained() { t.focus(true) }

// FocusLost shows that the keyboard is elsewhere.
func (t *Tab) FocusLost() { t.focus(false) }

func (t *Tab) focus(on bool) {
	t.focused = on
	t.Refresh()
}

// TypedRune is nothing to a tab.
func (t *Tab) TypedRune(rune) {}

// TypedKey chooses the tab with Return and Space and hands on other keys.
func (t *Tab) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		t.tapped()
	default:
		if t.OnKey != nil {
			t.OnKey(e)
		}
	}
}
