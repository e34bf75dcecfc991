// Package app is the window: its pages, menus, dialogs and preferences. It
// knows no puzzle and searches nothing; everything it shows of a puzzle is
// built from what the puzzle says of itself.
//
// [Open] builds the [Window] in any Fyne app, so that tests run it without a
// display. A [page] is one way of working; [solvePage] is the first.
package app
