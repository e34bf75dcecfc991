package search

import "unsafe"

// seen is the table of the states that a round of a depth-first search has
// entered, with the least cost of each. It forgets when it is full, which
// costs time and nothing else.
//
// A state lies in one of four neighbouring slots; there, the one with the
// greatest cost gives way, for there is least below it. The table doubles
// where states are met again often, so that it stays within the processor's
// cache on spaces that are much like trees.
type seen[S comparable] struct {
	slots  []seenSlot[S]
	round  uint32
	met    int // how often a state had been entered before
	asked  int // how often that was asked
	lost   int // how many states were forgotten, since the table grew
	forgot bool
	states int // how many different states this round entered, while none is forgotten
	before int // the same of the round before; -1 when unknown
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
	seenWays     = 4
	seenSmallest = 1 << 10
	seenLargest  = 1 << 21
)

// next forgets everything, for a new round.
func (t *seen[S]) next() {
	t.round++
	t.before = -1
	if !t.forgot {
		t.before = t.states
	}
	t.states, t.forgot = 0, false
}

func (t *seen[S]) group(hash uint64) []seenSlot[S] {
	first := int(hash>>24) & (len(t.slots) - 1) &^ (seenWays - 1)
	return t.slots[first : first+seenWays]
}

// enter notes that a state is entered at cost g. It returns false when it was
// entered before at no more than that.
func (t *seen[S]) enter(s S, hash uint64, g int64, h int32) bool {
	t.asked++
	group := t.group(hash)
	worst := 0
	for k := range group {
		e := &group[k]
		if e.round != t.round {
			*e = seenSlot[S]{s, g, h, t.round}
			t.states++
			return true
		}
		if e.state == s {
			if e.g <= g {
				t.met++
				return false
			}
			e.g = g
			return true
		}
		if e.g > group[worst].g {
			worst = k
		}
	}
	t.lost++
	if t.lost > len(t.slots)/8 && t.met > t.asked/8 && t.grow() {
		return t.enter(s, hash, g, h)
	}
	t.forgot = true
	group[worst] = seenSlot[S]{s, g, h, t.round}
	return true
}

// has says whether a state is known to have been entered at no more than g.
func (t *seen[S]) has(s S, hash uint64, g int64) bool {
	for _, e := range t.group(hash) {
		if e.round == t.round && e.state == s {
			return e.g <= g
		}
	}
	return false
}

// stalled says whether the round entered no other states than the one before.
func (t *seen[S]) stalled() bool { return !t.forgot && t.states == t.before }

// grow doubles the table, where memory allows it.
func (t *seen[S]) grow() bool {
	more := max(2*len(t.slots), seenSmallest)
	bytes := int64(more) * int64(unsafe.Sizeof(seenSlot[S]{}))
	if len(t.slots) > 0 && (more > seenLargest || !t.meter.Fits(2*bytes)) {
		return false
	}
	if !t.meter.Hold(bytes) {
		return false
	}
	old := t.slots
	t.slots = make([]seenSlot[S], more)
	// The states of an old group go to two new ones, where nobody else goes.
	for _, e := range old {
		if e.round != t.round {
			continue
		}
		group := t.group(t.hasher.hash(e.state))
		k := 0
		for group[k].round == t.round {
			k++
		}
		group[k] = e
	}
	t.asked, t.met, t.lost = 0, 0, 0
	if len(old) > 0 {
		t.meter.Hold(-bytes / 2)
	}
	return true
}
