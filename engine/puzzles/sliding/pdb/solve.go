package pdb

import (
	"context"
	"slices"
	"time"
	"unsafe"

	"langkah/engine/base/message"
	"langkah/engine/solve/search"
)

// Options say how a board is solved.
type Options struct {
	Cores  int // goroutines; at least one
	Limits search.Limits
	Probe  *search.Probe // may be nil

	// Heuristic is asked again and again: when it returns another one, that is
	// taken over and the iteration begun anew. Where it is or returns nil,
	// Manhattan distance is used.
	Heuristic func() *Heuristic

	// Least is how many moves a solution is known to have at least. Most, where
	// positive, is with how many the search ends, with the status DepthLimit: it
	// has proven then that there is no solution of so many.
	Least, Most int
}

// Outcome is what a solve found and what is known after it.
type Outcome struct {
	Status search.Status
	Blank  []uint8 // when Solved, the cells that the blank visits, without the first; as few as possible
	Rounds []search.Round
	search.Counters
}

// Solve finds a shortest solution of a board by IDA* (Korf, Depth-first
// iterative-deepening, 1985): depth-first searches with a growing bound on the
// moves made and still estimated. The state is changed in place and undone, so
// that memory is that of the heuristic's databases and, beside these, of a small
// table of boards reached before; time grows about sixfold with every two moves of
// the bound with Manhattan distance, less with databases.
//
// An iteration begins at a frontier of boards some moves deep; with several cores
// these are handed out in their order. That depends on the boards alone, and no
// admissible heuristic cuts off a shortest solution, so the first one in the order
// is found whatever the heuristic and the number of cores: the same for the same board.
// A solve that is recorded goes by the order of the moves throughout, so that on boards
// of more than 16 cells it may find another one, as short.
// The search of a start that is its own mirror image leaves out the root moves
// whose mirror images come before them.
//
// Counted are the nodes of every iteration; with several cores the last one
// varies from run to run. A solve that is recorded takes one core.
func Solve(ctx context.Context, g Grid, board []uint8, blank int, o Options) Outcome {
	if o.Probe.Recording() {
		o.Cores = 1
	}
	if o.Heuristic == nil {
		o.Heuristic = func() *Heuristic { return nil }
	}
	s := &solver{
		grid: g, board: board, blank: blank, options: o, meter: search.NewMeter(ctx, o.Limits, o.Probe),
		bound: max(Manhattan(g, board, blank), o.Least),
	}
	defer s.meter.Close()
	if !Solvable(g, board, blank) {
		return s.outcome(search.NoSolution)
	}
	if o.Probe.Recording() {
		s.recorded = newRecorded(g, board, blank, o.Probe)
	}
	if slices.IsSorted(board) {
		return s.outcome(search.Solved)
	}
	defer o.Probe.SetActivity(message.Message{})
	for {
		if !s.prepare() || !s.holdFrontier() || !s.meter.Look() {
			return s.outcome(s.meter.Ended())
		}
		if o.Most > 0 && s.bound > o.Most {
			return s.outcome(search.DepthLimit)
		}
		s.forecast()
		if path, status := s.iterate(); status != search.Running {
			out := s.outcome(status)
			out.Blank = path
			return out
		}
		if !s.again {
			s.bound += 2 // a move changes the Manhattan distance by one: the parity stays
		}
	}
}

// Solvable says whether the board can be solved: a move exchanges the blank
// with a neighbour, so the permutation must be even or odd as the blank's way
// home is.
func Solvable(g Grid, board []uint8, blank int) bool {
	odd := 0
	for i, a := range board {
		for _, b := range board[:i] {
			if b > a {
				odd ^= 1
			}
		}
	}
	return odd == g.Distance(slices.Index(board, uint8(blank)), blank)&1
}

// firstMoves lists the cells that the blank can visit first, without those
// that a symmetry of the board and the goal makes equal to an earlier one.
func firstMoves(g Grid, board []uint8, blank int) []uint8 {
	var first []uint8
	start := slices.Index(board, uint8(blank))
	var seen uint32
	for _, cell := range g.Neighbours(start) {
		if seen>>cell&1 == 1 {
			continue
		}
		first = append(first, uint8(cell))
		for _, s := range g.symmetries() {
			if s.grid == g && s.fixes(board) && int(s.to[blank]) == blank {
				seen |= 1 << s.to[cell]
			}
		}
	}
	return first
}

