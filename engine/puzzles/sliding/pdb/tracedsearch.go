package pdb

import (
	"math"

	"langkah/engine/solve/search"
)

// recorded is the depth-first search of IDA* with tracing: it visits the same nodes in the same order as plain and
// summed, which are too fast for tracing, and evaluates each board from scratch.
//
// Nodes are numbered as they are generated; the start is node 1. A move's number is the blank's direction: 0 up, 1
// right, 2 down, 3 left.
type recorded struct {
	dfs
	grid      Grid
	home      int // goal cell of the blank
	heuristic *Heuristic
	probe     *search.Probe

	bound    int32
	lastNode int32
}

// openNode is a generated node within the bound.
type openNode struct {
	node, h int32
	by      link
}

// link is the edge to a node.
type link struct{ parent, move int32 }

func newRecorded(g Grid, board []uint8, blank int, probe *search.Probe) *recorded {
	return &recorded{dfs: newDFS(g, board, blank), grid: g, home: blank, probe: probe}
}

func (r *recorded) common() *dfs { return &r.dfs }

// guide sets the heuristic, with an empty transposition table.
func (r *recorded) guide(h *Heuristic) {
	r.heuristic, r.passed = h, nil
	if h != nil {
		r.passed = h.newPassed()
	}
}

// begin records the start of a round.
func (r *recorded) begin(bound int) {
	r.bound = int32(bound)
	r.board, r.blank = r.start.board, r.start.blank
	r.start.traced = openNode{node: 1, h: r.estimate()}
	if r.lastNode == 0 {
		r.lastNode = 1
		r.probe.Record(r.event(search.Generated, r.start.traced, 0))
	}
	r.probe.Record(search.Event{Kind: search.Iteration, F: r.bound})
}

// event returns an event of a node within the bound.
func (r *recorded) event(kind search.EventKind, at openNode, depth int32) search.Event {
	return search.Event{
		Kind: kind, Depth: uint16(min(depth, math.MaxUint16)), Node: at.node, Parent: at.by.parent, Move: at.by.move,
		G: depth, H: at.h, F: depth + at.h,
	}
}

// make records the successor by a hop of a node at that depth; its node number is 0 if it is over the bound.
func (r *recorded) make(h hop, parent, depth int32) (to openNode) {
	from := r.blank
	r.hop(h.from)
	e := search.Event{Kind: search.Generated, Depth: uint16(min(depth+1, math.MaxUint16)), Parent: parent, Move: r.grid.direction(from, h.from)}
	e.G, e.H = depth+1, r.estimate()
	e.F = e.G + e.H
	if e.F > r.bound {
		e.Kind, e.Why = search.Pruned, search.OverBound
	} else {
		r.lastNode++
		e.Node = r.lastNode
	}
	r.probe.Record(e)
	r.hop(from)
	return openNode{e.Node, e.H, link{parent, e.Move}}
}

// hop moves the blank to an adjacent cell.
func (r *recorded) hop(cell uint8) {
	r.board[r.blank], r.board[cell] = r.board[cell], r.board[r.blank]
	r.blank = cell
}

// direction returns the direction number of the blank's move between two cells.
func (g Grid) direction(from, to uint8) int32 {
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

// estimate returns the heuristic's value of the present board.
func (r *recorded) estimate() int32 {
	board := r.board[:r.grid.Cells()]
	if r.heuristic != nil {
		return int32(r.heuristic.Estimate(board))
	}
	return int32(Manhattan(r.grid, board, r.home))
}

func (r *recorded) successors(t *subtree, _ int, list []subtree) []subtree {
	r.board, r.blank = t.board, t.blank
	depth := int32(t.moves)
	r.probe.Record(r.event(search.Expanded, t.traced, depth))
	h := &r.after[t.last&127]
	var children [4]openNode
	for i := range h.count {
		children[i] = r.make(h.hop[i], t.traced.node, depth)
	}
	for i := range h.count {
		if children[i].node == 0 {
			continue
		}
		r.hop(h.hop[i].from)
		if !r.entered(children[i], depth+1) {
			c := r.child(t, h.hop[i])
			c.traced = children[i]
			list = append(list, c)
		}
		r.hop(t.blank)
	}
	return list
}

func (r *recorded) search(t *subtree, _ int) bool {
	r.board, r.blank, r.path = t.board, t.blank, nil
	return r.below(&r.after[t.last&127], t.traced, int32(t.moves))
}

// below searches the subtree of a node at that depth, by the moves h.
func (r *recorded) below(h *hops, at openNode, depth int32) bool {
	if Manhattan(r.grid, r.board[:r.grid.Cells()], r.home) == 0 {
		r.probe.Record(r.event(search.Goal, at, depth))
		return true
	}
	if r.expanded >= r.pause && !r.mayContinue() {
		return true
	}
	r.expanded++
	r.probe.Record(r.event(search.Expanded, at, depth))
	r.generated += int64(h.count)
	var children [4]openNode
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
		if r.entered(children[i], depth+1) {
			r.hop(from)
			continue
		}
		if r.below(&r.after[hop.move], children[i], depth+1) {
			r.path = append(r.path, hop.from)
			return true
		}
		r.hop(from)
	}
	return false
}

// entered reports, and records, whether the transposition table cuts the board off; there is none with Manhattan
// distance.
func (r *recorded) entered(at openNode, depth int32) bool {
	if r.passed == nil || !r.passed.visit(keyOf(r.board[:r.grid.Cells()]), r.bound-depth, r.bound-depth-at.h) {
		return false
	}
	e := r.event(search.Pruned, at, depth)
	e.Why = search.Entered
	r.probe.Record(e)
	return true
}
