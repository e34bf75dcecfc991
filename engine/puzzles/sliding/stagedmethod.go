package sliding

import (
	"time"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/puzzles/sliding/quick"
	"langkah/engine/solve/search"
)

// staged names the method for boards that are too large for an optimal solution, and for users who do not want to wait.
const staged = "staged"

func (p *Puzzle) stagedMethod() engine.Method {
	return engine.Method{
		Algorithm: engine.Choice{Name: staged, Title: engine.Msg("Fast, not optimal"), About: engine.Msg("It finds a solution soon, by following the most promising boards, and goes on to shorter ones by following more of them.")},
		Order:     search.FewPerLevel,
		Unwatched: true,
		Fallback:  p.fallback(),
		Settings:  option.Defaults(widthOption(), p.improveOption()),
		Run:       p.run(solver.staged),
		Prepare:   p.prepare(func(s *solving) { _, _ = s.lastTiles(s.limits.Memory) }),
		Promise: func(engine.Settings) engine.Guarantee {
			return engine.Guarantee{Why: engine.Msg("Fast: not optimal, because it follows only the most promising boards; the bound tells how far from the cheapest the solution may be at the most.")}
		},
	}
}

// tooLarge is the number of cells beyond which hardly any random board can be solved optimally.
const tooLarge = 25

func (p *Puzzle) fallback() engine.Fallback {
	if len(p.start.cells) > tooLarge {
		return engine.FromTheStart
	}
	return engine.AfterALimit
}

func widthOption() engine.Option {
	return engine.Option{
		Name: "width", Title: engine.Msg("Width"), Kind: engine.Integer, Default: "1000", Min: 1, Max: 1_000_000,
		Help: engine.Msg("How many boards are followed at a time; more take longer and find shorter solutions."),
	}
}

func (p *Puzzle) improveOption() engine.Option {
	seconds := "1"
	if len(p.start.cells) > tooLarge {
		seconds = "4"
	}
	return engine.Option{
		Name: "improve", Title: engine.Msg("Seconds to improve"), Kind: engine.Number, Default: seconds, Min: 0, Max: 100_000,
		Help: engine.Msg("For how long it looks for shorter solutions with greater and greater width; 0 takes the first solution."),
	}
}

// staged solves by package quick.
func (j solver) staged() engine.Result {
	s := newSolving(j)
	grid, blank := j.puzzle.grid(), int(j.layout.blank)
	names := j.layout.encode(j.puzzle.start)
	settings := j.method.Settings
	o := quick.Solve(j.ctx, grid, names, blank, quick.Options{
		Width: settings.Int("width"), Improve: time.Duration(settings.Number("improve") * float64(time.Second)),
		Limits: s.remaining(), Probe: j.probe, Heuristic: s.lastTiles,
	})
	if o.Err != nil {
		return s.failed(o.Err)
	}
	r := engine.Result{Status: o.Status, Reason: engine.Ending(o.Status, j.limits, o.Counters), Counters: o.Counters}
	r.Bound = j.lowerBound(names)
	if r.Status != engine.Solved {
		return r
	}
	s.walk(&r, names, o.Blank, nil)
	r.Estimates = nil
	r.Optimality = engine.NotByDesign
	r.Because = engine.Msg("the method does not look for the cheapest; every solution costs at least %d, this one %d", r.Bound, r.Cost)
	if o.Ended != search.Running {
		r.Because = engine.Msg("it is the best so far, since the search was ended; every solution costs at least %d, this one %d", r.Bound, r.Cost)
	}
	if r.Bound == int64(r.Cost) {
		r.Optimality, r.Because = engine.Proven, engine.Msg("it costs no more than linear conflict proves that every solution costs")
	}
	return r
}

// lastTiles returns the heuristic for the window that is solved last, within so many bytes of memory, 0 for no limit.
func (s *solving) lastTiles(memory int64) (*pdb.Heuristic, error) {
	window, home := quick.Window(s.puzzle.grid(), int(s.layout.blank))
	request := pdb.Request{Grid: window, Partition: "5", Blank: home, Cores: cores(s.method), Memory: memory}
	return s.request(s.ctx, request, engine.Msg("pattern databases for the last tiles"))
}

// lowerBound returns linear conflict, a lower bound of the cost.
func (j solver) lowerBound(names []uint8) int64 {
	return int64(j.layout.estimator(linearConflict)(names))
}
