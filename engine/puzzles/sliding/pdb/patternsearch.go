package pdb

// summed is the depth-first search of IDA* with a pattern-database heuristic, updated incrementally: a move changes one
// lookup per view. A transposition table cuts off boards reached before; see [passed].
type summed struct {
	dfs
	slots    []slot
	slotOf   [32][2]uint8
	views    int
	at       [32]lookup // by slot
	keys     keys
	together bool     // the databases are large; see belowTogether
	lookups  []lookup // storage for the lookups of the frontier
}

func newSummed(h *Heuristic, board []uint8) *summed {
	s := &summed{
		dfs: newDFS(h.grid, board, h.blank), slots: h.slots, slotOf: h.slotOf, views: h.views,
		keys: newKeys(h.grid, h.blank), together: h.far(),
	}
	s.passed = h.newPassed()
	cellOf := make([]int, len(board))
	for cell, tile := range board {
		cellOf[tile] = cell
	}
	s.start.key = keyOf(board)
	perView := len(h.slots) / h.views
	for i := range h.slots {
		l := h.slots[i].start(cellOf)
		s.start.at = append(s.start.at, l)
		s.start.sums[i/perView] += l.excess
	}
	return s
}

func (s *summed) common() *dfs { return &s.dfs }

func (s *summed) successors(t *subtree, bound int, list []subtree) []subtree {
	if t.moves == 0 {
		s.lookups = s.lookups[:0]
	}
	h := &s.after[t.last&127]
	for _, hop := range h.hop[:h.count] {
		tile := t.board[hop.from]
		c := s.child(t, hop)
		var now [2]lookup
		for view := range s.views {
			i := s.slotOf[tile][view]
			now[view] = s.slots[i].looked(&t.at[i], hop.move)
			c.sums[view] = t.sums[view] + now[view].excess - t.at[i].excess
		}
		left := int32(bound - int(c.moves))
		spare := left - c.distance - 2*max(c.sums[0], c.sums[1])
		if spare < 0 {
			continue
		}
		c.key = s.keys.moved(t.key, tile, hop.move)
		if c.distance != 0 && s.passed.visit(c.key, left, spare) {
			continue
		}
		first := len(s.lookups)
		s.lookups = append(s.lookups, t.at...)
		c.at = s.lookups[first:]
		for view := range s.views {
			c.at[s.slotOf[tile][view]] = now[view]
		}
		list = append(list, c)
	}
	return list
}

func (s *summed) search(t *subtree, bound int) bool {
	s.board, s.path = t.board, nil
	copy(s.at[:], t.at)
	h, left := &s.after[t.last&127], int32(bound-int(t.moves))
	switch {
	case t.distance == 0:
		return true
	case s.together:
		return s.belowTogether(h, left, t.distance, t.sums[0], t.sums[1], t.key)
	}
	return s.below(h, 0, left, t.distance, t.sums[0], t.sums[1], t.key)
}

// below searches the subtree of the present board with left moves remaining, by the moves h. sum is the sum of excesses
// in a view, other that in the other view. The view with the larger sum is looked up first, as it more often exceeds
// the bound; then the other lookup is saved.
func (s *summed) below(h *hops, view uint8, left, distance, sum, other int32, at key) bool {
	if s.expanded >= s.pause && !s.mayContinue() {
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
		if s.passed.visit(now, left, left-d-2*max(totalA, totalB)) {
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
