package engine

import (
	"slices"
	"strconv"
	"strings"
)

// SplitWord splits the word for a method of a puzzle on a command line into its name and the
// options behind it, each behind a colon: "wastar/manhattan:weight=2". An own heuristic is the
// whole rest of the word, or in double quotes: `wastar/"expr:2*manhattan":weight=2`. A
// heuristic of the puzzle's that is called as a kind of own ones is, as "astar/table:ties=name", is
// taken for one only in front of what is no option.
func SplitWord(p Puzzle, word string) (name string, values Values, err error) {
	name, set, _ := strings.Cut(word, ":")
	algorithm, heuristic := SplitMethod(word)
	quoted, unquoted := strconv.QuotedPrefix(heuristic)
	switch {
	case unquoted == nil:
		set = strings.TrimPrefix(heuristic[len(quoted):], ":")
		heuristic, _ = strconv.Unquote(quoted) // it is quoted
		name = algorithm + "/" + heuristic
	case IsOwn(heuristic):
		_, called := SplitMethod(name)
		values, err = parseValues(set)
		if err == nil && slices.ContainsFunc(p.Methods(), func(m Method) bool { return m.Heuristic.Name == called }) {
			return name, values, nil
		}
		return word, nil, nil
	}
	values, err = parseValues(set)
	return name, values, err
}

func parseValues(text string) (Values, error) {
	if text == "" {
		return nil, nil
	}
	values := Values{}
	for _, pair := range strings.Split(text, ":") {
		name, value, ok := strings.Cut(pair, "=")
		if !ok {
			return nil, Errorf("%q is not of the form name=value", pair)
		}
		values[name] = value
	}
	return values, nil
}

// FindWord returns the puzzle's method for a word of [SplitWord], as [FindMethod] does.
func FindWord(p Puzzle, word string, sources ...Source) (Method, error) {
	name, values, err := SplitWord(p, word)
	if err != nil {
		return Method{}, err
	}
	algorithm, heuristic := SplitMethod(name)
	m, err := FindMethod(p, algorithm, heuristic, sources...)
	if err != nil {
		return Method{}, err
	}
	return m.With(values)
}

// Word returns the method as [FindWord] reads it, with the options that were set.
func (m Method) Word() string {
	name, set := m.Name(), m.Settings.Set()
	if IsOwn(m.Heuristic.Name) && len(set) > 0 {
		name = m.Algorithm.Name + "/" + strconv.Quote(m.Heuristic.Name)
	}
	for _, o := range m.Settings.Options() {
		if value, ok := set[o.Name]; ok {
			name += ":" + o.Name + "=" + value
		}
	}
	return name
}
