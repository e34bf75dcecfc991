package search

import (
	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// Guarantee is the promise of a method, limits aside, and the reason.
type Guarantee struct {
	Optimal  bool            // every solution returned is optimal
	Complete bool            // on a finite space it finds a solution or proves that there is none
	Why      message.Message // one sentence
}

// Guarantee returns the algorithm's guarantee on a problem with those properties. heuristic
// prints as the heuristic's title. Settings without options stand for the defaults; invalid
// ones give no guarantee. Options added by a family, such as the number of cores, have no
// influence.
func (a Algorithm) Guarantee(heuristic any, p Properties, settings option.Settings) Guarantee {
	settings, err := settings.Among(a.Options)
	if err != nil {
		return Guarantee{}
	}
	p.Admissible = p.Admissible || p.Consistent || p.Blind
	return a.guarantee(asked{p, a.Title, heuristic, settings})
}

// asked is the arguments of a guarantee.
type asked struct {
	Properties
	title     message.Message
	heuristic any
	settings  option.Settings
}

// Sentences shared by algorithms. Arguments: the titles of the algorithm and of the heuristic.
const (
	optimalByHeuristic = "%s with %s: optimal, because %s never overestimates."
	mayOverestimate    = "%s with %s: not sure to be optimal, because %s may overestimate."
	goesByChance       = "%s with %s: not sure to find a solution or a short one, because it never goes back to what it passed by."

	optimalBlind  = "%s without a heuristic: optimal, but nothing guides it."
	unsureBlind   = "%s without a heuristic: not sure to find a solution, and nothing guides it."
	fewestIsBest  = "%s: optimal, because it finds the fewest moves and every move costs 1."
	fewestMoves   = "%s: the fewest moves, but not always the cheapest, because moves differ in cost."
	cheapestFirst = "%s: optimal, because it tries everything cheaper first."
)

// optimal returns the guarantee of an algorithm that is optimal with an admissible heuristic.
func (a asked) optimal(complete bool) Guarantee {
	switch {
	case a.Blind:
		return Guarantee{true, complete, message.New(optimalBlind, a.title)}
	case a.Admissible:
		return Guarantee{true, complete, message.New(optimalByHeuristic, a.title, a.heuristic, a.heuristic)}
	}
	return Guarantee{false, complete, message.New(mayOverestimate, a.title, a.heuristic, a.heuristic)}
}

// fewest returns the guarantee of an algorithm that minimizes the number of moves.
func (a asked) fewest() Guarantee {
	if a.UnitCost {
		return Guarantee{true, true, message.New(fewestIsBest, a.title)}
	}
	return Guarantee{false, true, message.New(fewestMoves, a.title)}
}

// byChance returns the guarantee of a local search.
func (a asked) byChance() Guarantee {
	if a.Blind {
		return Guarantee{Why: message.New(unsureBlind, a.title)}
	}
	return Guarantee{Why: message.New(goesByChance, a.title, a.heuristic)}
}
