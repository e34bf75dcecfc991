package sliding

import "langkah/engine/solve/search"

// manyCells is a board of more than 16 cells: the tile on each cell, and last the cell of the blank. The smallest
// sufficient array gives the fastest search.
type manyCells interface {
	cells25 | cells36 | cells100
}

type (
	cells25  [26]uint8
	cells36  [37]uint8
	cells100 [101]uint8
)

// largeSpace generates successors of boards of more than 16 cells, with incremental estimates.
type largeSpace[S manyCells] struct {
	*layout
	table       []int32
	conflicting bool
}

func newLargeSpace[S manyCells](l *layout, heuristic string) *largeSpace[S] {
	return &largeSpace[S]{l, l.tileTable(heuristic, l.n), heuristic == linearConflict}
}

func (w *largeSpace[S]) of(names []uint8) S {
	var s S
	for cell, name := range names {
		s[cell] = name
		if name == w.blank {
			s[len(s)-1] = uint8(cell)
		}
	}
	return s
}

func (w *largeSpace[S]) expand(s S, h int32, out []search.Successor[S]) []search.Successor[S] {
	blank := s[len(s)-1]
	for _, st := range w.steps[blank] {
		tile := s[st.to]
		next := s
		next[blank], next[st.to], next[len(s)-1] = tile, w.blank, st.to
		moved := h + w.table[int(tile)*w.n+int(blank)] - w.table[int(tile)*w.n+int(st.to)]
		if w.conflicting {
			if axis, line, changes := w.changedLine(tile, blank, st); changes {
				moved += w.extra(&next, axis, line) - w.extra(&s, axis, line)
			}
		}
		out = append(out, search.Successor[S]{State: next, Move: int32(st.dir), Cost: w.weight[tile], H: moved})
	}
	return out
}

// extra returns the extra cost of a row or column under linear conflict.
func (w *largeSpace[S]) extra(s *S, axis, line int) int32 {
	var tiles [maxSide]uint8
	length := w.length(axis)
	for i := range length {
		tiles[i] = (*s)[w.cellAt(axis, line, i)]
	}
	return w.conflict(axis, line, tiles[:length])
}

func (w *largeSpace[S]) estimate(s S) int32 {
	h := int32(0)
	for cell := range w.n {
		h += w.table[int(s[cell])*w.n+cell]
	}
	if w.conflicting {
		for axis := range 2 {
			for line := range w.lines(axis) {
				h += w.extra(&s, axis, line)
			}
		}
	}
	return h
}

func (w *largeSpace[S]) space() space[S] {
	return space[S]{
		of: w.of, expand: w.expand, estimate: w.estimate,
		blank: func(s S) uint8 { return s[len(s)-1] },
		tile:  func(s S, cell uint8) uint8 { return s[cell] },
	}
}
