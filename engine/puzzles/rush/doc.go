// Package rush implements Rush Hour and Unblock Me: blocks on a grid slide along their own row or column, and one of them,
// the primary piece, has to reach the exit.
//
// Five text forms are read. A grid with K:
//
//	6 6          rows and columns
//	11           pieces without the primary one
//	AAB..F       a letter is a piece, a full stop an empty cell,
//	..BCDF       P the primary piece, K the exit, outside the grid
//	GPPCDFK      in line with P, on any of the four sides
//	GH.III
//	GHJ...
//	LLJMM.
//
// Integers, as for Unblock Me: 0 is an empty cell, 1 the red block, which lies flat and leaves on the right, 2 and up are
// the others. One line, row by row, of a square board, as in the public databases: o or a full stop for an empty cell, A
// the red car, which leaves on the right, x a wall.
//
// A grid without a header, of letters or of names separated by blanks, in which X leaves on the right. And a table of cars,
//
//	car,orientation,col,row,length
//	A,H,2,1,2
//	X,H,1,3,2
//
// with X as the primary piece, which is converted to such a grid.
//
// A piece of a single cell cannot move and is a wall. A last line "cost: steps" sets the cost of a slide to its number of
// cells; by default, or with "cost: slides", a slide of any length costs 1.
//
// A board is solved when the primary piece touches the exit's side.
package rush
