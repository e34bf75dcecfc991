package queens

import "langkah/engine"

// Rules are where queens may stand.
func (p *Puzzle) Rules() []engine.Message {
	return []engine.Message{engine.Msg("Put one queen into each row, each column and each region of one letter. No two queens touch, not even at a corner.")}
}

// ByHand are none: nothing is estimated here.
func (p *Puzzle) ByHand() []engine.Choice { return nil }

// Tasks are none.
func (p *Puzzle) Tasks() []engine.Task { return nil }
