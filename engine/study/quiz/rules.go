package quiz

import (
	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

// Rules returns the rules by which answers are judged, a sentence each. There are none for a
// method of a family's own, which may follow others.
func Rules(m engine.Method) (list []engine.Message) {
	if _, err := search.Find(m.Algorithm.Name); err != nil {
		return nil
	}
	if ordered(m) {
		list = append(list, tieRule(m))
	}
	for _, o := range m.Settings.Options() {
		if m.Settings.Text(o.Name) != o.Default {
			list = append(list, stated(m, o)...)
		}
	}
	return list
}

// Sheet returns the rules for a search on paper, a sentence each. What was not set, of ties
// and of the order of successors, is free: see [engine.Method.Free].
func Sheet(m engine.Method) (list []engine.Message) {
	if _, err := search.Find(m.Algorithm.Name); err != nil {
		return nil
	}
	free := m.Free()
	switch {
	case m.Order == search.Levels:
		list = append(list, engine.Msg("The node that has waited the longest goes first."))
	case ordered(m) && free.Ties:
		list = append(list, engine.Msg("Of those with the same %s, any may go first.", m.Key.String()))
	case ordered(m):
		list = append(list, tieRule(m))
	}
	for _, o := range m.Settings.Options() {
		list = append(list, stated(m, o)...)
	}
	if free.Successors {
		list = append(list, engine.Msg("Order of successors: any."))
	}
	return list
}

// stated returns the chosen value of a rule in a sentence; none for ties, for the usual order
// of successors, or where the option is no rule.
func stated(m engine.Method, o engine.Option) []engine.Message {
	value, chosen := m.Settings.Text(o.Name), m.Settings.Choice(o.Name).Title
	switch {
	case o.Role != option.Rule || search.OfTies(o):
		return nil
	case !chosen.IsZero():
		return []engine.Message{engine.Msg("%s: %s.", o.Title, chosen)}
	case value != o.Default:
		return []engine.Message{engine.Msg("%s: %s.", o.Title, value)}
	}
	return nil
}

// ordered reports whether a method expands the node with the least figure of its frontier.
func ordered(m engine.Method) bool {
	return m.Order == search.BestFirst || m.Order == search.Forgetful || m.Order == search.BestOfBoth
}

// tieRule returns the rule for nodes with the same figure.
func tieRule(m engine.Method) engine.Message {
	key := m.Key.String()
	switch m.Order {
	case search.Forgetful:
		return engine.Msg("Of those with the same %s, the deepest goes first, and of these the newest.", key)
	case search.BestOfBoth:
		return engine.Msg("Of those with the same %s, the side of the start goes first, then the least g, then the newest.", key)
	}
	switch m.Rules().Ties {
	case search.LeastH:
		if m.Key == search.ByF {
			return engine.Msg("Of those with the same %s, the least h goes first, and of these the newest.", key)
		}
	case search.Oldest:
		return engine.Msg("Of those with the same %s, the oldest goes first.", key)
	case search.GreatestG:
		return engine.Msg("Of those with the same %s, the greatest g goes first, and of these the newest.", key)
	case search.LeastName:
		return engine.Msg("Of those with the same %s, the first by name goes first.", key)
	}
	return engine.Msg("Of those with the same %s, the newest goes first.", key)
}
