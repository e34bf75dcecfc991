// Package queens is the puzzle of coloured regions: one queen in each row, in
// each column and in each region, and no two that touch, not even at a corner.
//
// A text is n rows of n letters without a header; cells with the same letter
// are one region, and there are n of them. Small letters are letters of their
// own. Letters may stand apart by blanks. Below the board there may be
//
//	queens: r1c8 r2c5    queens that stand there from the beginning
//	picture: 8 96        the board was read from a picture: its colours, and how
//	                     much the two that are most alike differ
//
// A move places the queen of a row, "queen r1c8"; in play it can be taken off
// again, "take r1c8". Every solution has n moves and costs n.
package queens
