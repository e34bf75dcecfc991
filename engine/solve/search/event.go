package search

import (
	"math"

	"langkah/engine/base/message"
)

// Recorder hears what a search does, node by node, in the order in which it
// does it.
type Recorder interface{ Record(Event) }

// Event is one thing that a search did, in 28 bytes. It names nodes by number
// and holds no state: the moves from its root lead to a node (see [Probe.Replay]).
//
// Numbers begin at 1, and those from which a search goes backward are
// negative. A search that stores its nodes has one number for a state; one that
// does not, has one for each time that it makes a state. A root's Parent is 0,
// and its Move tells which it is: 0 for the start, k for the k-th of the
// problem's goals.
//
// Each successor that is made is told once: as Generated, Duplicate, Reopened,
// or Pruned with the Node 0, where it was dropped before it got a number.
type Event struct {
	Kind         EventKind
	Why          Why
	Depth        uint16 // moves from the root, 65,535 for more
	Node, Parent int32
	Move         int32 // from Parent to Node, as the problem numbers moves
	G, H, F      int32 // the cost so far, the estimate, and what the search orders or cuts by
}

// EventKind says what happened to the node of an event.
type EventKind uint8

const (
	Expanded   EventKind = iota // its successors are made
	Generated                   // it was made and waits
	Duplicate                   // it was made again, at no less cost
	Reopened                    // it was made again after it was expanded, at less cost, and waits once more
	Pruned                      // it was made and dropped, at once or, with a number, after it had waited
	Iteration                   // a new round, or try, begins with bound F; it has no node
	Goal                        // it is a goal, and the search takes note of it
	EventKinds = iota
)

// String is the kind as programs read it.
func (k EventKind) String() string {
	return [...]string{"expanded", "generated", "duplicate", "reopened", "pruned", "round", "goal"}[k]
}

// Why is the reason of an event, where its kind leaves more than one.
type Why uint8

const (
	NoReason   Why = iota
	Cheaper        // Generated: it waits already, and is now reached at less cost
	Back           // Pruned: it is the node's own parent
	OnPath         // Pruned: its state lies on the path to it
	Entered        // Pruned: the round has entered its state before, at no more cost
	OverBound      // Pruned: F exceeds the round's bound, or that of all its successors would
	NotBetter      // Pruned: F is not below the cost of the solution that is known
	Width          // Pruned: the beam is full with better ones
	Refused        // Pruned: the move was drawn, and refused by lot; F is the temperature, as of [Event.Temperature]
	Checked        // Expanded or Duplicate: its state, one of the round's, is looked at again for the proof that these are all
	Climbed        // Expanded: the walk came to it as one of the successors with the least H
	Drawn          // Expanded: the walk came to it by a move that was drawn by lot
	Uphill         // Expanded: as Drawn, although its H is greater; F is the temperature, as of [Event.Temperature]
	Resumed        // Expanded: the walk goes back to it, the best that it saw
	Incumbent      // Goal: it is the best so far, and the search goes on for a better one
	Individual     // Expanded: it is the start, from which the next of a population goes
	Inherited      // Expanded: an individual came to it by a move of its parents
	Mutated        // Expanded: as Drawn, although its parents had a move that is possible there
	Bred           // Iteration: generation F of a population begins
	Judged         // Iteration: generation F has ended; [Event.Population] says how well it did
	Whys       = iota
)

// String is the reason as programs read it; empty for none.
func (w Why) String() string {
	return [...]string{"", "cheaper", "back", "on path", "entered", "over bound", "not better", "width", "refused", "checked", "climbed", "drawn", "uphill", "resumed", "incumbent", "individual", "inherited", "mutated", "bred", "judged"}[w]
}

// Temperature is that of an annealing at an event that hangs on it.
func (e Event) Temperature() (t float64, ok bool) {
	return float64(e.F) / temperatureUnit, e.Why == Refused || e.Why == Uphill
}

