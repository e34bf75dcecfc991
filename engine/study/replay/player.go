// Package replay plays a recorded search forward and back, event by event: the state of
// each node and the frontier at any moment, why a node is where it is, and breakpoints.
package replay

import (
	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
	"langkah/engine/study/trace"
)

// Player steps through a recording, forward and back, and holds the state of the search
// after each event:
//
//	events   0 1 2 3 4 | 5 6 7 ...      the moment is 5: five have happened
//	log      each holds what its event has changed, so that it can be undone
//
// An event takes constant time either way, a jump time in proportion to the events
// between; each event that has happened takes 24 bytes.
type Player struct {
	recording.Recording
	at     int
	nodes  [2][]Standing // by number; the second list is of a search from the goals
	log    []change
	begins []int32 // the index in the log of each event's first change
	counts [search.EventKinds][search.Whys]int
	made   int64 // successors, and roots
	open   int
	depths []Depth
	start  int32 // the node from which a round begins
	round  int
	since  int      // the event with which the search or the round begins
	before []former // start and round before each event that changed them

	heard func(node int32, was, is Standing) // each change, made or undone; nil for nobody
}

// Standing is the state of a node at a moment, with the figures of its latest path.
type Standing struct {
	State   State
	G, H, F int32
	Parent  int32
	Depth   uint16
	Since   int32 // the event that brought it into this state
}

// State is the state of a node in the search.
type State uint8

const (
	Unmade State = iota
	Waiting
	Closed // expanded
	Dropped
	Reached // a goal that the search has recognised
)

// Depth counts the nodes of a depth that were generated and expanded.
type Depth struct{ Made, Expanded int }

// change is a node with its former state.
type change struct {
	node int32
	was  Standing
}

// former is the start and the round before an event that changed them.
type former struct {
	start        int32
	round, since int
}

// NewPlayer returns a player before the first event.
func NewPlayer(r recording.Recording) *Player {
	forward, backward := r.Trace.Nodes()
	return &Player{Recording: r, nodes: [2][]Standing{make([]Standing, forward+1), make([]Standing, backward+1)}}
}

// Moment returns the number of events that have happened.
func (p *Player) Moment() int { return p.at }

// Seek moves to a moment, clamped to those that exist.
func (p *Player) Seek(moment int) {
	moment = min(max(moment, 0), p.Trace.Len())
	for p.at < moment {
		p.forward(p.Trace.Event(p.at))
	}
	for p.at > moment {
		p.back(p.Trace.Event(p.at - 1))
	}
}

// Standing returns the state of a node; a number without a node is unmade.
func (p *Player) Standing(node int32) Standing {
	side, i := sideOf(node)
	if i >= len(p.nodes[side]) {
		return Standing{}
	}
	return p.nodes[side][i]
}

// sideOf returns the list of a node, 1 for a search from the goals, and its index there.
func sideOf(node int32) (side, i int) {
	if node < 0 {
		return 1, int(-node)
	}
	return 0, int(node)
}

// Open returns the size of the frontier.
func (p *Player) Open() int { return p.open }

// Round returns the number of the present round, from 1; 0 where there is none.
func (p *Player) Round() int { return p.round }

// RoundStart returns the node from which the present search or round began, 0 for the
// first one, and the event with which it began.
func (p *Player) RoundStart() (node int32, event int) { return p.start, p.since }

// Listen reports each change of a node to a listener, made or undone.
func (p *Player) Listen(listener func(node int32, was, is Standing)) { p.heard = listener }

// Of returns the number of events of a kind that have happened.
func (p *Player) Of(kind search.EventKind) int {
	sum := 0
	for _, n := range p.counts[kind] {
		sum += n
	}
	return sum
}

// Generated returns the number of generated nodes, counted as a solve counts them: the
// start and every successor, duplicates and pruned ones included.
func (p *Player) Generated() int64 {
	all := p.Result.Generated
	switch {
	case all == 0: // a search by hand has no result
		return p.made
	case p.at == p.Trace.Len() && !p.Trace.Cut():
		return all // with successors that the search generated and did not examine
	}
	return min(p.made, all)
}

// Deep returns the depth of the tree so far, at the end of a search the length of its solution.
func (p *Player) Deep() int {
	if p.at == p.Trace.Len() && !p.Trace.Cut() && p.Result.Status == engine.Solved {
		return len(p.Result.Moves)
	}
	return len(p.depths) - 1
}

