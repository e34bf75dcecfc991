package rush

import (
	"math"

	"langkah/engine/solve/search"
)

// recording tells a recorder what a breadth-first search of codes does. The
// number of a node is that of its code in the index, from 1, after those of
// earlier searches of the run; its cost so far is the number of moves.
type recording struct {
	board  *bitboard
	index  *index
	probe  *search.Probe
	base   int32
	parent []uint32 // of each node, as an index numbers them
	depth  []uint16
}

// newRecording is nil where nobody listens to the index's meter.
func newRecording(b *bitboard, x *index) *recording {
	probe := x.meter.Probe()
	if !probe.Recording() {
		return nil
	}
	return &recording{board: b, index: x, probe: probe, base: probe.LastNode()}
}

// event is one of a node by the way that leads to it now.
func (r *recording) event(kind search.EventKind, n uint32) search.Event {
	g := int32(r.depth[n])
	e := search.Event{Kind: kind, Depth: r.depth[n], Node: r.base + int32(n) + 1, G: g, F: g}
	if n > 0 {
		e.Parent = r.base + int32(r.parent[n]) + 1
		e.Move = r.board.between(*r.index.codes.at(r.parent[n]), *r.index.codes.at(n)).number()
	}
	return e
}

func (r *recording) start() {
	r.parent, r.depth = append(r.parent, 0), append(r.depth, 0)
	r.probe.Record(r.event(search.Generated, 0))
}

func (r *recording) goal(n uint32) {
	if r != nil {
		r.probe.Record(r.event(search.Goal, n))
	}
}

// expanded tells that a node was expanded, and of its successors, which have
// their numbers. better says whether one that is known is reached at less cost;
// nil where that cannot be.
func (r *recording) expanded(n uint32, next []reached, better func(reached) bool) {
	r.probe.Record(r.event(search.Expanded, n))
	for _, to := range next {
		fresh := int(to.number) == len(r.parent)
		if fresh {
			r.parent, r.depth = append(r.parent, 0), append(r.depth, 0)
		}
		if fresh || better != nil && better(to) {
			r.parent[to.number], r.depth[to.number] = n, r.below(n)
			e := r.event(search.Generated, to.number)
			if !fresh {
				e.Why = search.Cheaper
			}
			r.probe.Record(e)
			continue
		}
		e := search.Event{Kind: search.Duplicate, Depth: r.below(n), Node: r.base + int32(to.number) + 1, Parent: r.base + int32(n) + 1}
		e.G, e.F = int32(e.Depth), int32(e.Depth)
		e.Move = r.board.between(*r.index.codes.at(n), to.code).number()
		r.probe.Record(e)
	}
}

// below is the depth of a node's successors.
func (r *recording) below(n uint32) uint16 { return min(r.depth[n], math.MaxUint16-1) + 1 }

// between is the slide that leads from one code to the next.
func (b *bitboard) between(from, to uint64) slide {
	for k, i := range b.moves {
		was, is := from>>b.shift[k]&b.mask[k], to>>b.shift[k]&b.mask[k]
		if was != is {
			return slide{i, int(is) - int(was)}
		}
	}
	return slide{}
}

// replay is the position that slides lead to from the start, nil where one is
// not allowed.
func (z *Puzzle) replay(_ int32, moves []int32) any {
	at := Position{z, z.board.starts()}
	for _, number := range moves {
		s := numbered(number)
		if s.piece >= len(at.at) {
			return nil
		}
		back, ahead := z.board.room(z.board.grid(at.at), s.piece, int(at.at[s.piece]))
		if s.by > ahead || -s.by > back {
			return nil
		}
		at.at[s.piece] = uint8(int(at.at[s.piece]) + s.by)
	}
	return at
}
