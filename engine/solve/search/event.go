package search

import (
	"math"

	"langkah/engine/base/message"
)

// Recorder receives the events of a search in the order in which they happen.
type Recorder interface{ Record(Event) }

// Event is one step of a search, in 28 bytes. It names nodes by number and holds no state: a
// node's state is found by replaying the moves from its root (see [Probe.Replay]).
//
// Numbers begin at 1; those of a backward search are negative. A search that stores nodes
// has one number for a state, any other a new one for each generation. A root has Parent 0,
// and its Move says which root it is: 0 for the start, k for the k-th of the problem's
// goals.
//
// Each generated successor is in exactly one event: Generated, Duplicate, Reopened but for
// BackedUp, or Pruned with Node 0 if it was dropped before it was numbered.
type Event struct {
	Kind         EventKind
	Why          Why
	Depth        uint16 // moves from the root, 65,535 for more
	Node, Parent int32
	Move         int32 // from Parent to Node, as the problem numbers moves
	G, H, F      int32 // cost so far, estimate, and the algorithm's [Key]
}

// EventKind is the kind of an event.
type EventKind uint8

const (
	Expanded   EventKind = iota // its successors are generated
	Generated                   // a new node enters the frontier, or an open one at less cost
	Duplicate                   // it was generated again, at no less cost
	Reopened                    // a closed node enters the frontier again: reached at less cost, or BackedUp
	Pruned                      // it is dropped: at once, or, if numbered, from the frontier
	Iteration                   // a round or try begins with bound F; no node
	Goal                        // it is a goal
	EventKinds = iota
)

// String returns the kind's name. Generated is "opened": duplicates and dropped successors
// are generated too, and counted so.
func (k EventKind) String() string {
	return [...]string{"expanded", "opened", "duplicate", "reopened", "pruned", "round", "goal"}[k]
}

// Why is the reason for an event whose kind has several.
type Why uint8

const (
	NoReason   Why = iota
	Cheaper        // Generated: an open node is reached at less cost
	Back           // Pruned: it is the node's own parent
	OnPath         // Pruned: its state is on the path to it
	Entered        // Pruned: the round has entered its state at no more cost
	OverBound      // Pruned: F exceeds the round's bound, or that of all its successors would
	NotBetter      // Pruned: F is not below the cost of the best solution so far
	Width          // Pruned: the beam is full of better nodes
	Refused        // Pruned: the drawn move was rejected at random; F is the temperature, see [Event.Temperature]
	Checked        // Expanded or Duplicate: a state of the round is checked for successors outside, for a proof
	Climbed        // Expanded: reached by a move to a least H
	Drawn          // Expanded: reached by a random move
	Uphill         // Expanded: as Drawn, although its H is greater; F is the temperature, see [Event.Temperature]
	Resumed        // Expanded: the walk returns to it, its best
	Incumbent      // Goal: the best so far; the search goes on
	Individual     // Expanded: the start, for the next individual
	Inherited      // Expanded: reached by an inherited move
	Mutated        // Expanded: as Drawn, in place of a legal inherited move
	Bred           // Iteration: generation F begins
	Judged         // Iteration: generation F has ended; see [Event.Population]
	BackedUp       // Reopened: successors were forgotten; F is the least of theirs
	Forgotten      // Pruned: to save memory; its F is kept with its parent
	Wipeout        // Pruned: it leaves a variable without values, see [Choice]
	Culled         // Pruned: as Forgotten, the worst leaf of a full memory
	TooDeep        // Pruned: the path to it fills the memory
	DeadEnd        // Pruned: it was expanded, and none of its successors leads on
	Met            // Goal: reached from both sides, by the cheapest path so far; the search goes on, and it stays open
	Whys       = iota
)

// String returns the reason's machine-readable name; empty for none.
func (w Why) String() string {
	return [...]string{"", "cheaper", "back", "on path", "entered", "over bound", "not better", "width", "refused", "checked", "climbed", "drawn", "uphill", "resumed", "incumbent", "individual", "inherited", "mutated", "bred", "judged", "backed up", "forgotten", "wipeout", "culled", "too deep", "dead end", "met"}[w]
}

// Temperature returns the annealing temperature of an event; ok is false if the event has none.
func (e Event) Temperature() (t float64, ok bool) {
	return float64(e.F) / temperatureUnit, e.Why == Refused || e.Why == Uphill
}

// Makes reports whether the event generates a successor, or a root.
func (e Event) Makes() bool {
	switch e.Kind {
	case Generated, Duplicate:
		return true
	case Reopened:
		return e.Why != BackedUp
	case Pruned:
		return e.Node == 0
	}
	return false
}

