package sliding

import "langkah/engine"

// Aim implements [engine.Introduced].
func (*Puzzle) Aim() engine.Message {
	return engine.Msg("Slide the tiles one after another until all stand as in the goal.")
}

// Gestures implements [engine.Introduced].
func (*Puzzle) Gestures() []engine.Gesture {
	return []engine.Gesture{
		{Keys: engine.Msg("arrows"), Does: engine.Msg("move a tile into the gap")},
		{Keys: engine.Msg("Shift+arrow"), Does: engine.Msg("move the whole row")},
		{Keys: engine.Msg("click"), Does: engine.Msg("move the tile clicked")},
	}
}
