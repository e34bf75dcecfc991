package search

import (
	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// Guarantee says what a method promises, limits aside, and why.
type Guarantee struct {
	Optimal  bool            // a solution that it returns is a cheapest one
	Complete bool            // on a finite space it ends with a solution or with the proof that there is none
	Why      message.Message // one sentence
}

// Guarantee is what the algorithm promises on a problem with those properties.
// heuristic is the heuristic's title, a message or whatever prints as one.
// Settings without options stand for the defaults; wrong ones promise nothing.
// Options that a family has added, such as a number of cores, change no promise.
func (a Algorithm) Guarantee(heuristic any, p Properties, settings option.Settings) Guarantee {
	settings, err := settings.Among(a.Options)
	if err != nil {
		return Guarantee{}
	}
	p.Admissible = p.Admissible || p.Consistent || p.Blind
	return a.guarantee(asked{p, a.Title, heuristic, settings})
}

// asked is what a guarantee depends on.
type asked struct {
	Properties
	title     message.Message
	heuristic any
	settings  option.Settings
}

// The sentences of more than one algorithm. The arguments are the algorithm's
// title and the heuristic's.
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

// optimal is the guarantee of an algorithm that is optimal where the heuristic
// is admissible.
func (a asked) optimal(complete bool) Guarantee {
	switch {
	case a.Blind:
		return Guarantee{true, complete, message.New(optimalBlind, a.title)}
	case a.Admissible:
		return Guarantee{true, complete, message.New(optimalByHeuristic, a.title, a.heuristic, a.heuristic)}
	}
	return Guarantee{false, complete, message.New(mayOverestimate, a.title, a.heuristic, a.heuristic)}
}

// fewest is the guarantee of an algorithm that finds the fewest moves.
func (a asked) fewest() Guarantee {
	if a.UnitCost {
		return Guarantee{true, true, message.New(fewestIsBest, a.title)}
	}
	return Guarantee{false, true, message.New(fewestMoves, a.title)}
}

// byChance is the guarantee of a local search.
func (a asked) byChance() Guarantee {
	if a.Blind {
		return Guarantee{Why: message.New(unsureBlind, a.title)}
	}
	return Guarantee{Why: message.New(goesByChance, a.title, a.heuristic)}
}
