package rush

import "langkah/engine"

// Aim implements [engine.Introduced].
func (z *Puzzle) Aim() engine.Message {
	return engine.Msg("Clear the way for %s, which has to reach the exit. Nothing turns, nothing jumps.", z.board.pieces[0].name)
}

// Gestures implements [engine.Introduced].
func (z *Puzzle) Gestures() []engine.Gesture {
	return []engine.Gesture{
		{Keys: engine.Msg("A … Z"), Does: engine.Msg("pick the car of that letter")},
		{Keys: engine.Msg("arrows"), Does: engine.Msg("move it; with Shift as far as it goes")},
		{Keys: engine.Msg("drag"), Does: engine.Msg("move a car along its lane")},
	}
}
