package queens

import "langkah/engine"

// Refusal says that a given queen stays. Others are carried, and say why they do not fit.
func (p *Position) Refusal(id string, _, _ int) engine.Message {
	if id == "" {
		return engine.Msg("no queen is picked: press the letter of her region first")
	}
	return engine.Msg("the queen of this region is given and stays")
}

// HowTo is the keys and the mouse, in a line.
func (p *Puzzle) HowTo() engine.Message {
	return engine.Msg("Click a cell to set a queen; or press a letter, arrow keys and Enter")
}
