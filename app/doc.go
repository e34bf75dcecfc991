// Package app is the window's frame: its pages in a row, menus, keys, dialogs
// that open, make and copy puzzles, and the line at the bottom. It knows no
// puzzle and searches nothing; everything it shows of a puzzle is built from what
// the puzzle says of itself.
//
// [Open] builds the [Window] in any Fyne app, so that tests run it without a
// display. The pages are packages of their own: app/pages/board, app/pages/compare. They
// share app/kit/look, run their work by app/kit/job, and see of the window only the
// [look.Frame] and what their Host type names.
package app
