// Package packing implements puzzles in which pieces fill a board: IQ Puzzler Pro, Kanoodle, pentominoes, on a rectangle,
// a custom shape or a pyramid of balls.
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
//	AAA          blanks before and between letters are part of the shape, as are
//	BB           empty rows, and a piece ends where the letter changes
//	...
//
// A PYRAMID has as many columns as rows; its layers are N x N, then one less in each direction, up to a single ball.
// Pieces may be rotated and turned over, and each is used once.
//
// Two optional sections may follow the pieces:
//
//	ONE-SIDED L S     pieces that may not be turned over (flat boards only)
//	GIVEN             the board with the given pieces by their letters, . for
//	..L....           empty cells; the layers of a pyramid from the top down,
//	..LLL..           as in the output; blank lines are ignored
//
// A challenge of Kanoodle or IQ Puzzler Pro may also be the board alone: a grid of 55 letters, with ., 0 or g for an empty
// cell. The pieces on it are identified by shape; the remaining pieces are those of the game.
//
// A letter used for two pieces gives a warning; the later piece is renamed to the first letter that the file does not use.
//
// # Moves
//
// A move is "piece orientation cell", such as "L 3 r2c5". The cell is that of the piece's first cell in reading order; in
// a pyramid "h1r2c3" is row 2 and column 3 of the lowest layer, h2 is the layer above, and reading order begins with the
// lowest layer. Orientation 1 is the piece as drawn; 2 to 4 are its clockwise rotations, 5 to 8 the same after reflection
// from left to right, without duplicates. In a pyramid the same follow upright along one diagonal of the base and then
// along the other.
package packing
