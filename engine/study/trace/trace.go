// Package trace keeps what a search did, so that it can be gone through again,
// forward and back. A [Trace] is a [search.Recorder]:
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
// The first events are kept, [Kept] of them unless asked otherwise, at 28 bytes
// each, and about 36 more for each node among them (100 and more for one of an
// exact cover, with its choice); of all later ones the counts go on. A node's parent is always among the events kept before it, so
// that the moves that lead to a node are known, and by them its position.
package trace

import (
	"sync"

	"langkah/engine/solve/search"
)

// Kept is how many events a trace keeps unless it is asked for another number.
const Kept = 200_000

// Trace is what a search did. It may be read while the search goes on.
type Trace struct {
	most int

	mu         sync.Mutex
	events     chunks
	expansions []int32                 // the events that are expansions
	nodes      [2][]Node               // by number, those of the search from the goals apart
	choices    map[int32]search.Choice // of an exact cover, by node
	counts     Counts
	rounds     []Round
}

// New is an empty trace that keeps so many events; 0 stands for [Kept].
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

// Choice is where an exact cover went on at a node; ok is false where it did
// not, or the search is none.
func (t *Trace) Choice(node int32) (c search.Choice, ok bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	c, ok = t.choices[node]
	return c, ok
}

// Len is how many events are kept.
func (t *Trace) Len() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.events.n
}

// Cut says whether there were more events than are kept.
func (t *Trace) Cut() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.counts.all > int64(t.events.n)
}

// Event is the n-th event, from 0.
func (t *Trace) Event(n int) search.Event {
	t.mu.Lock()
	defer t.mu.Unlock()
	return *t.events.at(n)
}

// Expansions is how many of the events kept are expansions, and Expansion the
// n-th of these, from 0, with its place among the events.
func (t *Trace) Expansions() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return len(t.expansions)
}

// Expansion is the n-th expansion, from 0, and its place among the events.
func (t *Trace) Expansion(n int) (e search.Event, event int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	event = int(t.expansions[n])
	return *t.events.at(event), event
}

// chunks is a list of events that grows without copying what it holds.
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
