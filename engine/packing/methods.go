package packing

import (
	"langkah/engine"
	"langkah/engine/cover"
)

// The algorithms, as typed.
const (
	bitboard      = "bitboard"
	fewestChoices = "fewest-choices"
	dancingLinks  = "dlx"
	backtrack     = "backtrack"
	bruteForce    = "bruteforce"
)

// Methods lists the ways to solve the puzzle. The two that keep the board in a
// machine word are there for at most 64 empty cells.
func (p *Puzzle) Methods() []engine.Method {
	names := []string{dancingLinks, backtrack, bruteForce}
	if p.emptyCells() <= 64 {
		names = append([]string{bitboard, fewestChoices}, names...)
	}
	var methods []engine.Method
	for _, name := range names {
		m := engine.Method{Algorithm: engine.Choice{Name: name, Title: titles()[name]}}
		if name == backtrack || name == bitboard && p.board.mode != pyramid {
			m.Options = []engine.Option{pruningOption()}
		}
		why := guarantees()[name]
		m.Promise = func(engine.Values) engine.Guarantee {
			return engine.Guarantee{Optimal: true, Complete: true, Why: why}
		}
		methods = append(methods, m)
	}
	return methods
}

func (p *Puzzle) emptyCells() int {
	n := len(p.board.cells)
	for _, g := range p.given {
		n -= len(p.pieces[g.piece].shape)
	}
	return n
}

func titles() map[string]engine.Message {
	return map[string]engine.Message{
		bitboard:      engine.Msg("Bitboard"),
		fewestChoices: engine.Msg("Fewest choices"),
		dancingLinks:  engine.Msg("Dancing links"),
		backtrack:     engine.Msg("Backtracking"),
		bruteForce:    engine.Msg("Brute force"),
	}
}

func guarantees() map[string]engine.Message {
	return map[string]engine.Message{
		bitboard:      engine.Msg("Finds a solution if there is one and otherwise proves that there is none, because every placement that fits is tried; usually the fastest, but may take long."),
		fewestChoices: engine.Msg("Finds a solution if there is one and otherwise proves that there is none, because every choice at the scarcest cell or piece is tried; may take long."),
		dancingLinks:  engine.Msg("Finds a solution if there is one and otherwise proves that there is none, because every choice at the scarcest cell or piece is tried, on boards of any size; may take long."),
		backtrack:     engine.Msg("Finds a solution if there is one and otherwise proves that there is none, because the first empty cell is filled in every way; may take very long."),
		bruteForce:    engine.Msg("Finds a solution if there is one and otherwise proves that there is none, because the pieces are laid in file order in every way; may take extremely long."),
	}
}

func pruningOption() engine.Option {
	return engine.Option{
		Name: "pruning", Title: engine.Msg("Pruning"), Kind: engine.OneOf, Default: "isolated",
		Choices: []engine.Choice{
			{Name: "none", Title: engine.Msg("None")},
			{Name: "isolated", Title: engine.Msg("Isolated cells")},
			{Name: "regions", Title: engine.Msg("Regions")},
		},
		Help: engine.Msg("What makes a placement be taken back at once: a cell left without empty neighbours, or a region that no set of the pieces left is as large as."),
	}
}

func pruning(m engine.Method) cover.Pruning {
	switch m.Values.Of(pruningOption()) {
	case "none":
		return cover.None
	case "regions":
		return cover.Regions
	}
	return cover.Isolated
}

// solver makes the solver of a method on the puzzle's table.
func (p *Puzzle) solver(t *table, m engine.Method) cover.Solver {
	switch m.Algorithm.Name {
	case bitboard:
		// Where pieces lie in many ways, as in a pyramid, to look for the
		// scarcest choice costs less than it saves; on a flat board more.
		if p.board.mode == pyramid {
			return cover.NewFewest(t.problem)
		}
		return cover.NewMasks(t.problem, pruning(m))
	case fewestChoices:
		return cover.NewFewest(t.problem)
	case backtrack:
		return cover.NewFirst(t.problem, pruning(m))
	}
	return cover.NewLinks(t.problem)
}