// Leaves reports whether the event's node leaves the frontier, if it is there.
func (e Event) Leaves() bool {
	switch e.Kind {
	case Expanded:
		return e.Why != Checked
	case Goal:
		return e.Why != Met
	case Pruned:
		return e.Node != 0 && e.Why != Refused
	}
	return false
}

// BeginsRound reports whether a round begins with the event.
func (e Event) BeginsRound() bool { return e.Kind == Iteration && e.Why != Judged }

// Order returns the figure by which the search orders or bounds: F, or H if F holds a temperature.
func (e Event) Order() int32 {
	if e.Why == Refused || e.Why == Uphill {
		return e.H
	}
	return e.F
}

const temperatureUnit = 1e6

// Population is the statistics of a generation of a genetic algorithm. The fitness of an
// individual is the least estimate on its walk: less is better.
type Population struct {
	Best      int32   // fitness
	Mean      float64 // fitness
	Different int32   // distinct states at which individuals have their least estimates
}

// Population returns the statistics of a generation; ok is false for other events.
func (e Event) Population() (p Population, ok bool) {
	return Population{Best: e.H, Mean: float64(e.G) / meanUnit, Different: e.Move}, e.Why == Judged
}

const meanUnit = 1e3

// Choice is the item that an exact cover branches on at a node, such as a cell or a piece,
// and the number of its options.
type Choice struct {
	What    message.Message
	Choices int32
	Dead    bool // too few options: backtrack

	// The runner-up by fewest options; zero if there is none or Fixed.
	Next        message.Message
	NextChoices int32
	Fixed       bool // the method branches in a fixed order

	// After is what a [Wipeout] puts in place, which leaves too few options for What.
	After message.Message
}

// ChoiceRecorder is a [Recorder] that also receives the item an exact cover branches on,
// after the node's Expanded event, or for which it leaves too few options, after its Wipeout.
type ChoiceRecorder interface{ RecordChoice(node int32, c Choice) }

// Offspring is an individual of a genetic algorithm's generation, after its walk.
type Offspring struct {
	Generation, Number int     // from 1
	Parents            [2]int  // numbers in the generation before; 0 for none
	Cut                int     // the crossover point: so many moves are the first parent's, the others the second's
	Moves              []int32 // from the start
	Random             []bool  // the moves drawn by lot, in place of inherited ones
	Fitness            int32   // the least estimate on the walk
	After              int     // how many moves lead there
}

// OffspringRecorder is a [Recorder] that also receives each individual, after its events.
type OffspringRecorder interface{ RecordOffspring(o Offspring) }

// Narrow returns x as an event's figure, saturated to 32 bits.
func Narrow(x int64) int32 { return int32(min(max(x, math.MinInt32), math.MaxInt32)) }

// link is a node with its parent and the move between.
type link struct {
	node, parent int32
	move         int32
}

// figures holds the numbers of a node's event.
type figures struct {
	depth int64
	g     int64
	h     int32
	f     int64
}

// record sends an event to the recorder. Callers check r.recording first.
func (r *run[S]) record(kind EventKind, why Why, at link, x figures) {
	r.probe.Record(Event{
		Kind: kind, Why: why, Depth: uint16(min(x.depth, math.MaxUint16)),
		Node: r.numbered(at.node), Parent: r.numbered(at.parent), Move: at.move,
		G: Narrow(x.g), H: x.h, F: Narrow(x.f),
	})
}

// numbered returns a node's number among those of all runs under the probe.
func (r *run[S]) numbered(node int32) int32 {
	switch {
	case node > 0:
		return node + r.base
	case node < 0:
		return node - r.base
	}
	return 0
}

// recordStart records the start, node 1.
func (r *run[S]) recordStart(f int64) {
	if r.recording {
		r.record(Generated, NoReason, link{node: 1}, figures{h: r.startH(), f: f})
	}
}

func (r *run[S]) recordRound(bound int64) {
	if r.recording {
		r.record(Iteration, NoReason, link{}, figures{f: bound})
	}
}

// recordNode records a stored node whose key is f.
func (r *run[S]) recordNode(kind EventKind, why Why, nodes *nodes[S], i uint32, f int64) {
	n, s := nodes.at(i), nodes.recordedStep(i)
	x := figures{depth: nodes.depth(i, r.p.UnitCost), g: n.g(), h: s.h, f: f}
	r.record(kind, why, link{int32(i), int32(n.parent), s.move}, x)
}

// recordGoal records a stored node that is a goal.
func (r *run[S]) recordGoal(nodes *nodes[S], i uint32, f int64) {
	if r.recording {
		r.recordNode(Goal, NoReason, nodes, i, f)
	}
}

// recordGenerated records a generated successor, for searches that store states and reopen none.
func (r *run[S]) recordGenerated(fresh bool, at link, x figures) {
	kind := Duplicate
	if fresh {
		kind = Generated
	}
	r.record(kind, NoReason, at, x)
}
