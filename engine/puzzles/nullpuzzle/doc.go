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
//     Text draw it, and no two positions of a puzzle have the same Text. Pieces
//     have IDs, so that they move on the screen; a Move has the ID of the piece
//     that is taken hold of, or pressed, to make it.
//   - family.go: reads and makes puzzles. Package engine/base/text takes a text apart;
//     errors say the line, the column, what was found and what was expected, and
//     of which kind the mistake is. Detect is 1 for what Parse reads, and looks
//     at all lines: it still tells the family's texts from others' with a mistake
//     or two in the first lines. The time and memory of both are in proportion to
//     the text, however wrong that is. The size of a new board is set by options
//     named rows and cols, and small values of the options go together: random
//     tests choose each by itself.
//   - puzzle.go: what the solution depends on, what is known before a search,
//     and the options, which travel with the text: Parse(p.String()) gives p back.
//   - solve.go: the methods, the recommended one first. [engine.SearchMethods]
//     and [engine.RunSearch] offer every algorithm of package search; the first
//     heuristic is the blind one, and what is said of a heuristic's properties is
//     also said of its problem. A faster way of the family's own is one more
//     method, tested for equality with a plain one; where it can take longer
//     than a moment it asks a [search.Meter] for its limits.
//   - grip.go: what presses, drags and keys at the board mean, as moves. Without
//     it a click makes the move of a piece that has but one.
//   - line.go: the one-line form, for share strings.
//
// Further abilities, each asked for with ok: an [engine.Editor] and levels in the
// family, [engine.Loose] and [engine.Tallier] for play, [engine.Hardener].
//
// Then, outside the folder:
//
//   - engine/catalog/catalog.go: the family in the list of New, and its import.
//   - assets/puzzles/<name>/ and Samples in assets/assets.go: a sample or more,
//     which the first method solves within seconds. The title of one without a
//     solution says that it "cannot be solved".
//   - assets/translations/id.json: the Indonesian of every message and title,
//     in the order of the keys.
//
// The tests of engine, engine/catalog and assets say what is missing. The window,
// the command line, pictures, transcripts, comparison and verification need no
// change.
package nullpuzzle
