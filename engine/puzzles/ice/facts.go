package ice

import (
	"strconv"

	"langkah/engine"
)

// Facts returns what is known without a search for a cheapest solution: size, costs, warnings, and solvability, which
// is decided by enumerating the reachable states.
func (z *Puzzle) Facts() []engine.Fact {
	b := z.board
	facts := []engine.Fact{
		{Title: engine.Msg("Board"), Text: engine.Msg("%d x %d cells", b.rows, b.cols), Table: b.table()},
		{Title: engine.Msg("Costs"), Text: z.costWords()},
	}
	if b.open() {
		facts = append(facts, engine.Fact{Kind: engine.Warning, Title: engine.Msg("Warning"),
			Text: engine.Msg("the edge is open at some places: sliding over it ends the game")})
	}
	for _, w := range z.warnings {
		facts = append(facts, engine.Fact{Kind: engine.Warning, Title: engine.Msg("Warning"), Text: w})
	}
	return append(facts, z.verdict())
}

// table counts the cells by content.
func (b *board) table() *engine.Table {
	counts := map[byte]int{}
	for _, mark := range b.cells {
		counts[mark]++
	}
	return &engine.Table{
		Header: []engine.Message{engine.Msg("Ice"), engine.Msg("Rocks"), engine.Msg("Lava"), engine.Msg("Numbers")},
		Rows:   [][]string{{strconv.Itoa(counts[path]), strconv.Itoa(counts[rock]), strconv.Itoa(counts[lava]), strconv.Itoa(len(b.numbers))}},
	}
}

func (z *Puzzle) costWords() engine.Message {
	if z.cost == byMoves {
		return engine.Msg("every move costs 1")
	}
	most := int32(0)
	for cell, cost := range z.board.costs {
		if z.board.canStand(cell) {
			most = max(most, cost)
		}
	}
	return engine.Msg("a move costs the sum of the cells that it enters, each from %d to %d", int(z.board.cheapest()), int(most))
}

// open reports whether any cell at the edge can be entered.
func (b *board) open() bool {
	for cell := range b.cells {
		for _, d := range directions() {
			if _, inside := b.beside(cell, d); !inside && b.canStand(cell) {
				return true
			}
		}
	}
	return false
}

// verdict decides whether the puzzle can be solved.
func (z *Puzzle) verdict() engine.Fact {
	if proof, ok := z.prove(z.start); ok {
		return engine.Fact{Kind: engine.Unsolvable, Title: engine.Msg("Unsolvable"), Text: proof.Why}
	}
	reached := z.reach(z.start, z.board.solved)
	if last := reached[len(reached)-1]; z.board.solved(last) {
		return engine.Fact{Kind: engine.Solvable, Title: engine.Msg("Solvable"), Text: engine.Msg("some slides lead to the goal")}
	}
	return engine.Fact{Kind: engine.Unsolvable, Title: engine.Msg("Unsolvable"),
		Text: engine.Msg("all %d state{|s} that can be reached {was|were} looked at, and none is the goal", len(reached))}
}
