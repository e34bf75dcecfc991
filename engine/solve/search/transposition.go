package search

import "unsafe"

// seen is the table of the states that a round of a depth-first search has
// entered, with the least cost of each.
//
// It doubles as long as it can hold the rounds. When it may grow no more it
// forgets, which costs time and nothing else: of the states that compete for a
// place the one with the greatest cost gives way, for there is least below it.
// On a space that is much like a tree, where not even a large table knows one
// state in sixteen, keeping costs more than it saves: the table is given up.
// (15-puzzles are such, with 4 in 100; 8-puzzles, with 12 and more, are not.)
type seen[S comparable] struct {
	slots  []seenSlot[S]
	round  uint32
	states int  // how many different states this round entered, while it kept them all
	before int  // the same of the round before; -1 when unknown
	forgot bool // it did not keep them all
	asked  int  // in this round: how often it was asked
	met    int  // and how often it knew the state
	tree   bool // it was given up
	hasher *hasher[S]
	meter  *Meter
}

type seenSlot[S comparable] struct {
	state S
	g     int64
	h     int32
	round uint32
}

const (
	seenSmallest = 1 << 10
	seenTrial    = 1 << 17 // the size at which it must have proven useful
	seenLargest  = 1 << 22
	seenWays     = 16 // the slots, from its own on, in which a state may lie
)

// next forgets everything, for a new round.
func (t *seen[S]) next() {
	t.round++
	t.before = -1
	if !t.forgot {
		t.before = t.states
	}
	t.states, t.forgot = 0, t.tree
	t.asked, t.met = 0, 0
}

// enter notes that a state is entered at cost g. It returns false when it was
// entered before at no more than that.
func (t *seen[S]) enter(s S, hash uint64, g int64, h int32) bool {
	if t.tree {
		return true
	}
	t.asked++
	e := t.slot(s, hash)
	switch {
	case e == nil:
		if len(t.slots) >= seenTrial && t.met < t.asked/16 {
			t.giveUp()
			return true
		}
		if t.grow() {
			return t.enter(s, hash, g, h)
		}
		e = t.forget(hash)
	case e.round != t.round:
		t.states++
	case e.g <= g:
		t.met++
		return false
	}
	*e = seenSlot[S]{s, g, h, t.round}
	return true
}

// slot is the slot of a state, or else the free one that it would get. It is
// nil when there is neither.
func (t *seen[S]) slot(s S, hash uint64) *seenSlot[S] {
	mask := len(t.slots) - 1
	for k := range seenWays {
		e := &t.slots[(int(hash>>32)+k)&mask]
		if e.round != t.round || e.state == s {
			return e
		}
	}
	return nil
}

// forget is the slot of the state that gives way to one with that hash.
func (t *seen[S]) forget(hash uint64) *seenSlot[S] {
	t.forgot = true
	mask := len(t.slots) - 1
	worst := &t.slots[int(hash>>32)&mask]
	for k := range seenWays {
		if e := &t.slots[(int(hash>>32)+k)&mask]; e.g > worst.g {
			worst = e
		}
	}
	return worst
}

// has says whether a state is known to have been entered at no more than g.
func (t *seen[S]) has(s S, hash uint64, g int64) bool {
	if t.tree {
		return false
	}
	e := t.slot(s, hash)
	return e != nil && e.round == t.round && e.g <= g
}

// stalled says whether the round entered no other states than the one before.
func (t *seen[S]) stalled() bool { return !t.forgot && t.states == t.before }

// grow doubles the table. It returns false when it may not.
func (t *seen[S]) grow() bool {
	more := max(2*len(t.slots), seenSmallest)
	bytes := int64(more) * int64(unsafe.Sizeof(seenSlot[S]{}))
	first := len(t.slots) == 0
	if !first && (more > seenLargest || !t.meter.Fits(2*bytes)) || !t.meter.HoldTables(bytes) {
		return false
	}
	old := t.slots
	t.slots = make([]seenSlot[S], more)
	for _, kept := range old {
		if kept.round != t.round {
			continue
		}
		if e := t.slot(kept.state, t.hasher.hash(kept.state)); e != nil {
			*e = kept
		} else {
			t.forgot = true
		}
	}
	if !first {
		t.meter.HoldTables(-bytes / 2)
	}
	return true
}

// giveUp drops the table, for this round and the later ones.
func (t *seen[S]) giveUp() {
	t.meter.HoldTables(-int64(len(t.slots)) * int64(unsafe.Sizeof(seenSlot[S]{})))
	t.slots, t.tree, t.forgot = nil, true, true
}
