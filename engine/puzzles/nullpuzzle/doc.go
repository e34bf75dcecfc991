// Package nullpuzzle is the smallest whole family of puzzles: a row of lamps,
// where pressing one switches it and its neighbours, until all are dark. It is
// the worked example of how a family is added, and the puzzle on which rooms
// that know no family test themselves. It is not offered to the user.
//
// To add a family, make a folder under engine/puzzles/ with these files, in this order,
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
//     the text, however wrong that is. Options carry
//     roles, such as [option.Seed] and, for the size of a new board, [option.Height]
//     and [option.Width]; others ask for them by these, never by name. Small values
//     of the options go together: random tests choose each by itself.
//   - puzzle.go: what the solution depends on, what is known before a search,
//     and the options, which travel with the text: Parse(p.String()) gives p back.
//   - solve.go: the methods, the recommended one first. [engine.SearchMethods]
//     and [engine.RunSearch] offer every algorithm of package search; the first
//     heuristic is the blind one. A faster way of the family's own is one more
//     method, tested for equality with a plain one; where it can take longer
//     than a moment it asks a [search.Meter] for its limits. Every algorithm and
//     heuristic says in its About how it works.
//   - grip.go: what presses, drags and keys at the board mean, as moves. Without
//     it a click makes the move of a piece that has but one.
//   - line.go: the one-line form, for share strings.
//   - abilities.go: what a family may offer beside that, as much as it likes.
//     engine/abilities.go has the table of all: what the user gets, and which methods
//     to write.
//
// Shown here are [engine.Grip], [engine.Refusing], [engine.PieceMover],
// [engine.Introduced], [engine.Aimed], [engine.Judged], [engine.Hinted], [engine.Prover], [engine.Breakable],
// [engine.Coded], [engine.Measured], [engine.Taught] and [engine.Featured], and of the fields of the
// family Generate, Forms, Levels and Line. The others have an example in:
//
//   - ice: [engine.Keyed], [engine.Auditor], [engine.Previewing], moves that programs print as words
//     ([engine.Printing].Spell)
//   - packing: [engine.Turnable], [engine.Turner]
//   - queens: [engine.Enumerable], [engine.Loose], [engine.Markable], a family's
//     Picture
//   - routes: [engine.Priced], [engine.Charted], [engine.Magnified], paths that programs print by their places
//     ([engine.Printing].Path)
//   - rush: [engine.Hardener], [engine.Gradable], [engine.Imitable], [engine.Measure].ByHand, a
//     family's Editor with [engine.Located]
//   - sliding: a family's Played and Cache, a method's Settings, Prepare and
//     [engine.Fallback]
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
