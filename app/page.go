package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"langkah/app/look"
	"langkah/widgets"
)

// page is one way of working, shown in the middle of the window. Pages know
// neither the window nor each other.
type page interface {
	Title() string
	Content() fyne.CanvasObject
	Badges() fyne.CanvasObject // its own, in the status line; nil for none
	Menus() []*fyne.Menu       // its own, between Edit and View
	Views() []*fyne.MenuItem   // its own, in View

	Build()         // make the views anew, in other words
	Enter()         // it is shown
	Leave()         // another one is
	Focus()         // take the keyboard
	PuzzleChanged() // the session has another puzzle
	LimitsChanged() // the preferences have other limits
}

// pageKey is the key of the i-th page; those beyond F9 have none.
func pageKey(i int) fyne.Shortcut {
	keys := []fyne.KeyName{fyne.KeyF2, fyne.KeyF3, fyne.KeyF4, fyne.KeyF5, fyne.KeyF6, fyne.KeyF7, fyne.KeyF8, fyne.KeyF9}
	if i >= len(keys) {
		return nil
	}
	return look.Plain(keys[i])
}

// pageBar is the line at the top that turns from page to page.
type pageBar struct {
	pages   []page
	buttons []*widgets.Button
	content fyne.CanvasObject
}

func newPageBar(pages []page, key func(*fyne.KeyEvent), turn func(page)) *pageBar {
	b := &pageBar{pages: pages}
	line := container.NewHBox()
	for _, p := range pages {
		button := widgets.NewButton(p.Title(), nil, func() { turn(p) })
		button.OnKey = key
		b.buttons = append(b.buttons, button)
		line.Add(button)
	}
	line.Add(layout.NewSpacer())
	b.content = container.NewVBox(widgets.NewSurface(look.PanelColor, 0, line), widget.NewSeparator())
	return b
}

// show marks the button of the present page.
func (b *pageBar) show(present page) {
	for i, button := range b.buttons {
		button.Importance = widget.LowImportance
		if b.pages[i] == present {
			button.Importance = widget.MediumImportance
		}
		button.Refresh()
	}
}

// statusLine is the line at the bottom: the page's badges and the last message.
type statusLine struct {
	content fyne.CanvasObject
	badges  *fyne.Container
	message *widget.Label
}

func newStatusLine() *statusLine {
	s := &statusLine{badges: container.NewStack(), message: widget.NewLabel("")}
	s.message.Truncation = fyne.TextTruncateEllipsis
	line := container.NewBorder(nil, nil, s.badges, nil, s.message)
	s.content = widgets.NewSurface(look.PanelColor, 0, container.NewVBox(widget.NewSeparator(), look.Tight(line)))
	return s
}

// show shows the badges of a page; nil for none.
func (s *statusLine) show(badges fyne.CanvasObject) {
	s.badges.Objects = nil
	if badges != nil {
		s.badges.Objects = []fyne.CanvasObject{badges}
	}
	s.badges.Refresh()
}

// say shows a message.
func (s *statusLine) say(message string) { s.message.SetText(message) }
