package rush

import (
	"math"

	"langkah/engine/solve/search"
)

// recording reports a breadth-first search over codes as trace events. Node numbers are the numbers of the index plus
// 1, offset by the nodes of earlier searches in the same run; the cost so far is the number of moves.
type recording struct {
	board  *bitboard
	index  *index
	probe  *search.Probe
	base   int32
	parent []uint32 // by number in the index
	depth  []uint16
}

// newRecording returns nil if no trace is recorded.
func newRecording(b *bitboard, x *index) *recording {
	probe := x.meter.Probe()
	if !probe.Recording() {
		return nil
	}
	return &recording{board: b, index: x, probe: probe, base: probe.LastNode()}
}

// event returns an event of a node, with its present parent.
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

// expanded records that a node was expanded and its numbered successors generated. better reports whether a known
// successor is now reached at less cost; nil means never.
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

// below returns the depth of a node's successors, saturated.
func (r *recording) below(n uint32) uint16 { return min(r.depth[n], math.MaxUint16-1) + 1 }

// between returns the slide from one code to its successor.
func (b *bitboard) between(from, to uint64) slide {
	for k, i := range b.moves {
		was, is := from>>b.shift[k]&b.mask[k], to>>b.shift[k]&b.mask[k]
		if was != is {
			return slide{i, int(is) - int(was)}
		}
	}
	return slide{}
}

// replay returns the position after the slides from the start, nil if one is not legal.
func (z *Puzzle) replay(_ int32, moves []int32) any {
	at := Position{z, z.board.starts()}
	for _, number := range moves {
		s := numbered(number)
		if s.piece >= len(at.at) {
			return nil
		}
		back, ahead := z.board.freeCells(z.board.grid(at.at), s.piece, int(at.at[s.piece]))
		if s.by > ahead || -s.by > back {
			return nil
		}
		at.at[s.piece] = uint8(int(at.at[s.piece]) + s.by)
	}
	return at
}
