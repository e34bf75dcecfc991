package engine

import (
	"maps"
	"strconv"

	"langkah/engine/base/option"
)

// Level is a named difficulty of new boards: values of GenerateOptions.
type Level struct {
	Name   string // as typed: "easy"
	Title  Message
	Values Values
}

// Grade is a difficulty by the cost of the cheapest solution, From to To.
type Grade struct {
	Name     string // as typed: "easy"
	Title    Message
	From, To int
}

// Grades are the difficulties of a family's new boards, the easiest first.
type Grades []Grade

// Option returns the option "difficulty" that chooses one of them.
func (g Grades) Option(help Message) Option {
	o := Option{Name: "difficulty", Title: Msg("Difficulty"), Kind: OneOf, Default: "medium", Help: help}
	for _, one := range g {
		o.Choices = append(o.Choices, Choice{Name: one.Name, Title: one.Title})
	}
	return o
}

// Levels returns a level for each.
func (g Grades) Levels() []Level {
	var list []Level
	for _, one := range g {
		list = append(list, Level{Name: one.Name, Title: one.Title, Values: Values{"difficulty": one.Name}})
	}
	return list
}

// Named returns the one with a name, the zero value if there is none.
func (g Grades) Named(name string) Grade {
	for _, one := range g {
		if one.Name == name {
			return one
		}
	}
	return Grade{}
}

// SeedOption returns the option of new boards that are drawn at random.
func SeedOption() Option {
	return Option{Name: "seed", Title: Msg("Seed"), Kind: Integer, Role: option.Seed, Default: "1", Min: 0, Max: 1 << 53,
		Help: Msg("The same seed makes the same board.")}
}

// Another returns the values that generate the next board of the same kind.
func (f Family) Another(values Values) Values {
	next := maps.Clone(values)
	if next == nil {
		next = Values{}
	}
	for _, o := range f.GenerateOptions {
		if o.Role != option.Seed {
			continue
		}
		text := next[o.Name]
		if text == "" {
			text = o.Default
		}
		seed, err := strconv.ParseInt(text, 10, 64)
		if err != nil || float64(seed) >= o.Max {
			seed = int64(o.Min) - 1
		}
		next[o.Name] = strconv.FormatInt(seed+1, 10)
	}
	return next
}
