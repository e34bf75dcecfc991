package look

import (
	"fyne.io/fyne/v2"

	"langkah/app/kit/job"
	"langkah/engine/catalog"
	"langkah/widgets"
)

// Frame gives pages the services of the window. Another language changes its
// words; the pages then make their views anew.
type Frame struct {
	Words       Words
	Preferences Preferences
	Puzzles     catalog.Catalog
	Jobs        *job.Runner
	Dialogs     *Dialogs
	Menus       Menus
	Tips        *widgets.Tips // shows tooltips; nil shows none

	Say           func(message string) // in the line at the bottom
	Key           func(*fyne.KeyEvent) // handles a key that no control uses
	Focus         func(fyne.Focusable) // gives it the keyboard
	MenusChanged  func()               // the menus are out of date
	LimitsChanged func()               // the preferences have other limits
}
