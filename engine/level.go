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
