package queens

import (
	"strconv"

	"langkah/engine"
)

// nodesBeforehand limits the search for facts to about ten milliseconds.
const nodesBeforehand = 10_000

// Facts returns the regions, and whether there is no solution, one, or more, as far as nodesBeforehand nodes decide it.
func (p *Puzzle) Facts() []engine.Fact { return p.facts() }

func (p *Puzzle) findFacts() []engine.Fact {
	b := p.board
	var facts []engine.Fact
	table := &engine.Table{Header: []engine.Message{engine.Msg("Region"), engine.Msg("Cells"), engine.Msg("Parts")}}
	for g, letter := range b.letters {
		parts := b.parts(g)
		if parts > 1 {
			facts = append(facts, engine.Fact{Kind: engine.Warning, Title: engine.Msg("Warning"),
				Text: engine.Msg("region %c lies in %d parts, which share no side; it is taken as one region", letter, parts)})
		}
		table.Rows = append(table.Rows, []string{string(letter), strconv.Itoa(len(b.cells[g])), strconv.Itoa(parts)})
	}
	if p.read != (reading{}) {
		facts = append(facts, engine.Fact{Kind: engine.Warning, Title: engine.Msg("Warning"), Text: engine.Msg(
			"read from a picture: %d x %d cells in %d colours, of which the two most alike differ by %d of 441; hold it against the picture, and mend it in the editor",
			b.n, b.n, p.read.colours, p.read.contrast)})
	}
	facts = append(facts, engine.Fact{Title: engine.Msg("Regions"), Text: engine.Msg("%d region{|s}, one queen in each", len(b.letters)), Table: table})
	if given := p.start.count(); given > 0 {
		facts = append(facts, engine.Fact{Title: engine.Msg("Given"), Text: engine.Msg("%d queen{|s} {stands|stand} on the board already", given)})
	}
	list, known := p.start.few(2, nodesBeforehand)
	switch {
	case len(list) > 1:
		facts = append(facts, engine.Fact{Kind: engine.Solvable, Title: engine.Msg("Solvable"), Text: engine.Msg("There is more than one solution.")})
	case len(list) == 1 && known:
		facts = append(facts, engine.Fact{Kind: engine.Solvable, Title: engine.Msg("Solvable"), Text: engine.Msg("There is exactly one solution.")})
	case len(list) == 1:
		facts = append(facts, engine.Fact{Kind: engine.Solvable, Title: engine.Msg("Solvable"), Text: engine.Msg("There is a solution, perhaps more than one.")})
	case known:
		facts = append(facts, engine.Fact{Kind: engine.Unsolvable, Title: engine.Msg("No solution"), Text: p.whyNone()})
	}
	return facts
}

// whyNone returns the reason why the start has no solution: a proof by logic if there is one.
func (p *Puzzle) whyNone() engine.Message {
	if proof, ok := p.Prove(p.start); ok {
		return proof.Why
	}
	return engine.Msg("every way to place the queens was ruled out")
}
