package session

import (
	"slices"

	"langkah/engine"
)

// Node is the node shown.
func (s *Session) Node() Node {
	if s.puzzle == nil {
		return 0
	}
	return s.line[s.index]
}

// Nodes are those of the line, the start first; the i-th stands for the i-th position.
func (s *Session) Nodes() []Node { return slices.Clone(s.line) }

// Go shows a node of the tree, wherever it stands. It and its like say whether
// that changed the position shown.
func (s *Session) Go(n Node) bool {
	if s.puzzle == nil || !s.tree.has(n) {
		return false
	}
	was := s.Node()
	s.tree.choose(n)
	s.show(n)
	return n != was
}

// Undo takes back what the last press has made, or one move of a solution.
func (s *Session) Undo() bool { return s.puzzle != nil && s.Go(s.tree.pressStart(s.Node())) }

// Redo makes again what the line goes on with: a press, or one move of a solution.
func (s *Session) Redo() bool {
	if s.puzzle == nil || s.index == len(s.line)-1 {
		return false
	}
	return s.Go(s.tree.pressEnd(s.line[s.index+1]))
}

// Children are the nodes to which moves from n have led, the oldest first.
func (s *Session) Children(n Node) []Node {
	if !s.tree.has(n) {
		return nil
	}
	return slices.Clone(s.tree.nodes[n].children)
}

// Move is the move that leads to a node; that of the start has no name.
func (s *Session) Move(n Node) engine.Move {
	if !s.tree.has(n) {
		return engine.Move{}
	}
	return s.tree.nodes[n].move
}

// Branches are the ways that have been taken where the line shown branched
// last, at or before the position shown, and which of them is the line's. There
// are none where it has not branched.
func (s *Session) Branches() (ways []Node, chosen int) {
	if s.puzzle == nil {
		return nil, 0
	}
	for i := s.index; i > 0; i-- {
		if ways := s.tree.nodes[s.line[i-1]].children; len(ways) > 1 {
			return slices.Clone(ways), slices.Index(ways, s.line[i])
		}
	}
	return nil, 0
}

// NextBranch shows the next of the Branches, where its first press has led;
// after the last comes the first again.
func (s *Session) NextBranch() bool { return s.branch(1) }

// PreviousBranch shows the branch before.
func (s *Session) PreviousBranch() bool { return s.branch(-1) }

func (s *Session) branch(by int) bool {
	ways, at := s.Branches()
	if len(ways) == 0 {
		return false
	}
	return s.Go(s.tree.pressEnd(ways[(at+by+len(ways))%len(ways)]))
}

// Savepoint is a node with a name.
type Savepoint struct {
	Name string
	Node Node
}

// Mark makes the node shown a savepoint of that name; "" takes its name away.
// Another node of the same name loses it.
func (s *Session) Mark(name string) {
	if s.puzzle == nil {
		return
	}
	for i := range s.tree.nodes {
		if s.tree.nodes[i].mark == name {
			s.tree.nodes[i].mark = ""
		}
	}
	s.tree.nodes[s.Node()].mark = name
}

// Savepoints are the nodes with names, in the order in which they were reached.
func (s *Session) Savepoints() []Savepoint {
	var list []Savepoint
	for i, n := range s.tree.nodes {
		if n.mark != "" {
			list = append(list, Savepoint{n.mark, Node(i)})
		}
	}
	return list
}

// Here is the puzzle from the position shown, for a search to go on from it.
func (s *Session) Here() (engine.Puzzle, error) {
	if s.puzzle == nil {
		return nil, errNoPuzzle
	}
	return s.puzzle.From(s.Position())
}

// Solution is the way of the solution found, from the start through the node
// where its search began; ok is false where none was found.
func (s *Session) Solution() (way []Node, ok bool) {
	if s.found.none() {
		return nil, false
	}
	return s.tree.path(s.found.to), true
}

// Comparison is the way to the position shown held against the solution found.
type Comparison struct {
	Same         int           // single moves with which both begin
	Mine, Theirs []engine.Move // the moves after these
	MyCost, Cost int           // of all moves of either
}

// Compare holds the way to the position shown against the solution found; ok is
// false where none was found.
func (s *Session) Compare() (c Comparison, ok bool) {
	theirs, ok := s.Solution()
	if !ok {
		return c, false
	}
	mine := s.line[:s.index+1]
	for c.Same+1 < min(len(mine), len(theirs)) && s.sameMove(mine[c.Same+1], theirs[c.Same+1]) {
		c.Same++
	}
	c.Mine, c.Theirs = s.tree.moves(mine[c.Same:]), s.tree.moves(theirs[c.Same:])
	c.MyCost, c.Cost = s.Cost(), cost(s.tree.moves(theirs))
	return c, true
}

// sameMove says whether two nodes were reached by the same move: a move alone
// and as part of a press are two nodes.
func (s *Session) sameMove(a, b Node) bool {
	return s.tree.nodes[a].move.Name == s.tree.nodes[b].move.Name
}
