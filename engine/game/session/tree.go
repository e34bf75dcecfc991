package session

import (
	"slices"

	"langkah/engine"
)

// The tree of a session. Every single move is a node; node 0 is the start. Each node knows
// the child visited last; the line is the path from the start along these. Nothing played by
// hand is ever removed, so undo loses nothing: playing another move adds a child. A move
// costs one Apply and a node; going to any node is linear in the length of the line. Nodes
// are numbered in the order of creation, so that parents precede children and the list can
// be replayed.

// Node is the number of a node of a session's tree; 0 is the start.
type Node int

// node is a position with the move that led to it.
type node struct {
	position engine.Position
	move     engine.Move
	parent   Node
	children []Node
	next     Node // child visited last; 0 if there is none
	joined   bool // same press as the previous move
	byHand   bool
	mark     string // name of the savepoint; "" for none
}

// tree is the tree of all positions reached.
type tree struct{ nodes []node }

func newTree(start engine.Position) tree { return tree{[]node{{position: start}}} }

// has reports whether a node exists.
func (t *tree) has(n Node) bool { return n >= 0 && int(n) < len(t.nodes) }

// grow returns the child of a node by a move, added if there is none. The error says why the
// rules forbid the move.
func (t *tree) grow(from Node, m engine.Move, byHand, joined bool) (Node, error) {
	for _, c := range t.nodes[from].children {
		if has := t.nodes[c].move; has.Name == m.Name && has.Cost == m.Cost && t.nodes[c].joined == joined {
			t.nodes[c].byHand = t.nodes[c].byHand || byHand
			return c, nil
		}
	}
	position, err := t.nodes[from].position.Apply(m)
	if err != nil {
		return from, err
	}
	n := Node(len(t.nodes))
	t.nodes = append(t.nodes, node{position: position, move: m, parent: from, joined: joined, byHand: byHand})
	t.nodes[from].children = append(t.nodes[from].children, n)
	return n, nil
}

// forget removes the nodes at the end of a solution that nothing was played from, as long as
// they are the newest, so that other numbers stay valid. So paging through thousands of
// solutions keeps only one. The node keep stays.
func (t *tree) forget(n, keep Node) {
	for n != 0 && n != keep && int(n) == len(t.nodes)-1 {
		last := t.nodes[n]
		if last.byHand || last.mark != "" {
			return
		}
		parent := &t.nodes[last.parent]
		parent.children = slices.DeleteFunc(parent.children, func(c Node) bool { return c == n })
		if parent.next == n {
			parent.next = 0
		}
		t.nodes = t.nodes[:n]
		n = last.parent
	}
}

// choose routes the line through a node; beyond it, the line continues as before.
func (t *tree) choose(n Node) {
	for n != 0 {
		parent := t.nodes[n].parent
		t.nodes[parent].next = n
		n = parent
	}
}

// path returns the nodes from the start to n, inclusive.
func (t *tree) path(n Node) []Node {
	var path []Node
	for ; n != 0; n = t.nodes[n].parent {
		path = append(path, n)
	}
	path = append(path, 0)
	slices.Reverse(path)
	return path
}

// line returns the nodes from the start along the children visited last.
func (t *tree) line() []Node {
	line := []Node{0}
	for n := t.nodes[0].next; n != 0; n = t.nodes[n].next {
		line = append(line, n)
	}
	return line
}

// pressEnd returns the last node on the line of the press that n belongs to.
func (t *tree) pressEnd(n Node) Node {
	for next := t.nodes[n].next; next != 0 && t.nodes[next].joined; next = t.nodes[n].next {
		n = next
	}
	return n
}

// pressStart returns the node before the press that led to n.
func (t *tree) pressStart(n Node) Node {
	for n != 0 && t.nodes[n].joined {
		n = t.nodes[n].parent
	}
	return t.nodes[n].parent // the start is its own parent
}

// moves returns the moves along a path, without the one to its first node.
func (t *tree) moves(path []Node) []engine.Move {
	moves := make([]engine.Move, 0, len(path))
	for _, n := range path[min(1, len(path)):] {
		moves = append(moves, t.nodes[n].move)
	}
	return moves
}

func cost(moves []engine.Move) int {
	sum := 0
	for _, m := range moves {
		sum += m.Cost
	}
	return sum
}
