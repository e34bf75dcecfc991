package cover

import (
	"sync"
	"sync/atomic"
	"time"
)

// Job is the task to count or list all covers of a problem.
type Job struct {
	Problem *Problem
	New     func() Solver // makes a solver of that problem; there is one for each core

	// Symmetries are the ways in which the problem is like itself, all but the
	// identity: each gives for every option the one that it becomes. Together
	// with the identity they are a group. Covers that a symmetry makes of each
	// other count as one; nil tells all covers apart.
	Symmetries [][]int32

	// Watch, called from the caller's goroutine some 50 times a second, may end
	// the job; it may be nil. What it returns counts only as 0 or not.
	Watch Watch
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

// CountAll counts on that many cores. ok is false when the watch ended it; the
// count is then of the part that was walked.
//
// One option of each orbit of the symmetries is chosen beforehand for one kind,
// so that a cover is met once and not once for each symmetry, and the tree below
// is cut into parts that the cores take in turn.
func (j Job) CountAll(cores int) (Count, bool) {
	s := j.newSplit()
	parts := s.cut(j)
	r := &race{parts: parts, running: make([]lane, max(1, cores))}
	var workers sync.WaitGroup
	for i := range r.running {
		workers.Add(1)
		go func() {
			defer workers.Done()
			r.work(&r.running[i], j.New(), s)
		}()
	}
	done := make(chan struct{})
	go func() { workers.Wait(); close(done) }()
	ok := r.wait(j.Watch, done)
	var total Count
	for i := range r.running {
		total.add(r.running[i].count)
	}
	return total, ok
}

// race is several cores at work on the parts of one job.
type race struct {
	parts   []part
	next    atomic.Int64
	stop    atomic.Bool
	running []lane
}

// lane is one core's account.
type lane struct {
	count       Count
	nodes       atomic.Int64
	share       atomic.Uint64 // of the whole, in units of 2^-62: finished parts and the present one
	_           [64]byte      // keeps the lanes on different cache lines
	nodesBefore int64
	shareBefore float64
}

const shareUnit = 1 << 62

// stride is how many nodes lie between two looks of a lane at the stop flag:
// well under a millisecond's work of the fastest solver.
const stride = 1 << 12

func (r *race) work(l *lane, solver Solver, s *split) {
	var weight float64
	watch := func(p Progress) int64 {
		l.nodes.Store(l.nodesBefore + p.Nodes)
		l.share.Store(uint64((l.shareBefore + weight*p.Share) * shareUnit))
		l.count.Nodes = l.nodesBefore + p.Nodes
		if r.stop.Load() {
			return 0
		}
		return stride
	}
	visit := func(chosen []int32) bool {
		s.count(chosen, &l.count)
		return true
	}
	for {
		i := r.next.Add(1) - 1
		if i >= int64(len(r.parts)) {
			return
		}
		weight = r.parts[i].weight
		if !solver.Run(Walk{Prefix: r.parts[i].chosen, Visit: visit, Watch: watch}) {
			return
		}
		l.nodesBefore = l.nodes.Load()
		l.shareBefore += weight
	}
}

// wait reports to the watch until the work is done or the watch ends it.
func (r *race) wait(watch Watch, done chan struct{}) bool {
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	ok := true
	for {
		select {
		case <-done:
			if ok && watch != nil {
				watch(r.progress())
			}
			return ok
		case <-tick.C:
			if ok && watch != nil && watch(r.progress()) == 0 {
				r.stop.Store(true)
				ok = false
			}
		}
	}
}

func (r *race) progress() Progress {
	var p Progress
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
func (j Job) List(visit func(chosen []int32) bool) bool {
	s := j.newSplit()
	parts := s.cut(j)
	solver := j.New()
	var behind float64
	var nodes int64
	for _, part := range parts {
		var last int64
		w := Walk{Prefix: part.chosen}
		w.Visit = func(chosen []int32) bool {
			var c Count
			s.count(chosen, &c)
			return c.Distinct == 0 || visit(chosen)
		}
		w.Watch = func(p Progress) int64 {
			last = p.Nodes
			if j.Watch == nil {
				return 1 << 62
			}
			p.Nodes += nodes
			p.Share = behind + part.weight*p.Share
			return j.Watch(p)
		}
		if !solver.Run(w) {
			return false
		}
		behind += part.weight
		nodes += last
	}
	return true
}
