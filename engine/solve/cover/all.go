package cover

import (
	"sync/atomic"

	"langkah/engine/base/breath"
	"langkah/engine/solve/parallel"
)

// Enumeration is the task to count or list all covers of a problem.
type Enumeration struct {
	Problem *Problem
	New     func() Solver // makes a solver of that problem; there is one for each core

	// Symmetries are the ways in which the problem is like itself, all but the
	// identity: each gives for every option the one that it becomes. Together
	// with the identity they are a group. Covers that a symmetry makes of each
	// other count as one; nil tells all covers apart.
	Symmetries [][]int32

	// Watch, called from the caller's goroutine some 200 times a second, may end
	// the enumeration; it may be nil. What it returns counts only as 0 or not.
	Watch Watch

	// Remember, where it is given and Used is not, lets a count spare itself work that
	// it has done before: it is asked whether so many bytes more may be held for that.
	// The nodes that are looked at then depend on the number of cores.
	Remember func(bytes int64) bool

	// Nodes is how many nodes may be looked at, on all cores together; 0 is no
	// bound. Several cores may stop a few short of them.
	Nodes int64

	// Used, where it is as long as there are options, is filled by CountAll:
	// whether some cover that was counted, or a symmetry's image of it, has the option.
	Used []bool
}

// Count is how many covers there are. Options of one kind are not told apart.
type Count struct {
	All      int64 // covers, with those that a symmetry makes of each other
	Distinct int64 // up to the symmetries

	// Told is what Distinct becomes where options of one kind are told apart,
	// in units of the ways to label them and times the size of the symmetry
	// group: labels x Told / group of them are distinct.
	Told  int64
	Nodes int64
}

func (c *Count) add(d Count) {
	c.All += d.All
	c.Distinct += d.Distinct
	c.Told += d.Told
	c.Nodes += d.Nodes
}

// CountAll counts on that many cores. ok is false when the watch or the bound on
// nodes ended it; the count is then of the part that was walked.
//
// Of one kind only one option of each orbit of the symmetries is chosen, so that
// a cover is met once and not once for each symmetry, and the tree below is cut into
// parts that the cores take in turn.
func (e Enumeration) CountAll(cores int) (Count, bool) {
	s := e.newSplit()
	if c := e.newCounting(s); c != nil {
		if count, finished, ok := c.count(cores, c.room); ok {
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

// race is several cores at work on the parts of one enumeration.
type race struct {
	watch   Watch
	weights []float64 // of the parts
	cut     int64     // nodes that the cutting looked at
	work    *parallel.Work
	running []lane
}

// walk walks a part. It looks at a node before it asks the watch, and tells it at last
// how many it has looked at.
type walk func(part int, watch Watch) (finished bool)

func newRace(e Enumeration, weights []float64, cut int64, cores int) *race {
	nodes := int64(parallel.NoBound)
	if e.Nodes > 0 {
		nodes = e.Nodes - cut
	}
	cores = max(1, cores)
	return &race{watch: e.Watch, weights: weights, cut: cut, work: parallel.New(len(weights), nodes, cores), running: make([]lane, cores)}
}

// run walks the parts; begin gives for each lane what walks them and counts.
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

// total is what all have counted, with the nodes of the cutting.
func (r *race) total() Count {
	total := Count{Nodes: r.cut}
	for i := range r.running {
		total.add(r.running[i].count)
	}
	return total
}

// lane is one core's account.
type lane struct {
	count       Count
	nodes       atomic.Int64
	share       atomic.Uint64 // of the whole, in units of 2^-62: finished parts and the present one
	_           [64]byte      // keeps the lanes on different cache lines
	nodesBefore int64
	shareBefore float64
	granted     int64 // nodes that it may look at in all
}

const shareUnit = 1 << 62

// stride is how many nodes lie between two looks of a lane at the others, at the most:
// well under a millisecond's work of the fastest solver.
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
		// A run looks at a node before it asks.
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

// grant gives a lane nodes to look at where it has none, unless all are spent. A run
// may have looked at more than it had.
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

// List visits the covers, of those that a symmetry makes of each other one,
// until visit has had enough. The order is always the same. It is false when
// the watch ended it, or visit.
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
