// Package pdb solves sliding-tile puzzles with additive pattern databases. It
// knows boards, tiles and a blank; it knows nothing of the family's texts,
// goals or cost models.
//
// A board here is a slice with one entry for each cell in reading order: the
// cell where the tile that lies there belongs. The blank too is named by the
// cell where it belongs. So every goal is the board 0, 1, 2, ..., and a goal
// differs from another only in which of the cells is the blank's.
//
// A [Database] holds, for every placing of a few tiles (the pattern), how many
// moves of those tiles alone bring them home. Patterns without a tile in
// common count different moves, so their entries add up to a lower bound
// (Korf and Felner, Disjoint pattern database heuristics, 2002). A [Partition]
// divides the tiles into patterns, a [Heuristic] looks a board up in the
// databases of a partition, [Solve] is IDA* with it, and a [Store] builds
// databases, keeps them in memory and, the big ones, in a folder.
package pdb
