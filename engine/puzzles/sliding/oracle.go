package sliding

import (
	"context"
	"runtime"
	"time"

	"langkah/engine"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
)

// oracle judges positions. Boards of up to 9 cells are looked up in a table of the state space (exacttable.go). Up to
// 25 cells with unit cost, few searches suffice: a move changes the parity of the board, so it changes the distance by
// exactly one. If the distance d of a position is known, that of a neighbour is d-1 or d+1, and one search bounded by
// d-1 decides which. Results are cached, with those of all positions along a solution, so that a game is judged move by
// move at the cost of such searches, each about that of IDA*'s last iterations. Other boards are solved.

var _ engine.Judged = (*Puzzle)(nil)

type oracle struct {
	puzzle *Puzzle
	layout *layout
	exact  *exactTable    // of a small board, computed on first use
	known  map[string]int // cache of distances by names
}

// Oracle returns a judge of the puzzle's positions.
func (p *Puzzle) Oracle() engine.Oracle {
	return &oracle{puzzle: p, layout: newLayout(p), known: map[string]int{}}
}

// Judge implements [engine.Oracle].
func (o *oracle) Judge(ctx context.Context, at engine.Position, limits engine.Limits, probe *search.Probe) engine.Truth {
	p, ok := at.(Position)
	if !ok || p.board.rows != o.layout.rows || p.board.cols != o.layout.cols {
		return engine.Truth{Status: engine.Failed, Reason: engine.Msg("the position is of another puzzle"), AtMost: engine.NoBound}
	}
	p.puzzle = o.puzzle
	if parity := parityOf(p.board, o.puzzle.goal); !parity.solvable() {
		return engine.Impossible(parity.argument())
	}
	if len(p.board.cells) <= wholeSpace {
		if o.exact == nil {
			o.exact = newExactTable(ctx, o.layout, limits, probe)
		}
		if o.exact != nil {
			return o.fromTable(p)
		}
	}
	if o.puzzle.hasDatabases() {
		return o.bySteps(ctx, p, limits, probe)
	}
	return engine.JudgeBySolving(ctx, o.puzzle, p, limits, probe)
}

// fromTable judges a position of a small board.
func (o *oracle) fromTable(p Position) engine.Truth {
	distance := o.exact.distance(o.layout.encode(p.board))
	var best []engine.Move
	for _, m := range p.Moves() {
		after, err := p.Apply(m)
		if err == nil && m.Cost+o.exact.distance(o.layout.encode(after.(Position).board)) == distance {
			best = append(best, m)
		}
	}
	return engine.Settled(distance, best)
}

// mostKnown limits the cached distances, to some 10 MiB.
const mostKnown = 1 << 16

// judging is one call of Judge.
type judging struct {
	*oracle
	ctx    context.Context
	limits engine.Limits
	start  time.Time
	probe  *search.Probe
	guide  *pdb.Heuristic // nil for Manhattan distance
}

// bySteps judges a position by the distances of its neighbours.
func (o *oracle) bySteps(ctx context.Context, p Position, limits engine.Limits, probe *search.Probe) engine.Truth {
	if p.Solved() {
		return engine.Settled(0, nil)
	}
	if len(o.known) > mostKnown {
		clear(o.known)
	}
	j := &judging{o, ctx, limits, time.Now(), probe, nil}
	j.guide = j.heuristic()
	names := o.layout.encode(p.board)
	t := j.distance(names)
	if !t.Exact() {
		return t
	}
	t.AllBest = true
	for _, m := range p.Moves() {
		after, err := p.Apply(m)
		if err != nil {
			return engine.Truth{Status: engine.Failed, Reason: engine.MsgOf(err), AtMost: engine.NoBound}
		}
		switch next := j.nearer(o.layout.encode(after.(Position).board), t.AtLeast-1); next.Status {
		case engine.Solved:
			t.Best = append(t.Best, m)
		case search.DepthLimit:
		default:
			t.Status, t.Reason, t.AllBest = next.Status, engine.Ending(next.Status, limits, next.Counters), false
		}
	}
	return t
}

