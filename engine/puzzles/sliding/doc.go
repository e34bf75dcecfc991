// Package sliding implements sliding-tile puzzles: the 8-puzzle, the 15-puzzle, the 24-puzzle and every other board of
// m x n cells from 2 x 2 to 10 x 10, for any goal, where a move costs 1 or the number on the tile moved.
//
// # Text
//
// A board is written row by row, its numbers separated by blanks or tabs. The empty cell is -, 0, ., _ or, on a board
// of m x n cells, the number m*n:
//
//	5  1  3  4
//	2  7 15  8
//	9  6 14 11
//	13 10 12 -
//
// Lines after the board set the cost model and the goal, in any order:
//
//	cost: tile          a move costs the number on the tile; "unit", the default, is 1
//	goal: blank-first   or blank-last (the default), spiral, file
//
// A second board, after an empty line or a line "goal", is a custom goal, as if "goal: file" were written; if another
// goal is named as well, it remains available as the choice "file":
//
//	0 1 3
//	4 2 5
//	7 8 6
//
//	goal: file
//	1 2 3
//	8 - 4
//	7 6 5
//
// A # begins a comment. Empty lines between the rows of one board are ignored, and a square board may have all its
// numbers in one line, or one per line.
//
// Two forms of other programs are read too. In files of the n-puzzle project a line with the size precedes the board
// ("3", "3x4" or "3 4"); the goal is then the spiral, with a warning, unless a line names another. A comment "This
// puzzle is unsolvable" is compared with the verdict. And published instances are one line: an identifier, the cells
// with 0 for the blank, and up to two figures, which are ignored. The goal of this form has the blank first, as in the
// source of such lists (R. Korf, "Depth-first iterative-deepening", Artificial Intelligence 27, 1985).
//
// # Moves
//
// A move is named by the direction of the blank: UP, RIGHT, DOWN, LEFT.
//
// # Implementation
//
// The rules are in position.go, apart from all solvers. Solvers rename the tiles: the name of a tile is its goal cell,
// so that the goal of every puzzle is the identity (layout.go). Boards of up to 16 cells are one uint64
// (packedspace.go, walkingspace.go), larger ones an array (largespace.go).
package sliding
