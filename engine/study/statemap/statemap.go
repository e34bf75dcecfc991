// Package statemap explores the whole state space of a small puzzle: every position
// reachable from the start, its distance to the nearest solved one, and figures
// derived from these.
//
//	build    breadth first, by the rules and the keys of positions, or by their
//	         codes where the puzzle has them ([engine.Coded])
//	measure  from all solved positions backward, under the puzzle's costs
//	paths    the number of cheapest paths from the start, by adding up along them
//	bridges  edges whose removal disconnects the space, by one depth-first traversal
//
// Moves go on from solved positions too. Time is in proportion to the moves, and to
// d log d of the d distances that occur; memory is about the key or the code of each
// position and 24 bytes a move. The same puzzle gives the same map, which never changes and
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

// Most is the largest number of positions that is explored.
const Most = 500_000

// Map is the state space of a puzzle. Positions are numbered in breadth-first order
// from the start, 0.
type Map struct {
	Puzzle   engine.Puzzle
	Goal     []bool  // which are solved
	Distance []int64 // to the nearest solved position; Unreachable where there is none

	space  space
	moves  arcs    // from each position
	pairs  []pair  // of neighbours, in order
	parent []int32 // by which each was found first
	order  []int32 // of measuring: it falls along a cheapest path, also over moves of cost 0
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

// pair is an edge: two neighbours, the lower number first.
type pair struct{ a, b int32 }

// TooLarge is the error for a space that could not be explored whole.
type TooLarge struct {
	AtLeast int            // positions found
	Reason  engine.Message // why the exploration ended
}

// Error implements error.
func (e *TooLarge) Error() string { return e.Message().String() }

// Message returns the error in words.
func (e *TooLarge) Message() engine.Message {
	return engine.Msg("the space is too large for a map: at least %s position{|s} can be reached from the start; %s", figures.Count(e.AtLeast), e.Reason)
}

// Build explores the puzzle's state space, of at most that number of positions. The
// error is a [*TooLarge] where it has more, or a limit or ctx ends the work. The probe,
// which may be nil, reports the number of positions.
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
	if !b.measure(back, b.meter.Look) || !b.meter.Look() {
		return nil, b.tooLarge(b.meter.Ended())
	}
	return m, nil
}

type builder struct {
	*Map
	meter *search.Meter
	most  int
	taken int     // moves
	held  int64   // bytes reported to the meter
	link  []int32 // the last move to each position, as an index of all moves
}

// explore finds all positions and the moves between them.
func (b *builder) explore() error {
	b.found(0, -1)
	for i := int32(0); int(i) < b.space.size(); i++ {
		if !b.meter.Expand() {
			return b.tooLarge(b.meter.Ended())
		}
		b.moves.begin = append(b.moves.begin, int32(len(b.moves.list)))
		if err := b.space.expand(i, func(a arc) error { return b.take(i, a) }); err != nil {
			return err
		}
		b.meter.Waiting(b.space.size() - int(i) - 1)
	}
	b.moves.begin = append(b.moves.begin, int32(len(b.moves.list)))
	return nil
}

// take records a move. The error is a [*TooLarge]: as each position found has to be
// expanded, more positions than the node limit allows are too many at once.
func (b *builder) take(from int32, a arc) error {
	b.found(a.to, from)
	b.note(from, a)
	b.taken++
	bytes := b.space.bytes() + int64(len(b.moves.list))*int64(unsafe.Sizeof(arc{}))
	switch nodes := b.meter.Limits().Nodes; {
	case len(b.Goal) > b.most:
		return &TooLarge{len(b.Goal), engine.Msg("a map has at most %s", figures.Count(b.most))}
	case nodes > 0 && int64(len(b.Goal)) > nodes:
		return b.tooLarge(search.NodeLimit)
	case b.taken%64 == 0 && !b.meter.Look(), !b.meter.Hold(bytes - b.held):
		return b.tooLarge(b.meter.Ended())
	}
	b.held = bytes
	return nil
}

// found records the parent of a position, where it is new.
func (b *builder) found(i, by int32) {
	if int(i) == len(b.Goal) {
		b.Goal = append(b.Goal, b.space.solved(i))
		b.parent = append(b.parent, by)
		b.link = append(b.link, -1)
	}
}

// note keeps a move; of several to the same position the cheapest.
func (b *builder) note(from int32, a arc) {
	if k := b.link[a.to]; k >= b.moves.begin[from] {
		known := &b.moves.list[k]
		known.cost = min(known.cost, a.cost)
	} else if from != a.to {
		b.link[a.to] = int32(len(b.moves.list))
		b.moves.list = append(b.moves.list, a)
	}
}

func (b *builder) tooLarge(status search.Status) error {
	return &TooLarge{len(b.Goal), engine.Ending(status, b.meter.Limits(), b.meter.Counters)}
}

// pair collects the edges, each at its end with the lower number.
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

// States returns the number of positions.
func (m *Map) States() int { return len(m.Goal) }

// Edges returns the number of pairs of positions with a move in at least one direction.
func (m *Map) Edges() int { return len(m.pairs) }

// Goals returns the number of solved positions.
func (m *Map) Goals() int {
	n := 0
	for _, is := range m.Goal {
		if is {
			n++
		}
	}
	return n
}

// Position returns the position of a number.
func (m *Map) Position(i int) engine.Position { return m.space.position(int32(i)) }

// Number returns the number of a position; ok is false for one that is not on the map.
func (m *Map) Number(p engine.Position) (i int, ok bool) {
	n, ok := m.space.number(p)
	return int(n), ok
}
