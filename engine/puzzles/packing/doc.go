// Package packing is the puzzles in which pieces fill a board: IQ Puzzler Pro,
// Kanoodle, pentominoes, on a rectangle, a custom shape or a pyramid of balls.
//
// # Text
//
//	5 7 5        rows, columns, pieces
//	CUSTOM       or DEFAULT, the whole rectangle, or PYRAMID
//	...X...      for CUSTOM the board: X (or #) a cell to fill, . none
//	.XXXXX.
//	XXXXXXX
//	.XXXXX.
//	...X...
//	A            then the pieces, each drawn with its own capital letter;
//	AAA          blanks before and between letters count, empty rows too, and a
//	BB           piece ends where the letter changes
//	...
//
// A PYRAMID has N = M; its layers are N x N, then one less each way, up to a
// single ball. Pieces may be turned and turned over, and each is used once.
//
// Two sections may follow the pieces; files without them have neither:
//
//	ONE-SIDED L S     these pieces may not be turned over (flat boards only)
//	GIVEN             the board with the pieces that lie there already, by their
//	..L....           letters, . for the rest; of a pyramid the layers from the
//	..LLL..           top down, as in the output; blank lines do not count
//
// A challenge of Kanoodle or IQ Puzzler Pro may also be the board alone: a grid of
// 55 letters, with ., 0 or g for an empty cell. What lies there is told by its
// form, the pieces left are those of the game.
//
// A letter that is used again for another piece is a warning; the later piece
// is then called by the first letter that the file does not use.
//
// # Moves
//
// A move is "piece orientation cell", such as "L 3 r2c5". The cell is the one
// that the piece's first cell, in reading order, comes to lie on; in a pyramid
// "h1r2c3" is row 2 and column 3 of the lowest layer, h2 lies on it, and reading
// order goes from the lowest layer up. Orientation 1 is the piece as it was
// drawn; 2 to 4 are its turns clockwise, 5 to 8 the same after it was turned
// over from left to right, without those that look like an earlier one. A
// pyramid goes on with the same turns upright along one diagonal and then along
// the other.
package packing
