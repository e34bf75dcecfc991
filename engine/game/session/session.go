// Package session is the model of a puzzle being solved: the tree of all positions reached
// by hand and by solutions, and the current one in it. It knows no toolkit and runs nothing.
package session

import (
	"slices"
	"time"

	"langkah/engine"
)

// Session is a puzzle being solved. It is not safe for concurrent use.
type Session struct {
	name   string
	puzzle engine.Puzzle

	tree  tree
	line  []Node // from the start through the current position to the end
	index int    // of the current position

	outcome *engine.Solution // result of the last search; nil if there is none
	found   found
	played  int // all single moves by hand, including undone ones
	hints   int
	best    int // cost of an optimal solution from the start
	proven  bool
	clock   clock
}

// found is the path of a solution in the tree; the zero value is none.
type found struct{ from, to Node }

func (f found) none() bool { return f == found{} }

var errNoPuzzle = engine.Errorf("there is no puzzle yet; open one first")

// New returns a session without a puzzle.
func New() *Session { return NewAt(time.Now) }

// NewAt is New with a clock.
func NewAt(now func() time.Time) *Session { return &Session{clock: clock{now: now}} }

// Open replaces the session by a puzzle at its start.
func (s *Session) Open(name string, p engine.Puzzle) {
	*s = Session{name: name, puzzle: p, clock: clock{now: s.clock.now}, tree: newTree(engine.PlayStart(p))}
	s.line = s.tree.line()
}

// Name returns the puzzle's name, as given to Open.
func (s *Session) Name() string { return s.name }

// Puzzle returns the puzzle; nil before the first Open.
func (s *Session) Puzzle() engine.Puzzle { return s.puzzle }

// Outcome returns the result of the last search; ok is false if there was none, or its
// solution is not on the line.
func (s *Session) Outcome() (o engine.Solution, ok bool) {
	if s.outcome == nil || s.outcome.Result.Status == engine.Solved && !s.found.none() && !slices.Contains(s.line, s.found.to) {
		return engine.Solution{}, false
	}
	return *s.outcome, true
}

// Take stores the result of a search for this puzzle. A verified solution becomes the line,
// with the start current.
func (s *Session) Take(o engine.Solution) { s.TakeFrom(0, o) }

// TakeFrom stores the result of a search from another node. A verified solution becomes the
// continuation of the line there, with that node current. It replaces the previous solution,
// except for nodes that were played on from.
func (s *Session) TakeFrom(from Node, o engine.Solution) {
	if s.puzzle == nil || !s.tree.has(from) {
		return
	}
	last := s.found
	s.outcome, s.found = &o, found{}
	if !o.Result.Verified {
		return
	}
	if from == 0 && o.Result.Optimality == engine.Proven {
		s.best, s.proven = o.Result.Cost, true
	}
	s.tree.forget(last.to, from)
	to := from
	for _, m := range o.Result.Moves {
		next, err := s.tree.grow(to, m, false, false)
		if err != nil {
			s.outcome = nil // it solves another start
			s.tree.choose(from)
			s.show(from)
			return
		}
		to = next
	}
	s.found = found{from, to}
	// The solution ends here; continuations played by hand are other lines.
	s.tree.nodes[to].next = 0
	s.tree.choose(to)
	s.show(from)
}

// Moves returns the moves of the line, including those after the current position.
func (s *Session) Moves() []engine.Move { return s.tree.moves(s.line) }

// Len returns the number of Moves.
func (s *Session) Len() int { return max(len(s.line)-1, 0) }

// Made returns the i-th of Moves, from 1.
func (s *Session) Made(i int) engine.Move { return s.Move(s.line[i]) }

// Position returns the current position; nil before the first Open.
func (s *Session) Position() engine.Position { return s.At(s.index) }

// At returns the i-th position of the line, 0 being the start; i is clamped.
func (s *Session) At(i int) engine.Position {
	if s.puzzle == nil {
		return nil
	}
	return s.tree.nodes[s.line[s.inRange(i)]].position
}

// Index returns the number of moves to the current position.
func (s *Session) Index() int { return s.index }

// Cost returns the cost of the moves to the current position.
func (s *Session) Cost() int {
	sum := 0
	for i := 1; i <= s.index; i++ {
		sum += s.tree.nodes[s.line[i]].move.Cost
	}
	return sum
}

// First moves to the start.
func (s *Session) First() bool { return s.Jump(0) }

// Back moves one single move back. It and similar methods report whether the current
// position changed.
func (s *Session) Back() bool { return s.Jump(s.index - 1) }

// Forward moves one single move forward on the line.
func (s *Session) Forward() bool { return s.Jump(s.index + 1) }

// Last moves to the end of the line.
func (s *Session) Last() bool { return s.Jump(len(s.line)) }

// Jump moves to the i-th position of the line; i is clamped.
func (s *Session) Jump(i int) bool {
	was := s.index
	s.index = s.inRange(i)
	return s.index != was
}

func (s *Session) inRange(i int) int { return max(min(i, len(s.line)-1), 0) }

// Play plays moves by hand at the current position as one press, which Undo undoes as a
// whole. Moves that are not the line's next ones open a branch. If the rules forbid one,
// none is played, and the error says why.
func (s *Session) Play(press ...engine.Move) error {
	if s.puzzle == nil {
		return errNoPuzzle
	}
	at := s.Node()
	if _, err := engine.Replay(s.Position(), press); err != nil {
		if len(press) == 1 {
			_, err = s.Position().Apply(press[0])
		}
		return err
	}
	for i, m := range press {
		next, err := s.tree.grow(at, m, true, i > 0)
		if err != nil {
			return err
		}
		at = next
	}
	s.played += len(press)
	s.tree.choose(at)
	s.show(at)
	s.clock.run(!s.Position().Solved())
	return nil
}

// show makes a node of the (possibly changed) line current.
func (s *Session) show(n Node) {
	s.line = s.tree.line()
	s.index = slices.Index(s.line, n)
}
