package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/widgets"
	"langkah/widgets/style"
)

// statusLine is the line at the bottom: the page's badges, the last message, and
// what the user must not lose from sight.
type statusLine struct {
	content fyne.CanvasObject
	badges  *fyne.Container
	message *widget.Label
	unkept  *widgets.Button // says that the session cannot be saved, while that is so
}

// statusHeight is the least height of the line.
const statusHeight = 28

func newStatusLine(unkept *widgets.Button) *statusLine {
	s := &statusLine{badges: container.NewStack(), message: widget.NewLabel(""), unkept: unkept}
	s.message.Wrapping = fyne.TextWrapWord
	s.message.SizeName = theme.SizeNameCaptionText
	if style.Touch() { // on a phone it takes two lines
		s.message.Truncation, s.message.Wrapping = fyne.TextTruncateOff, fyne.TextWrapWord
	}
	line := look.High(statusHeight, container.NewBorder(nil, nil, s.badges, s.unkept, s.message))
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

// mark shows or hides the mark of a session that cannot be saved.
func (s *statusLine) mark(unkept bool) {
	if unkept {
		s.unkept.Show()
	} else {
		s.unkept.Hide()
	}
	s.content.Refresh()
}
