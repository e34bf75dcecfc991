// Package grade judges what any program has printed as the solution of a
// puzzle, such as the programs that students of a course hand in.
//
// It goes by the boards alone. What the program calls its moves, in which
// language, with which figures and frames around, is left aside: every board in
// the text is found and read, and each is held against the one before by the
// rules of the puzzle. Moves count where no board follows them and the family can
// spell them. The figures that the text states are repeated, not judged; its cost,
// that a solution is optimal, or that there is none, is checked.
//
// Reading takes time in proportion to the text times the rows of a board.
package grade
