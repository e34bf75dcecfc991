package packing

import (
	"context"
	"time"

	"langkah/engine"
	"langkah/engine/solve/cover"
	"langkah/engine/solve/search"
)

// run adapts a method's search to engine.Run. Puzzles that a simple proof refutes are not searched.
func (p *Puzzle) run(solve func(*watcher, engine.Settings) (found []placement, finished bool)) engine.Run {
	return func(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
		if why := p.hopeless(p.area()); !why.IsZero() {
			return engine.Result{Status: engine.NoSolution, Reason: why}
		}
		w := p.newWatcher(ctx, limits, probe)
		defer w.meter.Close()
		w.recorder = search.NewPathRecorder(probe, len(p.pieces)-len(p.given))
		probe.SetReplay(p.replay)
		probe.SetNames(func(n int32) engine.Message { return p.move(p.numbered(n)).Short })
		found, finished := solve(w, m.Settings)
		return p.result(w, found, finished)
	}
}

// search returns the first cover found.
func (p *Puzzle) search(w *watcher, solver cover.Solver) (found []placement, finished bool) {
	if !w.meter.Hold(w.table.bytes(1)) {
		return nil, false
	}
	finished = solver.Run(cover.Traversal{
		Visit: func(chosen []int32) bool {
			found = p.laid(w.table, chosen)
			w.recordGoal(len(chosen))
			return false
		},
		Watch: w.watch, Branch: w.branching(), Wipeout: w.wipeout(),
	})
	w.effort = cover.Effort(solver, len(found))
	return found, finished
}

// bytes estimates the memory of the table and that many solvers.
func (t *table) bytes(solvers int) int64 {
	table, solver := 0, 0
	for _, o := range t.problem.Options {
		table += 4*len(o.Items) + 64
		solver += 24*(len(o.Items)+1) + 64
	}
	return int64(table) + int64(solvers)*int64(solver)
}

// result converts the outcome of a run.
func (p *Puzzle) result(w *watcher, found []placement, finished bool) engine.Result {
	r := engine.Result{Counters: w.meter.Counters}
	r.Bound = int64(len(p.pieces) - len(p.given))
	switch {
	case found != nil:
		r.Status, r.Cost = engine.Solved, len(found)
		for _, l := range found {
			r.Moves = append(r.Moves, p.move(l))
		}
		r.Optimality = engine.Proven
		r.Because = w.withEffort(engine.Msg("every solution lays each piece once, so that all cost the same"))
	case finished:
		r.Status = engine.NoSolution
		r.Reason = w.withEffort(engine.Msg("every way to fill the board was tried, %d node{|s}, and none succeeds", w.meter.Expanded))
	default:
		r.Status = w.meter.Ended()
		r.Reason = engine.Msg("%s; %.2f %% of the tree had been searched", engine.Ending(r.Status, w.limits, w.meter.Counters), 100*w.share)
	}
	return r
}

// watcher reports a run to meter and probe.
type watcher struct {
	puzzle *Puzzle
	table  *table
	meter  *search.Meter
	limits engine.Limits
	probe  *search.Probe
	share  float64 // searched share of the tree, from 0 to 1
	stride int64   // nodes between two calls of watch
	last   time.Time

	recorder *search.PathRecorder // of every node; nil if the run is not traced
	effort   engine.Message       // may be zero
}

// watch is the solver's callback. It returns the number of nodes until the next call, adapted so that calls are 1 to 5
// milliseconds apart, or 0 to stop.
func (w *watcher) watch(at cover.Progress) int64 {
	w.share = at.Share
	w.probe.SetShare(at.Share)
	w.meter.Expanded, w.meter.Generated, w.meter.Depth = at.Nodes, at.Nodes+at.Wipeouts, int64(len(at.Chosen))
	if at.Chosen != nil && w.probe != nil {
		w.show(w.puzzle.laid(w.table, at.Chosen))
	}
	if !w.meter.Look() {
		return 0
	}
	now := time.Now()
	switch since := now.Sub(w.last); {
	case w.recorder != nil:
		w.stride = 1
	case w.stride == 0:
		w.stride = 64
	case since < time.Millisecond:
		w.stride = min(2*w.stride, 1<<20)
	case since > 5*time.Millisecond:
		w.stride = max(w.stride/2, 1)
	}
	w.last = now
	if w.limits.Nodes > 0 {
		return min(w.stride, w.limits.Nodes-at.Nodes)
	}
	return w.stride
}

// withEffort adds the effort of the search to a sentence, if there is something to say.
func (w *watcher) withEffort(m engine.Message) engine.Message {
	if w.effort.IsZero() {
		return m
	}
	return engine.Msg("%s; %s", m, w.effort)
}
