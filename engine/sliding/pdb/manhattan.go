package pdb

// plain is the depth-first part of IDA* with Manhattan distance alone.
type plain struct {
	dfs
	start    dfs // to go back to
	distance int32
}

func newPlain(g Grid, board []uint8, blank int) *plain {
	w := newDFS(g, board, blank)
	return &plain{w, w, int32(Manhattan(g, board, blank))}
}

func (p *plain) common() *dfs { return &p.dfs }

// search looks for a solution of at most bound moves that begins with those of
// prefix. When it returns true the path is in dfs, or the search was ended.
func (p *plain) search(prefix []uint8, bound int) bool {
	p.board, p.blank, p.path = p.start.board, p.start.blank, nil
	distance, next := p.distance, &p.hops[p.blank]
	for _, cell := range prefix {
		h := p.to(cell)
		tile := p.board[cell]
		distance += int32(p.delta[int(h.move)*32+int(tile)])
		p.board[cell], p.board[p.blank] = p.board[p.blank], tile
		p.blank, next = cell, &p.after[h.move]
	}
	left := int32(bound - len(prefix))
	switch {
	case distance > left:
		return false
	case distance == 0:
		return true
	}
	return p.below(next, left, distance)
}

// below searches the states below the one on the board, left moves deep, by
// the moves h.
func (p *plain) below(h *hops, left, distance int32) bool {
	if p.expanded >= p.pause && !p.rest() {
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
