package analysis

import (
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
)

// Proof explains why the solution is optimal, or why that is not proven, with the
// evidence of the search:
//
//	best first            the least figure in the frontier when the goal was expanded
//	rounds                those that were searched to the end without a goal
//	branch and bound      the bounds of all branches that were cut off
func Proof(r recording.Recording) Section {
	s := Section{Title: engine.Msg("Why is this solution optimal?"), Words: r.Result.Because}
	switch {
	case r.Result.Status != engine.Solved:
		s.Words = engine.Msg("There is no solution to ask that of: %s", r.Result.Reason)
	case r.Result.Optimality != engine.Proven:
		s.Title = engine.Msg("Why is this solution not proven optimal?")
	case r.Trace.Cut():
		s.Words = engine.Msg("%s (The end of the search is not among the events that are kept.)", r.Result.Because)
	default:
		show(r, &s)
	}
	return s
}

// show adds the evidence of the search.
func show(r recording.Recording, s *Section) {
	cost := engine.CostOf(r.Puzzle, r.Result.Cost)
	p := view{replay.NewPlayer(r)}
	p.Seek(r.Trace.Len())
	key := r.Method.Key.String()
	least, open := p.least()
	lost, cut := p.leastLost()
	switch {
	case r.Method.Order == search.BestFirst && !open:
		s.Words = engine.Msg("%s When the goal was taken, at cost %d, nothing waited any more.", r.Result.Because, cost)
	case r.Method.Order == search.BestFirst:
		s.Words = engine.Msg("%s When the goal was taken, at cost %d, the least %s that still waited was %d: no way through a node that waits is cheaper.", r.Result.Because, cost, key, r.Method.Figure(least))
	case cut:
		s.Words = engine.Msg("%s The solution costs %d, and of all branches that were left the least f is %d.", r.Result.Because, cost, r.Method.Figure(lost))
	case len(r.Trace.Rounds()) > 1:
		showRounds(r, s)
	}
}

// showRounds lists the rounds that found no goal.
func showRounds(r recording.Recording, s *Section) {
	rounds := r.Trace.Rounds()
	s.Header = []engine.Message{engine.Msg("round"), engine.Msg("bound"), engine.Msg("expanded"), engine.Msg("next")}
	s.Words = engine.Msg("%s None of these rounds met a goal.", r.Result.Because)
	for i, round := range rounds[:len(rounds)-1] {
		s.Rows = append(s.Rows, Row{
			[]string{figures.Count(i + 1), r.Method.Figure(round.Bound).String(), figures.Count(round.Expanded), r.Method.Figure(round.Next).String()}, rounds[i+1].Event,
		})
	}
	s.Rows = last(s.Rows)
}

// least returns the least figure in the frontier; ok is false where it is empty.
func (p view) least() (f int32, ok bool) {
	for _, at := range p.Frontier() {
		if !ok || at.F < f {
			f, ok = at.F, true
		}
	}
	return f, ok
}

// leastLost returns the least f of the nodes dropped because they cannot be better.
func (p view) leastLost() (f int32, ok bool) {
	for i := range p.Moment() {
		if e := p.Trace.Event(i); e.Kind == search.Pruned && e.Why == search.NotBetter && (!ok || e.F < f) {
			f, ok = e.F, true
		}
	}
	return f, ok
}
