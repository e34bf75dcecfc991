package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Lending is a place whose content a drawer borrows while there is no room for it.
type Lending struct {
	Place   *fyne.Container
	content fyne.CanvasObject
}

// NewLending makes a place with its content.
func NewLending(content fyne.CanvasObject) *Lending {
	return &Lending{container.NewStack(content), content}
}

// Lend gives the content away; TakeBack has it again.
func (l *Lending) Lend() fyne.CanvasObject {
	l.Place.RemoveAll()
	return l.content
}

// TakeBack puts the content back in its place.
func (l *Lending) TakeBack() {
	l.Place.Objects = []fyne.CanvasObject{l.content}
	l.Place.Refresh()
}
