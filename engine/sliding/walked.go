package sliding

import "langkah/engine/search"

// walked is a packed board with the numbers of its two walk states, which
// follow from the board and make walking distance a matter of table look-ups.
type walked struct {
	board packed
	walks [2]uint32 // by axis
}

// walkedSpace makes the successors of walked boards.
type walkedSpace struct {
	*packedSpace
	walks [2]*walk
}

func newWalkedSpace(s *packedSpace) *walkedSpace {
	return &walkedSpace{s, [2]*walk{newWalk(s.layout, rowAxis), newWalk(s.layout, colAxis)}}
}

func (w *walkedSpace) of(names []uint8) walked {
	s := walked{board: pack(names)}
	for axis, walk := range w.walks {
		s.walks[axis] = walk.ids[w.count(axis, names)]
	}
	return s
}

func (w *walkedSpace) estimate(s walked) int32 {
	return w.packedSpace.estimate(s.board) + int32(w.walks[rowAxis].dist[s.walks[rowAxis]]) + int32(w.walks[colAxis].dist[s.walks[colAxis]])
}

func (w *walkedSpace) expand(s walked, h int32, out []search.Successor[walked]) []search.Successor[walked] {
	blank := w.blankCell(s.board)
	ways := &w.ways[blank]
	for i := range ways.count {
		st := ways.step[i&3]
		board, tile := w.after(s.board, blank, st.to)
		next := walked{board, s.walks}
		axis := st.dir.axis()
		walk, old := w.walks[axis], s.walks[axis]
		way := 0
		if st.to > blank {
			way = 1
		}
		state := walk.next[(2*int(old)+way)*walk.lines+int(w.goalLine[axis][tile])]
		next.walks[axis] = state
		out = append(out, search.Successor[walked]{
			State: next, Move: int32(st.dir), Cost: w.cost[tile],
			H: h + w.table[tile<<4|blank] - w.table[tile<<4|st.to] + int32(walk.dist[state]) - int32(walk.dist[old]),
		})
	}
	return out
}

func (w *walkedSpace) space() space[walked] {
	return space[walked]{
		of: w.of, expand: w.expand, estimate: w.estimate,
		blank:  func(s walked) uint8 { return w.blankCell(s.board) },
		tile:   func(s walked, cell uint8) uint8 { return packedTile(s.board, cell) },
		hash:   func(s walked) uint64 { return uint64(s.board) },
		tables: w.walks[rowAxis].held() + w.walks[colAxis].held(),
	}
}
