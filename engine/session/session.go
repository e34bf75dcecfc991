// Package session is one puzzle being worked on: where the user stands on a
// line of positions, which is a solution found or moves made by hand, and the
// search that runs for it. It knows no toolkit.
package session

import (
	"errors"
	"slices"

	"langkah/engine"
)

// Session is one puzzle being worked on. All its methods are called on one
// goroutine, that on which do runs what it is given.
type Session struct {
	do     func(func())
	name   string
	puzzle engine.Puzzle

	positions []engine.Position // from the start on, one more than moves
	moves     []engine.Move
	index     int // of the position shown

	solved *engine.Solution // what the last search came to
	job    *job             // the search whose result is waited for; nil when there is none
	ended  <-chan struct{}  // closed when the last search, dropped or not, has ended
}

var errNoPuzzle = errors.New("there is no puzzle yet; open one first")

// New makes a session without a puzzle. do hands work to the goroutine that
// owns the session without waiting for it, such as fyne.Do.
func New(do func(func())) *Session { return &Session{do: do} }

// Open takes up a puzzle. A search for the one before is ended and its result dropped.
func (s *Session) Open(name string, p engine.Puzzle) {
	s.drop()
	s.name, s.puzzle, s.solved = name, p, nil
	s.positions, s.moves, s.index = []engine.Position{p.Start()}, nil, 0
}

// Name is the puzzle's name, as given to Open.
func (s *Session) Name() string { return s.name }

// Puzzle is the puzzle worked on; nil before the first Open.
func (s *Session) Puzzle() engine.Puzzle { return s.puzzle }

// Solved is what the last search for this puzzle came to; ok is false where
// there was none, or where moves by hand have left its solution.
func (s *Session) Solved() (solved engine.Solution, ok bool) {
	if s.solved == nil {
		return engine.Solution{}, false
	}
	return *s.solved, true
}

// Moves are the moves of the line, those after the position shown included.
func (s *Session) Moves() []engine.Move { return s.moves }

// Position is the position shown; nil before the first Open.
func (s *Session) Position() engine.Position {
	if s.puzzle == nil {
		return nil
	}
	return s.positions[s.index]
}

// At is the i-th position of the line, 0 the start; i is brought into range.
func (s *Session) At(i int) engine.Position {
	if s.puzzle == nil {
		return nil
	}
	return s.positions[s.inRange(i)]
}

// Index is how many moves lead to the position shown.
func (s *Session) Index() int { return s.index }

// Cost is the cost of the moves that lead to the position shown.
func (s *Session) Cost() int {
	cost := 0
	for _, m := range s.moves[:s.index] {
		cost += m.Cost
	}
	return cost
}

// First shows the start.
func (s *Session) First() bool { return s.Jump(0) }

// Back takes one move back, which undoes a move made by hand. It and its like
// say whether that changed the position shown.
func (s *Session) Back() bool { return s.Jump(s.index - 1) }

// Forward makes the next move of the line, which redoes a move made by hand.
func (s *Session) Forward() bool { return s.Jump(s.index + 1) }

// Last shows the end of the line.
func (s *Session) Last() bool { return s.Jump(len(s.moves)) }

// Jump shows the i-th position of the line; i is brought into range.
func (s *Session) Jump(i int) bool {
	was := s.index
	s.index = s.inRange(i)
	return s.index != was
}

func (s *Session) inRange(i int) int { return min(max(i, 0), len(s.moves)) }

// Play makes a move by hand at the position shown. One that the line does not
// go on with replaces the rest of the line. The error says why the rules forbid it.
func (s *Session) Play(m engine.Move) error {
	if s.puzzle == nil {
		return errNoPuzzle
	}
	if s.index < len(s.moves) && s.moves[s.index].Name == m.Name && s.moves[s.index].Cost == m.Cost {
		s.index++
		return nil
	}
	next, err := s.positions[s.index].Apply(m)
	if err != nil {
		return err
	}
	// Clipped, so that a result's own moves are never written to.
	s.moves = append(slices.Clip(s.moves[:s.index]), m)
	s.positions = append(slices.Clip(s.positions[:s.index+1]), next)
	s.index++
	if s.solved != nil && s.solved.Result.Status == engine.Solved {
		s.solved = nil
	}
	return nil
}
