// Package queens implements the puzzle of coloured regions: one queen in each row, in each column and in each region,
// and no two that touch, not even at a corner.
//
// A text is n rows of n letters without a header; cells with the same letter are one region, and there are n regions.
// Case matters. Letters may be separated by blanks. Below the board there may be
//
//	queens: r1c8 r2c5    given queens
//	picture: 8 96        the board was read from a picture: its number of colours,
//	                     and the difference of the two most similar ones
//
// A move places the queen of a row, "queen r1c8"; in play it can be taken off
// again, "take r1c8". Every solution has n moves and costs n.
package queens
