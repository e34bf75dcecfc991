// Package board is the page on which a puzzle stands: what is known of it, the
// method that solves it, the board with the solution playing on it, and what the
// search did.
//
// A [Model] is all that the page shows; it knows no toolkit. The views (panel,
// boardView, sideTabs, badges) show it and hand on what the user does; [Page]
// joins them.
package board
