package queens

import (
	"context"
	"slices"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// walk is one run of a method: it counts nodes, checks the limits, and reports nodes to the probe.
type walk struct {
	puzzle *Puzzle
	board  *board
	meter  *search.Meter
	probe  *search.Probe
	limits engine.Limits

	settings engine.Settings
	recorder *search.PathRecorder // of every node; nil if the run is not traced
	effort   engine.Message       // may be zero
}

func (p *Puzzle) newWalk(ctx context.Context, limits engine.Limits, probe *search.Probe) *walk {
	w := &walk{puzzle: p, board: p.board, meter: search.NewMeter(ctx, limits, probe), limits: limits, probe: probe}
	w.meter.Hold(int64(p.board.n) * bytesOfLevel)
	w.recorder = search.NewPathRecorder(probe, p.board.n-p.start.count())
	probe.SetReplay(p.replay)
	probe.SetNames(func(cell int32) engine.Message { return p.board.placing(int(cell)).Short })
	return w
}

// bytesOfLevel bounds the memory that a method needs per queen: a grid, the units in use, and her cell.
const bytesOfLevel = 128

// liveEvery is the number of nodes between two positions shown to live viewers.
const liveEvery = 1 << 14

// node counts and reports a node, given by the queens placed so far. It is false if the run has to end.
func (w *walk) node(chosen []int) bool {
	if !w.meter.Expand() {
		return false
	}
	w.meter.Depth = int64(len(chosen))
	if w.recorder != nil {
		w.recorder.Enter(len(chosen), lastMove(chosen))
	} else if w.probe != nil && w.meter.Expanded%liveEvery == 1 {
		w.probe.Show(w.puzzle.after(chosen))
	}
	return true
}

// lastMove returns the cell of the last queen, 0 if there is none.
func lastMove(chosen []int) int32 {
	if len(chosen) == 0 {
		return 0
	}
	return int32(chosen[len(chosen)-1])
}

// goal records that the node with so many queens is a solution.
func (w *walk) goal(depth int) {
	if w.recorder != nil {
		w.recorder.Goal(depth)
	}
}

// after returns the initial position with more queens, without checking the rules.
func (p *Puzzle) after(chosen []int) *Position {
	at := &Position{puzzle: p, queens: slices.Clone(p.start.queens)}
	for _, cell := range chosen {
		at.queens[cell/p.board.n] = int8(cell % p.board.n)
	}
	return at
}

// replay returns the position after queens on cells, nil if one is not legal.
func (p *Puzzle) replay(_ int32, cells []int32) any {
	at := p.start
	for _, cell := range cells {
		if int(cell) >= len(p.board.region) || !at.forbids(int(cell)).IsZero() {
			return nil
		}
		at = at.with(int(cell))
	}
	return at
}

// solveFunc searches for a solution: the cells of the queens to place, nil if none was found. finished reports whether the
// search was exhaustive.
type solveFunc func(w *walk) (found []int, finished bool)

// run adapts a method's search to engine.Run.
func (p *Puzzle) run(solve solveFunc) engine.Run {
	return func(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
		w := p.newWalk(ctx, limits, probe)
		defer w.meter.Close()
		w.settings = m.Settings
		found, finished := solve(w)
		r := engine.Result{Counters: w.meter.Counters}
		r.Bound = int64(p.board.n - p.start.count())
		switch {
		case found != nil:
			r.Status, r.Cost, r.Optimality = engine.Solved, len(found), engine.Proven
			slices.Sort(found)
			for _, cell := range found {
				r.Moves = append(r.Moves, p.board.placing(cell))
			}
			r.Because = w.withEffort(engine.Msg("every solution places one queen in each row, so that all cost the same"))
		case finished:
			r.Status = engine.NoSolution
			r.Reason = w.withEffort(engine.Msg("every way to place the queens was ruled out, in %d node{|s}", w.meter.Expanded))
		default:
			r.Status = w.meter.Ended()
			r.Reason = engine.Ending(r.Status, limits, w.meter.Counters)
		}
		return r
	}
}

// withEffort adds the effort of the search to a sentence, if there is something to say.
func (w *walk) withEffort(m engine.Message) engine.Message {
	if w.effort.IsZero() {
		return m
	}
	return engine.Msg("%s; %s", m, w.effort)
}