// distance returns the exact distance of an unsolved board, or bounds of it.
func (j *judging) distance(names []uint8) engine.Truth {
	if d, ok := j.known[string(names)]; ok {
		return engine.Settled(d, nil)
	}
	if d, ok := j.beside(names); ok {
		switch o := j.nearer(names, d-1); o.Status {
		case engine.Solved:
			return engine.Settled(d-1, nil)
		case search.DepthLimit:
			j.known[string(names)] = d + 1
			return engine.Settled(d+1, nil)
		default:
			return engine.Truth{Status: o.Status, Reason: engine.Ending(o.Status, j.limits, o.Counters), AtLeast: d - 1, AtMost: d + 1}
		}
	}
	o := j.search(names, 0, 0)
	if o.Status != engine.Solved {
		return engine.Truth{Status: o.Status, Reason: engine.Ending(o.Status, j.limits, o.Counters), AtLeast: int(o.Bound), AtMost: engine.NoBound}
	}
	return engine.Settled(j.known[string(names)], nil)
}

// beside returns the cached distance of any neighbour.
func (j *judging) beside(names []uint8) (distance int, ok bool) {
	for _, next := range j.layout.neighbours(names) {
		if d, ok := j.known[string(next)]; ok {
			return d, true
		}
	}
	return 0, false
}

// nearer decides whether a board, whose distance is at least that, has exactly it: the status is Solved if so,
// DepthLimit if it is farther.
func (j *judging) nearer(names []uint8, distance int) pdb.Outcome {
	if d, ok := j.known[string(names)]; ok {
		if d == distance {
			return pdb.Outcome{Status: engine.Solved}
		}
		return pdb.Outcome{Status: search.DepthLimit}
	}
	if distance == 0 {
		return pdb.Outcome{Status: search.DepthLimit} // only the goal is at distance 0
	}
	o := j.search(names, distance, distance)
	if o.Status == search.DepthLimit {
		j.known[string(names)] = distance + 2
	}
	return o
}

// search runs IDA* with bounds of the number of moves, 0 for none, and caches the distances along its solution.
func (j *judging) search(names []uint8, least, most int) pdb.Outcome {
	limits := j.limits
	if limits.Time > 0 {
		limits.Time = max(limits.Time-time.Since(j.start), time.Nanosecond)
	}
	o := pdb.Solve(j.ctx, j.puzzle.grid(), names, int(j.layout.blank), pdb.Options{
		Cores: 1, Limits: limits, Probe: j.probe, Least: least, Most: most,
		Heuristic: func() *pdb.Heuristic { return j.guide },
	})
	if o.Status != engine.Solved {
		return o
	}
	now := string(names)
	for i := 0; ; i++ {
		j.known[now] = len(o.Blank) - i
		if i == len(o.Blank) {
			return o
		}
		now = j.layout.moved(now, o.Blank[i])
	}
}

// heuristic returns the best one that is ready, or can be built in a fraction of the time limit; nil if the limits
// allow none.
func (j *judging) heuristic() *pdb.Heuristic {
	p, ctx := j.puzzle, j.ctx
	if j.limits.Time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, j.limits.Time/2)
		defer cancel()
	}
	list := p.partitions()
	for i := len(list) - 1; i >= 0; i-- {
		parts, err := pdb.NewPartition(p.grid(), list[i].name, p.goal.blank())
		if err != nil {
			continue
		}
		bytes := parts.Bytes(p.grid())
		const fraction, quickly = 4, 300 * time.Millisecond
		takes := buildingTime(bytes) * time.Duration(runtime.GOMAXPROCS(0)) // on one core
		if !p.ready(list[i]) && (takes > quickly && len(list) > 1 || j.limits.Time > 0 && fraction*takes > j.limits.Time) {
			continue
		}
		h, err := p.store.Heuristic(ctx, pdb.Request{
			Grid: p.grid(), Partition: list[i].name, Blank: p.goal.blank(), Cores: 1, Memory: j.limits.Memory,
		})
		if err == nil {
			return h
		}
	}
	return nil
}

// moved returns a board after the blank has moved to a cell.
func (l *layout) moved(names string, to uint8) string {
	next := []byte(names)
	for cell, name := range next {
		if name == l.blank {
			next[cell], next[to] = next[to], next[cell]
			break
		}
	}
	return string(next)
}

// neighbours returns the boards one move away.
func (l *layout) neighbours(names []uint8) [][]uint8 {
	var list [][]uint8
	for cell, name := range names {
		if name != l.blank {
			continue
		}
		for _, st := range l.steps[cell] {
			list = append(list, []uint8(l.moved(string(names), st.to)))
		}
	}
	return list
}
