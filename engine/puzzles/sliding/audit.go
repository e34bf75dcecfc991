package sliding

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"langkah/engine"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
)

// wholeSpace is the largest number of cells for which all boards are enumerated.
const wholeSpace = 9

// quickBytes is the largest size of pattern databases that an audit builds itself.
const quickBytes = 64 << 20

// Audit compares every heuristic with the exact number of moves: on boards of up to 9 cells over the whole state space,
// by a full table; on larger ones along the optimal solutions of random boards. It leaves boards
// without pattern databases, those of other costs too, to others. It implements [engine.Auditor].
func (p *Puzzle) Audit(ctx context.Context, samples int, seed uint64, limits engine.Limits, probe *search.Probe) (engine.Audit, error) {
	if !p.hasDatabases() {
		return engine.Audit{}, engine.Errorf("boards of up to 25 cells are audited, on which every move costs 1")
	}
	a := &audit{puzzle: p, layout: newLayout(p), meter: search.NewMeter(ctx, limits, nil)}
	defer a.meter.Close()
	if limits.Time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, limits.Time) // building of tables polls only ctx
		defer cancel()
	}
	if err := a.gather(ctx); err != nil {
		return engine.Audit{}, err
	}
	var about engine.Message
	var err error
	if len(p.start.cells) <= wholeSpace {
		about = engine.Msg("every position from which the goal can be reached")
		err = a.everywhere(ctx)
	} else {
		about = engine.Msg("the positions of the shortest solutions of %d random board{|s}, seed %d", samples, seed)
		err = a.sample(ctx, samples, seed, probe)
	}
	return a.result(about), err
}

type audit struct {
	puzzle    *Puzzle
	meter     *search.Meter
	layout    *layout
	judged    []judged
	positions int64
}

// judged is a heuristic under audit.
type judged struct {
	engine.AuditedHeuristic
	estimate func(names []uint8) int
	sum      float64
}

// gather lists the heuristics to audit.
func (a *audit) gather(ctx context.Context) error {
	for _, h := range a.puzzle.heuristics() {
		if h.Name != none {
			a.add(h.Choice, a.layout.estimator(h.Name))
		}
	}
	p := a.puzzle
	for _, part := range p.partitions() {
		parts, err := pdb.NewPartition(p.grid(), part.name, p.goal.blank())
		if err != nil {
			return err
		}
		if parts.Bytes(p.grid()) > quickBytes && !p.store.Cached(p.grid(), part.name, p.goal.blank()) {
			continue
		}
		h, err := a.obtain(ctx, part.name)
		if err != nil {
			return err
		}
		a.add(part.heuristic, h.Estimate)
	}
	return nil
}

// obtain returns the heuristic of a partition and reports its databases' memory to the meter.
func (a *audit) obtain(ctx context.Context, partition string) (*pdb.Heuristic, error) {
	grid, blank := a.puzzle.grid(), a.puzzle.goal.blank()
	parts, err := pdb.NewPartition(grid, partition, blank)
	if err != nil {
		return nil, err
	}
	if !a.meter.HoldTables(parts.Bytes(grid)) {
		return nil, a.ended(a.meter.Ended())
	}
	h, err := a.puzzle.store.Heuristic(ctx, pdb.Request{Grid: grid, Partition: partition, Blank: blank, Cores: 1})
	if err != nil && !a.meter.Look() {
		return nil, a.ended(a.meter.Ended())
	}
	return h, err
}

func (a *audit) ended(s engine.Status) error { return engine.LimitReached(s, a.meter) }

func (a *audit) add(heuristic engine.Choice, estimate func([]uint8) int) {
	j := judged{estimate: estimate}
	j.Heuristic, j.Least = heuristic, math.Inf(1)
	a.judged = append(a.judged, j)
}

// estimator returns one of the family's own heuristics as a function of a board.
func (l *layout) estimator(heuristic string) func(names []uint8) int {
	if l.n > packedCells {
		return estimateOf(newLargeSpace[cells100](l, heuristic).space())
	}
	packed := newPackedSpace(l, heuristic)
	switch heuristic {
	case linearConflict:
		return estimateOf(newConflictSpace(packed).space())
	case walkingDistance:
		return estimateOf(newWalkingSpace(packed).space())
	}
	return estimateOf(packed.space())
}

