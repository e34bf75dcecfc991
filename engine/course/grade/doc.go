// Package grade judges the printed output of any program that solves a puzzle, such as the
// programs that students of a course hand in.
//
// It judges the boards. Names of moves, language, figures and frames are ignored: every
// board in the text is found and parsed, and checked against the previous one by the rules
// of the puzzle. Moves in words count if no board follows them and the family can spell
// them. Figures in the text are reported, not judged; the cost, and the claims that a
// solution is optimal or that there is none, are checked.
//
// Reading takes time in proportion to the text times the rows of a board.
package grade
