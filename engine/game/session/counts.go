package session

import (
	"time"

	"langkah/engine"
)

// Counts is the number of moves, by the usual measures.
type Counts struct {
	Moves   int // single moves to the current position
	Presses int // presses to the current position
	Total   int // all single moves by hand, including undone ones

	// Lengths are the puzzle's own counts of the moves to the current position; nil if it
	// counts single moves.
	Lengths []engine.Length
}

// Counts returns the numbers of moves.
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

// Hinted counts a hint.
func (s *Session) Hinted() { s.hints++ }

// Hints returns the number of hints used.
func (s *Session) Hints() int { return s.hints }

// ByHand reports whether every move to the current position was played by hand.
func (s *Session) ByHand() bool {
	for i := 1; i <= s.index; i++ {
		if !s.tree.nodes[s.line[i]].byHand {
			return false
		}
	}
	return true
}

// Spent returns the time played: from the first move by hand until a position is solved,
// without pauses.
func (s *Session) Spent() time.Duration { return s.clock.total() }

// Pause stops the clock, as when the window loses the focus, until the next move.
func (s *Session) Pause() { s.clock.run(false) }

// clock is a stopwatch.
type clock struct {
	now   func() time.Time
	spent time.Duration // total up to the last stop
	since time.Time     // last start; zero while stopped
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

// Best returns the cost of an optimal solution from the start, if a search has proven it.
func (s *Session) Best() (cost int, ok bool) { return s.best, s.proven }
