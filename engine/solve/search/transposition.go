package search

import "unsafe"

// transpositionTable holds the states that a round of a depth-first search has entered, with
// the least cost at which each was entered (Reinefeld and Marsland 1994). A lookup or an
// insertion looks at 16 slots at most.
//
// It doubles while the memory limit allows. When full it overwrites: of the states that
// compete for a slot the one with the greatest cost is forgotten, since the least search
// lies below it. Forgetting costs time, never a solution. On a space that is nearly a tree,
// where fewer than one lookup in sixteen hits, keeping the table costs more than it saves,
// and it is given up. (15-puzzles hit 4 times in 100, 8-puzzles 12 times and more.)
type transpositionTable[S comparable] struct {
	slots  []transpositionSlot[S]
	round  uint32
	states int  // different states entered in this round, while none was forgotten
	before int  // states of the round before; -1 when unknown
	forgot bool // a state of this round was overwritten
	asked  int  // lookups in this round
	met    int  // hits among them
	tree   bool // given up
	hasher *hasher[S]
	meter  *Meter
}

type transpositionSlot[S comparable] struct {
	state S
	g     int64
	h     int32
	round uint32
}

const (
	seenSmallest = 1 << 10
	tableTrial   = 1 << 17 // lookups after which its use is judged
	seenLargest  = 1 << 22
	tableWays    = 16 // associativity: consecutive slots in which a state may lie
)

// next empties the table for a new round.
func (t *transpositionTable[S]) next() {
	t.round++
	t.before = -1
	if !t.forgot {
		t.before = t.states
	}
	t.states, t.forgot = 0, t.tree
	t.asked, t.met = 0, 0
}

// enter stores that a state is entered at cost g. It returns false if it was entered before
// at no more than that.
func (t *transpositionTable[S]) enter(s S, hash uint64, g int64, h int32) bool {
	if t.tree {
		return true
	}
	t.asked++
	e := t.slot(s, hash)
	switch {
	case e == nil:
		if len(t.slots) >= tableTrial && t.met < t.asked/16 {
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
	*e = transpositionSlot[S]{s, g, h, t.round}
	return true
}

// slot returns the slot of a state, or else a free one for it; nil if its slots hold others.
func (t *transpositionTable[S]) slot(s S, hash uint64) *transpositionSlot[S] {
	mask := len(t.slots) - 1
	for k := range tableWays {
		e := &t.slots[(int(hash>>32)+k)&mask]
		if e.round != t.round || e.state == s {
			return e
		}
	}
	return nil
}

// forget returns the slot to overwrite for a state with that hash.
func (t *transpositionTable[S]) forget(hash uint64) *transpositionSlot[S] {
	t.forgot = true
	mask := len(t.slots) - 1
	worst := &t.slots[int(hash>>32)&mask]
	for k := range tableWays {
		if e := &t.slots[(int(hash>>32)+k)&mask]; e.g > worst.g {
			worst = e
		}
	}
	return worst
}

// has reports whether a state is in the table with a cost of at most g.
func (t *transpositionTable[S]) has(s S, hash uint64, g int64) bool {
	if t.tree {
		return false
	}
	e := t.slot(s, hash)
	return e != nil && e.round == t.round && e.g <= g
}

// stalled reports whether the round entered no more states than the one before.
func (t *transpositionTable[S]) stalled() bool { return !t.forgot && t.states == t.before }

// grow doubles the table. It returns false at its largest size.
func (t *transpositionTable[S]) grow() bool {
	more := max(2*len(t.slots), seenSmallest)
	bytes := int64(more) * int64(unsafe.Sizeof(transpositionSlot[S]{}))
	first := len(t.slots) == 0
	if !first && (more > seenLargest || !t.meter.Fits(2*bytes)) || !t.meter.HoldTables(bytes) {
		return false
	}
	old := t.slots
	t.slots = make([]transpositionSlot[S], more)
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

// giveUp frees the table for the rest of the search.
func (t *transpositionTable[S]) giveUp() {
	t.meter.HoldTables(-int64(len(t.slots)) * int64(unsafe.Sizeof(transpositionSlot[S]{})))
	t.slots, t.tree, t.forgot = nil, true, true
}
