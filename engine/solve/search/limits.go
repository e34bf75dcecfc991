package search

import (
	"context"
	"sync/atomic"
	"time"

	"langkah/engine/base/breath"
)

// Limits bound one run. Zero means no bound of that kind.
type Limits struct {
	Time   time.Duration
	Memory int64 // bytes that the search itself holds
	Nodes  int64 // nodes expanded
}

// Counters are what a search has done so far.
type Counters struct {
	Expanded    int64 // states whose successors were made
	Generated   int64 // successors made, the start included
	Frontier    int64 // states waiting to be expanded now
	MaxFrontier int64
	Depth       int64 // moves from the start to where the search is now
	Bound       int64 // a solution costs at least this much
	Bytes       int64 // held by the search's own structures and by tables now
	PeakBytes   int64
	Tables      int64 // of the bytes, the most that tables held: a heuristic's, or of states passed
}

// Meter counts for one run and watches its limits. One goroutine owns it:
// that goroutine writes the counters as plain numbers and calls [Meter.Expand]
// once for each node; the meter publishes them to the probe a few thousand
// times a second. Whoever makes one closes it.
type Meter struct {
	Counters
	ctx      context.Context
	limits   Limits
	probe    *Probe
	start    time.Time
	lastLook time.Time
	tables   int64        // bytes that tables hold now
	stride   int64        // expansions between two looks at the clock
	next     atomic.Int64 // the count of expansions at which to look again
	ended    Status
	unwatch  func()
}

// NewMeter starts the clock of a run. probe may be nil.
func NewMeter(ctx context.Context, limits Limits, probe *Probe) *Meter {
	now := time.Now()
	m := &Meter{ctx: ctx, limits: limits, probe: probe, start: now, lastLook: now, stride: 1}
	// A cancelled context and the end of the time make the next Expand look,
	// however slow the expansions have become since the last one.
	look := func() { m.next.Store(0) }
	forget := context.AfterFunc(ctx, look)
	m.unwatch = func() { forget() }
	if limits.Time > 0 {
		alarm := time.AfterFunc(limits.Time, look)
		m.unwatch = func() { forget(); alarm.Stop() }
	}
	return m
}

// Probe is where the meter publishes; nil where nobody listens.
func (m *Meter) Probe() *Probe { return m.probe }

// Limits are those that the run has as a whole.
func (m *Meter) Limits() Limits { return m.limits }

// Remaining are the limits of a search within the run: what the run has left.
func (m *Meter) Remaining() Limits {
	left := m.limits
	if left.Time > 0 {
		left.Time = max(1, left.Time-m.Elapsed())
	}
	if left.Memory > 0 {
		left.Memory = max(1, left.Memory-m.Bytes)
	}
	if left.Nodes > 0 {
		left.Nodes = max(1, left.Nodes-m.Expanded)
	}
	return left
}

// Close publishes the counters a last time and lets go of the context.
func (m *Meter) Close() {
	m.unwatch()
	m.probe.publish(&m.Counters)
}

// Due says whether the next Expand will look at the clock and publish: the
// moment to bring counters up to date that take work.
func (m *Meter) Due() bool { return m.Expanded >= m.next.Load() }

// Expand counts one expansion. It returns false when the search has to end;
// [Meter.Ended] then says why.
func (m *Meter) Expand() bool {
	if m.Expanded >= m.next.Load() && !m.Look() {
		return false
	}
	m.Expanded++
	return true
}

// ExpandMany counts so many expansions at once. It returns false when the search has to
// end; where the nodes do not suffice, those that do are counted.
func (m *Meter) ExpandMany(n int) bool {
	if m.Expanded >= m.next.Load() && !m.Look() {
		return false
	}
	if m.limits.Nodes > 0 && m.Expanded+int64(n) > m.limits.Nodes {
		m.Expanded = m.limits.Nodes
		m.end(NodeLimit)
		return false
	}
	m.Expanded += int64(n)
	return true
}

// Waiting notes how many states the frontier holds.
func (m *Meter) Waiting(n int) {
	m.Frontier = int64(n)
	m.MaxFrontier = max(m.MaxFrontier, m.Frontier)
}

// Hold notes that the search is about to hold bytes more (less, when
// negative). It returns false when the memory limit forbids it: the search
// must then end without allocating.
func (m *Meter) Hold(bytes int64) bool {
	if bytes > 0 && !m.Fits(bytes) {
		m.end(MemoryLimit)
		return false
	}
	m.Bytes += bytes
	m.PeakBytes = max(m.PeakBytes, m.Bytes)
	return m.ended == Running
}

// HoldTables is [Meter.Hold] for tables that spare a search work: those of a
// heuristic, and of states that it has passed.
func (m *Meter) HoldTables(bytes int64) bool {
	ok := m.Hold(bytes)
	if ok || bytes < 0 {
		m.tables += bytes
		m.Tables = max(m.Tables, m.tables)
	}
	return ok
}

// Fits says whether the memory limit lets the search hold bytes more, for
// tables that it can do without.
func (m *Meter) Fits(bytes int64) bool {
	return m.limits.Memory <= 0 || m.Bytes+bytes <= m.limits.Memory
}

// Look publishes the counters and looks at the clock, the context and the
// limits now. Long work that expands nothing calls it at least every 20 ms.
func (m *Meter) Look() bool {
	breath.Take()
	now := time.Now()
	// Between two looks lie about 0.1 to 0.4 ms, whatever a node costs.
	switch since := now.Sub(m.lastLook); {
	case since < 100*time.Microsecond && m.stride < 1<<16:
		m.stride *= 2
	case since > 400*time.Microsecond && m.stride > 1:
		m.stride /= 2
	}
	m.lastLook = now
	next := m.Expanded + m.stride
	if m.limits.Nodes > 0 {
		next = min(next, m.limits.Nodes)
	}
	m.next.Store(next) // before the context is asked: an alarm after this is not lost
	m.probe.publish(&m.Counters)
	switch {
	case m.ended != Running:
	case m.ctx.Err() != nil:
		m.end(Stopped)
	case m.limits.Time > 0 && now.Sub(m.start) >= m.limits.Time:
		m.end(TimeLimit)
	case m.limits.Nodes > 0 && m.Expanded >= m.limits.Nodes:
		m.end(NodeLimit)
	}
	return m.ended == Running
}

// end ends the search for that reason, unless there was one before.
func (m *Meter) end(why Status) {
	if m.ended == Running {
		m.ended = why
	}
	m.next.Store(0)
}

// Ended is why the search has to end: [Running] while it need not.
func (m *Meter) Ended() Status { return m.ended }

// Elapsed is the time since the run began.
func (m *Meter) Elapsed() time.Duration { return time.Since(m.start) }
