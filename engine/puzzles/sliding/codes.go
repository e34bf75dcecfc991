package sliding

import "langkah/engine"

var _ engine.Coded = (*Puzzle)(nil)

// codes implements [engine.Codes] with packed boards.
type codes struct {
	*packedSpace
	puzzle *Puzzle
	goal   packed
}

// Codes implements [engine.Coded]; ok is false for boards of more than 16 cells.
func (p *Puzzle) Codes() (engine.Codes, bool) {
	l := newLayout(p)
	if l.n > packedCells {
		return nil, false
	}
	return &codes{newPackedSpace(l, manhattan), p, pack(l.identity())}, true
}

func (c *codes) Code(at engine.Position) (code uint64, ok bool) {
	p, ok := at.(Position)
	if !ok || p.board.rows != c.rows || p.board.cols != c.cols {
		return 0, false
	}
	return uint64(pack(c.encode(p.board))), true
}

func (c *codes) Position(code uint64) engine.Position {
	return Position{c.puzzle, c.decode(unpack(packed(code), c.n))}
}

func (c *codes) Solved(code uint64) bool { return packed(code) == c.goal }

func (c *codes) Next(code uint64, out []engine.NextCode) []engine.NextCode {
	blank := c.blankCell(packed(code))
	w := &c.ways[blank]
	for i := range w.count {
		next, tile := c.after(packed(code), blank, w.step[i].to)
		out = append(out, engine.NextCode{Code: uint64(next), Cost: int(c.packedSpace.cost[tile])})
	}
	return out
}
