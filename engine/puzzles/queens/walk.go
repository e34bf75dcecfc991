package queens

import (
	"context"
	"slices"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// walk is one run of a method: it counts nodes, watches the limits, and tells
// whoever listens what the method looks at.
type walk struct {
	puzzle *Puzzle
	board  *board
	meter  *search.Meter
	probe  *search.Probe
	limits engine.Limits

	recording bool           // each node is told of
	branch    []search.Event // of the present node and those above it
	made      int32
}

func (p *Puzzle) newWalk(ctx context.Context, limits engine.Limits, probe *search.Probe) *walk {
	w := &walk{puzzle: p, board: p.board, meter: search.NewMeter(ctx, limits, probe), limits: limits, probe: probe}
	w.meter.Hold(int64(p.board.n) * bytesOfLevel)
	if w.recording = probe.Recording(); w.recording {
		probe.SetReplay(p.replay)
	}
	return w
}

// bytesOfLevel is the most that a method keeps for each queen it places: the
// columns, regions and cells that are taken then, and its own place among them.
const bytesOfLevel = 128

// liveEvery is after how many nodes those who watch live see another one.
const liveEvery = 1 << 14

// node counts a node, the queens placed so far, and tells of it. It is false
// when the run has to end.
func (w *walk) node(chosen []int) bool {
	if !w.meter.Expand() {
		return false
	}
	w.meter.Depth = int64(len(chosen))
	if w.recording {
		w.tell(chosen)
	} else if w.probe != nil && w.meter.Expanded%liveEvery == 1 {
		w.probe.Show(w.puzzle.after(chosen))
	}
	return true
}

// tell tells the recorder of a node. A search goes depth first, so that the
// node before the last queen is the last one told of with one queen less.
func (w *walk) tell(chosen []int) {
	w.made++
	depth, all := len(chosen), w.board.n-w.puzzle.start.count()
	e := search.Event{Kind: search.Generated, Depth: uint16(depth), Node: w.made, G: int32(depth), H: int32(all - depth), F: int32(all)}
	w.branch = w.branch[:depth]
	if depth > 0 {
		e.Parent, e.Move = w.branch[depth-1].Node, int32(chosen[depth-1])
	}
	w.branch = append(w.branch, e)
	w.probe.Record(e)
	e.Kind = search.Expanded
	w.probe.Record(e)
}

// goal tells that the node with so many queens is a solution.
func (w *walk) goal(depth int) {
	if w.recording {
		e := w.branch[depth]
		e.Kind = search.Goal
		w.probe.Record(e)
	}
}

// after is the start with more queens, whatever the rules say.
func (p *Puzzle) after(chosen []int) *Position {
	at := &Position{puzzle: p, queens: slices.Clone(p.start.queens)}
	for _, cell := range chosen {
		at.queens[cell/p.board.n] = int8(cell % p.board.n)
	}
	return at
}

// replay is the position that queens on cells lead to, nil where one is not allowed.
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

// look looks for a solution: the cells of the queens to be placed, nil for
// none. finished says whether nothing was left to be tried.
type look func(w *walk) (found []int, finished bool)

// run is how a method runs.
func (p *Puzzle) run(look look) engine.Run {
	return func(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
		w := p.newWalk(ctx, limits, probe)
		defer w.meter.Close()
		found, finished := look(w)
		r := engine.Result{Counters: w.meter.Counters}
		r.Bound = int64(p.board.n - p.start.count())
		switch {
		case found != nil:
			r.Status, r.Cost, r.Optimality = engine.Solved, len(found), engine.Proven
			slices.Sort(found)
			for _, cell := range found {
				r.Moves = append(r.Moves, p.board.placing(cell))
			}
			r.Because = engine.Msg("every solution places one queen in each row, so that all cost the same")
		case finished:
			r.Status = engine.NoSolution
			r.Reason = engine.Msg("every way to place the queens was ruled out, in %d nodes", w.meter.Expanded)
		default:
			r.Status = w.meter.Ended()
			r.Reason = engine.Ending(r.Status, limits, w.meter.Counters)
		}
		return r
	}
}
