package pdb

// child is a move from the present board with its lookups by view.
type child struct {
	hop
	tile     uint8
	slots    [2]uint8
	distance int32
	now      [2]lookup
	number   [2]uint32
}

// belowTogether is below for databases that exceed the processor's caches. Then nearly every lookup waits for main
// memory; so the lookups of all moves from a board, in both views, are issued together, and their latencies overlap.
func (s *summed) belowTogether(h *hops, left, distance, sum, other int32, at key) bool {
	if s.expanded >= s.pause && !s.mayContinue() {
		return true
	}
	s.expanded++
	left--
	s.generated += int64(h.count)
	both := s.views == 2
	var children [4]child
	for i := range h.count {
		c := &children[i&3]
		c.hop = h.hop[i&3]
		c.tile = s.board[c.from&31]
		c.distance = distance + int32(s.delta[int(c.move)*32+int(c.tile&31)])
		c.slots = s.slotOf[c.tile&31]
		a := &s.slots[c.slots[0]]
		c.now[0], c.number[0] = a.moved(&s.at[c.slots[0]&31], c.move)
		if both {
			b := &s.slots[c.slots[1]]
			c.now[1], c.number[1] = b.moved(&s.at[c.slots[1]&31], c.move)
		}
	}
	for i := range h.count {
		c := &children[i&3]
		c.now[0].excess = int32(s.slots[c.slots[0]].excess(c.number[0]))
		if both {
			c.now[1].excess = int32(s.slots[c.slots[1]].excess(c.number[1]))
		}
	}
	for i := range h.count {
		c := &children[i&3]
		a, b := c.slots[0], c.slots[1]
		wasA, wasB := s.at[a&31], s.at[b&31]
		sumA, sumB := sum+c.now[0].excess-wasA.excess, other
		if both {
			sumB += c.now[1].excess - wasB.excess
		}
		spare := left - c.distance - 2*max(sumA, sumB)
		if spare < 0 {
			continue
		}
		if c.distance == 0 {
			s.path = append(s.path, c.from)
			return true
		}
		now := s.keys.moved(at, c.tile, c.move)
		if s.passed.visit(now, left, spare) {
			continue
		}
		s.at[a&31] = c.now[0]
		if both {
			s.at[b&31] = c.now[1]
		}
		s.board[h.blank&31] = c.tile
		if s.belowTogether(&s.after[c.move&127], left, c.distance, sumA, sumB, now) {
			s.path = append(s.path, c.from)
			return true
		}
		s.at[a&31] = wasA
		if both {
			s.at[b&31] = wasB
		}
		s.board[c.from&31] = c.tile
	}
	return false
}
