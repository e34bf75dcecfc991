package queens

import (
	"context"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/solve/cover"
	"langkah/engine/solve/search"
)

// Methods lists the methods, the fastest first.
func (p *Puzzle) Methods() []engine.Method {
	method := func(name string, title, about, why engine.Message, unwatched bool, solve solveFunc) engine.Method {
		return engine.Method{
			Algorithm: engine.Choice{Name: name, Title: title, About: about},
			Order:     search.Depth, Unwatched: unwatched,
			Promise: func(engine.Settings) engine.Guarantee {
				return engine.Guarantee{Optimal: true, Complete: true, Why: why}
			},
			Run: p.run(solve),
		}
	}
	return []engine.Method{
		method("bits", engine.Msg("Bit-parallel search"),
			engine.Msg("It goes on at the row, column or region with the fewest cells left, with the cells of a row in one machine word."),
			engine.Msg("Finds a solution if there is one and otherwise proves that there is none, because every cell of the scarcest row, column or region is tried; usually the fastest."),
			false, p.byBits),
		method("dlx", engine.Msg("Dancing links"),
			engine.Msg("It is Knuth's algorithm X: rows, columns and regions are covered exactly once, squares of two by two cells at most once."),
			engine.Msg("Finds a solution if there is one and otherwise proves that there is none, because every choice at the scarcest item is tried."),
			false, p.byCover(dancingLinks)),
		p.constraints(),
		method("backtrack", engine.Msg("Backtracking"),
			engine.Msg("It places a queen in each row from the top on each cell that the rules allow, and goes back where there is none."),
			engine.Msg("Finds a solution if there is one and otherwise proves that there is none, because every allowed cell of each row is tried; may take long."),
			false, p.byBacktracking),
		p.counted(method("bruteforce", engine.Msg("Brute force by columns"),
			engine.Msg("It tries every order of the columns, a queen in each row, and holds the rules against the whole board."),
			engine.Msg("Finds a solution if there is one and otherwise proves that there is none, because every order of the columns is tried; may take extremely long."),
			true, p.byColumns)),
		p.counted(method("bruteforce-cells", engine.Msg("Brute force by cells"),
			engine.Msg("It tries every choice of as many cells as there are rows, and holds the rules against the whole board."),
			engine.Msg("Finds a solution if there is one and otherwise proves that there is none, because every choice of cells is tried; may take extremely long."),
			true, p.byCells)),
	}
}

// constraints returns backtracking on the rows, columns and regions as variables, the cells of each as its values.
func (p *Puzzle) constraints() engine.Method {
	return engine.Method{
		Algorithm: cover.ConstraintsChoice(), Settings: option.Defaults(cover.ConstraintsOptions()...), Order: search.Depth,
		Promise: func(engine.Settings) engine.Guarantee {
			return engine.Guarantee{Optimal: true, Complete: true, Why: cover.ConstraintsWhy()}
		},
		Run: p.run(p.byCover(cover.NewConstraints)),
	}
}

// counted adds the number of cases to a method's result.
func (p *Puzzle) counted(m engine.Method) engine.Method {
	run := m.Run
	m.Run = func(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
		r := run(ctx, m, limits, probe)
		switch r.Status {
		case engine.Solved:
			r.Because = engine.Msg("%s; %d case{|s} {was|were} looked at", r.Because, r.Generated)
		case engine.NoSolution:
			r.Reason = engine.Msg("all %d case{|s} {was|were} looked at and none is a solution", r.Generated)
		}
		return r
	}
	return m
}