// For returns the number of events of a kind that have happened for that reason.
func (p *Player) For(kind search.EventKind, why search.Why) int { return p.counts[kind][why] }

// Depths returns the counts of nodes by depth, from 0.
func (p *Player) Depths() []Depth { return p.depths }

func (p *Player) set(node int32, to Standing) {
	from := change{node, p.Standing(node)}
	p.log = append(p.log, from)
	p.change(from, to)
}

// change sets the state of a node, forward or back.
func (p *Player) change(from change, to Standing) {
	side, i := sideOf(from.node)
	p.nodes[side][i] = to
	p.recount(from.was.State, to.State)
	if p.heard != nil {
		p.heard(from.node, from.was, to)
	}
}

func (p *Player) recount(from, to State) {
	if from == Waiting {
		p.open--
	}
	if to == Waiting {
		p.open++
	}
}

// forward applies an event.
func (p *Player) forward(e search.Event) {
	p.begins = append(p.begins, int32(len(p.log)))
	p.count(e, 1)
	switch e.Kind {
	case search.Generated, search.Reopened:
		if isStart(e) {
			p.clear(e.Node)
			p.round = 0
		}
		p.set(e.Node, Standing{Waiting, e.G, e.H, e.F, e.Parent, e.Depth, int32(p.at)})
	case search.Expanded, search.Goal, search.Pruned:
		if e.Leaves() {
			p.become(e.Node, [search.EventKinds]State{search.Expanded: Closed, search.Goal: Reached, search.Pruned: Dropped}[e.Kind])
		}
	case search.Iteration:
		if !begins(e) {
			break
		}
		p.clear(p.start)
		p.round++
		if p.start != 0 {
			p.become(p.start, Waiting)
		}
	}
	p.at++
}

// begins reports whether a search or a round begins with an event.
func begins(e search.Event) bool {
	return e.BeginsRound() || isStart(e)
}

// isStart reports whether another search begins with an event.
func isStart(e search.Event) bool {
	return e.Kind == search.Generated && e.Parent == 0 && e.Move == 0
}

func (p *Player) become(node int32, state State) {
	to := p.Standing(node)
	to.State, to.Since = state, int32(p.at)
	p.set(node, to)
}

// clear resets the search to a start node with an empty frontier.
func (p *Player) clear(start int32) {
	p.before = append(p.before, former{p.start, p.round, p.since})
	p.start, p.since = start, p.at
	if p.open == 0 {
		return
	}
	for side, list := range p.nodes {
		for i := range list {
			if list[i].State == Waiting {
				p.become(int32(i*(1-2*side)), Dropped)
			}
		}
	}
}

// back undoes the last event.
func (p *Player) back(e search.Event) {
	p.at--
	begin := p.begins[p.at]
	for i := len(p.log) - 1; i >= int(begin); i-- {
		c := p.log[i]
		p.change(change{c.node, p.Standing(c.node)}, c.was)
	}
	p.log, p.begins = p.log[:begin], p.begins[:p.at]
	if begins(e) {
		last := len(p.before) - 1
		b := p.before[last]
		p.start, p.round, p.since = b.start, b.round, b.since
		p.before = p.before[:last]
	}
	p.count(e, -1)
}

// count adds an event to the counts, or takes it away.
func (p *Player) count(e search.Event, by int) {
	p.counts[e.Kind][e.Why] += by
	if e.Makes() {
		p.made += int64(by)
	}
	for len(p.depths) <= int(e.Depth) {
		p.depths = append(p.depths, Depth{})
	}
	switch d := &p.depths[e.Depth]; {
	case e.Kind == search.Expanded && e.Why != search.Checked:
		d.Expanded += by
	case e.Kind == search.Generated && e.Why == search.NoReason:
		d.Made += by
	}
}

// Next returns the next expansion and its place among the events; ok is false where no
// more is kept.
func (p *Player) Next() (e search.Event, event int, ok bool) {
	n := p.Expansions()
	for ; n < p.Trace.Expansions(); n++ {
		if e, event = p.Trace.Expansion(n); e.Why != search.Checked {
			return e, event, true
		}
	}
	return search.Event{}, trace.Never, false
}

// Expansions returns how many of the kept expansions have happened.
func (p *Player) Expansions() int { return p.Of(search.Expanded) }
