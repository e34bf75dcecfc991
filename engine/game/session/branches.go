package session

import (
	"slices"

	"langkah/engine"
)

// Node returns the current node.
func (s *Session) Node() Node {
	if s.puzzle == nil {
		return 0
	}
	return s.line[s.index]
}

// Nodes returns the nodes of the line, beginning with the start; the i-th has the i-th position.
func (s *Session) Nodes() []Node { return slices.Clone(s.line) }

// Go makes any node of the tree current. It and similar methods report whether the current
// position changed.
func (s *Session) Go(n Node) bool {
	if s.puzzle == nil || !s.tree.has(n) {
		return false
	}
	was := s.Node()
	s.tree.choose(n)
	s.show(n)
	return n != was
}

// Undo undoes the last press, or one move of a solution.
func (s *Session) Undo() bool { return s.puzzle != nil && s.Go(s.tree.pressStart(s.Node())) }

// Redo redoes the next press of the line, or one move of a solution.
func (s *Session) Redo() bool {
	if s.puzzle == nil || s.index == len(s.line)-1 {
		return false
	}
	return s.Go(s.tree.pressEnd(s.line[s.index+1]))
}

// Children returns the nodes reached by a move from n, oldest first.
func (s *Session) Children(n Node) []Node {
	if !s.tree.has(n) {
		return nil
	}
	return slices.Clone(s.tree.nodes[n].children)
}

// Move returns the move that led to a node; the start's has no name.
func (s *Session) Move(n Node) engine.Move {
	if !s.tree.has(n) {
		return engine.Move{}
	}
	return s.tree.nodes[n].move
}

// Branches returns the alternatives at the line's last branching at or before the current
// position, and the index of the line's own. There are none without a branching.
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

// NextBranch moves to the next of the Branches, after its first press, cyclically.
func (s *Session) NextBranch() bool { return s.branch(1) }

// PreviousBranch moves to the previous branch.
func (s *Session) PreviousBranch() bool { return s.branch(-1) }

func (s *Session) branch(by int) bool {
	ways, at := s.Branches()
	if len(ways) == 0 {
		return false
	}
	return s.Go(s.tree.pressEnd(ways[(at+by+len(ways))%len(ways)]))
}

// Savepoint is a named node.
type Savepoint struct {
	Name string
	Node Node
}

// Mark names the current node; "" removes its name. Another node of that name loses it.
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

// Savepoints returns the named nodes, in the order in which they were first reached.
func (s *Session) Savepoints() []Savepoint {
	var list []Savepoint
	for i, n := range s.tree.nodes {
		if n.mark != "" {
			list = append(list, Savepoint{n.mark, Node(i)})
		}
	}
	return list
}

// MovesTo returns the moves from the start to a node, which may be off the line.
func (s *Session) MovesTo(n Node) []engine.Move {
	if !s.tree.has(n) {
		return nil
	}
	var moves []engine.Move
	for _, at := range s.tree.path(n)[1:] {
		moves = append(moves, s.tree.nodes[at].move)
	}
	return moves
}

// Here returns the puzzle that starts at the current position, for a search from there.
func (s *Session) Here() (engine.Puzzle, error) {
	if s.puzzle == nil {
		return nil, errNoPuzzle
	}
	return s.puzzle.From(s.Position())
}

// Solution returns the path of the solution found, from the start through the node where its
// search began; ok is false if none was found.
func (s *Session) Solution() (path []Node, ok bool) {
	if s.found.none() {
		return nil, false
	}
	return s.tree.path(s.found.to), true
}

// Comparison compares the current path with the solution found.
type Comparison struct {
	Same         int           // length of the common prefix, in single moves
	Mine, Theirs []engine.Move // remaining moves
	MyCost, Cost int           // cost of each path
}

// Compare compares the path to the current position with the solution found; ok is false if
// none was found.
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

// sameMove reports whether two nodes were reached by equal moves: a single move and one
// within a press are distinct nodes.
func (s *Session) sameMove(a, b Node) bool {
	return s.tree.nodes[a].move.Name == s.tree.nodes[b].move.Name
}
