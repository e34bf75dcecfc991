package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets"
)

// pageBar is the line at the top that turns from page to page.
type pageBar struct {
	pages   []page
	buttons []*widgets.Button
	content fyne.CanvasObject
}

func newPageBar(w *Window) *pageBar {
	b := &pageBar{pages: w.pages}
	line := container.NewHBox()
	for _, p := range w.pages {
		button := widgets.NewButton(p.title(), nil, func() { w.turn(p) })
		button.OnKey = w.key
		b.buttons = append(b.buttons, button)
		line.Add(button)
	}
	line.Add(layout.NewSpacer())
	b.content = container.NewVBox(widgets.NewSurface(panelColor, 0, line), widget.NewSeparator())
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
