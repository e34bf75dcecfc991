// Package quick solves large sliding-tile puzzles soon, not with the fewest
// moves. A beam search brings the tiles home line after line from the rim, a
// few at a time, until a window of 5 x 5 cells is left, which it finishes by
// the estimates of pattern databases; then stretches of the path are replaced
// by shortest ones. The beam follows several boards at a time, so that what
// brings some tiles home spoils little of the others.
//
// Time grows with the beam's width and the length of the solution, and so does
// memory, eight bytes for each board kept. It may miss the goal in the window, which it says;
// on random boards it has not been seen to.
//
// Boards are as in package pdb: each tile is named by the cell where it belongs.
package quick

import (
	"context"

	"langkah/engine/search"
	"langkah/engine/sliding/pdb"
)

// Options say how a board is solved.
type Options struct {
	Width  int // boards that are kept at a time; more take longer and need fewer moves
	Limits search.Limits
	Probe  *search.Probe // may be nil

	// Heuristic is for the window that Window tells, in its own cells.
	Heuristic *pdb.Heuristic
}

// Outcome is what a solve found. The bound of the counters is the Manhattan
// distance of the start.
type Outcome struct {
	Status search.Status
	Blank  []uint8 // when Solved, the cells that the blank visits, without the first
	search.Counters
}

// Window is the shape of the part that is solved last, and its goal's cell of
// the blank.
func Window(g pdb.Grid, blank int) (pdb.Grid, int) {
	w := newWindow(g, blank)
	return w.grid, w.inner(blank)
}

// plans are the ways that are tried on boards of up to 49 cells, the best of
// which counts: by rows or by columns first, and with which weight. Larger
// boards are solved the first way only.
func plans(g pdb.Grid) []plan {
	all := []plan{{false, 2}, {true, 2}, {false, 3}, {true, 3}}
	if g.Cells() > 49 {
		return all[:1]
	}
	return all
}

type plan struct {
	turned bool
	weight int32
}

// Solve finds a solution of a board that [pdb.Solvable] says has one, always
// the same for the same board and width.
func Solve(ctx context.Context, g pdb.Grid, board []uint8, blank int, o Options) Outcome {
	s := &solver{ctx: ctx, options: o, meter: search.NewMeter(ctx, o.Limits, o.Probe)}
	defer s.meter.Close()
	s.meter.Bound = int64(pdb.Manhattan(g, board, blank))
	s.meter.Generated = 1
	if !s.meter.HoldTables(o.Heuristic.Held()) {
		return Outcome{Status: s.meter.Ended(), Counters: s.meter.Counters}
	}
	var best []uint8
	for i, p := range plans(g) {
		path := s.try(g, board, blank, p)
		if path != nil {
			path = newShortener(g, blank, s.meter).shorten(board, path)
		}
		if path != nil && (best == nil || len(path) < len(best)) {
			best = path
		}
		if s.meter.Ended() != search.Running {
			break
		}
		s.options.Probe.SetShare(float64(i+1) / float64(len(plans(g))))
	}
	status := s.meter.Ended()
	switch {
	case best != nil:
		status = search.Solved // even if a limit ended the other plans
	case status == search.Running:
		status = search.Failed
	}
	return Outcome{Status: status, Blank: best, Counters: s.meter.Counters}
}

type solver struct {
	ctx     context.Context
	options Options
	meter   *search.Meter
}

// try is the path that one plan finds, nil where a limit ended it.
func (s *solver) try(g pdb.Grid, board []uint8, blank int, p plan) []uint8 {
	if !p.turned {
		return s.path(g, board, blank, p.weight)
	}
	turn := func(cell, width, height int) uint8 { return uint8(cell%width*height + cell/width) }
	turned := make([]uint8, len(board))
	for cell, tile := range board {
		turned[turn(cell, g.Width, g.Height)] = turn(int(tile), g.Width, g.Height)
	}
	h := pdb.Grid{Width: g.Height, Height: g.Width}
	path := s.path(h, turned, int(turn(blank, g.Width, g.Height)), p.weight)
	for i, cell := range path {
		path[i] = turn(int(cell), h.Width, h.Height)
	}
	return path
}

func (s *solver) path(g pdb.Grid, board []uint8, blank int, weight int32) []uint8 {
	before := s.meter.Bytes
	defer func() { s.meter.Hold(before - s.meter.Bytes) }()
	w := newWindow(g, blank)
	b, ok := newBeam(g, blank, s.options.Width, weight, s.meter)
	if !ok || !b.search(board, w.groups()) {
		return nil
	}
	return b.finish(w, s.options.Heuristic)
}
