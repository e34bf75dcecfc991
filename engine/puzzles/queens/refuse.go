package queens

import "langkah/engine"

// Refusal says that a given queen stays. Others say why they do not fit.
func (p *Position) Refusal(string, int, int) engine.Message {
	return engine.Msg("the queen of this region is given and stays")
}

// HowTo is the keys and the mouse, in a line.
func (p *Puzzle) HowTo() engine.Message {
	return engine.Msg("Click a cell for a cross, again for a queen; or arrow keys, X and Space")
}
