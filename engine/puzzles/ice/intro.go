package ice

import "langkah/engine"

// Aim implements [engine.Introduced].
func (z *Puzzle) Aim() engine.Message {
	if len(z.board.numbers) > 0 {
		return engine.Msg("Cross the numbers in their order, 0 first, then slide to the goal. A slide ends where something stops it, and never in lava.")
	}
	return engine.Msg("Slide to the goal. A slide ends where something stops it, and never in lava.")
}

// Gestures implements [engine.Introduced].
func (z *Puzzle) Gestures() []engine.Gesture {
	return []engine.Gesture{
		{Keys: engine.Msg("arrows"), Does: engine.Msg("slide that way")},
		{Keys: engine.Msg("arrow held"), Does: engine.Msg("show the way; letting go slides, Esc does not")},
		{Keys: engine.Msg("click"), Does: engine.Msg("slide towards the cell clicked")},
	}
}
