// Package pdb solves sliding-tile puzzles optimally with additive pattern databases. It is independent of the family's
// texts, goals and cost models.
//
// A board is a slice with one entry per cell in reading order: the goal cell of the tile there. The blank too is named
// by its goal cell. So every goal is the board 0, 1, 2, ..., and goals differ only in which cell is the blank's.
//
// A [Database] holds, for every placement of a few tiles (the pattern), how many moves of those tiles alone bring them
// home. Disjoint patterns count different moves, so their entries add up to a lower bound (Korf and Felner, "Disjoint
// pattern database heuristics", 2002). A [Partition] divides the tiles into patterns, a [Heuristic] evaluates boards by
// the databases of a partition, [Solve] is IDA* with it, and a [Store] builds databases and caches them, in memory and,
// if large, on disk.
package pdb
