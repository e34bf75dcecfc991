package app

import "fyne.io/fyne/v2"

// page is one way of working, shown in the middle of the window. Pages know
// neither the window nor each other.
type page interface {
	section
	Content() fyne.CanvasObject
	Badges() fyne.CanvasObject // its own, in the status line; nil for none

	Build()         // make the views anew, in other words
	Enter()         // it is shown
	Leave()         // another one is
	Focus()         // take the keyboard
	PuzzleChanged() // the session has another puzzle
	LimitsChanged() // the preferences have other limits
}

// section has a title and menus of its own.
type section interface {
	Title() string
	Menus() []*fyne.Menu     // between Edit and View
	Views() []*fyne.MenuItem // in View
}

// place is a page and the keys that turn to it. A page keeps its digit, which is
// pressed with Ctrl, whatever pages stand beside it.
type place struct {
	page
	digit fyne.KeyName
	alone fyne.KeyName // a key that does the same by itself; "" for none
}
