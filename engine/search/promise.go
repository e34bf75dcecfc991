package search

// Guarantee says what an algorithm promises for a problem, limits aside, and why.
type Guarantee struct {
	Optimal  bool // a solution that it returns is a cheapest one
	Complete bool // on a finite space it ends with a solution or with the proof that there is none
	Format   string
	Args     []any // the format with its arguments is one English sentence
}

// The sentences of guarantees. The arguments are the algorithm's title, the
// heuristic's, and what else the sentence names.
const (
	optimalByHeuristic = "%s with %s: optimal, because %s never overestimates."
	mayOverestimate    = "%s with %s: not sure to be optimal, because %s may overestimate."
	withinWeight       = "%s with %s: at most %v times the cheapest, because %s never overestimates."
	fastNotOptimal     = "%s with %s: fast, not optimal, because it ignores what the moves so far have cost."
	dropsStates        = "%s with %s: fast, not sure to find a solution, because it keeps only %v states of each layer."
	goesByChance       = "%s with %s: not sure to find a solution or a short one, because it never goes back to what it passed by."

	optimalBlind  = "%s without a heuristic: optimal, but nothing guides it."
	anyBlind      = "%s without a heuristic: not optimal, and nothing guides it."
	unsureBlind   = "%s without a heuristic: not sure to find a solution, and nothing guides it."
	fewestIsBest  = "%s: optimal, because it finds the fewest moves and every move costs 1."
	fewestMoves   = "%s: the fewest moves, but not always the cheapest, because moves differ in cost."
	cheapestFirst = "%s: optimal, because it tries everything cheaper first."
	firstMet      = "%s: the first solution that it meets within %v moves, not the shortest."
)

// Promise is what the named algorithm guarantees on a problem with those
// properties. heuristic is the heuristic's title, a string or whatever prints
// as one; it goes into the arguments as it is. The zero Guarantee stands for
// an unknown algorithm or wrong parameters.
func Promise(algorithm string, heuristic any, p Properties, params Params) Guarantee {
	a, err := find(algorithm)
	if err != nil {
		return Guarantee{}
	}
	if params, err = a.complete(params); err != nil {
		return Guarantee{}
	}
	admissible := p.Admissible || p.Consistent || p.Blind
	switch algorithm {
	case "bfs", "bidirectional":
		if p.UnitCost {
			return Guarantee{true, true, fewestIsBest, []any{a.Title}}
		}
		return Guarantee{false, true, fewestMoves, []any{a.Title}}
	case "ids", "ucs":
		return Guarantee{true, algorithm == "ucs", cheapestFirst, []any{a.Title}}
	case "dfs":
		return Guarantee{false, false, firstMet, []any{a.Title, params["depth"]}}
	case "greedy":
		return Guarantee{false, true, fastNotOptimal, []any{a.Title, heuristic}}.unguided(p, anyBlind)
	case "beam":
		return Guarantee{false, false, dropsStates, []any{a.Title, heuristic, params["width"]}}.unguided(p, unsureBlind)
	case "hillclimb", "anneal":
		return Guarantee{false, false, goesByChance, []any{a.Title, heuristic}}.unguided(p, unsureBlind)
	}
	// A*, weighted A*, IDA* and both branch and bounds.
	complete := algorithm != "idastar" && algorithm != "dfbnb"
	if !admissible {
		return Guarantee{false, complete, mayOverestimate, []any{a.Title, heuristic, heuristic}}
	}
	if w := params["weight"]; w > 1 && !p.Blind {
		return Guarantee{false, complete, withinWeight, []any{a.Title, heuristic, w, heuristic}}
	}
	return Guarantee{true, complete, optimalByHeuristic, []any{a.Title, heuristic, heuristic}}.unguided(p, optimalBlind)
}

// unguided is the guarantee with the sentence for a blind problem, when it is one.
func (g Guarantee) unguided(p Properties, format string) Guarantee {
	if p.Blind {
		g.Format, g.Args = format, g.Args[:1]
	}
	return g
}
