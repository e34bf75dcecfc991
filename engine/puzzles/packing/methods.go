package packing

import (
	"context"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/solve/cover"
	"langkah/engine/solve/search"
)

// Methods lists the methods, the recommended one first. Two of them need at most 64 empty cells, one machine word.
func (p *Puzzle) Methods() []engine.Method {
	var methods []engine.Method
	for _, e := range p.exactCovers() {
		methods = append(methods, engine.Method{
			Algorithm: e.name, Order: search.Depth, Settings: option.Defaults(e.options...), Promise: engine.AlwaysOptimal(e.why),
			Run: p.run(func(w *watcher, s engine.Settings) ([]placement, bool) { return p.search(w, e.solver(w.table, s)) }),
		})
	}
	return append(methods, p.bruteForceMethod())
}

// exactCover is a method that solves the puzzle as an exact cover problem.
type exactCover struct {
	name    engine.Choice
	why     engine.Message
	options []engine.Option
	solver  func(*table, engine.Settings) cover.Solver
}

// exactCovers lists those that can solve the puzzle, the recommended one first.
func (p *Puzzle) exactCovers() []exactCover {
	list := []exactCover{dancingLinks(), backtracking(), constraints()}
	if p.emptyCells() <= 64 {
		list = append([]exactCover{p.bitboard(), fewestChoices()}, list...)
	}
	return list
}

// fastest returns the solver of the recommended method.
func (p *Puzzle) fastest(t *table) cover.Solver {
	return p.exactCovers()[0].solver(t, engine.Settings{})
}

// bitboard branches on the first empty cell of a flat board. In a pyramid, where pieces have many more orientations, it
// pays to branch on the item with the fewest choices; on a flat board that costs more than it saves.
func (p *Puzzle) bitboard() exactCover {
	e := exactCover{
		name:    engine.Choice{Name: "bitboard", Title: engine.Msg("Bitboard"), About: engine.Msg("It fills the first empty cell in every way, with a board of up to 64 cells in one machine word.")},
		why:     engine.Msg("Finds a solution if there is one and otherwise proves that there is none, because every placement that fits is tried; usually the fastest, but may take long."),
		options: []engine.Option{pruningOption()},
		solver:  func(t *table, s engine.Settings) cover.Solver { return cover.NewMasks(t.problem, pruning(s)) },
	}
	if p.board.mode == pyramid {
		e.options, e.solver = nil, fewestChoices().solver
	}
	return e
}

func fewestChoices() exactCover {
	return exactCover{
		name:   engine.Choice{Name: "fewest-choices", Title: engine.Msg("Fewest choices"), About: engine.Msg("It goes on at the cell or piece for which the fewest placements are left.")},
		why:    engine.Msg("Finds a solution if there is one and otherwise proves that there is none, because every choice at the scarcest cell or piece is tried; may take long."),
		solver: func(t *table, _ engine.Settings) cover.Solver { return cover.NewMRV(t.problem) },
	}
}

func dancingLinks() exactCover {
	return exactCover{
		name:   engine.Choice{Name: "dlx", Title: engine.Msg("Dancing links"), About: engine.Msg("It is Knuth's algorithm X on linked lists, which are cut and joined again when a choice is taken back.")},
		why:    engine.Msg("Finds a solution if there is one and otherwise proves that there is none, because every choice at the scarcest cell or piece is tried, on boards of any size; may take long."),
		solver: func(t *table, _ engine.Settings) cover.Solver { return cover.NewDancingLinks(t.problem) },
	}
}

func backtracking() exactCover {
	return exactCover{
		name:    engine.Choice{Name: "backtrack", Title: engine.Msg("Backtracking"), About: engine.Msg("It fills the first empty cell in every way, and goes back where nothing fits.")},
		why:     engine.Msg("Finds a solution if there is one and otherwise proves that there is none, because the first empty cell is filled in every way; may take very long."),
		options: []engine.Option{pruningOption()},
		solver:  func(t *table, s engine.Settings) cover.Solver { return cover.NewFirst(t.problem, pruning(s)) },
	}
}

func constraints() exactCover {
	return exactCover{
		name: cover.ConstraintsChoice(), why: cover.ConstraintsWhy(), options: cover.ConstraintsOptions(),
		solver: func(t *table, s engine.Settings) cover.Solver { return cover.NewConstraints(t.problem, s) },
	}
}

func (p *Puzzle) bruteForceMethod() engine.Method {
	run := p.run(func(w *watcher, _ engine.Settings) ([]placement, bool) { return p.bruteForce(w) })
	return engine.Method{
		Algorithm: engine.Choice{Name: "bruteforce", Title: engine.Msg("Brute force"), About: engine.Msg("It lays the pieces in the order of the file, each in every way.")},
		Order:     search.Depth,
		Promise:   engine.AlwaysOptimal(engine.Msg("Finds a solution if there is one and otherwise proves that there is none, because the pieces are laid in file order in every way; may take extremely long.")),
		Run: func(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
			r := run(ctx, m, limits, probe)
			if r.Status == engine.Solved {
				r.Because = engine.Msg("%s; brute force laid a piece in %d case{|s}", r.Because, r.Generated)
			}
			return r
		},
	}
}

func (p *Puzzle) emptyCells() int {
	n := len(p.board.cells)
	for _, g := range p.given {
		n -= len(p.pieces[g.piece].shape)
	}
	return n
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

func pruning(s engine.Settings) cover.Pruning {
	switch s.Text("pruning") {
	case "none":
		return cover.None
	case "regions":
		return cover.Regions
	}
	return cover.Isolated
}
