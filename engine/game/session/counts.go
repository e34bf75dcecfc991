package session

import (
	"time"

	"langkah/engine"
)

// Counts are how many moves were made, counted in the usual ways.
type Counts struct {
	Moves   int // single moves that lead to the position shown
	Presses int // the same, but what one press has made counts once
	Total   int // single moves made by hand in all, those taken back too

	// Lengths are the moves to the position shown as the puzzle itself counts them;
	// nil where it counts them one by one.
	Lengths []engine.Length
}

// Counts counts the moves.
func (s *Session) Counts() Counts {
	c := Counts{Moves: s.index, Total: s.played}
	for i := 1; i <= s.index; i++ {
		if !s.tree.nodes[s.line[i]].joined {
			c.Presses++
		}
	}
	c.Lengths = engine.LengthsByHand(s.puzzle, s.tree.moves(s.line[:s.index+1]))
	return c
}

// Hinted notes that a hint was used.
func (s *Session) Hinted() { s.hints++ }

// Hints is how many hints were used.
func (s *Session) Hints() int { return s.hints }

// ByHand says whether the way to the position shown was made by hand alone.
func (s *Session) ByHand() bool {
	for i := 1; i <= s.index; i++ {
		if !s.tree.nodes[s.line[i]].byHand {
			return false
		}
	}
	return true
}

// Spent is how long the puzzle was played. The clock runs from the first move
// by hand until a position is solved, and not while it is held by Pause.
func (s *Session) Spent() time.Duration { return s.clock.total() }

// Pause holds the clock, as when the window is left. A move lets it run again.
func (s *Session) Pause() { s.clock.run(false) }

// clock adds up the time while it runs.
type clock struct {
	now   func() time.Time
	spent time.Duration // until it stood still last
	since time.Time     // it runs since then; zero while it stands still
}

func (c *clock) total() time.Duration {
	if c.since.IsZero() {
		return c.spent
	}
	return c.spent + c.now().Sub(c.since)
}

func (c *clock) run(on bool) {
	if on == !c.since.IsZero() {
		return
	}
	c.spent = c.total()
	c.since = time.Time{}
	if on {
		c.since = c.now()
	}
}

// Best is the cost of the cheapest solution from the start, where a search has
// proven that there is none cheaper.
func (s *Session) Best() (cost int, ok bool) { return s.best, s.proven }
