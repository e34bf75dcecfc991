package queens

import "langkah/engine"

// Aim implements [engine.Introduced].
func (*Puzzle) Aim() engine.Message {
	return engine.Msg("Every row, every column and every coloured region holds one queen. No two queens touch, not even at a corner.")
}

// Gestures implements [engine.Introduced].
func (*Puzzle) Gestures() []engine.Gesture {
	return []engine.Gesture{
		{Keys: engine.Msg("click"), Does: engine.Msg("set a queen, or take her up")},
		{Keys: engine.Msg("A … Z"), Does: engine.Msg("take the queen of that region")},
		{Keys: engine.Msg("arrows, Enter"), Does: engine.Msg("bring her to a cell and set her")},
	}
}
