package truth

import (
	"slices"
	"time"

	"langkah/engine"
)

// MovesPerSecond is the pace of a game whose moves were made at those times
// after its beginning; 0 where there is no time to speak of.
func MovesPerSecond(at []time.Duration) float64 {
	if len(at) == 0 || at[len(at)-1] <= 0 {
		return 0
	}
	return float64(len(at)) / at[len(at)-1].Seconds()
}

// Split is when a part of the puzzle was finished for good.
type Split struct {
	Section engine.Message
	Move    int           // how many moves had been made; 0 for what was so from the start
	At      time.Duration // after the beginning
}

// Splits are the parts of the puzzle that are finished at the end of a game, in
// the order in which they came to be so and stayed. The times are those of its
// positions' moves. It is nil for a puzzle that has no parts.
func Splits(p engine.Puzzle, positions []engine.Position, at []time.Duration) []Split {
	aimed, ok := p.(engine.Aimed)
	if !ok || len(at) != len(positions)-1 {
		return nil
	}
	var list []Split
	last := len(positions) - 1
	names, done := aimed.Sections(positions[last])
	for i, name := range names {
		if !done[i] {
			continue
		}
		s := Split{Section: name, Move: last}
		for s.Move > 0 {
			if _, before := aimed.Sections(positions[s.Move-1]); !before[i] {
				break
			}
			s.Move--
		}
		if s.Move > 0 {
			s.At = at[s.Move-1]
		}
		list = append(list, s)
	}
	slices.SortStableFunc(list, func(a, b Split) int { return a.Move - b.Move })
	return list
}
