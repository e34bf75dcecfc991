package pdb

import (
	"math"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"langkah/engine/base/breath"
	"langkah/engine/solve/parallel"
	"langkah/engine/solve/search"
)

// quantum is the number of nodes that a worker expands between two synchronisations: about a millisecond.
const quantum = 1 << 14

// worthwhile is the least number of generated nodes of an iteration after which the next one uses all cores.
const worthwhile = 200_000

// round is one iteration: the subtrees of the frontier, distributed in order.
type round struct {
	bound int
	frontier
	subtrees []*subtree
	empty    []bool         // by subtree: searched without finding a solution
	work     *parallel.Work // stopped by a limit or a better heuristic
	best     atomic.Int64   // least index of a subtree with a solution so far
	path     []uint8        // its solution
	mutex    sync.Mutex     // guards path and changes of best

	expanded, generated atomic.Int64
}

// iterate searches with the present bound. Running means that there is no solution within the bound, or that the
// iteration has to be repeated with a better heuristic.
func (s *solver) iterate() (path []uint8, status search.Status) {
	start := time.Now()
	again := s.again
	s.again = false
	kernels := s.kernels[:1]
	n := len(s.rounds)
	if len(s.kernels) > 1 && n > 0 && s.rounds[n-1].Generated > worthwhile {
		kernels = s.kernels
	}
	r := &round{bound: s.bound, frontier: s.frontierFor(len(kernels))}
	if n > 0 {
		s.remember(kernels, s.rounds[n-1].Expanded)
	}
	r.best.Store(math.MaxInt64)
	nodes := int64(parallel.NoBound)
	if limit := s.options.Limits.Nodes; limit > 0 {
		nodes = limit - s.meter.Expanded
	}
	r.work = parallel.New(0, nodes, len(kernels))
	if s.recorded != nil {
		s.recorded.begin(r.bound)
	}
	r.spread(kernels[0], s.grid, s.blank)
	// A repeated iteration omits subtrees that were searched completely: a subtree without a solution within the bound
	// has none by another heuristic.
	if again && s.recorded == nil {
		r.subtrees = slices.DeleteFunc(r.subtrees, func(t *subtree) bool { return s.empty[t.board] })
	} else {
		s.empty = map[[32]uint8]bool{}
	}
	r.empty = make([]bool, len(r.subtrees))
	r.work.SetParts(len(r.subtrees))
	s.watch(r, kernels)
	if s.again {
		for i, t := range r.subtrees {
			if r.empty[i] {
				s.empty[t.board] = true
			}
		}
	}
	s.rounds = append(s.rounds, search.Round{Bound: int64(s.bound), Expanded: r.expanded.Load(), Generated: r.generated.Load()})
	s.alike++
	s.took = time.Since(start)
	switch {
	case r.best.Load() != math.MaxInt64:
		// A solution found before a stop need not be the first, but it is as short.
		return r.path, search.Solved
	case r.work.Spent():
		return nil, search.NodeLimit
	}
	return nil, s.meter.Ended()
}

// watch runs the kernels on the round, and updates the meter meanwhile.
func (s *solver) watch(r *round, kernels []kernel) {
	expanded, generated := s.meter.Expanded, s.meter.Generated
	var works []func()
	for _, k := range kernels {
		works = append(works, func() { r.search(k) })
	}
	parallel.Beside(func(running bool) {
		s.meter.Expanded = expanded + r.expanded.Load()
		s.meter.Generated = generated + r.generated.Load()
		s.meter.Depth = int64(r.bound)
		s.again = s.again || running && s.options.Heuristic() != s.heuristic
		if !s.meter.Look() || s.again {
			r.work.Stop()
		}
	}, works...)
}

// search takes subtrees until none is left that could have an earlier solution.
func (r *round) search(k kernel) {
	w := k.common()
	var counted, countedGenerated int64
	var mine int
	w.expanded, w.generated, w.pause, w.ended = 0, 0, 0, false
	report := func() {
		r.expanded.Add(w.expanded - counted)
		r.generated.Add(w.generated - countedGenerated)
		counted, countedGenerated = w.expanded, w.generated
	}
	w.look = func() bool {
		breath.Take()
		report()
		allowed := r.work.Grant(quantum)
		w.pause = w.expanded + allowed
		return allowed > 0 && !r.work.Stopped() && r.best.Load() > int64(mine)
	}
	defer report()
	for {
		var ok bool
		if mine, ok = r.work.Next(); !ok || int64(mine) > r.best.Load() {
			return
		}
		found := k.search(r.subtrees[mine], r.bound)
		if w.ended {
			return
		}
		if found {
			slices.Reverse(w.path)
			r.solved(int64(mine), slices.Concat(r.subtrees[mine].path(), w.path))
		}
		r.empty[mine] = !found
	}
}

// solved records the solution of a subtree, unless an earlier subtree has one.
func (r *round) solved(subtree int64, path []uint8) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if subtree < r.best.Load() {
		r.best.Store(subtree)
		r.path = path
	}
}
