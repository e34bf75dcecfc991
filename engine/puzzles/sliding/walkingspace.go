package sliding

import "langkah/engine/solve/search"

// walkingBoard is a packed board with its two states of the abstraction, so that walking distance is a table lookup.
type walkingBoard struct {
	board packed
	walks [2]uint32 // by axis
}

// walkingSpace generates successors of walking boards, with incremental estimates.
type walkingSpace struct {
	*packedSpace
	walks [2]*walkTable
}

func newWalkingSpace(s *packedSpace) *walkingSpace {
	return &walkingSpace{s, [2]*walkTable{newWalkTable(s.layout, rowAxis), newWalkTable(s.layout, colAxis)}}
}

func (w *walkingSpace) of(names []uint8) walkingBoard {
	s := walkingBoard{board: pack(names)}
	for axis, walk := range w.walks {
		s.walks[axis] = walk.ids[w.count(axis, names)]
	}
	return s
}

func (w *walkingSpace) estimate(s walkingBoard) int32 {
	return w.packedSpace.estimate(s.board) + int32(w.walks[rowAxis].dist[s.walks[rowAxis]]) + int32(w.walks[colAxis].dist[s.walks[colAxis]])
}

func (w *walkingSpace) expand(s walkingBoard, h int32, out []search.Successor[walkingBoard]) []search.Successor[walkingBoard] {
	blank := w.blankCell(s.board)
	ways := &w.ways[blank]
	for i := range ways.count {
		st := ways.step[i&3]
		board, tile := w.after(s.board, blank, st.to)
		next := walkingBoard{board, s.walks}
		axis := st.dir.axis()
		walk, old := w.walks[axis], s.walks[axis]
		forward := 0
		if st.to > blank {
			forward = 1
		}
		state := walk.next[(2*int(old)+forward)*walk.lines+int(w.goalLine[axis][tile])]
		next.walks[axis] = state
		out = append(out, search.Successor[walkingBoard]{
			State: next, Move: int32(st.dir), Cost: w.cost[tile],
			H: h + w.table[tile<<4|blank] - w.table[tile<<4|st.to] + int32(walk.dist[state]) - int32(walk.dist[old]),
		})
	}
	return out
}

func (w *walkingSpace) space() space[walkingBoard] {
	return space[walkingBoard]{
		of: w.of, expand: w.expand, estimate: w.estimate,
		blank:  func(s walkingBoard) uint8 { return w.blankCell(s.board) },
		tile:   func(s walkingBoard, cell uint8) uint8 { return packedTile(s.board, cell) },
		hash:   func(s walkingBoard) uint64 { return uint64(s.board) },
		tables: w.walks[rowAxis].held() + w.walks[colAxis].held(),
	}
}