func estimateOf[S comparable](s space[S]) func(names []uint8) int {
	return func(names []uint8) int { return int(s.estimate(s.of(names))) }
}

// everywhere audits all boards from which the goal is reachable.
func (a *audit) everywhere(ctx context.Context) error {
	p := a.puzzle
	exact, err := a.obtain(ctx, "8")
	if err != nil {
		return err
	}
	names := a.layout.identity()
	// Heap's algorithm (1963) generates the permutations, each by one exchange.
	var visit func(n int) error
	visit = func(n int) error {
		if n == 1 {
			if !a.meter.Expand() {
				return a.ended(a.meter.Ended())
			}
			if pdb.Solvable(p.grid(), names, p.goal.blank()) {
				a.evaluate(names, exact.Estimate(names))
			}
			return nil
		}
		for i := range n {
			if err := visit(n - 1); err != nil {
				return err
			}
			if i == n-1 {
				break
			}
			if n%2 == 0 {
				names[i], names[n-1] = names[n-1], names[i]
			} else {
				names[0], names[n-1] = names[n-1], names[0]
			}
		}
		return nil
	}
	return visit(len(names))
}

// sample solves random boards and audits every position of their solutions, whose cost to go is known then.
func (a *audit) sample(ctx context.Context, samples int, seed uint64, probe *search.Probe) error {
	p := a.puzzle
	random := rand.New(rand.NewPCG(seed, 0))
	for i := range samples {
		q := *p
		q.start = shuffle(p.goal, random)
		r := engine.Solve(ctx, &q, q.bestMethod(), a.meter.Remaining(), probe)
		a.meter.Expanded += r.Expanded
		if err := a.ended(r.Status); err != nil {
			return err
		}
		if r.Status != engine.Solved {
			return fmt.Errorf("board %d of %d: %s", i+1, samples, r.Reason)
		}
		for done, position := range r.Positions {
			a.evaluate(a.layout.encode(position.(Position).board), r.Cost-done)
		}
		probe.SetShare(float64(i+1) / float64(samples))
	}
	return nil
}

// evaluate audits the heuristics on a board with its exact cost to go.
func (a *audit) evaluate(names []uint8, exact int) {
	if exact > 0 {
		a.positions++
	}
	for i := range a.judged {
		j := &a.judged[i]
		h := j.estimate(names)
		if h > exact && j.TooHigh.IsZero() {
			j.TooHigh = engine.Msg("%d for a board that needs %d:\n%s", h, exact, a.layout.decode(names))
		}
		if exact > 0 {
			ratio := float64(h) / float64(exact)
			j.sum += ratio
			j.Least, j.Most = min(j.Least, ratio), max(j.Most, ratio)
		}
		if j.Drops.IsZero() {
			j.Drops = a.drop(j, names, h)
		}
	}
}

// drop returns a move by which a heuristic falls by more than one, zero if there is none. As moves are reversible, this
// is the whole condition of consistency.
func (a *audit) drop(j *judged, names []uint8, h int) engine.Message {
	blank := slices.Index(names, a.layout.blank)
	for _, step := range a.layout.steps[blank] {
		names[blank], names[step.to] = names[step.to], names[blank]
		after := j.estimate(names)
		names[blank], names[step.to] = names[step.to], names[blank]
		if after < h-1 {
			return engine.Msg("from %d to %d when the blank goes %s on\n%s", h, after, step.dir, a.layout.decode(names))
		}
	}
	return engine.Message{}
}

func (a *audit) result(about engine.Message) engine.Audit {
	r := engine.Audit{About: about, Positions: a.positions}
	for _, j := range a.judged {
		if j.Mean = j.sum / float64(max(1, a.positions)); a.positions == 0 {
			j.Least = 0
		}
		r.Heuristics = append(r.Heuristics, j.AuditedHeuristic)
	}
	return r
}
