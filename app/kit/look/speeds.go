package look

import "time"

// Speed is how fast a solution is played.
type Speed struct {
	key, english string
	Step         time.Duration // between two steps; 0 shows the end at once
	Slide        time.Duration // of it, until a piece is at its place
}

// Speeds are those that there are, the slowest first.
func Speeds() []Speed {
	return []Speed{
		{"speed.slow", "Slow", 1200 * time.Millisecond, 400 * time.Millisecond},
		{"speed.normal", "Normal", 500 * time.Millisecond, 240 * time.Millisecond},
		{"speed.fast", "Fast", 200 * time.Millisecond, 150 * time.Millisecond},
		{"speed.veryfast", "Very fast", 60 * time.Millisecond, 0},
		{"speed.instant", "Instant", 0, 0},
	}
}

// Speeds are the names of the speeds.
func (w Words) Speeds() []string {
	var names []string
	for _, s := range Speeds() {
		names = append(names, w.Text(s.key, s.english))
	}
	return names
}
