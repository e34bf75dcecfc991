package blocks

import (
	"langkah/engine/solve/search"
)

// walk is a breadth-first search over codes: layer by layer from one or several codes, all positions at one distance before
// any farther one, so that the first solved position is at the least distance. Its set holds only a position's layer modulo
// 3; a shortest way back is found by looking at each step for a neighbour of the layer before.
//
// Guarantee: optimal and complete. Time: each reachable position is expanded once. Memory: see [set], and 10 bytes for each
// position of the frontier.
type walk struct {
	*expander
	known    *set
	layer    frontier // the present layer
	next     frontier
	spare    []*block
	distance int // of the present layer
	meter    *search.Meter
	near     []successor
	held     int64                   // bytes of the blocks
	touched  uint64                  // so that the loads are not optimised away
	recent   [1 << recentBits]uint64 // code + 1 of successors listed lately, by hash
}

func newWalk(c *coding, cost costModel, known *set, meter *search.Meter) *walk {
	return &walk{expander: newExpander(c, cost), known: known, meter: meter}
}

// batch is the number of positions that are expanded before their successors are looked up.
const batch = 32

// recentBits is the size of the table of recent successors, small enough for the fastest cache.
const recentBits = 10

// cached is the size of a set that the processor's cache holds.
const cached = 1 << 16

// advance expands the present layer, passing each successor to visit, which reports whether it is new, and makes the new
// ones the present layer. It returns false at a limit, or if stop does for a new one.
func (w *walk) advance(visit func(successor) bool, stop func(successor) bool) bool {
	for i, b := range w.layer.blocks {
		for from := 0; from < b.n; from += batch {
			if w.meter.Due() {
				w.meter.Waiting(w.layer.n - from + w.next.n)
			}
			if !w.expandBatch(b, from) {
				return false
			}
			for _, s := range w.near {
				if !visit(s) {
					continue
				}
				if !w.push(s.code, w.last(s)) || stop != nil && stop(s) {
					return false
				}
			}
			if w.known.full {
				return false
			}
		}
		w.layer.n -= b.n
		w.layer.blocks[i] = nil
		w.spare = append(w.spare, b)
	}
	w.turn()
	w.distance++
	w.meter.Waiting(w.layer.n)
	w.meter.Depth = int64(w.distance)
	return true
}

// expandBatch sets near to the successors of a batch, and reads where the set has them; it returns false at a limit. Successors
// that were listed lately are left out, for the set has them already: positions next to each other in a layer mostly have the
// same position before them, so that two moves in either order meet. That saves a third of the accesses to the set.
func (w *walk) expandBatch(b *block, from int) bool {
	w.near = w.near[:0]
	for i := from; i < min(from+batch, b.n); i++ {
		if !w.meter.Expand() {
			return false
		}
		w.near = w.expand(b.codes[i], b.last[i], w.near)
	}
	w.meter.Generated += int64(len(w.near))
	n := 0
	for _, t := range w.near {
		slot := &w.recent[hash(t.code)>>(64-recentBits)]
		w.near[n] = t
		n += int(bit(*slot != t.code+1))
		*slot = t.code + 1
	}
	w.near = w.near[:n]
	if w.known.size > cached {
		w.touched += w.known.touch(w.near)
	}
	return true
}

// after is the layer after the present one, modulo 3.
func (w *walk) after() uint64 { return uint64(w.distance+1) % 3 }

// ended returns why a walk ended early.
func (w *walk) ended() search.Status {
	if s := w.meter.Ended(); s != search.Running {
		return s
	}
	return search.MemoryLimit
}

// back returns the codes of a shortest way from a code in the given layer to layer 0, both included.
func (w *walk) back(code uint64, layer int) []uint64 {
	way := []uint64{code}
	for ; layer > 0; layer-- {
		w.near = w.expand(code, noMove, w.near[:0])
		for _, s := range w.near {
			if l, ok := w.known.layer(s.code); ok && l == uint64(layer+2)%3 {
				code = s.code
				break
			}
		}
		way = append(way, code)
	}
	return way
}

// holds reports whether a code is a solved position.
func (e *expander) holds(code uint64) bool {
	e.decode(code, e.at)
	return e.solved(e.at)
}

// search runs until a solved position is reached; way is nil if there is none, and status says why.
func (w *walk) search(start uint64) (way []uint64, status search.Status) {
	if !w.known.add(start, 0) || !w.push(start, noMove) {
		return nil, w.ended()
	}
	w.meter.Generated = 1
	if w.holds(start) {
		return []uint64{start}, search.Solved
	}
	for w.turn(); w.layer.n > 0; {
		var goal uint64
		found := false
		after := w.after()
		w.meter.Bound = int64(w.distance + 1)
		visit := func(s successor) bool { return w.known.add(s.code, after) }
		if !w.advance(visit, func(s successor) bool {
			if found = s.solved; found {
				goal = s.code
			}
			return found
		}) {
			if !found {
				return nil, w.ended()
			}
			way := w.back(goal, w.distance+1)
			for i, j := 0, len(way)-1; i < j; i, j = i+1, j-1 {
				way[i], way[j] = way[j], way[i]
			}
			return way, search.Solved
		}
	}
	return nil, search.NoSolution
}
