package rush

import (
	"slices"

	"langkah/engine/search"
)

// The family's own breadth-first search. It works on codes of a bitboard,
// keeps all of them in one array in the order in which they are reached, which
// is the queue as well, and stops at the exit. On 6 x 6 boards it beats every
// heuristic: a position costs about 0.1 to 0.2 microseconds.
//
// Counting slides, it is layer by layer: of the ways to reach a position by the
// fewest slides it keeps the one with the fewest steps, so that its solution is
// the shortest in slides and among these the shortest in steps. Counting steps,
// it goes cell by cell, and joins the steps of a piece in the end.
//
// The solution is optimal, and the end of the queue proves that there is none.
// Memory: 22 to 30 bytes for each position reached.

// bytesPerNode is what a node needs beside the index.
const bytesPerNode = 4 + 2

// tree is the positions that breadth-first search has reached.
type tree struct {
	*bitboard
	*index
	parents []uint32
	cells   []uint16 // steps on the way here
	held    int      // nodes that the meter has been told of
}

func newTree(b *bitboard, meter *search.Meter) *tree {
	return &tree{bitboard: b, index: newIndex(meter)}
}

// room makes sure that a node's successors can be added.
func (t *tree) room() bool {
	if !t.index.room(maxSuccessors) {
		return false
	}
	if more := cap(t.codes) - t.held; more > 0 {
		if !t.meter.Hold(int64(more) * bytesPerNode) {
			return false
		}
		t.parents = slices.Grow(t.parents, more)
		t.cells = slices.Grow(t.cells, more)
		t.held = cap(t.codes)
	}
	return true
}

// maxSuccessors is more than the slides of any position on 64 cells: a free
// cell can be entered from four sides at most.
const maxSuccessors = 256

// search runs until the exit is reached; node is where it is.
func (t *tree) search(c costModel) (node uint32, status search.Status) {
	if !t.room() {
		return 0, ended(t.meter)
	}
	start := t.code(t.board.starts())
	t.add([]reached{{code: start}})
	t.parents, t.cells = append(t.parents, 0), append(t.cells, 0)
	t.meter.Generated++
	if t.solved(start) {
		return 0, search.Solved
	}
	if c == steps {
		return t.bySteps()
	}
	return t.bySlides()
}

func (t *tree) bySteps() (uint32, search.Status) {
	next := make([]reached, 0, maxSuccessors)
	for i := 0; i < len(t.codes); i++ {
		if !t.meter.Expand() || !t.room() {
			return 0, ended(t.meter)
		}
		t.meter.Waiting(len(t.codes) - i)
		next = t.bitboard.steps(t.codes[i], next[:0])
		t.meter.Generated += int64(len(next))
		t.add(next)
		for _, to := range next {
			if int(to.number) < len(t.parents) {
				continue
			}
			t.parents = append(t.parents, uint32(i))
			t.cells = append(t.cells, t.cells[i]+1)
			if t.solved(to.code) {
				return to.number, search.Solved
			}
		}
	}
	return 0, search.Exhausted
}

func (t *tree) bySlides() (uint32, search.Status) {
	next := make([]reached, 0, maxSuccessors)
	best, found := uint32(0), false
	for i, end := 0, 1; i < len(t.codes); i++ {
		if i == end {
			if found {
				break
			}
			end = len(t.codes)
			t.meter.Depth++
			t.meter.Bound = t.meter.Depth + 1
		}
		if !t.meter.Expand() || !t.room() {
			return 0, ended(t.meter)
		}
		t.meter.Waiting(len(t.codes) - i)
		next = t.bitboard.slides(t.codes[i], next[:0])
		t.meter.Generated += int64(len(next))
		t.add(next)
		for _, to := range next {
			n, cells := to.number, t.cells[i]+to.cells
			switch {
			case int(n) == len(t.parents):
				t.parents = append(t.parents, uint32(i))
				t.cells = append(t.cells, cells)
			case int(n) >= end && cells < t.cells[n]:
				t.parents[n], t.cells[n] = uint32(i), cells
			default:
				continue
			}
			if t.solved(to.code) && (!found || cells < t.cells[best]) {
				best, found = n, true
			}
		}
	}
	if found {
		return best, search.Solved
	}
	return 0, search.Exhausted
}

// path is the codes from the start to a node.
func (t *tree) path(node uint32) []uint64 {
	codes := []uint64{t.codes[node]}
	for ; node != 0; node = t.parents[node] {
		codes = append(codes, t.codes[t.parents[node]])
	}
	slices.Reverse(codes)
	return codes
}

// slidesAlong are the slides from code to code, those of a piece that goes on
// in the same direction joined.
func (b *bitboard) slidesAlong(codes []uint64) []slide {
	var list []slide
	for i := 1; i < len(codes); i++ {
		from, to := b.at(codes[i-1]), b.at(codes[i])
		for piece := range from {
			by := int(to[piece]) - int(from[piece])
			if by == 0 {
				continue
			}
			if last := len(list) - 1; last >= 0 && list[last].piece == piece && (list[last].by > 0) == (by > 0) {
				list[last].by += by
			} else {
				list = append(list, slide{piece, by})
			}
		}
	}
	return list
}
