package rush

import "langkah/engine"

var _ engine.Coded = (*Puzzle)(nil)

// codes implements [engine.Codes] with a bitboard.
type codes struct {
	*bitboard
	puzzle *Puzzle
	near   []reached // scratch of Next
}

// Codes implements [engine.Coded]; ok is false for boards that have no [bitboard].
func (z *Puzzle) Codes() (engine.Codes, bool) {
	b := newBitboard(z.board)
	if b == nil {
		return nil, false
	}
	return &codes{bitboard: b, puzzle: z}, true
}

func (c *codes) Code(at engine.Position) (code uint64, ok bool) {
	p, ok := at.(Position)
	if !ok || !c.board.reaches(p) {
		return 0, false
	}
	return c.code(p.at), true
}

func (c *codes) Position(code uint64) engine.Position { return Position{c.puzzle, c.at(code)} }

func (c *codes) Solved(code uint64) bool { return c.solved(code) }

func (c *codes) Next(code uint64, out []engine.NextCode) []engine.NextCode {
	c.near = c.slides(code, c.near[:0])
	for _, to := range c.near {
		out = append(out, engine.NextCode{Code: to.code, Cost: c.puzzle.cost.of(slide{by: int(to.cells)})})
	}
	return out
}
