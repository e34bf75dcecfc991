// Package widgets holds the window's small controls: buttons, badges, cards, tabs
// and the like. Its rooms hold the larger widgets: sceneview the boards, table
// rows under a header, plot charts and maps; style is below them all.
package widgets
