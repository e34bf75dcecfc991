package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// choiceList is the list that a [Picker] opens. The arrows move in it, Return
// and Space choose, Esc closes it.
type choiceList struct {
	widget.BaseWidget
	rows   []*choiceRow
	at     int // the row that Return would choose
	pick   func(index int)
	close  func()
	scroll *container.Scroll
	lines  []fyne.CanvasObject // rows and the names of the groups
}

func newChoiceList(choices []Explained, chosen int, pick func(int), close func()) *choiceList {
	l := &choiceList{at: max(chosen, 0), pick: pick, close: close}
	group := ""
	for i, c := range choices {
		if c.Group != group {
			group = c.Group
			heading := widget.NewLabelWithStyle(group, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
			heading.Importance, heading.SizeName = widget.LowImportance, theme.SizeNameCaptionText
			l.lines = append(l.lines, heading)
		}
		row := newChoiceRow(c, i == chosen, func() { pick(i) }, func() { l.move(i) })
		l.rows, l.lines = append(l.rows, row), append(l.lines, row)
	}
	l.ExtendBaseWidget(l)
	l.move(l.at)
	return l
}

// move goes to a row.
func (l *choiceList) move(i int) {
	if i < 0 || i >= len(l.rows) {
		return
	}
	l.at = i
	for k, r := range l.rows {
		r.light(k == i)
	}
}

// reveal brings the row into sight.
func (l *choiceList) reveal() {
	row := l.rows[l.at]
	top, bottom := row.Position().Y, row.Position().Y+row.Size().Height
	switch seen := l.scroll.Offset.Y; {
	case top < seen:
		l.scroll.ScrollToOffset(fyne.NewPos(0, top))
	case bottom > seen+l.scroll.Size().Height:
		l.scroll.ScrollToOffset(fyne.NewPos(0, bottom-l.scroll.Size().Height))
	}
}

// FocusGained is nothing to the list.
func (l *choiceList) FocusGained() {}

// FocusLost is nothing to the list.
func (l *choiceList) FocusLost() {}

// TypedRune is nothing to the list.
func (l *choiceList) TypedRune(rune) {}

// TypedKey moves, chooses and closes.
func (l *choiceList) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyUp:
		l.move(l.at - 1)
	case fyne.KeyDown:
		l.move(l.at + 1)
	case fyne.KeyHome:
		l.move(0)
	case fyne.KeyEnd:
		l.move(len(l.rows) - 1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		l.pick(l.at)
		return
	case fyne.KeyEscape:
		l.close()
		return
	}
	l.reveal()
}

// CreateRenderer is for the toolkit.
func (l *choiceList) CreateRenderer() fyne.WidgetRenderer { return &choiceListRenderer{l} }

type choiceListRenderer struct{ list *choiceList }

func (r *choiceListRenderer) MinSize() fyne.Size {
	height := float32(0)
	for _, line := range r.list.lines {
		line.Resize(fyne.NewSize(r.list.Size().Width, line.Size().Height)) // words wrap at that width
		height += line.MinSize().Height
	}
	return fyne.NewSize(100, height)
}

func (r *choiceListRenderer) Layout(size fyne.Size) {
	y := float32(0)
	for _, line := range r.list.lines {
		height := line.MinSize().Height
		line.Move(fyne.NewPos(0, y))
		line.Resize(fyne.NewSize(size.Width, height))
		y += height
	}
}

func (r *choiceListRenderer) Refresh()                     { canvas.Refresh(r.list) }
func (r *choiceListRenderer) Objects() []fyne.CanvasObject { return r.list.lines }
func (r *choiceListRenderer) Destroy()                     {}

// choiceRow is a choice with a tick where it is the present one, its title, and
// what there is to say about it.
type choiceRow struct {
	widget.BaseWidget
	pressed, entered func()
	ground           *canvas.Rectangle
	tick             *widget.Icon
	title            *canvas.Text
	why              *widget.Label
	lit              bool
}

func newChoiceRow(c Explained, chosen bool, pressed, entered func()) *choiceRow {
	r := &choiceRow{
		pressed: pressed, entered: entered, ground: canvas.NewRectangle(nil),
		tick: widget.NewIcon(theme.NewPrimaryThemedResource(theme.ConfirmIcon())), title: canvas.NewText(c.Title, nil), why: widget.NewLabel(c.Why),
	}
	r.ground.CornerRadius = style.ControlRadius
	r.tick.Hidden = !chosen
	r.title.TextStyle.Bold = true
	r.why.Wrapping, r.why.Importance, r.why.SizeName = fyne.TextWrapWord, widget.LowImportance, theme.SizeNameCaptionText
	r.why.Hidden = c.Why == ""
	r.ExtendBaseWidget(r)
	return r
}

func (r *choiceRow) light(on bool) {
	if r.lit != on {
		r.lit = on
		r.Refresh()
	}
}

// Tapped chooses the row.
func (r *choiceRow) Tapped(*fyne.PointEvent) { r.pressed() }

// MouseIn goes to the row.
func (r *choiceRow) MouseIn(*desktop.MouseEvent) { r.entered() }

// MouseMoved is nothing to a row.
func (r *choiceRow) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is nothing to a row.
func (r *choiceRow) MouseOut() {}

// CreateRenderer is for the toolkit.
func (r *choiceRow) CreateRenderer() fyne.WidgetRenderer {
	v := &choiceRowRenderer{r}
	v.Refresh()
	return v
}

type choiceRowRenderer struct{ row *choiceRow }

const (
	choiceGap  = 6  // above the title and below the words
	choiceText = 30 // where they begin: right of the tick
)

func (v *choiceRowRenderer) MinSize() fyne.Size {
	height := v.row.title.MinSize().Height + 2*choiceGap
	if !v.row.why.Hidden {
		height += v.row.why.MinSize().Height - 2*theme.InnerPadding()
	}
	return fyne.NewSize(100, style.ReachableHeight(height))
}

func (v *choiceRowRenderer) Layout(size fyne.Size) {
	row, title := v.row, v.row.title.MinSize()
	row.ground.Resize(size)
	row.tick.Resize(fyne.NewSquareSize(18))
	row.tick.Move(fyne.NewPos(7, choiceGap+(title.Height-18)/2))
	row.title.Move(fyne.NewPos(choiceText, choiceGap))
	row.title.Resize(title)
	row.why.Move(fyne.NewPos(choiceText-theme.InnerPadding(), choiceGap+title.Height-theme.InnerPadding()))
	row.why.Resize(fyne.NewSize(size.Width-choiceText, fyne.Max(size.Height-choiceGap-title.Height+theme.InnerPadding(), 0)))
}

func (v *choiceRowRenderer) Refresh() {
	v.row.ground.FillColor = nil
	if v.row.lit {
		v.row.ground.FillColor = theme.Color(style.ColorSoft)
	}
	v.row.title.Color, v.row.title.TextSize = theme.Color(style.ColorInk), style.TextSize()
	canvas.Refresh(v.row)
}

func (v *choiceRowRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{v.row.ground, v.row.tick, v.row.title, v.row.why}
}

func (v *choiceRowRenderer) Destroy() {}
