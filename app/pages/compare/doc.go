// Package compare is the page on which methods are compared: the puzzles and
// methods to the left; tables, charts and the race of a few to the right.
//
// A [Model] is all that the page shows; it knows no toolkit. The views (panel,
// tables, charts, raceView) show it and hand on what the user does; [Page] joins
// them.
package compare
