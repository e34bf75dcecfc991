package search

import (
	"sync/atomic"

	"langkah/engine/message"
)

// Probe is how a running search tells of itself. The zero value is ready; a
// nil *Probe listens to nothing. Its counters may be read from any goroutine.
type Probe struct {
	expanded, generated, frontier, maxFrontier atomic.Int64
	depth, bound, bytes, peakBytes, tables     atomic.Int64
	share                                      atomic.Int64 // of the work, in millionths, plus 1
	activity                                   atomic.Pointer[message.Message]
	state                                      atomic.Pointer[any]
	view                                       atomic.Pointer[func(state any) any]

	// Recorder hears of every node; nil, the usual case, costs nothing. It is
	// set before the run and called on the search's goroutine, which it may hold up.
	Recorder Recorder
}

// Recorder hears what a search does, node by node.
type Recorder interface{ Record(Event) }

// Event is one thing that a search did.
type Event struct {
	Kind    EventKind
	State   any // the problem's own state; puzzles know how to show it
	Parent  any // the state it was reached from; nil for the start
	Move    int32
	G, H, F int64
}

// EventKind says what happened to the state of an event.
type EventKind uint8

const (
	Expanded  EventKind = iota // its successors are made
	Generated                  // it was made and goes to the frontier
	Pruned                     // it was made and dropped
	Iteration                  // a new round begins, with bound F
)

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

// Show tells which state the search looks at, for whoever watches it live. It
// is called when the counters are published, not for every node.
func (p *Probe) Show(state any) {
	if p != nil {
		p.state.Store(&state)
	}
}

// SetView tells how the run's states are shown: what view makes of one, nil for
// one that it does not know. Only the run knows the type of its states.
func (p *Probe) SetView(view func(state any) any) {
	if p != nil {
		p.view.Store(&view)
	}
}

// View is what a state of the run, such as that of an event, looks like; nil
// where the run does not tell.
func (p *Probe) View(state any) any {
	if p == nil || state == nil {
		return nil
	}
	if view := p.view.Load(); view != nil {
		return (*view)(state)
	}
	return nil
}

// Live is what the state looks like that the search looked at last; nil where
// it does not tell.
func (p *Probe) Live() any {
	if p == nil {
		return nil
	}
	if state := p.state.Load(); state != nil {
		return p.View(*state)
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
		p.Recorder.Record(e)
	}
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
