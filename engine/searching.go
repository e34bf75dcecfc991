package engine

import (
	"context"
	"slices"
	"strconv"

	"langkah/engine/search"
)

// Heuristic describes a heuristic of a family to the algorithms of package search.
type Heuristic struct {
	Choice
	Properties search.Properties // under the puzzle's cost model
	Why        Message           // the family's own reason, one sentence; may be zero
}

// SearchMethods pairs each algorithm of package search that a family's
// problems can be given to with the heuristics that it can use. The first
// heuristic is the blind one: algorithms that need a heuristic still take it.
func SearchMethods(heuristics []Heuristic, can search.Needs) []Method {
	heuristics = slices.Clone(heuristics)
	heuristics[0].Properties.Blind = true
	var methods []Method
	for _, a := range search.Algorithms() {
		if a.Needs.Goals && !can.Goals || a.Needs.Reverse && !can.Reverse {
			continue
		}
		if !a.Informed {
			m := searchMethod(a, heuristics[0])
			m.Heuristic = Choice{}
			methods = append(methods, m)
			continue
		}
		for _, h := range heuristics {
			methods = append(methods, searchMethod(a, h))
		}
	}
	return methods
}

func searchMethod(a search.Algorithm, h Heuristic) Method {
	m := Method{
		Algorithm: Choice{a.Name, Msg(a.Title)},
		Heuristic: h.Choice,
		Promise: func(values Values) Guarantee {
			g := search.Promise(a.Name, h.Title, h.Properties, searchParams(a, values))
			why := Msg(g.Format, g.Args...)
			if a.Informed && !h.Why.IsZero() {
				why = Msg("%s %s", why, h.Why)
			}
			return Guarantee{g.Optimal, g.Complete, why}
		},
	}
	for _, p := range a.Params {
		o := Option{
			Name: p.Name, Title: Msg(p.Title), Kind: Number,
			Default: strconv.FormatFloat(p.Default, 'f', -1, 64), Min: p.Min, Max: p.Max, Help: Msg(p.Help),
		}
		if p.Integer {
			o.Kind = Integer
		}
		m.Options = append(m.Options, o)
	}
	return m
}

func searchParams(a search.Algorithm, values Values) search.Params {
	params := make(search.Params, len(values))
	for _, p := range a.Params {
		if x, err := strconv.ParseFloat(values[p.Name], 64); err == nil {
			params[p.Name] = x
		}
	}
	return params
}

// RunSearch solves a problem by a method of [SearchMethods]. move names the
// move that leads from one state to the next.
func RunSearch[S comparable](ctx context.Context, m Method, p search.Problem[S], move func(from S, to search.Successor[S]) Move, limits Limits, probe *search.Probe) Result {
	var params search.Params
	for _, a := range search.Algorithms() {
		if a.Name == m.Algorithm.Name {
			params = searchParams(a, m.Values)
		}
	}
	o, err := search.Run(ctx, m.Algorithm.Name, p, params, limits, probe)
	if err != nil {
		return Result{Status: Failed, Reason: MsgOf(err)}
	}
	r := Result{Bound: o.Bound, Iterations: o.Iterations, Counters: o.Counters}
	r.Status, r.Reason = Ending(o.Status, limits, o.Counters)
	if r.Status != Solved {
		return r
	}
	r.Cost = int(o.Cost)
	from := p.Start
	for _, step := range o.Path {
		r.Moves = append(r.Moves, move(from, step))
		from = step.State
	}
	if p.Estimate != nil {
		r.Estimates = estimates(p, o.Path)
	}
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

// Ending is how a run of package search ended, in words for the user.
func Ending(status search.Status, limits Limits, c search.Counters) (Status, Message) {
	switch status {
	case search.Solved:
		return Solved, Message{}
	case search.Exhausted:
		return NoSolution, Msg("all %d reachable positions were searched and none is a solution", c.Expanded)
	case search.DepthLimit:
		return LimitReached, Msg("there is no solution within the depth limit; a deeper one may exist")
	case search.Stopped:
		return Stopped, Msg("stopped")
	case search.TimeLimit:
		return LimitReached, Msg("the time limit of %s was reached; raise it, or choose another method", limits.Time.String())
	case search.MemoryLimit:
		return LimitReached, Msg("the memory limit of %s was reached; raise it, or choose a method that needs less memory", Bytes(limits.Memory))
	case search.NodeLimit:
		return LimitReached, Msg("the limit of %d nodes was reached; raise it, or choose another method", limits.Nodes)
	}
	return Failed, Msg("the method gave up without a solution, which proves nothing; try another seed or another method")
}
