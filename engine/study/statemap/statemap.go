// Package statemap explores the whole space of a small puzzle: every position
// that can be reached from the start, how far each is from the nearest solved one,
// and what follows from it.
//
//	build    breadth first, by the rules and the texts of positions, or by their
//	         codes where the puzzle has them ([engine.Coded])
//	measure  from all solved positions backward, under the puzzle's costs
//	paths    cheapest ways from the start, by adding up along the distances
//	bridges  pairs of neighbours whose loss cuts the space, by one depth-first walk
//
// Moves go on from solved positions too. Time is in proportion to the moves, and
// to the greatest distance; memory is about the text or the code of each position
// and 24 bytes a move. The same puzzle gives the same map, which never changes and
// may be read by several goroutines.
package statemap

import (
	"context"
	"slices"
	"unsafe"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
)

// Most is up to how many positions a space is explored.
const Most = 500_000

// Map is the space of a puzzle. Positions have numbers in the order in which a
// breadth-first search from the start, 0, finds them.
type Map struct {
	Puzzle   engine.Puzzle
	Goal     []bool  // which are solved
	Distance []int64 // to the nearest solved position; Unreachable where there is none

	space  space
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
	return engine.Msg("the space is too large for a map: at least %s positions can be reached from the start; %s", figures.Count(e.AtLeast), e.Reason)
}

// Build explores the puzzle's space, of at most so many positions. The error is
// a [*TooLarge] where it has more, or a limit or ctx ends the work. The probe, which
// may be nil, hears how many there are.
func Build(ctx context.Context, p engine.Puzzle, most int, limits engine.Limits, probe *search.Probe) (*Map, error) {
	m := &Map{Puzzle: p}
	m.space = newSpace(m)
	b := builder{Map: m, meter: search.NewMeter(ctx, limits, probe), most: most}
	defer b.meter.Close()
	if err := b.explore(); err != nil {
		return nil, err
	}
	if !b.meter.Hold(int64(len(b.moves.list)) * int64(unsafe.Sizeof(arc{})+unsafe.Sizeof(pair{}))) {
		return nil, b.tooLarge(b.meter.Ended())
	}
	back := b.reversed()
	b.pair(back)
	b.measure(back)
	if !b.meter.Look() {
		return nil, b.tooLarge(b.meter.Ended())
	}
	return m, nil
}

type builder struct {
	*Map
	meter *search.Meter
	most  int
}

// explore finds all positions and the moves between them.
func (b *builder) explore() error {
	var moves []arc
	var err error
	b.found(0, -1)
	for i := int32(0); int(i) < b.space.size(); i++ {
		if !b.meter.Expand() || i%64 == 0 && !b.meter.Look() {
			return b.tooLarge(b.meter.Ended())
		}
		before := b.space.bytes()
		if moves, err = b.space.expand(i, moves[:0]); err != nil {
			return err
		}
		b.moves.begin = append(b.moves.begin, int32(len(b.moves.list)))
		for _, a := range moves {
			b.found(a.to, i)
			if len(b.Goal) > b.most {
				return &TooLarge{len(b.Goal), engine.Msg("a map has at most %s", figures.Count(b.most))}
			}
			b.link(i, a)
		}
		if !b.meter.Hold(b.space.bytes() - before + int64(len(moves))*int64(unsafe.Sizeof(arc{}))) {
			return b.tooLarge(b.meter.Ended())
		}
		b.meter.Waiting(b.space.size() - int(i) - 1)
	}
	b.moves.begin = append(b.moves.begin, int32(len(b.moves.list)))
	return nil
}

// found notes a position by which it was found, where it is new.
func (b *builder) found(i, by int32) {
	if int(i) == len(b.Goal) {
		b.Goal = append(b.Goal, b.space.solved(i))
		b.parent = append(b.parent, by)
	}
}

// link notes a move. Of several that lead to the same position the cheapest stays.
func (b *builder) link(from int32, a arc) {
	list := b.moves.list[b.moves.begin[from]:]
	for k := range list {
		if list[k].to == a.to {
			list[k].cost = min(list[k].cost, a.cost)
			return
		}
	}
	if from != a.to {
		b.moves.list = append(b.moves.list, a)
	}
}

func (b *builder) tooLarge(status search.Status) error {
	return &TooLarge{len(b.Goal), engine.Ending(status, b.meter.Limits(), b.meter.Counters)}
}

// pair makes the pairs of neighbours: of each position those with a greater number.
func (m *Map) pair(back arcs) {
	var near []int32
	for from := range int32(len(m.Goal)) {
		near = near[:0]
		for _, list := range [][]arc{m.moves.of(from), back.of(from)} {
			for _, a := range list {
				if a.to > from {
					near = append(near, a.to)
				}
			}
		}
		slices.Sort(near)
		for _, to := range slices.Compact(near) {
			m.pairs = append(m.pairs, pair{from, to})
		}
	}
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

// Position is that of a number.
func (m *Map) Position(i int) engine.Position { return m.space.position(int32(i)) }

// Number is that of a position; ok is false for one that is not on the map.
func (m *Map) Number(p engine.Position) (i int, ok bool) {
	n, ok := m.space.number(p)
	return int(n), ok
}
