package cover

import (
	"sync/atomic"

	"langkah/engine/base/breath"
	"langkah/engine/solve/parallel"
)

// Enumeration is the task of counting or listing all covers of a problem.
type Enumeration struct {
	Problem *Problem
	New     func() Solver // returns a solver of that problem; called once for each core

	// Symmetries is the symmetry group of the problem without the identity: each symmetry
	// maps every option to its image. Covers in one orbit count as one; nil counts all
	// covers.
	Symmetries [][]int32

	// Watch, called on the caller's goroutine some 200 times a second, may end the
	// enumeration by returning 0; other values have no meaning here. Optional.
	Watch Watch

	// Remember returns whether a count may hold so many more bytes for memoization. It is
	// optional, and has no use with Used. With memoization the number of nodes depends on
	// the number of cores.
	Remember func(bytes int64) bool

	// Nodes limits the nodes, on all cores together; 0 is no limit. Several cores may stop a
	// few short of it.
	Nodes int64

	// Used, if it has an element for each option, is filled by CountAll: whether the option
	// is in a counted cover or in an image of one.
	Used []bool
}

// Count is a number of covers. Options of one kind are indistinguishable.
type Count struct {
	All      int64 // covers, images included
	Distinct int64 // orbits of covers under the symmetries

	// Told corrects Distinct for distinguishable options of one kind: with labels for the
	// number of ways to label them and group for the order of the symmetry group, labels *
	// Told / group covers are distinct.
	Told  int64
	Nodes int64
}

func (c *Count) add(d Count) {
	c.All += d.All
	c.Distinct += d.Distinct
	c.Told += d.Told
	c.Nodes += d.Nodes
}

// CountAll counts the covers on so many cores. ok is false if the watch or the node limit
// ended it; the count is then partial.
//
// Symmetry breaking: of one kind, the pinned one, only one option of each orbit is chosen,
// so that of each orbit of covers few members are visited. The tree below is cut into parts,
// which the cores take in turn.
func (e Enumeration) CountAll(cores int) (Count, bool) {
	s := e.newSplit()
	if c := e.newCounting(s); c != nil {
		if count, finished, ok := c.count(cores, c.newMemory); ok {
			return count, finished
		}
	}
	c := e.newCutting(s)
	var parts []part
	ok := c.pinSmallest()
	if ok {
		parts, ok = c.cut()
	}
	if !ok {
		return Count{Nodes: c.nodes}, false
	}
	weights := make([]float64, len(parts))
	for i, part := range parts {
		weights[i] = part.weight
	}
	r := newRace(e, weights, c.nodes, cores)
	used := make([][]bool, len(r.running))
	ok = r.run(func(lane int, count *Count) walk {
		solver := e.New()
		used[lane] = make([]bool, len(e.Used))
		visit := func(chosen []int32) bool {
			before := count.Distinct
			if s.count(chosen, count); e.Used != nil && count.Distinct > before {
				s.mark(chosen, used[lane])
			}
			return true
		}
		return func(i int, watch Watch) bool {
			return solver.Run(Traversal{Prefix: parts[i].chosen, Visit: visit, Watch: watch})
		}
	})
	for _, used := range used {
		for option, is := range used {
			e.Used[option] = e.Used[option] || is
		}
	}
	return r.total(), ok
}

// race is a parallel walk of the parts of one enumeration.
type race struct {
	watch   Watch
	weights []float64 // share of the tree of each part
	cut     int64     // nodes visited while cutting
	work    *parallel.Work
	running []lane
}

// walk visits a part. It counts a node before it calls the watch, and reports its total at
// the end.
type walk func(part int, watch Watch) (finished bool)

func newRace(e Enumeration, weights []float64, cut int64, cores int) *race {
	nodes := int64(parallel.NoBound)
	if e.Nodes > 0 {
		nodes = e.Nodes - cut
	}
	cores = max(1, cores)
	return &race{watch: e.Watch, weights: weights, cut: cut, work: parallel.New(len(weights), nodes, cores), running: make([]lane, cores)}
}

