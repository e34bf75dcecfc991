package pdb

import "slices"

// An iteration of IDA* expands the start down to a frontier of boards some moves
// deep and searches below these depth first, one after the other. On boards of more
// than 16 cells the most promising ones come first: those with the least Manhattan
// distance, every two tiles that lie in the wrong order in the line where both belong
// counted as some moves more. (Powley and Korf, Single-agent parallel window search,
// 1991, order a frontier by what is estimated to be left; linear conflicts are from
// Hansson, Mayer and Yung, Criticizing solutions to relaxed models, 1992.)
//
// All iterations but the last one search everything whatever the order; the last one
// ends with the first solution. Neighbours in the order of the moves are alike, and
// where one has no solution the next ones seldom have: of whole last iterations of
// the 24-puzzle a third is spent in that order, a fifth by promise. On the 15-puzzle
// it is a quarter, which is 7 % of all nodes of Korf's hundred; but where the last
// iteration is short, on boards of 70 and more moves, it takes a tenth more in all, so
// that these keep the order of the moves.
//
// The promise is the board's own, not the better estimate of databases, and how deep
// the frontier lies follows from the bound; so the same solution comes first whatever
// the databases and the number of cores are. Boards of the same promise, such as one
// that two ways lead to, keep the order of the moves: up, right, down, left.
//
// The frontier costs its memory and, in the last iteration, the boards above it that
// need not have been expanded: it must be small beside the iteration.

// deepest is how many moves below the start a frontier lies at most.
const deepest = 12

// frontier is where an iteration begins.
type frontier struct {
	depth     int  // moves below the start
	byPromise bool // it is searched in that order
}

// frontierFor is that of an iteration on so many cores. A search in the order of the
// moves that nobody shares goes depth first from the start on, as does one that is told
// of: what is said of it, and what is asked of who watches, is of that order.
func (s *solver) frontierFor(cores int) frontier {
	byPromise := s.grid.Cells() > cellsInOrder
	if s.recorded != nil || cores == 1 && !byPromise {
		return frontier{depth: 1}
	}
	return frontier{frontierDepth(s.bound), byPromise}
}

// frontierDepth is how many moves below the start a frontier lies.
func frontierDepth(bound int) int { return min(bound/8, deepest) }

// frontierBytes is about what it holds.
func frontierBytes(bound int) int64 { return 4096 << frontierDepth(bound) }

// cellsInOrder is up to how many cells a board's frontier keeps the order of the moves.
const cellsInOrder = 16

// conflictMoves is what a pair in the wrong order counts: more than the two moves
// that it needs at least.
const conflictMoves = 3

// subtree is a board below the start and what a search below it begins with.
type subtree struct {
	board    [32]uint8
	blank    uint8
	moves    uint8
	visited  [deepest]uint8 // the cells that the blank visited since the start
	last     uint8          // the number of the last move
	distance int32

	// With databases.
	key  key
	sums [2]int32 // the excesses, by view
	at   []lookup // of each slot

	told waiting // in a recorded search
}

// path is how the blank came here.
func (t *subtree) path() []uint8 { return t.visited[:t.moves] }

// child is the board after a hop, what databases say of it left out.
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

// spread lists the frontier within the bound in the order to search, unless the
// nodes that may be expanded do not suffice.
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

// promise orders the frontier: the less, the sooner a board is searched.
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

// sorted is a layer by promise.
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

// of is the promise of a board.
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
