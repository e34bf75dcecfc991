package rush

import (
	"strconv"

	"langkah/engine"
)

// Facts returns what is known without a search: pieces, exit, cost, warnings, and solvability if the lane decides it.
func (z *Puzzle) Facts() []engine.Fact {
	facts := []engine.Fact{
		{Title: engine.Msg("Pieces"), Text: z.pieceWords(), Table: z.pieceTable()},
		{Title: engine.Msg("Exit"), Text: z.exitWords()},
		{Title: engine.Msg("Cost"), Text: z.costWords()},
	}
	for _, w := range z.warnings {
		facts = append(facts, engine.Fact{Kind: engine.Warning, Title: engine.Msg("Warning"), Text: w})
	}
	if verdict, known := z.verdict(); known {
		facts = append(facts, verdict)
	}
	return facts
}

func (z *Puzzle) pieceWords() engine.Message {
	name, n := z.board.pieces[0].name, len(z.board.pieces)
	if walls := len(z.board.walls); walls > 0 {
		return engine.Msg("%d with the primary piece %s; cells of walls: %d", n, name, walls)
	}
	return engine.Msg("%d with the primary piece %s", n, name)
}

// pieceTable counts the pieces by length.
func (z *Puzzle) pieceTable() *engine.Table {
	type count struct{ flat, upright int }
	var counts [maxSide + 1]count
	for _, p := range z.board.pieces {
		if p.vertical {
			counts[p.length].upright++
		} else {
			counts[p.length].flat++
		}
	}
	t := &engine.Table{Header: []engine.Message{engine.Msg("Length"), engine.Msg("Lying flat"), engine.Msg("Standing upright")}}
	for length, c := range counts {
		if c != (count{}) {
			t.Rows = append(t.Rows, []string{strconv.Itoa(length), strconv.Itoa(c.flat), strconv.Itoa(c.upright)})
		}
	}
	return t
}

func (z *Puzzle) exitWords() engine.Message {
	lane := z.board.pieces[0].lane + 1
	switch z.board.exit {
	case left:
		return engine.Msg("on the left of row %d", lane)
	case top:
		return engine.Msg("at the top of column %d", lane)
	case bottom:
		return engine.Msg("at the bottom of column %d", lane)
	}
	return engine.Msg("on the right of row %d", lane)
}

func (z *Puzzle) costWords() engine.Message {
	if z.cost == steps {
		return engine.Msg("every cell of a slide costs 1")
	}
	return engine.Msg("a slide of any length costs 1")
}

// verdict decides solvability by the lane between the primary piece and the exit, if that suffices.
func (z *Puzzle) verdict() (fact engine.Fact, known bool) {
	b := z.board
	if b.solved(b.starts()) {
		return engine.Fact{Kind: engine.Solvable, Title: engine.Msg("Solvable"), Text: engine.Msg("the primary piece already touches the exit's side")}, true
	}
	if why := z.neverFree(); !why.IsZero() {
		return engine.Fact{Kind: engine.Unsolvable, Title: engine.Msg("Unsolvable"), Text: why}, true
	}
	if b.laneFree() {
		return engine.Fact{Kind: engine.Solvable, Title: engine.Msg("Solvable"), Text: engine.Msg("nothing stands between the primary piece and the exit")}, true
	}
	return engine.Fact{}, false
}

// laneAhead returns the lane indices that the primary piece at this place still has to enter, the nearest first.
func (b *board) laneAhead(at int) []int {
	p := b.pieces[0]
	var lane []int
	for ; at < b.goal; at++ {
		lane = append(lane, at+p.length)
	}
	for ; at > b.goal; at-- {
		lane = append(lane, at-1)
	}
	return lane
}

// laneFree reports whether the primary piece can leave at once.
func (b *board) laneFree() bool {
	grid := b.grid(b.starts())
	for _, at := range b.laneAhead(b.pieces[0].start) {
		if grid[b.cell(b.pieces[0], at)] != empty {
			return false
		}
	}
	return true
}
