package engine

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

// A search generates the successors of a state in the order of its family. Lectures have
// others, and the order decides ties: the option named successors sets it by words of the
// moves' names, such as "up down left right", or by one of these.
const (
	successorsOption = "successors"
	usualOrder       = "usual"
	reversedOrder    = "reversed"
	byNameOrder      = "name"
)

func successors() Option {
	return Option{
		Name: successorsOption, Role: option.Rule, Title: Msg("Order of successors"), Kind: option.Text, Default: usualOrder,
		Help: Msg("In which order moves are tried: words of their names, such as \"up down left right\"; reversed; or name, for the alphabetical order."),
	}
}

// ordered returns the problem with its successors in the order of the method's settings. It
// is an error if a word of that order is in no name of a move.
func ordered[S comparable](m Method, p search.Problem[S], move func(from S, to search.Successor[S]) Move) (search.Problem[S], error) {
	words := wordsOf(m.Settings.Text(successorsOption))
	if len(words) == 0 || slices.Equal(words, []string{usualOrder}) {
		return p, nil
	}
	rank, err := ranking(words, p, move)
	if err != nil {
		return p, err
	}
	expand := p.Expand
	var keys []string
	p.Expand = func(s S, h int32, out []search.Successor[S]) []search.Successor[S] {
		from := len(out)
		out = expand(s, h, out)
		made := out[from:]
		switch words[0] {
		case reversedOrder:
			slices.Reverse(made)
		default:
			keys = keys[:0]
			for _, to := range made {
				keys = append(keys, move(s, to).Name)
			}
			sortBy(made, keys, rank)
		}
		return out
	}
	return p, nil
}

// MoveOrder returns the places of a position's moves in the order in which the method tries
// them.
func (m Method) MoveOrder(moves []Move) []int {
	order := make([]int, len(moves))
	for i := range order {
		order[i] = i
	}
	words := wordsOf(m.Settings.Text(successorsOption))
	switch {
	case len(words) == 0 || slices.Equal(words, []string{usualOrder}):
	case slices.Equal(words, []string{reversedOrder}):
		slices.Reverse(order)
	default:
		compare := comparison(words)
		slices.SortStableFunc(order, func(a, b int) int { return compare(moves[a].Name, moves[b].Name) })
	}
	return order
}

// sortBy sorts successors by their names, the order of equals kept.
func sortBy[S comparable](list []search.Successor[S], names []string, compare func(a, b string) int) {
	index := make([]int, len(list))
	for i := range index {
		index[i] = i
	}
	slices.SortStableFunc(index, func(a, b int) int { return compare(names[a], names[b]) })
	before := slices.Clone(list)
	for to, from := range index {
		list[to] = before[from]
	}
}

// ranking returns the comparison of two names of moves in that order: by the first of its
// words that each has; names without any come last.
func ranking[S comparable](words []string, p search.Problem[S], move func(S, search.Successor[S]) Move) (func(a, b string) int, error) {
	switch {
	case slices.Equal(words, []string{reversedOrder}):
		return nil, nil
	case slices.Equal(words, []string{byNameOrder}):
		return comparison(words), nil
	}
	known := movesAround(p, move)
	for _, w := range words {
		if !known[w] {
			return nil, Errorf("no move's name has the word %q, of the order of successors; there are %s", w, listed(sorted(known)))
		}
	}
	return comparison(words), nil
}

// comparison compares two names alphabetically or by the first of the words that each has.
func comparison(words []string) func(a, b string) int {
	if slices.Equal(words, []string{byNameOrder}) {
		return strings.Compare
	}
	rank := func(name string) int {
		of := wordsOf(name)
		i := slices.IndexFunc(words, func(w string) bool { return slices.Contains(of, w) })
		if i < 0 {
			return len(words)
		}
		return i
	}
	return func(a, b string) int { return cmp.Compare(rank(a), rank(b)) }
}

// movesAround returns the words in the names of the moves of states near the start.
func movesAround[S comparable](p search.Problem[S], move func(S, search.Successor[S]) Move) map[string]bool {
	const states = 500
	words, seen := map[string]bool{}, map[S]bool{p.Start: true}
	for list := []S{p.Start}; len(list) > 0; list = list[1:] {
		for _, to := range p.Expand(list[0], 0, nil) {
			for _, w := range wordsOf(move(list[0], to).Name) {
				words[w] = true
			}
			if !seen[to.State] && len(seen) < states {
				seen[to.State] = true
				list = append(list, to.State)
			}
		}
	}
	return words
}

// wordsOf splits a text at everything but letters and digits, in lower case.
func wordsOf(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) })
}

func sorted(set map[string]bool) []string {
	var list []string
	for w := range set {
		list = append(list, w)
	}
	slices.Sort(list)
	return list
}
