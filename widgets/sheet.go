package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// ShowMenu opens a menu with its corner at a place of the window. For fingers it is a
// sheet: rows that can be hit, and a submenu takes the place of the menu it is in.
func ShowMenu(c fyne.Canvas, items []*fyne.MenuItem, at fyne.Position) {
	if style.Touch() {
		s := &sheet{canvas: c, rows: container.New(layout.NewCustomPaddedVBoxLayout(0)), at: at}
		s.scroll = container.NewVScroll(s.rows)
		s.popup = widget.NewPopUp(s.scroll, c)
		s.show(items, nil)
		return
	}
	widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", items...), c, at)
}

// sheet is a menu for fingers.
type sheet struct {
	canvas fyne.Canvas
	at     fyne.Position
	rows   *fyne.Container
	scroll *container.Scroll
	popup  *widget.PopUp
}

// sheetMargin is kept free between the sheet and the edge of the window.
const sheetMargin = 8

// show shows the items of a menu; up, where it is not nil, is the row that goes back to
// the menu above.
func (s *sheet) show(items []*fyne.MenuItem, up *Button) {
	s.rows.RemoveAll()
	if up != nil {
		s.rows.Add(up)
		s.rows.Add(widget.NewSeparator())
	}
	for _, item := range items {
		switch {
		case item.IsSeparator:
			s.rows.Add(widget.NewSeparator())
		case item.ChildMenu != nil:
			s.rows.Add(s.row(item, theme.NavigateNextIcon(), func() {
				back := s.row(&fyne.MenuItem{Label: item.Label}, theme.NavigateBackIcon(), func() { s.show(items, up) })
				s.show(item.ChildMenu.Items, back)
			}))
		default:
			icon := item.Icon
			if item.Checked {
				icon = theme.ConfirmIcon()
			}
			s.rows.Add(s.row(item, icon, func() {
				s.popup.Hide()
				item.Action()
			}))
		}
	}
	window := s.canvas.Size()
	size := s.rows.MinSize()
	size.Width = fyne.Min(size.Width, window.Width-2*sheetMargin)
	size.Height = fyne.Min(size.Height, window.Height-2*sheetMargin)
	s.scroll.ScrollToTop()
	s.popup.ShowAtPosition(fyne.NewPos(
		fyne.Max(sheetMargin, fyne.Min(s.at.X, window.Width-size.Width-sheetMargin)),
		fyne.Max(sheetMargin, fyne.Min(s.at.Y, window.Height-size.Height-sheetMargin))))
	s.popup.Resize(size)
}

// row is a row of the sheet.
func (s *sheet) row(item *fyne.MenuItem, icon fyne.Resource, tapped func()) *Button {
	b := NewButton(item.Label, icon, tapped)
	b.Importance, b.Alignment = widget.LowImportance, widget.ButtonAlignLeading
	if item.ChildMenu != nil {
		b.IconPlacement = widget.ButtonIconTrailingText
	}
	if item.Disabled {
		b.Disable()
	}
	return b
}
