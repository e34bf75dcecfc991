package trace

import (
	"maps"
	"slices"

	"langkah/engine/solve/search"
)

// Counts holds the counts of all events, those beyond the kept ones included.
type Counts struct {
	all    int64
	events [search.EventKinds][search.Whys]int64
	by     [figures]map[int32]int64
}

// Figure is one of the figures that a trace counts expansions by.
type Figure uint8

const (
	ByDepth Figure = iota
	ByG
	ByH
	ByF
	figures = iota
)

func (c *Counts) add(e search.Event) {
	c.all++
	c.events[e.Kind][e.Why]++
	if e.Kind != search.Expanded || e.Why == search.Checked {
		return
	}
	for f, x := range [figures]int32{int32(e.Depth), e.G, e.H, e.Order()} {
		if c.by[f] == nil {
			c.by[f] = map[int32]int64{}
		}
		c.by[f][x]++
	}
}

// All returns the number of all events.
func (c Counts) All() int64 { return c.all }

// Of returns the number of events of a kind.
func (c Counts) Of(kind search.EventKind) int64 {
	sum := int64(0)
	for _, n := range c.events[kind] {
		sum += n
	}
	return sum
}

// For returns the number of events of a kind that had that reason.
func (c Counts) For(kind search.EventKind, why search.Why) int64 { return c.events[kind][why] }

// Bar is a value of a figure with the number of expansions that had it.
type Bar struct {
	Value int32
	Count int64
}

// Expanded returns the number of expansions for each value of a figure, the least first.
func (c Counts) Expanded(by Figure) []Bar {
	var list []Bar
	for _, x := range slices.Sorted(maps.Keys(c.by[by])) {
		list = append(list, Bar{x, c.by[by][x]})
	}
	return list
}

// Counts returns a copy of the counts so far.
func (t *Trace) Counts() Counts {
	t.mu.Lock()
	defer t.mu.Unlock()
	c := t.counts
	for f := range c.by {
		c.by[f] = maps.Clone(c.by[f])
	}
	return c
}

// Round is one iteration, or try, of the search.
type Round struct {
	Bound     int32
	Event     int // the one that begins it; Never where that is not kept
	Expanded  int64
	Generated int64 // successors generated, duplicates and pruned ones included
	Pruned    int64
	Next      int32 // the least F that was over the bound; the bound where none was

	Population *search.Population // fitness of a generation that has ended; nil for other rounds
}

// mostRounds is how many rounds a trace keeps: a local search may begin again
// a million times.
const mostRounds = 10_000

// addRound counts an event in its round.
func (t *Trace) addRound(e search.Event) {
	if e.BeginsRound() && len(t.rounds) < mostRounds {
		r := Round{Bound: e.F, Event: Never, Next: e.F}
		if t.events.n < t.most {
			r.Event = t.events.n
		}
		t.rounds = append(t.rounds, r)
	}
	if len(t.rounds) == 0 {
		return
	}
	r := &t.rounds[len(t.rounds)-1]
	if p, ok := e.Population(); ok {
		r.Population = &p
	}
	if e.Makes() {
		r.Generated++
	}
	switch e.Kind {
	case search.Expanded:
		r.Expanded++
	case search.Pruned:
		r.Pruned++
		if f := CutAt(e); e.Why == search.OverBound && f > r.Bound && (r.Next == r.Bound || f < r.Next) {
			r.Next = f
		}
	}
}

// CutAt returns the figure at which a bound cut a node off: its own or, where it was
// generated and not expanded, the least that its successors could have.
func CutAt(e search.Event) int32 {
	if e.Node != 0 {
		return e.F + 1
	}
	return e.F
}

// Rounds returns the rounds of an iterative search in their order. Beyond mostRounds
// the last one sums all later ones.
func (t *Trace) Rounds() []Round {
	t.mu.Lock()
	defer t.mu.Unlock()
	return slices.Clone(t.rounds)
}
