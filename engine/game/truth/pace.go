package truth

import (
	"slices"
	"time"

	"langkah/engine"
)

// MovesPerSecond returns the pace of a game with moves at those times since its beginning; 0
// if the time is too short.
func MovesPerSecond(at []time.Duration) float64 {
	if len(at) == 0 || at[len(at)-1] <= 0 {
		return 0
	}
	return float64(len(at)) / at[len(at)-1].Seconds()
}

// Split is the moment from which a part of the puzzle stayed finished.
type Split struct {
	Section engine.Message
	Move    int           // number of moves by then; 0 if finished at the start
	At      time.Duration // since the beginning
}

// Splits returns the parts finished at the end of a game, in the order in which they were
// finished for good. at has the time of each position. It is nil for a puzzle without parts.
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
