package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// CheckList is a long list of names with a tick before each. A click, or Space
// on the row that the arrow keys have reached, sets or takes a tick.
type CheckList struct {
	widget.List
	key    func(*fyne.KeyEvent)
	names  []string
	ticked []bool
	change func()
}

// NewCheckList makes an empty list. change is called after every change by the user,
// key with the keys that the list does not handle.
func NewCheckList(change func(), key func(*fyne.KeyEvent)) *CheckList {
	l := &CheckList{key: key, change: change}
	l.HideSeparators = true
	l.Length = func() int { return len(l.names) }
	l.CreateItem = func() fyne.CanvasObject {
		name := widget.NewLabel("")
		name.Wrapping = fyne.TextWrapWord
		return container.NewBorder(nil, nil, widget.NewIcon(theme.CheckButtonIcon()), nil, name)
	}
	l.UpdateItem = func(i int, o fyne.CanvasObject) {
		cells := o.(*fyne.Container).Objects
		cells[0].(*widget.Label).SetText(l.names[i])
		icon := theme.CheckButtonIcon()
		if l.ticked[i] {
			icon = theme.NewPrimaryThemedResource(theme.CheckButtonCheckedIcon())
		}
		cells[1].(*widget.Icon).SetResource(icon)
	}
	l.OnSelected = func(i int) {
		l.UnselectAll()
		l.ticked[i] = !l.ticked[i]
		l.RefreshItem(i)
		if l.change != nil {
			l.change()
		}
	}
	l.ExtendBaseWidget(l)
	return l
}

// Offer shows other names with their ticks.
func (l *CheckList) Offer(names []string, ticked []bool) {
	l.names, l.ticked = names, ticked
	l.fit()
	l.Refresh()
}

// Resize gives each name as many lines as it needs in the new width.
func (l *CheckList) Resize(size fyne.Size) {
	wider := size.Width != l.Size().Width
	l.List.Resize(size)
	if wider {
		l.fit()
	}
}

func (l *CheckList) fit() {
	if l.Size().Width <= 0 {
		return
	}
	row := l.CreateItem()
	for i := range l.names {
		l.UpdateItem(i, row)
		row.Resize(fyne.NewSize(l.Size().Width, row.MinSize().Height))
		l.SetItemHeight(i, style.ReachableHeight(row.MinSize().Height))
	}
}

// Ticked says of each name whether it has a tick.
func (l *CheckList) Ticked() []bool { return l.ticked }

// TypedKey moves with the arrows up and down, ticks with Space and hands on
// other keys.
func (l *CheckList) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyUp, fyne.KeyDown, fyne.KeySpace:
		l.List.TypedKey(e)
	default:
		if l.key != nil {
			l.key(e)
		}
	}
}
