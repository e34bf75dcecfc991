package sliding

import (
	"langkah/engine"
	"langkah/engine/search"
	"langkah/engine/sliding/pdb"
)

// watched solves like best and fixed, but by package search, whose IDA* tells
// of every node: the specialised one is too fast to be watched.
func (j solver) watched() engine.Result {
	j.method.Settings = engine.Settings{} // the cores, of which package search needs no choice
	a, ok := j.puzzle.partitionOf(j.method.Heuristic.Name)
	if j.method.Algorithm.Name == best {
		a = j.puzzle.plan().first
		ok = a.name != ""
		j.method.Algorithm.Name = "idastar"
		j.method.Heuristic = a.heuristic
	}
	if !ok {
		j.method.Heuristic.Name = manhattan
		return j.bySearch()
	}
	s := newSolving(j)
	h, err := s.obtain(j.ctx, a, 0)
	if err != nil {
		return s.failed(err)
	}
	if j.layout.n > packedCells {
		return run(j, estimated(newLargeSpace[search.Bytes26](j.layout, none).space(), j.layout.n, h))
	}
	return run(j, estimated(newPackedSpace(j.layout, none).space(), j.layout.n, h))
}

// estimated is a space with pattern databases for its heuristic.
func estimated[S comparable](s space[S], cells int, h *pdb.Heuristic) space[S] {
	names := make([]uint8, cells)
	s.tables = h.Held()
	s.estimate = func(state S) int32 {
		for cell := range names {
			names[cell] = s.tile(state, uint8(cell))
		}
		return int32(h.Estimate(names))
	}
	blind := s.expand
	s.expand = func(state S, _ int32, out []search.Successor[S]) []search.Successor[S] {
		from := len(out)
		out = blind(state, 0, out)
		for i := from; i < len(out); i++ {
			out[i].H = s.estimate(out[i].State)
		}
		return out
	}
	return s
}