// fixes says whether the board is its own image.
func (s symmetry) fixes(board []uint8) bool {
	for cell, tile := range board {
		if board[s.to[cell]] != s.to[tile] {
			return false
		}
	}
	return true
}

type solver struct {
	grid    Grid
	board   []uint8
	blank   int
	options Options
	meter   *search.Meter
	bound   int

	heuristic *Heuristic
	kernels   []kernel  // one for each core
	recorded  *recorded // the one kernel of a solve that is recorded
	passed    int64     // bytes of the kernels' larger tables of passed boards
	held      int64     // bytes of the frontier

	again  bool               // the iteration was ended for a better heuristic
	empty  map[[32]uint8]bool // the boards of that iteration's frontier that it searched, without a solution
	rounds []search.Round
	alike  int // the last rounds that had the same heuristic
	took   time.Duration
}

// kernel is a depth-first search with one kind of heuristic.
type kernel interface {
	common() *dfs

	// successors adds those of a board to a list, but for those over the bound or
	// passed before.
	successors(t *subtree, bound int, list []subtree) []subtree

	// search looks for a solution of at most bound moves that begins with those of
	// the subtree. When it returns true the others are in dfs, or the search was ended.
	search(t *subtree, bound int) bool
}

// kernelBytes is more than one kernel holds.
const kernelBytes = int64(max(unsafe.Sizeof(plain{}), unsafe.Sizeof(summed{}))) + 100*32 + fewestPassed*16

// prepare takes over the heuristic for the next iteration.
func (s *solver) prepare() bool {
	h := s.options.Heuristic()
	if s.kernels != nil && h == s.heuristic && !s.again {
		return true
	}
	held := -s.passed
	if s.heuristic != nil {
		held -= s.heuristic.Held()
	}
	if h != nil {
		held += h.Held()
		s.bound = max(s.bound, h.Estimate(s.board))
	}
	cores := max(1, s.options.Cores)
	if s.kernels == nil && !s.meter.Hold(int64(cores)*kernelBytes) || !s.meter.HoldTables(held) {
		return false
	}
	s.heuristic, s.kernels, s.alike, s.passed = h, nil, 0, 0
	for range cores {
		if s.recorded != nil {
			s.recorded.guide(h)
			s.kernels = append(s.kernels, s.recorded)
		} else if h == nil {
			s.kernels = append(s.kernels, newPlain(s.grid, s.board, s.blank))
		} else {
			s.kernels = append(s.kernels, newSummed(h, s.board))
		}
	}
	return true
}

// holdFrontier makes sure of the memory of the next iteration's frontier.
func (s *solver) holdFrontier() bool {
	more := frontierBytes(s.bound) - s.held
	s.held += more
	return more == 0 || s.meter.Hold(more)
}

// remember gives the kernels larger tables of passed boards as the rounds grow,
// where the memory allows.
func (s *solver) remember(kernels []kernel, expanded int64) {
	room := roomAfter(expanded)
	for _, k := range kernels {
		p := k.common().passed
		if p == nil || len(p.boards) >= room {
			continue
		}
		if more := passedBytes(room) - passedBytes(len(p.boards)); s.meter.Fits(more) && s.meter.HoldTables(more) {
			s.passed += more
			p.grow(room)
		}
	}
}

// forecast tells how long the next iteration may take, from the growth of the
// last ones, where it is long enough to be of interest.
func (s *solver) forecast() {
	s.meter.Bound = int64(s.bound)
	n := len(s.rounds)
	if s.alike < 2 || s.took < 200*time.Millisecond {
		return
	}
	last := float64(s.rounds[n-1].Generated)
	growth := last / float64(max(1, s.rounds[n-2].Generated))
	s.options.Probe.SetActivity(message.New(
		"trying %d moves: about %.0f million nodes, %s, %.0f million a second",
		s.bound, growth*last/1e6, time.Duration(growth*float64(s.took)).Round(100*time.Millisecond).String(),
		last/s.took.Seconds()/1e6,
	))
}

func (s *solver) outcome(status search.Status) Outcome {
	s.meter.Bound = int64(s.bound)
	s.meter.Look()
	return Outcome{Status: status, Rounds: s.rounds, Counters: s.meter.Counters}
}
