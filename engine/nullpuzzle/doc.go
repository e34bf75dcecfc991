// Package nullpuzzle is the smallest whole family of puzzles: a row of lamps,
// where pressing one switches it and its neighbours, until all are dark. It is
// the worked example of how a family is added, and the puzzle on which rooms
// that know no family test themselves. It is not offered to the user.
//
// To add a family, make a folder under engine/ with these files, in this order,
// and test each before the next:
//
//   - position.go: one arrangement and its rules. Apply is the only judge of a
//     solution: it refuses whatever the rules forbid, with the reason. Scene and
//     Text draw it; pieces have IDs, so that they move on the screen.
//   - family.go: reads and makes puzzles. Errors say the line, the column, what
//     was found and what was expected. Detect tells the family's texts from others'.
//   - puzzle.go: what the solution depends on, what is known before a search,
//     and the options, which travel with the text: Parse(p.String()) gives p back.
//   - solve.go: the methods. [engine.SearchMethods] and [engine.RunSearch]
//     offer every algorithm of package search; a faster way of the family's own
//     is one more method, tested for equality with a plain one.
//
// Then add one line to Families in engine/catalog and one sample under
// assets/puzzles. The window, the command line, pictures, transcripts,
// comparison and verification need no change.
package nullpuzzle
