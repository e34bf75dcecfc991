package look

import "fyne.io/fyne/v2"

// Page has the default methods of a page: nothing in the window's menus and status line,
// and no reaction to changes. Pages embed it and define those that they need.
type Page struct{}

// Badges returns none.
func (Page) Badges() fyne.CanvasObject { return nil }

// Menus returns none.
func (Page) Menus() []*fyne.Menu { return nil }

// Views returns none.
func (Page) Views() []*fyne.MenuItem { return nil }

// Leave does nothing.
func (Page) Leave() {}

// PuzzleChanged does nothing.
func (Page) PuzzleChanged() {}

// LimitsChanged does nothing.
func (Page) LimitsChanged() {}
