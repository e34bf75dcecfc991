package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/widgets"
)

// statusLine is the line at the bottom: the page's badges and the last message.
type statusLine struct {
	content fyne.CanvasObject
	badges  *fyne.Container
	message *widget.Label
}

// statusHeight is the least height of the line.
const statusHeight = 28

func newStatusLine() *statusLine {
	s := &statusLine{badges: container.NewStack(), message: widget.NewLabel("")}
	s.message.Truncation = fyne.TextTruncateEllipsis
	s.message.SizeName = theme.SizeNameCaptionText
	line := look.High(statusHeight, container.NewBorder(nil, nil, s.badges, nil, s.message))
	s.content = container.New(layout.NewCustomPaddedVBoxLayout(0), widget.NewSeparator(), widgets.NewSurface(look.PanelColor, 0, line))
	return s
}

// show shows the badges of a page; nil for none.
func (s *statusLine) show(badges fyne.CanvasObject) {
	s.badges.Objects = nil
	if badges != nil {
		s.badges.Objects = []fyne.CanvasObject{container.NewHBox(look.Gap(8), badges)}
	}
	s.badges.Refresh()
}

// say shows a message.
func (s *statusLine) say(message string) { s.message.SetText(message) }
