// Package session is one puzzle being worked on: where the user stands on a
// line of positions, which is a solution found or moves made by hand. It knows
// no toolkit and runs nothing.
package session

import (
	"errors"
	"slices"

	"langkah/engine"
)

// Session is one puzzle being worked on. It belongs to one goroutine.
type Session struct {
	name   string
	puzzle engine.Puzzle

	positions []engine.Position // from the start on, one more than moves
	moves     []engine.Move
	index     int // of the position shown

	outcome *Outcome // what the last search came to; nil when there is none
}

// Outcome is what a method came to on a puzzle.
type Outcome struct {
	engine.Solution
	positions []engine.Position // of a solution, the start first
}

// NewOutcome replays what a method came to. It may be called on any goroutine: a
// long solution takes a while. One that the rules forbid is a failure.
func NewOutcome(name string, p engine.Puzzle, m engine.Method, r engine.Result) Outcome {
	o := Outcome{Solution: engine.Solution{Name: name, Puzzle: p, Method: m, Result: r}}
	if r.Status != engine.Solved {
		return o
	}
	var err error
	if o.positions, err = engine.Replay(p.Start(), r.Moves); err != nil {
		o.Result = engine.Result{Status: engine.Failed, Reason: engine.MsgOf(err)}
	}
	return o
}

var errNoPuzzle = errors.New("there is no puzzle yet; open one first")

// New makes a session without a puzzle.
func New() *Session { return new(Session) }

// Open takes up a puzzle.
func (s *Session) Open(name string, p engine.Puzzle) {
	s.name, s.puzzle, s.outcome = name, p, nil
	s.positions, s.moves, s.index = []engine.Position{p.Start()}, nil, 0
}

// Name is the puzzle's name, as given to Open.
func (s *Session) Name() string { return s.name }

// Puzzle is the puzzle worked on; nil before the first Open.
func (s *Session) Puzzle() engine.Puzzle { return s.puzzle }

// Outcome is what the last search for this puzzle came to; ok is false where
// there was none, or where moves by hand have left its solution.
func (s *Session) Outcome() (o Outcome, ok bool) {
	if s.outcome == nil {
		return Outcome{}, false
	}
	return *s.outcome, true
}

// Take takes over what a search for this puzzle came to. A solution becomes the
// line, with its start shown.
func (s *Session) Take(o Outcome) {
	s.outcome = &o
	if o.Result.Status == engine.Solved {
		s.positions, s.moves, s.index = o.positions, o.Result.Moves, 0
	}
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
	if s.outcome != nil && s.outcome.Result.Status == engine.Solved {
		s.outcome = nil
	}
	return nil
}
