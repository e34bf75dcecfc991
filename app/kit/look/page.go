package look

import "fyne.io/fyne/v2"

// Page has the methods of a page that has nothing of its own in the window's menus
// and status line and takes no notice of what happens. Pages embed it, and have
// their own of those that they need.
type Page struct{}

// Badges are none.
func (Page) Badges() fyne.CanvasObject { return nil }

// Menus are none.
func (Page) Menus() []*fyne.Menu { return nil }

// Views are none.
func (Page) Views() []*fyne.MenuItem { return nil }

// Leave does nothing.
func (Page) Leave() {}

// PuzzleChanged does nothing.
func (Page) PuzzleChanged() {}

// LimitsChanged does nothing.
func (Page) LimitsChanged() {}