// run visits all parts; begin returns the walk of a lane, which adds to count.
func (r *race) run(begin func(lane int, count *Count) walk) bool {
	workers := make([]func(), len(r.running))
	for i := range workers {
		l := &r.running[i]
		workers[i] = func() { r.walkParts(l, begin(i, &l.count)) }
	}
	parallel.Beside(func(running bool) {
		if r.watch != nil && !r.work.Stopped() && r.watch(r.progress()) == 0 && running {
			r.work.Stop()
		}
	}, workers...)
	return !r.work.Stopped() && !r.work.Spent()
}

// total returns the sum of all lanes' counts, with the nodes of the cutting.
func (r *race) total() Count {
	total := Count{Nodes: r.cut}
	for i := range r.running {
		total.add(r.running[i].count)
	}
	return total
}

// lane is the account of one core.
type lane struct {
	count       Count
	nodes       atomic.Int64
	share       atomic.Uint64 // of the whole, in units of 2^-62: finished parts and the present one
	_           [64]byte      // keeps the lanes on different cache lines
	nodesBefore int64
	shareBefore float64
	granted     int64 // nodes granted so far
}

const shareUnit = 1 << 62

// stride is the greatest number of nodes that a lane visits between two looks at shared
// state: well under a millisecond for the fastest solver.
const stride = 1 << 12

func (r *race) walkParts(l *lane, walk walk) {
	var weight float64
	watch := func(p Progress) int64 {
		breath.Take()
		l.nodes.Store(l.nodesBefore + p.Nodes)
		l.share.Store(uint64((l.shareBefore + weight*p.Share) * shareUnit))
		l.count.Nodes = l.nodesBefore + p.Nodes
		if r.work.Stopped() {
			return 0
		}
		r.grant(l)
		return l.granted - l.count.Nodes
	}
	for {
		i, ok := r.work.Next()
		if !ok {
			r.work.Return(l.granted - l.count.Nodes)
			return
		}
		// A run visits a node before it calls the watch.
		if r.grant(l); l.granted <= l.count.Nodes {
			return
		}
		weight = r.weights[i]
		if !walk(i, watch) {
			return
		}
		l.nodesBefore = l.nodes.Load()
		l.shareBefore += weight
	}
}

// grant gives a lane that has used up its nodes more of them, unless the limit is reached. A
// run may have visited more than it had.
func (r *race) grant(l *lane) {
	for l.granted <= l.count.Nodes {
		n := r.work.Grant(stride)
		if n == 0 {
			return
		}
		l.granted += n
	}
}

func (r *race) progress() Progress {
	p := Progress{Nodes: r.cut}
	for i := range r.running {
		p.Nodes += r.running[i].nodes.Load()
		p.Share += float64(r.running[i].share.Load()) / shareUnit
	}
	p.Share = min(p.Share, 1)
	return p
}

// List visits one cover of each orbit, in an order that depends on the problem alone, until
// visit returns false. It returns false if the watch or visit ended it.
func (e Enumeration) List(visit func(chosen []int32) bool) bool {
	s := e.newSplit()
	c := e.newCutting(s)
	parts, ok := c.cut()
	if !ok {
		return false
	}
	solver, nodes := c.solver, c.nodes
	var behind float64
	for _, part := range parts {
		if e.Nodes > 0 && nodes >= e.Nodes {
			return false
		}
		var last int64
		w := Traversal{Prefix: part.chosen}
		w.Visit = func(chosen []int32) bool {
			var c Count
			s.count(chosen, &c)
			return c.Distinct == 0 || visit(chosen)
		}
		w.Watch = func(p Progress) int64 {
			last = p.Nodes
			p.Nodes += nodes
			p.Share = behind + part.weight*p.Share
			return e.look(p)
		}
		if !solver.Run(w) {
			return false
		}
		behind += part.weight
		nodes += last
	}
	return true
}
