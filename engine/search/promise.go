package search

// Promise is what the named algorithm guarantees on a problem with those
// properties. heuristic is the heuristic's title, a string or whatever prints
// as one; it goes into the arguments as it is.
func Promise(algorithm string, heuristic any, p Properties, params Params) Guarantee {
	a, err := find(algorithm)
	if err != nil {
		return Guarantee{}
	}
	params, err = a.complete(params)
	if err != nil {
		return Guarantee{}
	}
	p.Admissible = p.Admissible || p.Consistent
	switch algorithm {
	case "bfs":
		if p.UnitCost {
			return Guarantee{true, true, "%s: optimal, because it looks at all shorter paths first and every move costs 1.", []any{a.Title}}
		}
		return Guarantee{false, true, "%s: the fewest moves, but not always the cheapest, because moves differ in cost.", []any{a.Title}}
	case "astar", "idastar":
		complete := algorithm == "astar"
		if p.Admissible {
			return Guarantee{true, complete, "%s with %s: optimal, because %s never overestimates.", []any{a.Title, heuristic, heuristic}}
		}
		return Guarantee{false, complete, "%s with %s: not sure to be optimal, because %s may overestimate.", []any{a.Title, heuristic, heuristic}}
	}
	return Guarantee{}
}
