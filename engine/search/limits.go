package search

import (
	"context"
	"time"
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
	Bytes       int64 // held by the search's own structures now
	PeakBytes   int64
}

// Meter counts for one run and watches its limits. One goroutine owns it:
// that goroutine writes the counters as plain numbers and calls [Meter.Expand]
// once for each node; the meter publishes them to the probe a few hundred
// times a second.
type Meter struct {
	Counters
	ctx      context.Context
	limits   Limits
	probe    *Probe
	start    time.Time
	lastLook time.Time
	stride   int64 // expansions between two looks at the clock
	next     int64 // the count of expansions at which to look again
	ended    Status
}

// NewMeter starts the clock of a run. probe may be nil.
func NewMeter(ctx context.Context, limits Limits, probe *Probe) *Meter {
	now := time.Now()
	return &Meter{ctx: ctx, limits: limits, probe: probe, start: now, lastLook: now, stride: 1}
}

// Expand counts one expansion. It returns false when the search has to end;
// [Meter.Ended] then says why.
func (m *Meter) Expand() bool {
	if m.Expanded >= m.next && !m.Look() {
		return false
	}
	m.Expanded++
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
	if bytes > 0 && m.limits.Memory > 0 && m.Bytes+bytes > m.limits.Memory {
		m.ended = MemoryLimit
		return false
	}
	m.Bytes += bytes
	m.PeakBytes = max(m.PeakBytes, m.Bytes)
	return m.ended == Running
}

// Look publishes the counters and looks at the clock, the context and the
// limits now. Long work that expands nothing calls it at least every 20 ms.
func (m *Meter) Look() bool {
	now := time.Now()
	// Between two looks lie about 1 to 5 ms, whatever a node costs.
	switch since := now.Sub(m.lastLook); {
	case since < time.Millisecond && m.stride < 1<<16:
		m.stride *= 2
	case since > 5*time.Millisecond && m.stride > 1:
		m.stride /= 2
	}
	m.lastLook = now
	m.next = m.Expanded + m.stride
	if m.limits.Nodes > 0 {
		m.next = min(m.next, m.limits.Nodes)
	}
	m.probe.publish(&m.Counters)
	switch {
	case m.ended != Running:
	case m.ctx.Err() != nil:
		m.ended = Stopped
	case m.limits.Time > 0 && now.Sub(m.start) >= m.limits.Time:
		m.ended = TimeLimit
	case m.limits.Nodes > 0 && m.Expanded >= m.limits.Nodes:
		m.ended = NodeLimit
	}
	return m.ended == Running
}

// Ended is why the search has to end: [Running] while it need not.
func (m *Meter) Ended() Status { return m.ended }

// Elapsed is the time since the run began.
func (m *Meter) Elapsed() time.Duration { return time.Since(m.start) }