// BeginsRound says whether a round begins with an event.
func (e Event) BeginsRound() bool { return e.Kind == Iteration && e.Why != Judged }

// Order is what the search orders or cuts by: F, or H where that tells the temperature.
func (e Event) Order() int32 {
	if e.Why == Refused || e.Why == Uphill {
		return e.H
	}
	return e.F
}

const temperatureUnit = 1e6

// Population is how well a generation of a genetic algorithm did. The fitness of
// an individual is the least estimate that it came to: less is better.
type Population struct {
	Best      int32   // fitness
	Mean      float64 // fitness
	Different int32   // states in which the individuals came to their least estimates
}

// Population is what an event that ends a generation tells of it.
func (e Event) Population() (p Population, ok bool) {
	return Population{Best: e.H, Mean: float64(e.G) / meanUnit, Different: e.Move}, e.Why == Judged
}

const meanUnit = 1e3

// Choice is where an exact cover goes on at a node: what is to be covered or
// chosen next, such as a cell or a piece, and how many choices are left for it.
type Choice struct {
	What    message.Message
	Choices int32
	Dead    bool // these are too few: the search goes back

	// What comes next, of the others with the fewest choices; zero where there is
	// none, or where the method goes in a fixed order.
	Next        message.Message
	NextChoices int32
	Fixed       bool // the method goes in a fixed order
}

// ChoiceRecorder is a [Recorder] that also hears where an exact cover goes on,
// after the node was told of as expanded.
type ChoiceRecorder interface{ RecordChoice(node int32, c Choice) }

// Narrow is a figure as an event holds it.
func Narrow(x int64) int32 { return int32(min(max(x, math.MinInt32), math.MaxInt32)) }

// link is a node with its parent and the move between.
type link struct {
	node, parent int32
	move         int32
}

// figures are what an event tells of a node.
type figures struct {
	depth int64
	g     int64
	h     int32
	f     int64
}

// tell tells the recorder of an event. Callers ask r.recording first.
func (r *run[S]) tell(kind EventKind, why Why, at link, x figures) {
	r.probe.Record(Event{
		Kind: kind, Why: why, Depth: uint16(min(x.depth, math.MaxUint16)),
		Node: r.numbered(at.node), Parent: r.numbered(at.parent), Move: at.move,
		G: Narrow(x.g), H: x.h, F: Narrow(x.f),
	})
}

// numbered is a node's number among those of all runs under the probe.
func (r *run[S]) numbered(node int32) int32 {
	switch {
	case node > 0:
		return node + r.base
	case node < 0:
		return node - r.base
	}
	return 0
}

// tellStart tells of the start, which is node 1.
func (r *run[S]) tellStart(f int64) {
	if r.recording {
		r.tell(Generated, NoReason, link{node: 1}, figures{h: r.startH(), f: f})
	}
}

// tellRound tells of a new round.
func (r *run[S]) tellRound(bound int64) {
	if r.recording {
		r.tell(Iteration, NoReason, link{}, figures{f: bound})
	}
}

// tellNode tells of a stored node, under the f by which the search orders it.
func (r *run[S]) tellNode(kind EventKind, why Why, nodes *nodes[S], i uint32, f int64) {
	n, s := nodes.at(i), nodes.told(i)
	x := figures{depth: nodes.depth(i, r.p.UnitCost), g: n.g(), h: s.h, f: f}
	r.tell(kind, why, link{int32(i), int32(n.parent), s.move}, x)
}

// tellGoal tells of a stored node that is a goal.
func (r *run[S]) tellGoal(nodes *nodes[S], i uint32, f int64) {
	if r.recording {
		r.tellNode(Goal, NoReason, nodes, i, f)
	}
}

// tellMade tells of a successor where states are stored and none is reopened.
func (r *run[S]) tellMade(fresh bool, at link, x figures) {
	kind := Duplicate
	if fresh {
		kind = Generated
	}
	r.tell(kind, NoReason, at, x)
}
