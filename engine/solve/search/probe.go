package search

import (
	"sync/atomic"

	"langkah/engine/base/message"
)

// Probe publishes the progress of a running search. The zero value is ready; a nil *Probe
// ignores everything. Its counters may be read from any goroutine.
type Probe struct {
	expanded, generated, frontier, maxFrontier atomic.Int64
	depth, bound, bytes, peakBytes, tables     atomic.Int64
	share                                      atomic.Int64 // of the work, in millionths, plus 1; 0 is unknown
	activity                                   atomic.Pointer[message.Message]
	shown                                      atomic.Pointer[any]
	replay                                     atomic.Pointer[func(root int32, moves []int32) any]
	unit                                       atomic.Int32
	names                                      atomic.Pointer[func(move int32) message.Message]
	last                                       int32 // largest node number recorded

	// Recorder receives every event; nil, the usual case, costs nothing. It is set before
	// the run and called on the search's goroutine, which it may block.
	Recorder Recorder
}

// Snapshot is a reading of the probe at one moment.
type Snapshot struct {
	Counters
	CostUnit int32           // how many units of the bound are a cost of 1; 0 for 1
	Share    float64         // of the work done, 0 to 1; negative if unknown
	Activity message.Message // work besides the search, such as building a table; zero for none
}

// Snapshot reads the probe.
func (p *Probe) Snapshot() Snapshot {
	if p == nil {
		return Snapshot{Share: -1}
	}
	share := float64(p.share.Load()-1) / 1e6
	if share < 0 {
		share = -1
	}
	return Snapshot{
		Counters: Counters{
			Expanded: p.expanded.Load(), Generated: p.generated.Load(),
			Frontier: p.frontier.Load(), MaxFrontier: p.maxFrontier.Load(),
			Depth: p.depth.Load(), Bound: p.bound.Load(),
			Bytes: p.bytes.Load(), PeakBytes: p.peakBytes.Load(), Tables: p.tables.Load(),
		},
		CostUnit: p.unit.Load(), Share: share, Activity: p.Activity(),
	}
}

// Price sets how many units of a cost are a cost of 1.
func (p *Probe) Price(unit int32) {
	if p != nil {
		p.unit.Store(unit)
	}
}

// Activity returns the work besides the search, zero for none.
func (p *Probe) Activity() message.Message {
	if p == nil {
		return message.Message{}
	}
	if m := p.activity.Load(); m != nil {
		return *m
	}
	return message.Message{}
}

// Show publishes what the run looks at, for live display: a position, or another value that
// the display knows. It is called when counters are published, not for every node.
func (p *Probe) Show(what any) {
	if p != nil {
		p.shown.Store(&what)
	}
}

// Live returns the value last given to Show, or nil.
func (p *Probe) Live() any {
	if p == nil {
		return nil
	}
	if what := p.shown.Load(); what != nil {
		return *what
	}
	return nil
}

// SetReplay sets the function that returns the state, for display, to which moves lead from
// a root. It is dropped if no recorder listens.
func (p *Probe) SetReplay(replay func(root int32, moves []int32) any) {
	if p.Recording() {
		p.replay.Store(&replay)
	}
}

// Replay returns the state to which moves lead from a root (the Move of the root's event),
// or nil if the run has set no replay. Call it after the run.
func (p *Probe) Replay(root int32, moves []int32) any {
	if p == nil {
		return nil
	}
	if replay := p.replay.Load(); replay != nil {
		return (*replay)(root, moves)
	}
	return nil
}

// SetNames sets the function that names moves in a word or two, for a search that names its
// nodes by their last moves. It is dropped if no recorder listens.
func (p *Probe) SetNames(name func(move int32) message.Message) {
	if p.Recording() {
		p.names.Store(&name)
	}
}

// Name returns the name of a move; ok is false if the run has set none. Call it after the run.
func (p *Probe) Name(move int32) (name message.Message, ok bool) {
	if p == nil {
		return name, false
	}
	names := p.names.Load()
	if names == nil {
		return name, false
	}
	return (*names)(move), true
}

// SetShare sets the share of the work done, 0 to 1.
func (p *Probe) SetShare(share float64) {
	if p != nil {
		p.share.Store(int64(share*1e6) + 1)
	}
}

// SetActivity sets the work besides the search; the zero message clears it.
func (p *Probe) SetActivity(what message.Message) {
	if p != nil {
		p.activity.Store(&what)
	}
}

// Record passes an event to the recorder, if any. Hot paths check [Probe.Recording] first,
// to avoid making the event.
func (p *Probe) Record(e Event) {
	if p.Recording() {
		p.last = max(p.last, e.Node, -e.Node)
		p.Recorder.Record(e)
	}
}

// RecordChoice passes the item that an exact cover branches on to the recorder, if any.
func (p *Probe) RecordChoice(node int32, c Choice) {
	if p.Recording() {
		if r, ok := p.Recorder.(ChoiceRecorder); ok {
			r.RecordChoice(node, c)
		}
	}
}

// RecordOffspring passes an individual of a genetic algorithm to the recorder, if any.
func (p *Probe) RecordOffspring(o Offspring) {
	if p.Recording() {
		if r, ok := p.Recorder.(OffspringRecorder); ok {
			r.RecordOffspring(o)
		}
	}
}

// LastNode returns the largest node number recorded: later runs under the probe number on
// from there.
func (p *Probe) LastNode() int32 {
	if p == nil {
		return 0
	}
	return p.last
}

// Recording reports whether a recorder listens.
func (p *Probe) Recording() bool { return p != nil && p.Recorder != nil }

func (p *Probe) publish(c *Counters) {
	if p == nil {
		return
	}
	p.expanded.Store(c.Expanded)
	p.generated.Store(c.Generated)
	p.frontier.Store(c.Frontier)
	p.maxFrontier.Store(c.MaxFrontier)
	p.depth.Store(c.Depth)
	p.bound.Store(c.Bound)
	p.bytes.Store(c.Bytes)
	p.peakBytes.Store(c.PeakBytes)
	p.tables.Store(c.Tables)
}
