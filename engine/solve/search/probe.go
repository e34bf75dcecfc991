package search

import (
	"sync/atomic"

	"langkah/engine/base/message"
)

// Probe is how a running search tells of itself. The zero value is ready; a
// nil *Probe listens to nothing. Its counters may be read from any goroutine.
type Probe struct {
	expanded, generated, frontier, maxFrontier atomic.Int64
	depth, bound, bytes, peakBytes, tables     atomic.Int64
	share                                      atomic.Int64 // of the work, in millionths, plus 1
	activity                                   atomic.Pointer[message.Message]
	shown                                      atomic.Pointer[any]
	replay                                     atomic.Pointer[func(root int32, moves []int32) any]
	last                                       int32 // the largest number of a node that was told

	// Recorder hears of every node; nil, the usual case, costs nothing. It is
	// set before the run and called on the search's goroutine, which it may hold up.
	Recorder Recorder
}

// Snapshot is the probe's reading at one moment.
type Snapshot struct {
	Counters
	Share    float64         // of the whole work done, 0 to 1; negative where unknown
	Activity message.Message // work beside the search, such as the building of a table; zero for none
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
		Share: share, Activity: p.Activity(),
	}
}

// Activity is the work beside the search, zero for none.
func (p *Probe) Activity() message.Message {
	if p == nil {
		return message.Message{}
	}
	if m := p.activity.Load(); m != nil {
		return *m
	}
	return message.Message{}
}

// Show tells what the run looks at, for whoever watches it live: a position,
// or whatever else they know how to show. It is called when the counters are
// published, not for every node.
func (p *Probe) Show(what any) {
	if p != nil {
		p.shown.Store(&what)
	}
}

// Live is what the run looked at last; nil where it does not tell.
func (p *Probe) Live() any {
	if p == nil {
		return nil
	}
	if what := p.shown.Load(); what != nil {
		return *what
	}
	return nil
}

// SetReplay tells how the nodes of the run's events are shown: what replay
// makes of the moves that lead from a root to one. Where nobody listens to
// events it is let go.
func (p *Probe) SetReplay(replay func(root int32, moves []int32) any) {
	if p.Recording() {
		p.replay.Store(&replay)
	}
}

// Replay is what the moves of events lead to from a root, which the Move of the
// root's own event tells; nil where the run does not say. It is for after the run.
func (p *Probe) Replay(root int32, moves []int32) any {
	if p == nil {
		return nil
	}
	if replay := p.replay.Load(); replay != nil {
		return (*replay)(root, moves)
	}
	return nil
}

// SetShare tells how much of the whole work is done, 0 to 1.
func (p *Probe) SetShare(share float64) {
	if p != nil {
		p.share.Store(int64(share*1e6) + 1)
	}
}

// SetActivity tells of work beside the search; the zero message ends it.
func (p *Probe) SetActivity(what message.Message) {
	if p != nil {
		p.activity.Store(&what)
	}
}

// Record passes an event on when somebody listens. Callers on a hot path ask
// [Probe.Recording] first, so that no event is made in vain.
func (p *Probe) Record(e Event) {
	if p.Recording() {
		p.last = max(p.last, e.Node, -e.Node)
		p.Recorder.Record(e)
	}
}

// RecordChoice passes on where an exact cover goes on at a node.
func (p *Probe) RecordChoice(node int32, c Choice) {
	if p.Recording() {
		if r, ok := p.Recorder.(ChoiceRecorder); ok {
			r.RecordChoice(node, c)
		}
	}
}

// LastNode is the largest number of a node that was recorded: of runs under
// one probe, the later ones number on from there.
func (p *Probe) LastNode() int32 {
	if p == nil {
		return 0
	}
	return p.last
}

// Recording says whether somebody listens to the single nodes.
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
