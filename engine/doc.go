// Package engine is the contract between the families of puzzles and whoever
// uses them: the window, the command line, the comparison.
//
// A text becomes a [Puzzle] through its [Family]; [Solve] runs one of its
// methods and returns a [Result] whose solution has been replayed by the
// rules. The rules are [Position.Apply] and [Position.Solved], nothing else.
package engine
