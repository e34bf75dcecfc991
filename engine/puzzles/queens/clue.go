package queens

import (
	"slices"

	"langkah/engine"
	"langkah/engine/base/scene"
)

var (
	_ engine.Hinted = (*Puzzle)(nil)
	_ engine.Prover = (*Puzzle)(nil)
)

// Clue finds the next queen that logic rules decide, and explains the deepest step that leads to her and why she stands
// there. If the rules decide none, it names the unit with the fewest cells.
func (p *Puzzle) Clue(at engine.Position, t engine.Truth) engine.Clue {
	q, err := p.from(at)
	if err != nil {
		return engine.Clue{Move: t.Best[0]}
	}
	w := q.start.reasoner()
	var before []step
	for {
		s, ok := w.next(contradiction)
		if !ok {
			break
		}
		if s.queen < 0 {
			before = append(before, s)
			continue
		}
		move := p.board.placing(s.queen)
		if !slices.ContainsFunc(t.Best, func(m engine.Move) bool { return m.Name == move.Name }) {
			break
		}
		return engine.Clue{Like: p.leading(before), Where: s.words, Move: move}
	}
	w = q.start.reasoner()
	u, least := w.grid.scarcest(p.board, w.done)
	c := engine.Clue{Move: t.Best[0], Like: engine.Msg("no rule decides a cell; there may be more than one solution"),
		Where: engine.Msg("%s has the fewest cells left: %d", p.board.unitName(u), least)}
	for _, cell := range w.cells(u) {
		for _, m := range t.Best {
			if m.Name == placeVerb+p.board.name(cell) {
				c.Move = m
				return c
			}
		}
	}
	return c
}

// leading summarizes the steps before a queen by the deepest of them and their number.
func (p *Puzzle) leading(before []step) engine.Message {
	if len(before) == 0 {
		return engine.Msg("a row, column or region has one cell left")
	}
	if len(before) == 1 {
		return before[0].words
	}
	return engine.Msg("%s; %d step{|s} take cells out, this one counts most", deepest(before).words, len(before))
}

// Achieved reports that a queen was placed; the message is empty otherwise.
func (p *Puzzle) Achieved(before, after engine.Position) engine.Message {
	was, ok := before.(*Position)
	now, also := after.(*Position)
	if !ok || !also {
		return engine.Message{}
	}
	for _, cell := range now.cells() {
		if !was.holds(cell) {
			return engine.Msg("region %s has its queen", string(p.board.letter(cell)))
		}
	}
	return engine.Message{}
}

// Prove applies the logic rules until a row, column or region has no cell left; ok is false if that does not happen.
func (p *Puzzle) Prove(at engine.Position) (engine.Proof, bool) {
	q, err := p.from(at)
	if err != nil || at.Solved() {
		return engine.Proof{}, false
	}
	w := q.start.reasoner()
	var steps []step
	for {
		s, ok := w.next(contradiction)
		if !ok {
			break
		}
		steps = append(steps, s)
	}
	if w.dead == nil {
		return engine.Proof{}, false
	}
	dead := *w.dead
	proof := engine.Proof{Name: "unit", Why: engine.Msg("no cell is left in %s", p.board.unitName(dead))}
	if n := len(steps); n > 0 {
		proof.Name = "reasoning"
		proof.Why = engine.Msg("no cell is left in %s, after %d step{|s}; the deepest: %s", p.board.unitName(dead), n, deepest(steps).words)
	}
	whole := p.board.empty()
	for _, cell := range whole.left(p.board, dead, nil) {
		at := p.board.corner(cell)
		proof.Cells = append(proof.Cells, p.board.name(cell))
		proof.Marks = append(proof.Marks, scene.Item{Kind: scene.Hatch, X: at.X, Y: at.Y, W: 1, H: 1, Fill: scene.Primary})
	}
	return proof, true
}

// deepest returns the last step by the deepest rule.
func deepest(steps []step) step {
	best := steps[0]
	for _, s := range steps {
		if s.rule >= best.rule {
			best = s
		}
	}
	return best
}
