// Package trace records the events of a search, so that it can be replayed forward
// and back. A [Trace] is a [search.Recorder]:
//
//	event    0  generated   1        the start
//	event    1  expanded    1
//	event    2  generated   2 <- 1   by move 3, with g, h and f    1
//	event    3  duplicate   1 <- 2   not better than before        |-- 2
//	event    4  expanded    2                                      |   `-- 3
//	event    5  generated   3 <- 2                                 `-- (dropped)
//	event    6  pruned      0 <- 1   over bound
//	  ...                            the last that is kept
//	                                 counted on: kinds and reasons, rounds,
//	                                 expansions by depth, g, h and f
//
// The first events are kept, by default [Kept] of them, at 28 bytes each and about
// 36 more for each node (100 and more for one of an exact cover, with its choice; the moves
// of an individual of a genetic algorithm take 5 each);
// later ones are only counted. The event that generated a node's parent is kept
// before that of the node, so that a kept node has its moves, and by them its position.
package trace

import (
	"cmp"
	"slices"
	"sync"

	"langkah/engine/solve/search"
)

// Kept is the default number of events that a trace keeps.
const Kept = 200_000

// Trace records a search. It may be read while the search runs.
type Trace struct {
	most int

	mu         sync.Mutex
	events     chunks
	expansions []int32                 // the places of the expansions among the events
	nodes      [2][]Node               // by number; the second list is of the search from the goals
	choices    map[int32]search.Choice // of an exact cover, by node
	offspring  []Offspring             // of a genetic algorithm
	counts     Counts
	rounds     []Round
}

// New returns an empty trace that keeps so many events; 0 stands for [Kept].
func New(events int) *Trace {
	if events == 0 {
		events = Kept
	}
	return &Trace{most: events}
}

// Record implements [search.Recorder].
func (t *Trace) Record(e search.Event) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.counts.add(e)
	t.addRound(e)
	if t.events.n == t.most {
		return
	}
	n := int32(t.events.n)
	t.events.add(e)
	if e.Kind == search.Expanded {
		t.expansions = append(t.expansions, n)
	}
	if e.Node != 0 {
		t.node(e.Node, true).note(n, e)
	}
}

// RecordChoice implements [search.ChoiceRecorder].
func (t *Trace) RecordChoice(node int32, c search.Choice) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if _, kept := t.known(node); !kept {
		return
	}
	if t.choices == nil {
		t.choices = map[int32]search.Choice{}
	}
	t.choices[node] = c
}

// Choice returns the item that an exact cover branched on at a node; ok is false
// where it did not branch, and for other searches.
func (t *Trace) Choice(node int32) (c search.Choice, ok bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	c, ok = t.choices[node]
	return c, ok
}

// Offspring is an individual of a genetic algorithm with its place among the events.
type Offspring struct {
	search.Offspring
	Begin, End int // its walk is the events from Begin up to End
}

// RecordOffspring implements [search.OffspringRecorder].
func (t *Trace) RecordOffspring(o search.Offspring) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.events.n == t.most { // its walk is not kept, or not all of it
		return
	}
	begin := t.rounds[len(t.rounds)-1].Event + 1
	if n := len(t.offspring); n > 0 {
		begin = max(begin, t.offspring[n-1].End)
	}
	t.offspring = append(t.offspring, Offspring{o, begin, t.events.n})
}

// Offspring returns the individuals of a generation, from 1, in their order.
func (t *Trace) Offspring(generation int) []Offspring {
	t.mu.Lock()
	defer t.mu.Unlock()
	of := func(o Offspring, g int) int { return cmp.Compare(o.Generation, g) }
	from, _ := slices.BinarySearchFunc(t.offspring, generation, of)
	to, _ := slices.BinarySearchFunc(t.offspring, generation+1, of)
	return slices.Clone(t.offspring[from:to])
}

// Len returns the number of kept events.
func (t *Trace) Len() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.events.n
}

// Cut reports whether events were dropped.
func (t *Trace) Cut() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.counts.all > int64(t.events.n)
}

// Event returns the n-th event, from 0.
func (t *Trace) Event(n int) search.Event {
	t.mu.Lock()
	defer t.mu.Unlock()
	return *t.events.at(n)
}

// Expansions returns the number of kept expansions.
func (t *Trace) Expansions() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return len(t.expansions)
}

// Expansion returns the n-th expansion, from 0, and its place among the events.
func (t *Trace) Expansion(n int) (e search.Event, event int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	event = int(t.expansions[n])
	return *t.events.at(event), event
}

// chunks is a list of events that grows without copying.
type chunks struct {
	list []*[chunk]search.Event
	n    int
}

const chunk = 1 << 12

func (c *chunks) at(n int) *search.Event { return &c.list[n/chunk][n%chunk] }

func (c *chunks) add(e search.Event) {
	if c.n == len(c.list)*chunk {
		c.list = append(c.list, new([chunk]search.Event))
	}
	c.n++
	*c.at(c.n - 1) = e
}
