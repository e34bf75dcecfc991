package review

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/widgets"
	"langkah/widgets/style"
	"langkah/widgets/table"
)

// panel is the left of the page: the verdict, its figures and a list.
type panel struct {
	title   *widget.Label
	name    *widget.Label
	figures *fyne.Container
	content fyne.CanvasObject
}

// newPanel makes a panel with the subject's own parts: state below the title,
// notes below the figures, the list, and a button above the one that leads back.
func newPanel(p *Page, state, notes []fyne.CanvasObject, list fyne.CanvasObject, button *widgets.Button) *panel {
	l := &panel{title: widget.NewLabel(""), name: widget.NewLabel(""), figures: container.NewVBox()}
	l.title.SizeName, l.title.TextStyle.Bold, l.title.Wrapping = theme.SizeNameHeadingText, true, fyne.TextWrapWord
	l.name.Importance, l.name.Wrapping = widget.LowImportance, fyne.TextWrapWord
	leave := widgets.NewButton(p.frame.Words.Text("review.back", "Back to the board"), theme.NavigateBackIcon(), p.host.Back)
	button.OnKey, leave.OnKey = p.frame.Key, p.frame.Key
	top := container.NewVBox(look.Tight(l.title, l.name))
	top.Objects = append(append(append(top.Objects, state...), l.figures), notes...)
	below := container.NewVBox(button, leave)
	column := look.InOrder(layout.NewBorderLayout(top, below, nil, nil), top, list, below)
	l.content = container.NewBorder(nil, nil, nil, widget.NewSeparator(), widgets.NewSurface(style.ColorPanel, 0, look.Inset(16, column)))
	return l
}

// setFigures shows other figures, with their names.
func (l *panel) setFigures(names, values []string) {
	list := widgets.NewFigures(names...)
	list.Set(values...)
	l.figures.RemoveAll()
	l.figures.Add(list)
}

// newList makes a list of the steps, which jumps to the one chosen.
func newList(p *Page) *table.MoveList {
	list := table.NewMoveList(p.frame.Key)
	list.OnJump, list.Tips = p.jump, p.frame.Tips
	return list
}
