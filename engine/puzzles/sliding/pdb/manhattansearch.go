package pdb

// plain is the depth-first search of IDA* with Manhattan distance, updated incrementally.
type plain struct{ dfs }

func newPlain(g Grid, board []uint8, blank int) *plain { return &plain{newDFS(g, board, blank)} }

func (p *plain) common() *dfs { return &p.dfs }

func (p *plain) successors(t *subtree, bound int, list []subtree) []subtree {
	h := &p.after[t.last&127]
	for _, hop := range h.hop[:h.count] {
		if c := p.child(t, hop); c.distance <= int32(bound-int(c.moves)) {
			list = append(list, c)
		}
	}
	return list
}

func (p *plain) search(t *subtree, bound int) bool {
	p.board, p.path = t.board, nil
	return t.distance == 0 || p.below(&p.after[t.last&127], int32(bound-int(t.moves)), t.distance)
}

// below searches the subtree of the present board with left moves remaining, by the moves h. It also returns true if
// the search was ended.
func (p *plain) below(h *hops, left, distance int32) bool {
	if p.expanded >= p.pause && !p.mayContinue() {
		return true
	}
	p.expanded++
	left--
	p.generated += int64(h.count)
	for i := range h.count {
		hop := h.hop[i&3]
		tile := p.board[hop.from&31]
		d := distance + int32(p.delta[int(hop.move)*32+int(tile&31)])
		if d > left {
			continue
		}
		if d == 0 {
			p.path = append(p.path, hop.from)
			return true
		}
		p.board[h.blank&31] = tile
		if p.below(&p.after[hop.move&127], left, d) {
			p.path = append(p.path, hop.from)
			return true
		}
		p.board[hop.from&31] = tile
	}
	return false
}
