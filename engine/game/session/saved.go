package session

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"langkah/engine"
)

// version is that of the saved form; others are rejected.
const version = 1

// Errors of Decode.
var (
	ErrVersion = engine.Errorf("it was written by another version of Langkah, which keeps sessions in another form")
	ErrBroken  = engine.Errorf("it is damaged")
)

// saved is the JSON form of a session. It has moves but no positions: they are replayed by
// the rules.
type saved struct {
	Version int         `json:"langkah_session"`
	Name    string      `json:"name"`
	Puzzle  string      `json:"puzzle"`
	Nodes   []savedNode `json:"nodes"` // beginning with node 1
	End     Node        `json:"end"`   // of the line
	Shown   Node        `json:"shown"`
	Found   [2]Node     `json:"found"` // first and last node of the solution
	Mark    string      `json:"mark,omitempty"`
	Spent   int64       `json:"spent_ms"`
	Hints   int         `json:"hints"`
	Played  int         `json:"played"`
}

type savedNode struct {
	Move   string `json:"move"`
	Cost   int    `json:"cost"`
	Parent Node   `json:"parent"`
	Last   bool   `json:"last,omitempty"`   // it is its parent's next
	Joined bool   `json:"joined,omitempty"` // to the press of the previous move
	ByHand bool   `json:"by_hand,omitempty"`
	Mark   string `json:"mark,omitempty"`
}

// Encode returns the session as JSON; nil if there is no puzzle.
func (s *Session) Encode() ([]byte, error) {
	if s.puzzle == nil {
		return nil, nil
	}
	out := saved{
		Version: version, Name: s.name, Puzzle: s.puzzle.String(), Nodes: []savedNode{},
		End: s.line[len(s.line)-1], Shown: s.Node(), Found: [2]Node{s.found.from, s.found.to},
		Mark: s.tree.nodes[0].mark, Spent: s.Spent().Milliseconds(), Hints: s.hints, Played: s.played,
	}
	for i, n := range s.tree.nodes[1:] {
		out.Nodes = append(out.Nodes, savedNode{
			Move: n.move.Name, Cost: n.move.Cost, Parent: n.parent, Last: s.tree.nodes[n.parent].next == Node(i+1),
			Joined: n.joined, ByHand: n.byHand, Mark: n.mark,
		})
	}
	return json.Marshal(out)
}

// Decode replaces the session by a saved one. open parses the puzzle; every move is replayed
// by the rules. On an error, which is ErrVersion, ErrBroken or that of open, the session is
// unchanged.
func (s *Session) Decode(text []byte, open func(string) (engine.Puzzle, error)) error {
	var in saved
	if err := json.Unmarshal(text, &in); err != nil {
		return errors.Join(ErrBroken, err)
	}
	switch {
	case in.Version == 0:
		return ErrBroken
	case in.Version != version:
		return ErrVersion
	}
	p, err := open(in.Puzzle)
	if err != nil {
		return err
	}
	next := NewAt(s.clock.now)
	next.Open(in.Name, p)
	next.tree.nodes[0].mark = in.Mark
	for i, n := range in.Nodes {
		if err := next.tree.replay(n, Node(i+1)); err != nil {
			return err
		}
	}
	if !next.tree.has(in.Shown) || !next.tree.has(in.End) || !next.tree.has(in.Found[0]) || !next.tree.has(in.Found[1]) ||
		min(in.Hints, in.Played) < 0 || in.Spent < 0 {
		return ErrBroken
	}
	next.line = next.tree.line()
	if next.index = slices.Index(next.line, in.Shown); next.index < 0 || next.line[len(next.line)-1] != in.End {
		return ErrBroken
	}
	next.found = found{in.Found[0], in.Found[1]}
	next.hints, next.played, next.clock.spent = in.Hints, in.Played, time.Duration(in.Spent)*time.Millisecond
	*s = *next
	return nil
}

// replay plays a saved move, which has to become node n.
func (t *tree) replay(in savedNode, n Node) error {
	if !t.has(in.Parent) {
		return ErrBroken
	}
	m := engine.Move{Name: in.Move, Cost: in.Cost}
	if known, ok := engine.NamedMove(t.nodes[in.Parent].position, in.Move); ok && known.Cost == m.Cost {
		m = known // with its description
	}
	made, err := t.grow(in.Parent, m, in.ByHand, in.Joined)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrBroken, err)
	}
	if made != n {
		return ErrBroken // duplicate child
	}
	t.nodes[n].mark = in.Mark
	if in.Last {
		t.nodes[in.Parent].next = n
	}
	return nil
}
