package engine

import (
	"context"
	"slices"

	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

// Heuristic describes a heuristic of a family to the algorithms of package search.
type Heuristic struct {
	Choice
	Properties search.Properties // under the puzzle's cost model
	Why        Message           // the family's own reason, one sentence; may be zero
	FromStart  bool              // problems have the like estimate from the start
}

// SearchMethods pairs each algorithm of package search that a family's
// problems can be given to with the heuristics that it can use; run is to end
// in [RunSearch]. The first heuristic is the blind one: algorithms that need a
// heuristic still take it.
func SearchMethods(heuristics []Heuristic, can search.Needs, run Run) []Method {
	heuristics = slices.Clone(heuristics)
	heuristics[0].Properties.Blind = true
	var methods []Method
	for _, a := range search.Algorithms() {
		if a.Needs.Goals && !can.Goals || a.Needs.Reverse && !can.Reverse || a.Needs.FromStart && !can.FromStart {
			continue
		}
		if !a.Informed {
			m := searchMethod(a, heuristics[0], run)
			m.Heuristic = Choice{}
			methods = append(methods, m)
			continue
		}
		for _, h := range heuristics {
			if a.Needs.FromStart && !h.FromStart && !h.Properties.Blind {
				continue
			}
			methods = append(methods, searchMethod(a, h, run))
		}
	}
	return methods
}

// Heuristics returns the heuristics of the puzzle's methods but the blind one, each once.
// Their properties are known for those of [SearchMethods].
func Heuristics(p Puzzle) []Heuristic {
	var list []Heuristic
	for _, m := range p.Methods() {
		known := slices.ContainsFunc(list, func(h Heuristic) bool { return h.Name == m.Heuristic.Name })
		if !known && m.Heuristic.Name != "" && !m.properties.Blind {
			list = append(list, Heuristic{Choice: m.Heuristic, Properties: m.properties})
		}
	}
	return list
}

func searchMethod(a search.Algorithm, h Heuristic, run Run) Method {
	unit := a.Unit
	if h.Properties.Blind {
		unit = nil // there is no estimate to be counted in fractions
	}
	return Method{
		Algorithm: Choice{Name: a.Name, Title: a.Title, About: a.About},
		Order:     a.Order,
		Key:       a.Key,
		Unit:      unit,
		Heuristic: h.Choice,
		Settings:  option.Defaults(append(slices.Clone(a.Options), successors())...),

		properties: h.Properties,
		searches:   true,
		Promise: func(settings Settings) Guarantee {
			g := a.Guarantee(h.Title, h.Properties, settings)
			if a.Informed && !g.Why.IsZero() && !h.Why.IsZero() {
				g.Why = Msg("%s %s", g.Why, h.Why)
			}
			return g
		},
		Run: run,
	}
}

// RunSearch solves a problem by a method of [SearchMethods], with the properties
// of the method's heuristic, whatever the problem says of its own. move names the
// move that leads from one state to the next; view is how a state is shown to
// whoever watches the search.
func RunSearch[S comparable](ctx context.Context, m Method, p search.Problem[S], move func(from S, to search.Successor[S]) Move, view func(S) Position, limits Limits, probe *search.Probe) Result {
	settings, err := searchSettings(m)
	if err != nil {
		return Result{Status: Failed, Reason: MsgOf(err)}
	}
	replay := p.Replayer()
	probe.SetReplay(func(root int32, moves []int32) any {
		if s, ok := replay(root, moves); ok {
			return view(s)
		}
		return nil
	})
	p, err = ordered(m, as(m.properties, p), move)
	if err != nil {
		return Result{Status: Failed, Reason: MsgOf(err)}
	}
	p.Name = func(s S) string { return Key(view(s)) }
	failure := func() error { return nil }
	if m.own != nil {
		ctx, p, failure = guide(ctx, *m.own, m.CostUnit, p, view, limits)
	}
	if m.survey != nil {
		r := runSurvey(ctx, m.survey, p, view, limits, probe)
		if failed := failure(); failed != nil {
			return Result{Status: Failed, Reason: MsgOf(failed)}
		}
		return r
	}
	watched := p
	watched.Expand = watching(p.Expand, view, probe)
	o, err := search.Run(ctx, m.Algorithm.Name, watched, settings, limits, probe)
	var kept []Estimate
	if err == nil && o.Status == Solved && p.Estimate != nil {
		kept = estimates(p, o.Path)
	}
	if failed := failure(); failed != nil {
		return Result{Status: Failed, Reason: MsgOf(failed), Counters: o.Counters}
	}
	if err != nil {
		return Result{Status: Failed, Reason: MsgOf(err)}
	}
	r := Result{Rounds: o.Rounds, Counters: o.Counters}
	r.Status, r.Reason = o.Status, Ending(o.Status, limits, o.Counters)
	if keep := settings.Role(option.Memory); keep != "" && r.Status == search.DepthLimit {
		r.Reason = Msg("no path to a solution fits into the memory, which was set to %s; raise it, or choose another method", keep)
	}
	if r.Status != Solved {
		return r
	}
	r.Cost = int(o.Cost)
	from := p.Start
	for _, step := range o.Path {
		r.Moves = append(r.Moves, move(from, step))
		from = step.State
	}
	r.Estimates = kept
	promise := m.Guarantee()
	r.Because = promise.Why
	switch {
	case o.Optimal:
		r.Optimality = Proven
		if !promise.Optimal {
			r.Because = Msg("it costs no more than the search has proven that every solution costs")
		}
	case promise.Optimal:
		r.Because = Msg("the search was ended before it had proven that nothing is cheaper")
	default:
		r.Optimality = NotByDesign
	}
	return r
}

// searchSettings returns the settings that are the algorithm's own.
func searchSettings(m Method) (Settings, error) {
	a, err := search.Find(m.Algorithm.Name)
	if err != nil {
		return Settings{}, err
	}
	return m.Settings.Among(a.Options)
}

// as returns the problem with the properties of its method. Without a heuristic
// it has no estimates, so that no search can use one left in it.
func as[S comparable](properties search.Properties, p search.Problem[S]) search.Problem[S] {
	p.Properties = properties
	if !properties.Blind || p.Estimate == nil {
		return p
	}
	expand := p.Expand
	p.Estimate, p.FromStart = nil, nil
	p.Expand = func(s S, h int32, out []search.Successor[S]) []search.Successor[S] {
		from := len(out)
		out = expand(s, h, out)
		for i := from; i < len(out); i++ {
			out[i].H = 0
		}
		return out
	}
	return p
}

// showEvery is the number of expansions between two states shown to a live view:
// often enough for a picture, too seldom to slow the search.
const showEvery = 1024

// watching wraps expand so that it now and then shows the probe the expanded state.
func watching[S comparable](expand func(S, int32, []search.Successor[S]) []search.Successor[S], view func(S) Position, probe *search.Probe) func(S, int32, []search.Successor[S]) []search.Successor[S] {
	if probe == nil {
		return expand
	}
	count := 0
	return func(s S, h int32, out []search.Successor[S]) []search.Successor[S] {
		if count++; count%showEvery == 0 {
			probe.Show(view(s))
		}
		return expand(s, h, out)
	}
}

func estimates[S comparable](p search.Problem[S], path []search.Successor[S]) []Estimate {
	var g int64
	h := int64(p.Estimate(p.Start))
	list := []Estimate{{0, h, h}}
	for _, step := range path {
		g += int64(step.Cost)
		h = int64(p.Estimate(step.State))
		list = append(list, Estimate{g, h, g + h})
	}
	return list
}

// Shown returns the position in a value that a probe was shown or that a replay of
// its events gave; ok is false where there is none.
func Shown(shown any) (p Position, ok bool) {
	p, ok = shown.(Position)
	return p, ok
}

// Ending says in words why a run ended without a solution; the zero message for one
// that solved.
func Ending(status Status, limits Limits, c search.Counters) Message {
	switch status {
	case search.Solved:
		return Message{}
	case search.NoSolution:
		return Msg("all %d reachable position{|s} {was|were} searched and none is a solution", c.Expanded)
	case search.DepthLimit:
		return Msg("there is no solution within the depth limit; a deeper one may exist")
	case search.Stopped:
		return Msg("stopped")
	case search.TimeLimit, search.NodeLimit:
		return Msg("%s; raise it, or choose another method", limitReached(status, limits))
	case search.MemoryLimit:
		return Msg("%s; raise it, or choose a method that needs less memory", limitReached(status, limits))
	}
	return Msg("the method gave up without a solution, which proves nothing; try another seed or another method")
}
