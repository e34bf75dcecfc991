package session

import (
	"slices"

	"langkah/engine"
)

// How the tree works. Every single move is a node; the start is node 0, which
// no move leads to. A node has one parent and any number of children, and knows
// which child was taken last: from the start along the children taken last runs
// the line, the moves before and after the position shown. Nothing that was
// made by hand is ever removed, so that undo loses nothing: a move that the line does not go on with
// is one more child. A move costs one Apply and a node; going anywhere costs
// the length of the line. Nodes are numbered as they are made, each after its
// parent, so that a list of them in order can be replayed.

// Node is the number of a position in the tree of a session; 0 is the start.
type Node int

// node is a position and the move that led to it.
type node struct {
	position engine.Position
	move     engine.Move
	parent   Node
	children []Node
	next     Node // the child taken last; 0 where there is none
	joined   bool // the move was made by the same press as the one before it
	byHand   bool
	mark     string // the name of the savepoint here; "" is none
}

// tree is all positions that a puzzle was brought into.
type tree struct{ nodes []node }

func newTree(start engine.Position) tree { return tree{[]node{{position: start}}} }

// has says whether there is such a node.
func (t *tree) has(n Node) bool { return n >= 0 && int(n) < len(t.nodes) }

// grow makes a move at a node: it is the child that there is already, or a new
// one. The error says why the rules forbid it.
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

// forget removes the end of a solution that nothing goes on from, as long as it
// is what was added last, so that other numbers stay. Paging through thousands
// of solutions then leaves one. The node keep stays.
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

// choose makes the line lead to a node; from there on it goes as it went last.
func (t *tree) choose(n Node) {
	for n != 0 {
		parent := t.nodes[n].parent
		t.nodes[parent].next = n
		n = parent
	}
}

// path is the nodes from the start to n, both with it.
func (t *tree) path(n Node) []Node {
	var path []Node
	for ; n != 0; n = t.nodes[n].parent {
		path = append(path, n)
	}
	path = append(path, 0)
	slices.Reverse(path)
	return path
}

// line is the nodes from the start along the children taken last.
func (t *tree) line() []Node {
	line := []Node{0}
	for n := t.nodes[0].next; n != 0; n = t.nodes[n].next {
		line = append(line, n)
	}
	return line
}

// pressEnd is the last node of the press that n is a part of, along the line.
func (t *tree) pressEnd(n Node) Node {
	for next := t.nodes[n].next; next != 0 && t.nodes[next].joined; next = t.nodes[n].next {
		n = next
	}
	return n
}

// pressStart is where the press began that led to n.
func (t *tree) pressStart(n Node) Node {
	for n != 0 && t.nodes[n].joined {
		n = t.nodes[n].parent
	}
	return t.nodes[n].parent // that of the start is the start
}

// moves are those of the nodes of a path, which begins where the first one stands.
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
