package estimates

import (
	"fmt"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
)

// Shown is a sentence with the board that shows it.
type Shown struct {
	Words engine.Message
	Board engine.Position // nil where there is none to show
}

// Sentences tell the truth, the most important first.
func (t Truth) Sentences() []Shown {
	list := []Shown{{Words: t.about()}, t.admissible(), t.consistent()}
	if t.Known > 0 {
		list = append(list, Shown{Words: t.short()})
	}
	for _, c := range t.Others {
		list = append(list, Shown{Words: t.beside(c)})
	}
	return list
}

// about says what was looked at.
func (t Truth) about() engine.Message {
	n := figures.Count(t.Positions)
	words := engine.Msg("It was held against the exact costs of the whole space: %s position{|s}.", n)
	if !t.IsWhole {
		words = engine.Msg("The space is too large to be taken whole; %s position{|s} {was|were} looked at, and of %s the exact cost is known.", n, figures.Count(t.Known))
	}
	if t.Hopeless > 0 {
		words = engine.Msg("%s From %s of them no solution can be reached; these do not count.", words, figures.Count(t.Hopeless))
	}
	return words
}

func (t Truth) admissible() Shown {
	h := t.TooHigh
	switch {
	case h == nil && t.IsWhole:
		return Shown{Words: engine.Msg("Admissible: it never overestimates.")}
	case h == nil:
		return Shown{Words: engine.Msg("Nothing found says that it is not admissible; that is no proof.")}
	case t.at(h.At).Solved():
		return Shown{engine.Msg("Not admissible: it gives %d for a solved board, which needs 0.", t.Cost(h.Estimate)), t.at(h.At)}
	case t.IsWhole:
		return Shown{engine.Msg("Not admissible: it gives %d for a board that needs %d.", t.Cost(h.Estimate), t.Cost(float64(h.Cost))), t.at(h.At)}
	}
	return Shown{engine.Msg("Not admissible: it gives %d for a board with a solution that costs %d.", t.Cost(h.Estimate), t.Cost(float64(h.Cost))), t.at(h.At)}
}

func (t Truth) consistent() Shown {
	d := t.Drop
	switch {
	case d == nil && t.IsWhole:
		return Shown{Words: engine.Msg("Consistent: no move lowers it by more than the move costs.")}
	case d == nil:
		return Shown{Words: engine.Msg("Nothing found says that it is not consistent; that is no proof.")}
	}
	words := engine.Msg("Not consistent: %s lowers it from %d to %d, and costs %d.", nameOf(t.at(d.From), t.at(d.To), d.Cost), t.Cost(d.Before), t.Cost(d.After), t.Cost(float64(d.Cost)))
	return Shown{words, t.at(d.From)}
}

// Cost returns a cost or an estimate as the puzzle writes it.
func (t Truth) Cost(x float64) search.Figure { return search.In(t.unit, search.Narrow(int64(x))) }

// MeanError returns the mean of exact cost - estimate as the puzzle writes costs.
func (t Truth) MeanError(j Judged) float64 { return j.Short / float64(max(t.unit, 1)) }

// nameOf returns the name of a move between two positions.
func nameOf(from, to engine.Position, cost int) string {
	for _, m := range from.Moves() {
		if next, err := from.Apply(m); err == nil && m.Cost == cost && engine.Key(next) == engine.Key(to) {
			return m.Name
		}
	}
	return "?"
}

func (t Truth) short() engine.Message {
	if t.Short < 0 {
		return engine.Msg("On average it is %s above the exact cost, %s times as much.", decimals(-t.MeanError(t.Judged)), decimals(t.Mean))
	}
	return engine.Msg("On average it falls short of the exact cost by %s; it is %s times as much.", decimals(t.MeanError(t.Judged)), decimals(t.Mean))
}

// Relation says in a word how the own heuristic stands to one of the family's.
func (t Truth) Relation(c Compared) string {
	switch {
	case c.Above == 0 && c.Below == 0:
		return "equal"
	case c.Below == 0:
		return "dominates"
	case c.Above == 0:
		return "dominated"
	}
	return "neither"
}

func (t Truth) beside(c Compared) engine.Message {
	switch t.Relation(c) {
	case "equal":
		return engine.Msg("It is the same as %s, on every position.", c.Title)
	case "dominates":
		return engine.Msg("It dominates %s: never less, and more on %s position{|s}.", c.Title, figures.Count(c.Above))
	case "dominated":
		return engine.Msg("It is dominated by %s: never more, and less on %s position{|s}.", c.Title, figures.Count(c.Below))
	}
	return engine.Msg("Neither dominates: it is more than %s on %s position{|s}, and less on %s.", c.Title, figures.Count(c.Above), figures.Count(c.Below))
}

func decimals(x float64) string { return fmt.Sprintf("%.2f", x) }
