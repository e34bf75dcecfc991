package pdb

// summed is the depth-first part of IDA* with a pattern-database heuristic. A
// move changes one lookup in each view; the others stay as they are.
type summed struct {
	dfs
	slots    []slot
	slotOf   [32][2]uint8
	views    int
	at       [32]lookup // of each slot
	start    dfs        // to go back to
	startAt  [32]lookup
	distance int32
}

func newSummed(h *Heuristic, board []uint8) *summed {
	w := newDFS(h.grid, board, h.blank)
	s := &summed{dfs: w, slots: h.slots, slotOf: h.slotOf, views: h.views, start: w, distance: int32(Manhattan(h.grid, board, h.blank))}
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
	distance, next := s.distance, &s.hops[s.blank]
	for _, cell := range prefix {
		h := s.to(cell)
		tile := s.board[cell]
		distance += int32(s.delta[int(h.move)*32+int(tile)])
		for view := range s.views {
			i := s.slotOf[tile][view]
			s.at[i] = s.slots[i].moved(s.at[i], h.move)
		}
		s.board[cell], s.board[s.blank] = s.board[s.blank], tile
		s.blank, next = cell, &s.after[h.move]
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
	case s.views == 1:
		return s.below(next, left, distance, sums[0])
	}
	return s.belowBoth(next, 0, left, distance, sums[0], sums[1])
}

// below searches the states below the one on the board, left moves deep, by
// the moves h and with one view. sum is that of the lookups' excesses.
func (s *summed) below(h *hops, left, distance, sum int32) bool {
	if s.expanded >= s.pause && !s.rest() {
		return true
	}
	s.expanded++
	left--
	s.generated += int64(h.count)
	for i := range h.count {
		hop := h.hop[i&3]
		tile := s.board[hop.from&31]
		d := distance + int32(s.delta[int(hop.move)*32+int(tile&31)])
		a := s.slotOf[tile][0]
		was := s.at[a&31]
		now := s.slots[a].moved(was, hop.move)
		total := sum - was.excess + now.excess
		if d+2*total > left {
			continue
		}
		if d == 0 {
			s.path = append(s.path, hop.from)
			return true
		}
		s.at[a&31] = now
		s.board[h.blank&31] = tile
		if s.below(&s.after[hop.move&127], left, d, total) {
			s.path = append(s.path, hop.from)
			return true
		}
		s.at[a&31] = was
		s.board[hop.from&31] = tile
	}
	return false
}

// belowBoth is below with two views. The one with the larger sum, which view
// tells, is looked up first, as it shows more often that a move leads too far:
// then the other one need not be looked up.
func (s *summed) belowBoth(h *hops, view uint8, left, distance, sum, other int32) bool {
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
		wasA := s.at[a&31]
		nowA := s.slots[a].moved(wasA, hop.move)
		totalA := sum - wasA.excess + nowA.excess
		if d+2*totalA > left {
			continue
		}
		wasB := s.at[b&31]
		nowB := s.slots[b].moved(wasB, hop.move)
		totalB := other - wasB.excess + nowB.excess
		if d+2*totalB > left {
			continue
		}
		if d == 0 {
			s.path = append(s.path, hop.from)
			return true
		}
		s.at[a&31], s.at[b&31] = nowA, nowB
		s.board[h.blank&31] = tile
		if s.belowBoth(&s.after[hop.move&127], view, left, d, totalA, totalB) {
			s.path = append(s.path, hop.from)
			return true
		}
		s.at[a&31], s.at[b&31] = wasA, wasB
		s.board[hop.from&31] = tile
	}
	return false
}
