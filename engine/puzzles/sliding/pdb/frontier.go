package pdb

import "slices"

// An iteration of IDA* expands the start to a frontier of boards some moves deep and searches the subtrees one after
// the other. On boards of more than 16 cells they are ordered by promise: Manhattan distance plus a penalty for every
// linear conflict. (Powley and Korf, "Single-agent parallel window search", 1991, order a frontier by the estimated
// remaining cost; linear conflicts are from Hansson, Mayer and Yung, "Criticizing solutions to relaxed models", 1992.)
//
// All iterations but the last search everything in any order; the last ends with the first solution. Neighbours in the
// order of moves are similar, and if one has no solution the next seldom has: of all last iterations of the 24-puzzle a
// third is searched in that order, a fifth by promise. On the 15-puzzle it is a quarter, which is 7 % of all nodes of
// Korf's hundred instances; but if the last iteration is short, on boards of 70 and more moves, ordering costs a tenth
// of the total, so small boards keep the order of moves.
//
// The promise is independent of the databases, and the depth of the frontier depends only on the bound; so the same
// solution is found first whatever the databases and the number of cores. Ties keep the order of moves: up, right,
// down, left.
//
// The frontier costs memory and, in the last iteration, the expansion of boards above it: it must be small compared
// with the iteration.

// deepest is the greatest depth of a frontier.
const deepest = 12

// frontier describes the frontier of an iteration.
type frontier struct {
	depth     int  // in moves
	byPromise bool // sorted by promise
}

// frontierFor returns the frontier of an iteration on so many cores. A sequential search in the order of moves needs
// none, and a traced one must keep the order that its events show.
func (s *solver) frontierFor(cores int) frontier {
	byPromise := s.grid.Cells() > cellsInOrder
	if s.recorded != nil || cores == 1 && !byPromise {
		return frontier{depth: 1}
	}
	return frontier{frontierDepth(s.bound), byPromise}
}

// frontierDepth returns the depth of a frontier in moves.
func frontierDepth(bound int) int { return min(bound/8, deepest) }

// frontierBytes estimates its memory.
func frontierBytes(bound int) int64 { return 4096 << frontierDepth(bound) }

// cellsInOrder is the largest number of cells for which a frontier keeps the order of moves.
const cellsInOrder = 16

// conflictMoves is the penalty of a linear conflict: more than the two moves of its lower bound.
const conflictMoves = 3

// subtree is a board of the frontier with the state with which its search begins.
type subtree struct {
	board    [32]uint8
	blank    uint8
	moves    uint8
	visited  [deepest]uint8 // cells that the blank has visited since the start
	last     uint8          // number of the last move
	distance int32

	// With databases.
	key  key
	sums [2]int32 // of the excesses, by view
	at   []lookup // by slot

	traced openNode // if traced
}

// path returns the blank's path from the start.
func (t *subtree) path() []uint8 { return t.visited[:t.moves] }

// child returns the board after a hop, without the fields for databases.
func (w *dfs) child(t *subtree, h hop) subtree {
	tile := t.board[h.from]
	c := subtree{
		board: t.board, blank: h.from, last: h.move,
		distance: t.distance + int32(w.delta[int(h.move)*32+int(tile)]),
	}
	c.board[t.blank], c.board[h.from] = tile, t.board[t.blank]
	c.visited, c.moves = t.visited, t.moves+1
	c.visited[t.moves] = h.from
	return c
}

// spread computes the frontier within the bound in the order of the search. At the node limit it stays empty.
func (r *round) spread(k kernel, g Grid, blank int) {
	w := k.common()
	w.expanded, w.generated = 0, 0
	defer func() {
		r.expanded.Store(w.expanded)
		r.generated.Store(w.generated)
	}()
	layer := []subtree{w.start}
	for range r.depth {
		var deeper []subtree
		for i := range layer {
			t := &layer[i]
			switch {
			case t.distance == 0:
				deeper = append(deeper, *t)
				continue
			case r.work.Grant(1) == 0:
				return
			}
			w.expanded++
			w.generated += int64(w.after[t.last&127].count)
			deeper = k.successors(t, r.bound, deeper)
		}
		layer = deeper
	}
	if r.byPromise {
		layer = newPromise(g, blank).sorted(layer)
	}
	for i := range layer {
		r.subtrees = append(r.subtrees, &layer[i])
	}
}

// promise evaluates boards of a frontier: lesser values are searched first.
type promise struct {
	grid        Grid
	blank       uint8
	row, column [32]uint8
}

func newPromise(g Grid, blank int) *promise {
	p := &promise{grid: g, blank: uint8(blank)}
	for cell := range g.Cells() {
		p.row[cell], p.column[cell] = uint8(cell/g.Width), uint8(cell%g.Width)
	}
	return p
}

// sorted returns a layer sorted by promise, stably.
func (p *promise) sorted(layer []subtree) []subtree {
	order := make([]uint64, len(layer))
	for i := range layer {
		order[i] = uint64(p.of(&layer[i]))<<32 | uint64(i)
	}
	slices.Sort(order)
	sorted := make([]subtree, 0, len(layer))
	for _, o := range order {
		sorted = append(sorted, layer[uint32(o)])
	}
	return sorted
}

// of returns the promise value of a board.
func (p *promise) of(t *subtree) int32 {
	conflicts := int32(0)
	for cell, tile := range t.board[:p.grid.Cells()] {
		if tile == p.blank {
			continue
		}
		if row := p.row[tile&31]; row == p.row[cell] {
			for _, other := range t.board[cell+1 : (int(row)+1)*p.grid.Width] {
				if other < tile && other != p.blank && p.row[other&31] == row {
					conflicts++
				}
			}
		}
		if column := p.column[tile&31]; column == p.column[cell] {
			for below := cell + p.grid.Width; below < p.grid.Cells(); below += p.grid.Width {
				if other := t.board[below]; other < tile && other != p.blank && p.column[other&31] == column {
					conflicts++
				}
			}
		}
	}
	return t.distance + conflictMoves*conflicts
}
