// Package statemap explores the whole space of a small puzzle: every position
// that can be reached from the start, how far each is from the nearest solved one,
// and what follows from it.
//
//	build    breadth first by the rules alone, positions told apart by their text
//	measure  from all solved positions backward, under the puzzle's costs
//	paths    cheapest ways from the start, by adding up along the distances
//	bridges  pairs of neighbours whose loss cuts the space, by one depth-first walk
//
// Moves go on from solved positions too. Time is in proportion to the moves, but
// for a logarithm where they do not all cost 1; memory is about the text of each
// position and 24 bytes a move. The same puzzle gives the same map.
package statemap

import (
	"context"
	"slices"
	"unsafe"

	"langkah/engine"
	"langkah/engine/search"
)

// Most is up to how many positions a space is explored.
const Most = 500_000

// Map is the space of a puzzle. Positions have numbers in the order in which a
// breadth-first search from the start, 0, finds them.
type Map struct {
	Puzzle   engine.Puzzle
	Goal     []bool  // which are solved
	Distance []int64 // to the nearest solved position; Unreachable where there is none

	moves  arcs    // from each position
	pairs  []pair  // of neighbours, in order
	parent []int32 // by which each was found first
}

// Unreachable is the distance of a position from which no goal can be reached.
const Unreachable = -1

// arc is a move from one position to another.
type arc struct{ to, cost int32 }

// arcs are lists of arcs, one for each position.
type arcs struct {
	list  []arc
	begin []int32 // of each position's list; one more at the end
}

func (a *arcs) of(i int32) []arc { return a.list[a.begin[i]:a.begin[i+1]] }

// pair is two neighbours, the lower number first.
type pair struct{ a, b int32 }

// TooLarge is the error for a space that could not be explored whole.
type TooLarge struct {
	AtLeast int            // positions there are
	Reason  engine.Message // what ended it
}

// Error is it in words.
func (e *TooLarge) Error() string { return e.Message().String() }

// Message is it in words.
func (e *TooLarge) Message() engine.Message {
	return engine.Msg("the space is too large for a map: at least %d positions can be reached from the start; %s", e.AtLeast, e.Reason)
}

// Build explores the puzzle's space, of at most so many positions. The error is
// a [*TooLarge] where it has more, or a limit or ctx ends the work. The probe, which
// may be nil, hears how many there are.
func Build(ctx context.Context, p engine.Puzzle, most int, limits engine.Limits, probe *search.Probe) (*Map, error) {
	b := builder{Map: &Map{Puzzle: p}, meter: search.NewMeter(ctx, limits, probe), most: most, number: map[string]int32{}}
	defer b.meter.Close()
	if err := b.explore(); err != nil {
		return nil, err
	}
	b.number = nil
	if !b.meter.Hold(int64(len(b.moves.list)) * int64(2*unsafe.Sizeof(pair{}))) {
		return nil, b.tooLarge(b.meter.Ended())
	}
	b.pair()
	b.measure()
	if !b.meter.Look() {
		return nil, b.tooLarge(b.meter.Ended())
	}
	return b.Map, nil
}

type builder struct {
	*Map
	meter  *search.Meter
	most   int
	number map[string]int32 // by the text of a position
}

// perPosition is about what is held of a position beside its text and its moves,
// itself included while it waits.
const perPosition = 400

func (b *builder) explore() error {
	var waiting []engine.Position
	add := func(p engine.Position) (int32, bool) {
		text := p.Text()
		if i, known := b.number[text]; known {
			return i, true
		}
		i := int32(len(b.Goal))
		b.number[text] = i
		b.Goal = append(b.Goal, p.Solved())
		waiting = append(waiting, p)
		return i, b.meter.Hold(int64(len(text)) + perPosition)
	}
	add(b.Puzzle.Start())
	b.parent = append(b.parent, -1)
	for i := int32(0); int(i) < len(waiting); i++ {
		if !b.meter.Expand() || i%64 == 0 && !b.meter.Look() {
			return b.tooLarge(b.meter.Ended())
		}
		at := waiting[i]
		waiting[i] = nil
		b.moves.begin = append(b.moves.begin, int32(len(b.moves.list)))
		for _, m := range at.Moves() {
			next, err := at.Apply(m)
			if err != nil {
				return err
			}
			to, ok := add(next)
			if !ok || !b.meter.Hold(int64(unsafe.Sizeof(arc{}))) {
				return b.tooLarge(b.meter.Ended())
			}
			if int(to) == len(b.parent) {
				b.parent = append(b.parent, i)
			}
			if len(b.Goal) > b.most {
				return &TooLarge{len(b.Goal), engine.Msg("a map has at most %d", b.most)}
			}
			b.link(i, to, int32(m.Cost))
		}
		b.meter.Waiting(len(waiting) - int(i) - 1)
	}
	b.moves.begin = append(b.moves.begin, int32(len(b.moves.list)))
	return nil
}

// link notes a move. Of several that lead to the same position the cheapest stays.
func (b *builder) link(from, to, cost int32) {
	list := b.moves.list[b.moves.begin[from]:]
	for k := range list {
		if list[k].to == to {
			list[k].cost = min(list[k].cost, cost)
			return
		}
	}
	if from != to {
		b.moves.list = append(b.moves.list, arc{to, cost})
	}
}

func (b *builder) tooLarge(status search.Status) error {
	return &TooLarge{len(b.Goal), engine.Ending(status, b.meter.Limits(), b.meter.Counters)}
}

// pair makes the pairs of neighbours.
func (m *Map) pair() {
	for from := range int32(len(m.Goal)) {
		for _, a := range m.moves.of(from) {
			m.pairs = append(m.pairs, pair{min(from, a.to), max(from, a.to)})
		}
	}
	slices.SortFunc(m.pairs, func(x, y pair) int {
		if x.a != y.a {
			return int(x.a) - int(y.a)
		}
		return int(x.b) - int(y.b)
	})
	m.pairs = slices.Compact(m.pairs)
}

// States is how many positions there are.
func (m *Map) States() int { return len(m.Goal) }

// Edges is how many pairs of positions have a move between them, one way at least.
func (m *Map) Edges() int { return len(m.pairs) }

// Goals is how many positions are solved.
func (m *Map) Goals() int {
	n := 0
	for _, is := range m.Goal {
		if is {
			n++
		}
	}
	return n
}

// Position is that of a number, found again by the rules from the start.
func (m *Map) Position(i int) engine.Position {
	var way []int32
	for at := int32(i); at > 0; at = m.parent[at] {
		way = append(way, at)
	}
	p := m.Puzzle.Start()
	from := int32(0)
	for _, to := range slices.Backward(way) {
		p = m.step(p, from, to)
		from = to
	}
	return p
}

// step makes the first move from one position to another: the arcs of a position
// are in the order in which its moves first lead to others.
func (m *Map) step(p engine.Position, from, to int32) engine.Position {
	k := slices.IndexFunc(m.moves.of(from), func(a arc) bool { return a.to == to })
	seen := map[string]bool{p.Text(): true}
	for _, move := range p.Moves() {
		next, err := p.Apply(move)
		if err != nil || seen[next.Text()] {
			continue
		}
		if seen[next.Text()] = true; k == 0 {
			return next
		}
		k--
	}
	return p
}
