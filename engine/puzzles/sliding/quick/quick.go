// Package quick solves large sliding-tile puzzles fast, and then in fewer and fewer moves while time remains: it is an
// anytime algorithm, without a guarantee of optimality.
//
// A beam search over whole boards, wholebeam.go, brings a board nearly home. If it misses the goal, another one, stagedbeam.go,
// brings the tiles home from there in groups, line by line from the edge, until a window of 5 x 5 cells is left, which
// it finishes by the estimates of pattern databases. Then segments of the path are replaced by optimal ones,
// shorten.go. All this is repeated with wider beams, which drop boards that cannot lead to a shorter solution.
//
// Time and memory of a beam grow with its width and the length of the solution: it keeps four bytes per board that it
// kept. The search may miss the goal, which the outcome reports; on random boards that has not been observed.
//
// Boards are as in package pdb: each tile is named by its goal cell.
package quick

import (
	"context"
	"math"
	"slices"
	"time"

	"langkah/engine/base/message"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
)

// Options determines how a board is solved.
type Options struct {
	Width   int           // boards that the first beam keeps; more take longer and give shorter solutions
	Improve time.Duration // time, from the start on, for improving the solution; 0 returns the first one
	Limits  search.Limits
	Probe   *search.Probe // may be nil

	// Heuristic returns the heuristic for [Window], in the window's cells, within so many bytes of memory, 0 for no
	// limit. It is called at most once, when it is needed.
	Heuristic func(memory int64) (*pdb.Heuristic, error)
}

// Outcome is the result of a solve. The counters' bound is the Manhattan distance of the start.
type Outcome struct {
	Status search.Status
	Ended  search.Status // why the improvement ended early; Running if it did not
	Err    error         // error of Heuristic, if there is no solution
	Blank  []uint8       // if Solved: the cells that the blank visits, without its first
	search.Counters
}

// Window returns the shape of the part that is solved last, and the blank's goal cell in it.
func Window(g pdb.Grid, blank int) (pdb.Grid, int) {
	w := newWindow(g, blank)
	return w.grid, w.inner(blank)
}

const (
	// wider is the factor of the next beam's width. Once the beam after the next would not finish in time, the next is
	// the last and as wide as the remaining time allows.
	wider = 4

	// attempts is the number of beams tried without a solution.
	attempts = 4

	// stagesWidth limits the width of the staged beam.
	stagesWidth = 300
)

// Solve finds a solution of a board, for which [pdb.Solvable] must hold. The first solution is deterministic by board
// and width.
func Solve(ctx context.Context, g pdb.Grid, board []uint8, blank int, o Options) Outcome {
	s := &solver{grid: g, board: board, blank: blank, options: o, meter: search.NewMeter(ctx, o.Limits, o.Probe)}
	defer s.meter.Close()
	defer o.Probe.SetActivity(message.Message{})
	s.meter.Bound = int64(pdb.Manhattan(g, board, blank))
	s.meter.Generated = 1
	s.whole = newWhole(g, blank, s.meter)
	for n, width := 1, min(max(1, o.Width), widest); width > 0 && s.meter.Look(); n++ {
		s.take(s.attempt(width))
		if s.err != nil || s.best == nil && n == attempts {
			break
		}
		width = s.next(width)
	}
	s.meter.Look()
	out := Outcome{Status: search.Failed, Ended: s.meter.Ended(), Err: s.err, Blank: s.best, Counters: s.meter.Counters}
	switch {
	case s.best != nil:
		out.Status, out.Err = search.Solved, nil
	case out.Ended != search.Running:
		out.Status = out.Ended
	}
	return out
}

type solver struct {
	grid    pdb.Grid
	board   []uint8
	blank   int
	options Options
	meter   *search.Meter
	whole   *whole
	took    time.Duration // time of the last beam over whole boards
	best    []uint8       // nil before the first solution

	heuristic *pdb.Heuristic // nil until it is needed
	err       error
}

// take replaces the best path by a shorter one.
func (s *solver) take(path []uint8) {
	if path != nil && (s.best == nil || len(path) < len(s.best)) {
		s.best = path
	}
}

// next returns the width of the next beam, limited by the remaining memory and time; 0 if another one is not
// worthwhile.
func (s *solver) next(width int) int {
	next := min(wider*width, widest)
	if s.best == nil {
		return next
	}
	if int64(len(s.best)) == s.meter.Bound || !s.whole.dropped { // no shorter solution exists, or a wider beam would not change anything
		return 0 // no solution is shorter, or no wider beam finds one
	}
	left := float64(s.options.Improve - s.meter.Elapsed())
	if last := int(float64(width) * left / float64(s.took+1)); last < wider*next {
		next = min(last, widest)
	}
	for next > width && !s.meter.Fits(s.whole.bytes(next, len(s.best))) {
		next = next * 3 / 4
	}
	if next <= width {
		return 0
	}
	s.options.Probe.SetActivity(message.New("the best so far: %d move{|s}; looking for fewer among %d board{|s} at a time", len(s.best), next))
	return next
}

// pace returns a function that limits the width of a beam over whole boards after so many moves, so that it ends in
// time at the measured cost per board.
func (s *solver) pace(width int) func(moves int) int {
	start, expanded := s.meter.Elapsed(), s.meter.Expanded
	return func(moves int) int {
		if !s.meter.Look() {
			return 0
		}
		if s.best == nil {
			return width
		}
		now := s.meter.Elapsed()
		left := s.options.Improve - now
		s.options.Probe.SetShare(min(1, float64(now)/float64(s.options.Improve)))
		boards := s.meter.Expanded - expanded
		switch {
		case left <= 0:
			return 0
		case boards < 1000: // too few for a measurement
			return width
		}
		each := float64(now-start) / float64(boards)
		return min(width, int(float64(left)/each/float64(len(s.best)-moves+1)))
	}
}

// attempt returns the path that beams of a width find, nil if none is shorter than the best one.
func (s *solver) attempt(width int) []uint8 {
	before := s.meter.Bytes
	defer func() { s.meter.Hold(before - s.meter.Bytes) }()
	fewer := math.MaxInt32
	if s.best != nil {
		fewer = len(s.best)
	}
	start := s.meter.Elapsed()
	path, home := s.whole.search(s.board, width, fewer, s.pace(width))
	s.took = s.meter.Elapsed() - start
	if !home {
		if s.meter.Ended() != search.Running {
			return nil
		}
		board := slices.Clone(s.board)
		play(board, path, uint8(s.blank))
		tail := s.stages(board, min(width, stagesWidth), fewer-len(path))
		if tail == nil {
			return nil
		}
		path = append(path, tail...)
	}
	return newShortener(s.grid, s.blank, s.meter).shorten(s.board, path)
}

// stages solves a board by the staged beam, in less than fewer moves; nil if it cannot.
func (s *solver) stages(board []uint8, width, fewer int) []uint8 {
	if pdb.Manhattan(s.grid, board, s.blank) >= fewer || !s.obtain() {
		return nil
	}
	w := newWindow(s.grid, s.blank)
	b, ok := newBeam(s.grid, s.blank, width, s.meter)
	if !ok || !b.search(board, w.groups(), fewer) {
		return nil
	}
	return b.finish(w, s.heuristic)
}

// obtain sets the window's heuristic on first use; false on failure.
func (s *solver) obtain() bool {
	if s.heuristic == nil {
		if s.heuristic, s.err = s.options.Heuristic(s.meter.Remaining().Memory); s.err != nil {
			return false
		}
		return s.meter.HoldTables(s.heuristic.Held())
	}
	return true
}
