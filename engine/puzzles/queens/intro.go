package queens

import "langkah/engine"

// Aim implements [engine.Introduced].
func (*Puzzle) Aim() engine.Message {
	return engine.Msg("Every row, every column and every coloured region holds one queen. No two queens touch, not even at a corner.")
}

// Gestures implements [engine.Introduced].
func (*Puzzle) Gestures() []engine.Gesture {
	return []engine.Gesture{
		{Keys: engine.Msg("click"), Does: engine.Msg("cross, queen, empty in turn; drag for many crosses")},
		{Keys: engine.Msg("right click"), Does: engine.Msg("set or take a queen at once")},
		{Keys: engine.Msg("Space, X"), Does: engine.Msg("a queen, a cross at the cursor, which arrows move")},
	}
}
