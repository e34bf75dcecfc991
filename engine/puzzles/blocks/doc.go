// Package blocks implements sliding blocks of any shape, such as Klotski (L'âne rouge, 华容道): pieces of one or more cells
// move up, down, left and right over free cells, never turn, and one or more of them have to reach a goal.
//
// The text begins with a line "blocks". The board follows, a character a piece: a full stop is an empty cell, # a wall, a
// blank no cell at all, - a door, which only the goal piece may enter. Then there is the goal, in one of three ways:
//
//	blocks
//	bAAc
//	bAAc
//	deef
//	dghf
//	i..j
//	goal: A r4c2     row and column of the upper left cell of the box of A; one line a piece
//	cost: moves      what costs 1: a move of a piece along any path (the default), a straight slide, or a step of one cell
//
// "goal:" alone is followed by a second grid, in which . and ? stand for anything; a piece there may be any one of that
// form, unless lines such as "equal: 123" say which pieces are interchangeable: then all others in that grid are meant
// themselves. "exit: A" lets A leave by a gap of doors in the rim of the board: the puzzle ends as soon as A stands in it.
//
// Pieces of the same form are interchangeable unless the goal names them: positions that differ only in their exchange are
// one position to every search and every count. Mirror images count as different positions: mirroring would halve their
// number only on symmetric boards, and not always there, since a mirror image may be unreachable.
//
// Other forms of text are read as well; see the file foreign.go.
package blocks
