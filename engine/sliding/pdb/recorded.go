package pdb

import (
	"math"

	"langkah/engine/search"
)

// recorded is the depth-first part of IDA* for whoever wants to hear of every
// node: the same nodes in the same order as those of plain and summed, which
// are too fast to be heard. It looks each board up from the start.
//
// Nodes get numbers as they are made; the start is node 1. A move's number is
// where the blank goes: 0 up, 1 right, 2 down, 3 left.
type recorded struct {
	dfs
	start     dfs // to go back to
	grid      Grid
	home      int // the blank's cell in the goal
	heuristic *Heuristic
	probe     *search.Probe

	bound    int32
	made     int32
	children [32]waiting // of the start, by the cell that the blank visits
}

// waiting is a node that was made and is within the bound.
type waiting struct{ node, h int32 }

func newRecorded(g Grid, board []uint8, blank int, probe *search.Probe) *recorded {
	w := newDFS(g, board, blank)
	return &recorded{dfs: w, start: w, grid: g, home: blank, probe: probe}
}

func (r *recorded) common() *dfs { return &r.dfs }

// guide takes over a heuristic.
func (r *recorded) guide(h *Heuristic) {
	r.heuristic, r.passed = h, nil
	if h != nil {
		r.passed = newPassed(fewestPassed)
	}
	r.start.passed = r.passed
}

// begin tells of a round, and of the start and its successors in it.
func (r *recorded) begin(round *round) {
	r.bound = int32(round.bound)
	r.dfs = r.start
	root := search.Event{Node: 1, H: r.estimate(), F: r.estimate()}
	if r.made == 0 {
		r.made = 1
		root.Kind = search.Generated
		r.probe.Record(root)
	}
	r.probe.Record(search.Event{Kind: search.Iteration, F: r.bound})
	root.Kind = search.Expanded
	r.probe.Record(root)
	for _, subtree := range round.subtrees {
		r.children[subtree[0]] = r.make(r.to(subtree[0]), 1, 0)
	}
}

// make tells of the board that a hop makes, the depth-th below the start; its
// node is 0 where it is over the bound.
func (r *recorded) make(h hop, parent, depth int32) (to waiting) {
	from := r.blank
	r.hop(h.from)
	e := search.Event{Kind: search.Generated, Depth: uint16(min(depth+1, math.MaxUint16)), Parent: parent, Move: r.grid.way(from, h.from)}
	e.G, e.H = depth+1, r.estimate()
	e.F = e.G + e.H
	if e.F > r.bound {
		e.Kind, e.Why = search.Pruned, search.OverBound
	} else {
		r.made++
		e.Node = r.made
	}
	r.probe.Record(e)
	r.hop(from)
	return waiting{e.Node, e.H}
}

// hop takes the blank to a cell beside it.
func (r *recorded) hop(cell uint8) {
	r.board[r.blank], r.board[cell] = r.board[cell], r.board[r.blank]
	r.blank = cell
}

// way is the number of the blank's move between two cells.
func (g Grid) way(from, to uint8) int32 {
	switch int(to) - int(from) {
	case -g.Width:
		return 0
	case 1:
		return 1
	case g.Width:
		return 2
	}
	return 3
}

// estimate is the heuristic's of the board.
func (r *recorded) estimate() int32 {
	board := r.board[:r.grid.Cells()]
	if r.heuristic != nil {
		return int32(r.heuristic.Estimate(board))
	}
	return int32(Manhattan(r.grid, board, r.home))
}

// search is as for plain; prefix is one move.
func (r *recorded) search(prefix []uint8, _ int) bool {
	r.board, r.blank, r.path = r.start.board, r.start.blank, nil
	to, from := r.children[prefix[0]], r.blank
	if to.node == 0 {
		return false
	}
	h := r.to(prefix[0])
	r.hop(prefix[0])
	return r.below(&r.after[h.move], to, link{1, r.grid.way(from, prefix[0])}, 1)
}

// link is how a node was reached.
type link struct{ parent, move int32 }

// below searches the boards below a node, depth moves deep, by the moves h.
func (r *recorded) below(h *hops, at waiting, by link, depth int32) bool {
	e := search.Event{
		Kind: search.Expanded, Depth: uint16(min(depth, math.MaxUint16)), Node: at.node, Parent: by.parent, Move: by.move,
		G: depth, H: at.h, F: depth + at.h,
	}
	if Manhattan(r.grid, r.board[:r.grid.Cells()], r.home) == 0 {
		e.Kind = search.Goal
		r.probe.Record(e)
		return true
	}
	if r.expanded >= r.pause && !r.rest() {
		return true
	}
	r.expanded++
	r.probe.Record(e)
	r.generated += int64(h.count)
	var children [4]waiting
	for i := range h.count {
		children[i] = r.make(h.hop[i], at.node, depth)
	}
	from := r.blank
	for i := range h.count {
		if children[i].node == 0 {
			continue
		}
		hop := h.hop[i]
		r.hop(hop.from)
		if r.entered(children[i], link{at.node, r.grid.way(from, hop.from)}, depth+1) {
			r.hop(from)
			continue
		}
		if r.below(&r.after[hop.move], children[i], link{at.node, r.grid.way(from, hop.from)}, depth+1) {
			r.path = append(r.path, hop.from)
			return true
		}
		r.hop(from)
	}
	return false
}

// entered says whether the board was reached before, as summed asks it: not of
// boards whose estimate leaves no move to spare, and not with Manhattan distance.
func (r *recorded) entered(at waiting, by link, depth int32) bool {
	e := search.Event{
		Kind: search.Pruned, Why: search.Entered, Depth: uint16(min(depth, math.MaxUint16)), Node: at.node, Parent: by.parent, Move: by.move,
		G: depth, H: at.h, F: depth + at.h,
	}
	if r.passed == nil || e.F == r.bound || !r.passed.visit(keyOf(r.board[:r.grid.Cells()]), r.bound-depth) {
		return false
	}
	r.probe.Record(e)
	return true
}
