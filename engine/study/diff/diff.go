// Package diff compares two recorded searches on the same puzzle, position by position:
// what both or only one of them generated and expanded, where they part, and why.
package diff

import (
	"context"

	"langkah/engine"
	"langkah/engine/base/tree"
	"langkah/engine/study/recording"
	"langkah/engine/study/trace"
)

// Pair holds two searches on the same puzzle, on one map. A place of the map is a
// position, with all nodes of either search at it:
//
//	left  1 --- 2 --- 5        places  a --- b --- d    both, both, left
//	       `--- 3                       |--- c          both
//	right 1 --- 2                       `--- e          right
//	       |--- 3
//	       `--- 4
//
// The parent of a place is that of the left search or, where that did not reach it, of
// the right one.
type Pair struct {
	Searches [2]recording.Recording // left and right
	Places   []Place                // a parent comes before its children
	Tree     *tree.Tree             // of the places
	Cut      [2]bool                // the search is counted in part only

	places [2]map[int32]int32 // by node
}

// Place is a position that at least one of the searches generated.
type Place struct {
	Nodes    [2]int32 // the first node of each search there; 0 for none
	Made     [2]int   // the event by which each generated it first, or trace.Never
	Expanded [2]int   // the event by which each expanded it first, or trace.Never
}

// Mark says which of two searches has been at a place.
type Mark uint8

const (
	Neither Mark = iota
	LeftOnly
	RightOnly
	Both
)

// mark reports which of two events are before each search's moment.
func mark(events, moments [2]int) (m Mark) {
	for side, mine := range [2]Mark{LeftOnly, RightOnly} {
		if events[side] != trace.Never && events[side] < moments[side] {
			m |= mine
		}
	}
	return m
}

// MadeAfter reports which searches have generated the place at these moments.
func (p Place) MadeAfter(moments [2]int) Mark { return mark(p.Made, moments) }

// ExpandedAfter reports which searches have expanded the place at these moments.
func (p Place) ExpandedAfter(moments [2]int) Mark { return mark(p.Expanded, moments) }

// Whole is the number of events to keep of each of two searches, enough to compare all
// but the longest in full.
const Whole = 2_000_000

// bytesPlaced is the approximate memory of an event of one of two searches, with its
// share of the places.
const bytesPlaced = 300

// WholeWithin returns the number of events to keep of each of two searches, at most
// [Whole], within approximately that much memory; 0 is no limit.
func WholeWithin(memory int64) int {
	if memory <= 0 {
		return Whole
	}
	return int(min(max(memory/(2*bytesPlaced), 1), Whole))
}

// NewPair places two searches on the same puzzle on one map. They are cut where ctx ends
// before all nodes are placed, or the recordings do not keep all events.
func NewPair(ctx context.Context, left, right recording.Recording) Pair {
	t := Pair{Searches: [2]recording.Recording{left, right}}
	b := mapping{number: map[string]int32{}}
	for side, r := range t.Searches {
		all := b.take(ctx, side, r)
		t.Cut[side] = !all || r.Trace.Cut()
	}
	t.Places, t.places, t.Tree = b.ordered()
	for side, r := range t.Searches {
		for n := range r.Trace.Expansions() {
			e, event := r.Trace.Expansion(n)
			if i, placed := t.places[side][e.Node]; placed && t.Places[i].Expanded[side] == trace.Never {
				t.Places[i].Expanded[side] = event
			}
		}
	}
	return t
}

// Place returns the place of a search's node; ok is false where it has none.
func (t Pair) Place(side int, node int32) (i int, ok bool) {
	place, ok := t.places[side][node]
	return int(place), ok
}

// mapping assigns nodes to places.
type mapping struct {
	number map[string]int32 // of a place, by the key of its position
	places []Place
	above  []parent
	of     [2]map[int32]int32
}

// parent is the parent node of a place; 0 for a root.
type parent struct {
	side int
	node int32
}

// take places the nodes of a search, and reports whether it placed all.
func (b *mapping) take(ctx context.Context, side int, r recording.Recording) (all bool) {
	const often = 1 << 10 // nodes between two checks of ctx
	b.of[side] = map[int32]int32{}
	forward, backward := r.Trace.Nodes()
	for number := int32(1); number <= max(forward, backward); number++ {
		if number%often == 0 && ctx.Err() != nil {
			return false
		}
		if number <= forward {
			b.put(side, r, number)
		}
		if number <= backward {
			b.put(side, r, -number)
		}
	}
	return true
}

func (b *mapping) put(side int, r recording.Recording, number int32) {
	n, made := r.Trace.Node(number)
	at, shown := r.Position(number)
	if !made || !shown {
		return
	}
	key := engine.Key(at)
	i, known := b.number[key]
	if !known {
		i = int32(len(b.places))
		b.number[key] = i
		b.places = append(b.places, Place{Made: [2]int{trace.Never, trace.Never}, Expanded: [2]int{trace.Never, trace.Never}})
		b.above = append(b.above, parent{side, n.Parent})
	}
	p := &b.places[i]
	if p.Nodes[side] == 0 {
		p.Nodes[side], p.Made[side] = number, int(n.Generated)
	}
	b.of[side][number] = i
}

// ordered returns the places row by row, so that a parent comes before its children,
// without the subtrees of places whose parent is not on the map.
func (b *mapping) ordered() (places []Place, of [2]map[int32]int32, t *tree.Tree) {
	children := make([][]int32, len(b.places))
	var waiting []int32 // by their former numbers
	for i, above := range b.above {
		if above.node == 0 {
			waiting = append(waiting, int32(i))
		} else if p, placed := b.of[above.side][above.node]; placed {
			children[p] = append(children[p], int32(i))
		}
	}
	now := map[int32]int32{} // new numbers by former ones
	parents := make([]int32, len(waiting), len(b.places))
	for n := range parents {
		parents[n] = -1
	}
	for n := 0; n < len(waiting); n++ {
		i := waiting[n]
		now[i] = int32(n)
		places = append(places, b.places[i])
		for _, child := range children[i] {
			waiting, parents = append(waiting, child), append(parents, int32(n))
		}
	}
	for side := range of {
		of[side] = make(map[int32]int32, len(b.of[side]))
		for node, i := range b.of[side] {
			if n, kept := now[i]; kept {
				of[side][node] = n
			}
		}
	}
	t, _ = tree.New(parents)
	return places, of, t
}
