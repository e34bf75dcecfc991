// Package session is one puzzle being worked on: the tree of all positions that
// it was brought into, by hand and by solutions found, and where in it the user
// stands. It knows no toolkit and runs nothing.
package session

import (
	"slices"
	"time"

	"langkah/engine"
)

// Session is one puzzle being worked on. It belongs to one goroutine.
type Session struct {
	name   string
	puzzle engine.Puzzle

	tree  tree
	line  []Node // through the position shown, from the start to its end
	index int    // of the position shown

	outcome *engine.Solution // what the last search came to; nil when there is none
	found   found
	played  int // single moves made by hand, those taken back too
	hints   int
	best    int // cost of the cheapest solution from the start
	proven  bool
	clock   clock
}

// found is the line of a solution in the tree; the zero value is none.
type found struct{ from, to Node }

func (f found) none() bool { return f == found{} }

var errNoPuzzle = engine.Errorf("there is no puzzle yet; open one first")

// New makes a session without a puzzle.
func New() *Session { return NewAt(time.Now) }

// NewAt is New with another clock than the system's.
func NewAt(now func() time.Time) *Session { return &Session{clock: clock{now: now}} }

// Open takes up a puzzle.
func (s *Session) Open(name string, p engine.Puzzle) {
	*s = Session{name: name, puzzle: p, clock: clock{now: s.clock.now}, tree: newTree(engine.PlayStart(p))}
	s.line = s.tree.line()
}

// Name is the puzzle's name, as given to Open.
func (s *Session) Name() string { return s.name }

// Puzzle is the puzzle worked on; nil before the first Open.
func (s *Session) Puzzle() engine.Puzzle { return s.puzzle }

// Outcome is what the last search for this puzzle came to; ok is false where
// there was none, or where the line shown is not its solution.
func (s *Session) Outcome() (o engine.Solution, ok bool) {
	if s.outcome == nil || s.outcome.Result.Status == engine.Solved && !s.found.none() && !slices.Contains(s.line, s.found.to) {
		return engine.Solution{}, false
	}
	return *s.outcome, true
}

// Take takes over what a search for this puzzle came to. A verified solution
// becomes the line, with its start shown.
func (s *Session) Take(o engine.Solution) { s.TakeFrom(0, o) }

// TakeFrom takes over what a search from another node of the tree came to. A
// verified solution becomes the line that goes on there, with that node shown. It
// takes the place of the solution before, as far as nothing was made of that.
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
			s.outcome = nil // it is of another puzzle than this one
			s.tree.choose(from)
			s.show(from)
			return
		}
		to = next
	}
	s.found = found{from, to}
	// The solution ends here; what was played on from its end is another line.
	s.tree.nodes[to].next = 0
	s.tree.choose(to)
	s.show(from)
}

// Moves are the moves of the line, those after the position shown included.
func (s *Session) Moves() []engine.Move { return s.tree.moves(s.line) }

// Position is the position shown; nil before the first Open.
func (s *Session) Position() engine.Position { return s.At(s.index) }

// At is the i-th position of the line, 0 the start; i is brought into range.
func (s *Session) At(i int) engine.Position {
	if s.puzzle == nil {
		return nil
	}
	return s.tree.nodes[s.line[s.inRange(i)]].position
}

// Index is how many moves lead to the position shown.
func (s *Session) Index() int { return s.index }

// Cost is the cost of the moves that lead to the position shown.
func (s *Session) Cost() int {
	sum := 0
	for i := 1; i <= s.index; i++ {
		sum += s.tree.nodes[s.line[i]].move.Cost
	}
	return sum
}

// First shows the start.
func (s *Session) First() bool { return s.Jump(0) }

// Back shows the position one single move earlier. It and its like say whether
// that changed the position shown.
func (s *Session) Back() bool { return s.Jump(s.index - 1) }

// Forward makes the next single move of the line.
func (s *Session) Forward() bool { return s.Jump(s.index + 1) }

// Last shows the end of the line.
func (s *Session) Last() bool { return s.Jump(len(s.line)) }

// Jump shows the i-th position of the line; i is brought into range.
func (s *Session) Jump(i int) bool {
	was := s.index
	s.index = s.inRange(i)
	return s.index != was
}

func (s *Session) inRange(i int) int { return max(min(i, len(s.line)-1), 0) }

// Play makes moves by hand at the position shown: one press of the user's,
// which undo takes back as a whole. Moves that the line does not go on with
// open a branch. The error says why the rules forbid one; then none is made.
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

// show makes a node of the line the one shown. The line may be another than before.
func (s *Session) show(n Node) {
	s.line = s.tree.line()
	s.index = slices.Index(s.line, n)
}
