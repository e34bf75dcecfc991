package blocks

import (
	"fmt"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/scene"
)

var _ engine.Prover = (*Puzzle)(nil)

// Facts returns what is known without a search: pieces, goal, cost, warnings, and solvability where it is plain.
func (z *Puzzle) Facts() []engine.Fact {
	facts := []engine.Fact{
		{Title: engine.Msg("Pieces"), Text: engine.Msg("%d of %d kind{|s}, with %d empty cell{|s}; pieces of one kind are interchangeable", len(z.start), len(z.board.kinds), z.emptyFloor()), Table: z.pieceTable()},
		{Title: engine.Msg("Goal"), Text: z.goalWords()},
		{Title: engine.Msg("Cost"), Text: z.costWords()},
	}
	for _, w := range z.warnings {
		facts = append(facts, engine.Fact{Kind: engine.Warning, Title: engine.Msg("Warning"), Text: w})
	}
	if z.first().Solved() {
		facts = append(facts, engine.Fact{Kind: engine.Solvable, Title: engine.Msg("Solvable"), Text: engine.Msg("every piece of the goal is in place already")})
	} else if proof, ok := z.Prove(z.first()); ok {
		facts = append(facts, engine.Fact{Kind: engine.Unsolvable, Title: engine.Msg("Unsolvable"), Text: proof.Why})
	}
	return facts
}

// emptyFloor counts the empty cells without doors.
func (z *Puzzle) emptyFloor() int {
	occupied, n := z.board.occupied(z.start), 0
	for i, c := range z.board.cells {
		if z.board.groundAt(c) == floor && !occupied.has(i) {
			n++
		}
	}
	return n
}

// pieceTable lists the kinds with their boxes and cells.
func (z *Puzzle) pieceTable() *engine.Table {
	t := &engine.Table{Header: []engine.Message{engine.Msg("Names"), engine.Msg("Height x width"), engine.Msg("Cells")}}
	for _, k := range z.board.kinds {
		t.Rows = append(t.Rows, []string{k.list(z.board), k.box(), strconv.Itoa(len(k.shape.cells))})
	}
	return t
}

// list returns the names of the kind's pieces, and box the height and width of one, for the user.
func (k *kind) list(b *board) string { return strings.Join(b.names[k.first:k.first+k.size], " ") }
func (k *kind) box() string          { return fmt.Sprintf("%d x %d", k.shape.height, k.shape.width) }

func (z *Puzzle) goalWords() engine.Message {
	switch {
	case z.board.exit:
		return engine.Msg("piece %s reaches the gap in the rim", z.board.names[0])
	case len(z.targets) == 1:
		t := z.targets[0]
		return engine.Msg("piece %s with its upper left corner in row %d, column %d", z.board.names[t.piece], t.corner.row+1, t.corner.col+1)
	}
	return engine.Msg("%d piece{|s} at the places drawn on the board", len(z.targets))
}

func (z *Puzzle) costWords() engine.Message {
	switch z.cost {
	case slides:
		return engine.Msg("a straight slide of any length costs 1")
	case steps:
		return engine.Msg("every cell of a move costs 1")
	}
	return engine.Msg("a move of a piece along any path costs 1")
}

// Prove returns a proof that a piece of the goal cannot reach its place even on a board without the other pieces, or that
// nothing can move; ok is false if there is none, which does not mean that the position is solvable.
func (z *Puzzle) Prove(at engine.Position) (engine.Proof, bool) {
	p, ok := z.own(at)
	if !ok || p.Solved() {
		return engine.Proof{}, false
	}
	b := z.board
	for i, w := range b.wants {
		k := &b.kinds[w.kind]
		if k.apart(p.at[k.first:k.first+k.size], w.places) {
			name := b.names[k.first]
			if !b.exit {
				name = b.names[z.targets[i].piece]
			}
			return z.proof("region", engine.Msg("piece %s cannot reach its goal even if all other pieces were taken off the board", name), p, k.first), true
		}
	}
	if len(p.Moves()) == 0 {
		return z.proof("stuck", engine.Msg("no piece can move"), p, 0), true
	}
	return engine.Proof{}, false
}

// apart reports whether none of the places is reached from any of the starts without other pieces.
func (k *kind) apart(starts, places []uint8) bool {
	seen := make([]bool, len(k.corners))
	queue := append([]uint8(nil), starts...)
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		if seen[at] {
			continue
		}
		seen[at] = true
		for _, to := range k.next[at] {
			if to >= 0 {
				queue = append(queue, uint8(to))
			}
		}
	}
	for _, p := range places {
		if seen[p] {
			return false
		}
	}
	return true
}

// proof returns a proof that marks a piece.
func (z *Puzzle) proof(name string, why engine.Message, p Position, piece int) engine.Proof {
	proof := engine.Proof{Name: name, Why: why}
	k, v := z.board.kind(piece), z.board.view()
	for _, c := range k.shape.cells {
		at := cell{k.corners[p.at[piece]].row + c.row, k.corners[p.at[piece]].col + c.col}
		proof.Cells = append(proof.Cells, "r"+strconv.Itoa(at.row+1)+"c"+strconv.Itoa(at.col+1))
		proof.Marks = append(proof.Marks, v.block(scene.Hatch, at, scene.Primary))
	}
	return proof
}
