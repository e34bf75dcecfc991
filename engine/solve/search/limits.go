package search

import (
	"context"
	"sync/atomic"
	"time"

	"langkah/engine/base/breath"
)

// Limits bounds one run. Zero means unlimited.
type Limits struct {
	Time   time.Duration
	Memory int64 // bytes held by the search
	Nodes  int64 // nodes expanded
}

// Counters is the progress of a search.
type Counters struct {
	Expanded    int64 // states whose successors were generated
	Generated   int64 // successors generated, the start included
	Frontier    int64 // open states now
	MaxFrontier int64
	Depth       int64 // moves from the start to the present node
	Bound       int64 // lower bound of a solution's cost
	Bytes       int64 // held now by the search's structures and tables
	PeakBytes   int64
	Tables      int64 // peak bytes of tables: the heuristic's and transposition tables
}

// Meter counts the work of one run and enforces its limits. It belongs to one goroutine,
// which writes the counters as plain numbers and calls [Meter.Expand] once for each node;
// the meter publishes them to the probe a few thousand times a second. Whoever makes one
// closes it.
type Meter struct {
	Counters
	ctx      context.Context
	limits   Limits
	probe    *Probe
	start    time.Time
	lastLook time.Time
	tables   int64        // bytes held by tables now
	stride   int64        // expansions between two readings of the clock
	next     atomic.Int64 // count of expansions at which to read it again
	ended    Status
	unwatch  func()
}

// NewMeter starts the clock of a run. probe may be nil.
func NewMeter(ctx context.Context, limits Limits, probe *Probe) *Meter {
	now := time.Now()
	m := &Meter{ctx: ctx, limits: limits, probe: probe, start: now, lastLook: now, stride: 1}
	// A cancelled context and the time limit make the next Expand read the clock, even if
	// expansions have become slow since the last reading.
	look := func() { m.next.Store(0) }
	forget := context.AfterFunc(ctx, look)
	m.unwatch = func() { forget() }
	if limits.Time > 0 {
		alarm := time.AfterFunc(limits.Time, look)
		m.unwatch = func() { forget(); alarm.Stop() }
	}
	return m
}

// Probe returns the probe that the meter publishes to, or nil.
func (m *Meter) Probe() *Probe { return m.probe }

// Limits returns the limits of the whole run.
func (m *Meter) Limits() Limits { return m.limits }

// Remaining returns the unused part of the limits, for a search within the run.
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

// Close publishes the counters a last time and releases the context.
func (m *Meter) Close() {
	m.unwatch()
	m.probe.publish(&m.Counters)
}

// Due reports whether the next Expand will publish: the moment to update counters that are
// costly to compute.
func (m *Meter) Due() bool { return m.Expanded >= m.next.Load() }

// Expand counts one expansion. It returns false if the search has to end, and [Meter.Ended]
// the reason.
func (m *Meter) Expand() bool {
	if m.Expanded >= m.next.Load() && !m.Look() {
		return false
	}
	m.Expanded++
	return true
}

// ExpandMany counts n expansions at once, or as many as the node limit leaves. It returns
// false if the search has to end.
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

// Waiting sets the size of the frontier.
func (m *Meter) Waiting(n int) {
	m.Frontier = int64(n)
	m.MaxFrontier = max(m.MaxFrontier, m.Frontier)
}

// Hold accounts for bytes that the search is about to allocate, or releases (negative). It
// returns false at the memory limit: the search must then end without allocating.
func (m *Meter) Hold(bytes int64) bool {
	if bytes > 0 && !m.Fits(bytes) {
		m.end(MemoryLimit)
		return false
	}
	m.Bytes += bytes
	m.PeakBytes = max(m.PeakBytes, m.Bytes)
	return m.ended == Running
}

// HoldTables is [Meter.Hold] for tables that save work: a heuristic's and transposition tables.
func (m *Meter) HoldTables(bytes int64) bool {
	ok := m.Hold(bytes)
	if ok || bytes < 0 {
		m.tables += bytes
		m.Tables = max(m.Tables, m.tables)
	}
	return ok
}

// Fits reports whether the memory limit allows so many more bytes, for optional tables.
func (m *Meter) Fits(bytes int64) bool {
	return m.limits.Memory <= 0 || m.Bytes+bytes <= m.limits.Memory
}

// Look publishes the counters and checks the clock, the context and the limits now. Long
// work without expansions calls it at least every 20 ms.
func (m *Meter) Look() bool {
	breath.Take()
	now := time.Now()
	// Readings lie about 0.1 to 0.4 ms apart, whatever a node costs.
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
	m.next.Store(next) // before the context is checked, so that a later alarm is not lost
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

// end sets the reason to end, unless there is one.
func (m *Meter) end(why Status) {
	if m.ended == Running {
		m.ended = why
	}
	m.next.Store(0)
}

// Ended returns why the search has to end, or [Running].
func (m *Meter) Ended() Status { return m.ended }

// Elapsed returns the time since the run began.
func (m *Meter) Elapsed() time.Duration { return time.Since(m.start) }
