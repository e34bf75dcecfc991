package pdb

// summed is the depth-first part of IDA* with a pattern-database heuristic. A
// move changes one lookup in each view; the others stay as they are.
// Boards reached before are left out, as [passed] tells.
type summed struct {
	dfs
	slots    []slot
	slotOf   [32][2]uint8
	views    int
	at       [32]lookup // of each slot
	start    dfs        // to go back to
	startAt  [32]lookup
	distance int32
	keys     keys
	startKey key
	together bool // the databases are big
}

// nearby is how many bytes of databases the processor's caches hold about.
const nearby = 8 << 20

func newSummed(h *Heuristic, board []uint8) *summed {
	w := newDFS(h.grid, board, h.blank)
	w.passed = newPassed(fewestPassed)
	s := &summed{
		dfs: w, slots: h.slots, slotOf: h.slotOf, views: h.views, start: w, distance: int32(Manhattan(h.grid, board, h.blank)),
		keys: newKeys(h.grid, h.blank), startKey: keyOf(board), together: h.held > nearby,
	}
	cellOf := make([]int, len(board))
	for cell, tile := range board {
		cellOf[tile] = cell
	}
	for i := range h.slots {
		s.startAt[i] = h.slots[i].start(cellOf)
	}
	return s
}

func (s *summed) common() *dfs { return &s.dfs }

// search is as for plain.
func (s *summed) search(prefix []uint8, bound int) bool {
	s.board, s.blank, s.path, s.at = s.start.board, s.start.blank, nil, s.startAt
	distance, next, key := s.distance, &s.hops[s.blank], s.startKey
	for _, cell := range prefix {
		h := s.to(cell)
		tile := s.board[cell]
		distance += int32(s.delta[int(h.move)*32+int(tile)])
		for view := range s.views {
			i := s.slotOf[tile][view]
			s.at[i] = s.slots[i].looked(&s.at[i], h.move)
		}
		s.board[cell], s.board[s.blank] = s.board[s.blank], tile
		s.blank, next, key = cell, &s.after[h.move], s.keys.moved(key, tile, h.move)
	}
	var sums [2]int32
	perView := len(s.slots) / s.views
	for i := range s.slots {
		sums[i/perView] += s.at[i].excess
	}
	left := int32(bound - len(prefix))
	switch {
	case distance+2*max(sums[0], sums[1]) > left:
		return false
	case distance == 0:
		return true
	}
	if s.together {
		return s.belowTogether(next, left, distance, sums[0], sums[1], key)
	}
	return s.below(next, 0, left, distance, sums[0], sums[1], key)
}

// below searches the states below the one on the board, left moves deep, by the
// moves h. sum is that of the lookups' excesses in a view, other that in the other
// view. The view with the larger one is looked up first, as it shows more often
// that a move leads too far: then the other one need not be looked up.
func (s *summed) below(h *hops, view uint8, left, distance, sum, other int32, at key) bool {
	if s.expanded >= s.pause && !s.rest() {
		return true
	}
	s.expanded++
	left--
	if other > sum {
		view, sum, other = view^1, other, sum
	}
	s.generated += int64(h.count)
	for i := range h.count {
		hop := h.hop[i&3]
		tile := s.board[hop.from&31]
		d := distance + int32(s.delta[int(hop.move)*32+int(tile&31)])
		a, b := s.slotOf[tile&31][view&1], s.slotOf[tile&31][view&1^1]
		wasA, wasB := &s.at[a&31], &s.at[b&31]
		nowA := s.slots[a].looked(wasA, hop.move)
		totalA, totalB := sum-wasA.excess+nowA.excess, other
		if d+2*totalA > left {
			continue
		}
		var nowB lookup
		if s.views == 2 {
			nowB = s.slots[b].looked(wasB, hop.move)
			if totalB += nowB.excess - wasB.excess; d+2*totalB > left {
				continue
			}
		}
		if d == 0 {
			s.path = append(s.path, hop.from)
			return true
		}
		now := s.keys.moved(at, tile, hop.move)
		if d+2*max(totalA, totalB) < left && s.passed.visit(now, left) {
			continue
		}
		beforeA, beforeB := *wasA, *wasB
		if s.views == 2 {
			*wasB = nowB
		}
		*wasA = nowA
		s.board[h.blank&31] = tile
		if s.below(&s.after[hop.move&127], view, left, d, totalA, totalB, now) {
			s.path = append(s.path, hop.from)
			return true
		}
		*wasA, *wasB = beforeA, beforeB
		s.board[hop.from&31] = tile
	}
	return false
}
