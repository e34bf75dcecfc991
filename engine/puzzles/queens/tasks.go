package queens

import "langkah/engine"

// Rules describes where queens may be.
func (p *Puzzle) Rules() []engine.Message {
	return []engine.Message{engine.Msg("Put one queen into each row, each column and each region of one letter. No two queens touch, not even at a corner.")}
}

// ByHand returns none: there are no heuristics.
func (p *Puzzle) ByHand() []engine.Choice { return nil }

// Tasks returns none.
func (p *Puzzle) Tasks() []engine.Task { return nil }
