// Package quick solves large sliding-tile puzzles soon, and then in fewer and
// fewer moves for as long as it may: it is an anytime algorithm.
//
// A beam search over whole boards, whole.go, brings the board nearly home. Where
// it misses the goal another one, beam.go, brings the tiles home from there, line
// after line from the rim and a few at a time, until a window of 5 x 5 cells is
// left, which it finishes by the estimates of pattern databases. Then stretches
// of the path are replaced by shortest ones. All that is done again with wider
// and wider beams, which drop what cannot come to fewer moves.
//
// A beam's time and memory grow with its width and the length of the solution:
// it holds four bytes for each board that it has kept. The search may miss the
// goal, which it says; on random boards it has not been seen to.
//
// Boards are as in package pdb: each tile is named by the cell where it belongs.
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

// Options say how a board is solved.
type Options struct {
	Width   int           // boards that the first beam keeps at a time; more take longer and need fewer moves
	Improve time.Duration // for how long shorter solutions are looked for, from the beginning on; 0 for the first one
	Limits  search.Limits
	Probe   *search.Probe // may be nil

	// Heuristic is for the window that Window tells, in its own cells, within so
	// many bytes of memory, 0 for no bound. It is asked for once, when it is needed.
	Heuristic func(memory int64) (*pdb.Heuristic, error)
}

// Outcome is what a solve found. The bound of the counters is the Manhattan
// distance of the start.
type Outcome struct {
	Status search.Status
	Ended  search.Status // by what the search for shorter solutions was ended before its time; Running if by nothing
	Err    error         // what the heuristic could not be had for, without a solution
	Blank  []uint8       // when Solved, the cells that the blank visits, without the first
	search.Counters
}

// Window is the shape of the part that is solved last, and its goal's cell of
// the blank.
func Window(g pdb.Grid, blank int) (pdb.Grid, int) {
	w := newWindow(g, blank)
	return w.grid, w.inner(blank)
}

const (
	// wider is how many times as wide the next beam is, until the one after it would
	// be the last: that one takes the time that is left.
	wider = 4

	// attempts is with how many beams a solution is looked for where one misses the goal.
	attempts = 4

	// stagesWidth is how wide the beam is that finishes what the first one leaves.
	stagesWidth = 300
)

// Solve finds a solution of a board that [pdb.Solvable] says has one: the first
// one is always the same for the same board and width.
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
	took    time.Duration // by the last beam over whole boards
	best    []uint8       // nil before there is a solution

	heuristic *pdb.Heuristic // nil until it is needed
	err       error
}

// take takes over a path that is shorter than the best one.
func (s *solver) take(path []uint8) {
	if path != nil && (s.best == nil || len(path) < len(s.best)) {
		s.best = path
	}
}

// next is how wide the next beam is: no wider than fits the memory and the time
// that is left; 0 where that is not worth while.
func (s *solver) next(width int) int {
	next := min(wider*width, widest)
	if s.best == nil {
		return next
	}
	if int64(len(s.best)) == s.meter.Bound || !s.whole.dropped {
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
	s.options.Probe.SetActivity(message.New("the best so far: %d moves; looking for fewer among %d boards at a time", len(s.best), next))
	return next
}

// pace is how wide a beam over whole boards may go on after so many moves: such
// that it comes to its end in time, at about the cost of a board so far.
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
		case boards < 1000: // too few to tell
			return width
		}
		each := float64(now-start) / float64(boards)
		return min(width, int(float64(left)/each/float64(len(s.best)-moves+1)))
	}
}

// attempt is the path that beams of a width find, nil where they find none that
// is shorter than the best one.
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
		rest := s.stages(board, min(width, stagesWidth), fewer-len(path))
		if rest == nil {
			return nil
		}
		path = append(path, rest...)
	}
	return newShortener(s.grid, s.blank, s.meter).shorten(s.board, path)
}

// stages brings the tiles of a board home a few at a time, in fewer than so many moves.
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

// obtain asks for the heuristic of the window where there is none yet.
func (s *solver) obtain() bool {
	if s.heuristic == nil {
		if s.heuristic, s.err = s.options.Heuristic(s.meter.Remaining().Memory); s.err != nil {
			return false
		}
		return s.meter.HoldTables(s.heuristic.Held())
	}
	return true
}
