package pdb

import (
	"context"
	"slices"
	"time"
	"unsafe"

	"langkah/engine/base/message"
	"langkah/engine/solve/search"
)

// Options determines how a board is solved.
type Options struct {
	Cores  int // goroutines, at least 1
	Limits search.Limits
	Probe  *search.Probe // may be nil

	// Heuristic is called repeatedly: if it returns another heuristic, the iteration is repeated with that. Without a
	// heuristic Manhattan distance is used. It may be nil.
	Heuristic func() *Heuristic

	// Least is a known lower bound of the solution's length. With a positive Most the search ends with the status
	// DepthLimit once it has proven that no solution has at most Most moves.
	Least, Most int
}

// Outcome is the result of a solve.
type Outcome struct {
	Status search.Status
	Blank  []uint8 // if Solved: the cells that the blank visits in a shortest solution, without its first
	Rounds []search.Round
	search.Counters
}

// Solve finds a shortest solution of a board by IDA* (Korf, "Depth-first iterative-deepening", 1985): depth-first
// searches with a growing bound of the moves made plus the moves estimated. The state is changed in place and undone,
// so the memory is that of the databases and a small transposition table; with Manhattan distance time grows about
// sixfold with every two moves of the bound, less with databases.
//
// An iteration distributes a frontier of boards some moves deep over the cores, in order. The frontier depends only on
// the board, and no admissible heuristic cuts off a shortest solution, so the first one in the order is found whatever
// the heuristic and the number of cores: the result is deterministic by board. A traced solve takes one core and keeps
// the order of moves, so that on boards of more than 16 cells it may find another solution of the same length. Of a
// start that is its own mirror image, only one root move of each mirrored pair is searched.
//
// The counters include every iteration; with several cores the last one varies from run to run.
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
			s.bound += 2 // every move changes the Manhattan distance by one, so the parity is fixed
		}
	}
}

// Solvable reports whether the board can be solved: a move exchanges the blank with a neighbour, so the parity of the
// permutation must equal that of the blank's distance from its goal cell.
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

// firstMoves lists the cells that the blank can visit first, one of each class that a symmetry of the board and the
// goal makes equivalent.
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

// fixes reports whether the board is invariant under the symmetry.
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
	kernels   []kernel  // one per core
	recorded  *recorded // the only kernel if the solve is traced
	passed    int64     // bytes by which the kernels' transposition tables have grown
	held      int64     // bytes of the frontier

	again  bool               // the iteration has to be repeated with a better heuristic
	empty  map[[32]uint8]bool // boards of its frontier that were searched without finding a solution
	rounds []search.Round
	alike  int // number of last rounds with the same heuristic
	took   time.Duration
}

// kernel is a depth-first search with one kind of heuristic.
type kernel interface {
	common() *dfs

	// successors appends the successors of a board, except those over the bound or in the transposition table.
	successors(t *subtree, bound int, list []subtree) []subtree

	// search searches a subtree for a solution of at most bound moves in all. It returns true with the remaining path
	// in dfs, or if the search was ended.
	search(t *subtree, bound int) bool
}

// kernelBytes exceeds the memory of one kernel.
const kernelBytes = int64(max(unsafe.Sizeof(plain{}), unsafe.Sizeof(summed{}))) + 100*32 + fewestPassed*16

// prepare sets heuristic and kernels for the next iteration. It returns false at a limit.
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

// holdFrontier reports the memory of the next iteration's frontier to the meter.
func (s *solver) holdFrontier() bool {
	more := frontierBytes(s.bound) - s.held
	s.held += more
	return more == 0 || s.meter.Hold(more)
}

// remember enlarges the kernels' transposition tables as the rounds grow, as far as the memory limit allows.
func (s *solver) remember(kernels []kernel, expanded int64) {
	size := sizeAfter(expanded)
	for _, k := range kernels {
		p := k.common().passed
		if p == nil || len(p.boards) >= size {
			continue
		}
		if more := passedBytes(size) - passedBytes(len(p.boards)); s.meter.Fits(more) && s.meter.HoldTables(more) {
			s.passed += more
			p.grow(size)
		}
	}
}

// forecast reports the expected duration of the next iteration, extrapolated from the last ones, if it is not short.
func (s *solver) forecast() {
	s.meter.Bound = int64(s.bound)
	n := len(s.rounds)
	if s.alike < 2 || s.took < 200*time.Millisecond {
		return
	}
	last := float64(s.rounds[n-1].Generated)
	growth := last / float64(max(1, s.rounds[n-2].Generated))
	s.options.Probe.SetActivity(message.New(
		"trying %d move{|s}: about %.0f million nodes, %s, %.0f million a second",
		s.bound, growth*last/1e6, time.Duration(growth*float64(s.took)).Round(100*time.Millisecond).String(),
		last/s.took.Seconds()/1e6,
	))
}

func (s *solver) outcome(status search.Status) Outcome {
	s.meter.Bound = int64(s.bound)
	s.meter.Look()
	return Outcome{Status: status, Rounds: s.rounds, Counters: s.meter.Counters}
}
