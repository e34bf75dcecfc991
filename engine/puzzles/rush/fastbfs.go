package rush

import (
	"slices"

	"langkah/engine/solve/search"
)

// tree is a breadth-first search over codes of a bitboard. All codes are in one array in the order in which they are
// reached, which is queue and closed list at once; it stops at the first solved layer. On 6 x 6 boards it beats every
// heuristic: a position costs about 0.1 to 0.2 microseconds.
//
// Counting slides, it proceeds by layers and keeps for each position the path with the fewest steps among those with
// the fewest slides, so that the solution is shortest in slides and then in steps. Counting steps, it expands cell by
// cell, and joins the consecutive steps of a piece afterwards.
//
//
// The solution is optimal, and an exhausted queue proves that there is none. Memory: 22 to 30 bytes per reached
// position.

type tree struct {
	*bitboard
	*index
	parents chunks[uint32]
	cells   chunks[uint16] // steps from the start
	record  *recording     // nil if no trace is recorded
}

func newTree(b *bitboard, meter *search.Meter) *tree {
	t := &tree{bitboard: b, index: newIndex(meter)}
	t.record = newRecording(b, t.index)
	return t
}

// reserve allocates memory for the successors of one node; false at a limit.
func (t *tree) reserve() bool {
	nodes := t.codes.n + maxSuccessors
	return t.index.reserve(maxSuccessors) && t.parents.reserve(nodes, t.meter) && t.cells.reserve(nodes, t.meter)
}

// reach appends the next node with its parent and its steps from the start.
func (t *tree) reach(parent int, cells uint16) {
	t.parents.append(uint32(parent))
	t.cells.append(cells)
}

// maxSuccessors exceeds the slides of any position on 64 cells: a free cell can be entered from at most four sides.
const maxSuccessors = 256

// search runs until the exit is reached, and returns the solved node.
func (t *tree) search(c costModel) (node uint32, status search.Status) {
	if !t.reserve() {
		return 0, ended(t.meter)
	}
	start := t.code(t.board.starts())
	t.add([]reached{{code: start}})
	t.reach(0, 0)
	t.meter.Generated++
	if t.record != nil {
		t.record.start()
	}
	if t.solved(start) {
		t.record.goal(0)
		return 0, search.Solved
	}
	if c == steps {
		return t.bySteps()
	}
	return t.bySlides()
}

func (t *tree) bySteps() (uint32, search.Status) {
	next := make([]reached, 0, maxSuccessors)
	for i := 0; i < t.codes.n; i++ {
		if !t.meter.Expand() || !t.reserve() {
			return 0, ended(t.meter)
		}
		t.meter.Waiting(t.codes.n - i)
		next = t.bitboard.steps(*t.codes.at(uint32(i)), next[:0])
		t.meter.Generated += int64(len(next))
		t.add(next)
		if t.record != nil {
			t.record.expanded(uint32(i), next, nil)
		}
		for _, to := range next {
			if int(to.number) < t.parents.n {
				continue
			}
			t.reach(i, *t.cells.at(uint32(i))+1)
			if t.solved(to.code) {
				t.record.goal(to.number)
				return to.number, search.Solved
			}
		}
	}
	return 0, search.NoSolution
}

func (t *tree) bySlides() (uint32, search.Status) {
	next := make([]reached, 0, maxSuccessors)
	best, found := uint32(0), false
	for i, end := 0, 1; i < t.codes.n; i++ {
		if i == end {
			if found {
				break
			}
			end = t.codes.n
			t.meter.Depth++
			t.meter.Bound = t.meter.Depth + 1
		}
		if !t.meter.Expand() || !t.reserve() {
			return 0, ended(t.meter)
		}
		t.meter.Waiting(t.codes.n - i)
		next = t.bitboard.slides(*t.codes.at(uint32(i)), next[:0])
		t.meter.Generated += int64(len(next))
		t.add(next)
		here := *t.cells.at(uint32(i))
		if t.record != nil {
			t.record.expanded(uint32(i), next, func(to reached) bool {
				return int(to.number) >= end && here+to.cells < *t.cells.at(to.number)
			})
		}
		for _, to := range next {
			if !t.offer(i, end, to) {
				continue
			}
			if n := to.number; t.solved(to.code) && (!found || *t.cells.at(n) < *t.cells.at(best)) {
				best, found = n, true
				t.record.goal(n)
			}
		}
	}
	if found {
		return best, search.Solved
	}
	return 0, search.NoSolution
}

// offer reports a slide from a node to one of the next layer, which begins at end. It returns whether the slide is
// kept: no other one leads to that node in as few steps.
func (t *tree) offer(from, end int, to reached) bool {
	n, cells := to.number, *t.cells.at(uint32(from))+to.cells
	switch {
	case int(n) == t.parents.n:
		t.reach(from, cells)
	case int(n) >= end && cells < *t.cells.at(n):
		*t.parents.at(n), *t.cells.at(n) = uint32(from), cells
	default:
		return false
	}
	return true
}

// path returns the codes from the start to a node.
func (t *tree) path(node uint32) []uint64 {
	codes := []uint64{*t.codes.at(node)}
	for node != 0 {
		node = *t.parents.at(node)
		codes = append(codes, *t.codes.at(node))
	}
	slices.Reverse(codes)
	return codes
}

// slidesAlong returns the slides between successive codes; consecutive ones of a piece in one direction are joined.
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
