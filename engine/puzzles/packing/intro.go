package packing

import "langkah/engine"

// Aim implements [engine.Introduced].
func (p *Puzzle) Aim() engine.Message {
	if p.board.mode == pyramid {
		return engine.Msg("Fill the pyramid: each piece is used once, and none is left over.")
	}
	return engine.Msg("Fill the board: each piece is used once, and none is left over.")
}

// Gestures implements [engine.Introduced].
func (p *Puzzle) Gestures() []engine.Gesture {
	return []engine.Gesture{
		{Keys: engine.Msg("A … Z"), Does: engine.Msg("take the piece of that letter")},
		{Keys: engine.Msg("Space"), Does: engine.Msg("turn it; with Shift turn it over")},
		{Keys: engine.Msg("Enter, drag"), Does: engine.Msg("lay it on the board")},
	}
}
