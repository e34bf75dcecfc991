// Package catalog is the one list of families, and the way from a file to a
// puzzle: Open finds the family whose text it is.
package catalog

import (
	"errors"
	"fmt"
	"strings"

	"langkah/engine"
	"langkah/engine/packing"
	"langkah/engine/rush"
	"langkah/engine/sliding"
)

// Families is every family, in the order shown.
func Families() []engine.Family {
	return []engine.Family{
		sliding.Family(),
		rush.Family(),
		packing.Family(),
	}
}

// Family is the family of that name. The error lists the names that there are.
func Family(name string) (engine.Family, error) {
	return find(Families(), name)
}

// Open reads a puzzle's text by the family that it looks most like. Its error
// is that family's own, or says what is accepted where it looks like none; it
// is a *engine.ParseError in any case.
func Open(text string) (engine.Puzzle, error) {
	return open(Families(), text)
}

func find(families []engine.Family, name string) (engine.Family, error) {
	var names []string
	for _, f := range families {
		if f.Name == name {
			return f, nil
		}
		names = append(names, f.Name)
	}
	return engine.Family{}, fmt.Errorf("there is no family %q; there are %s", name, strings.Join(names, ", "))
}

func open(families []engine.Family, text string) (engine.Puzzle, error) {
	if strings.TrimSpace(text) == "" {
		return nil, noFamily(families, "the text is empty")
	}
	best, likeness := engine.Family{}, 0.0
	for _, f := range families {
		if l := f.Likeness(text); l > likeness {
			best, likeness = f, l
		}
	}
	if likeness == 0 {
		return nil, noFamily(families, "the text looks like no puzzle that Langkah knows")
	}
	return best.Parse(text)
}

func noFamily(families []engine.Family, what string) error {
	var titles []string
	for _, f := range families {
		titles = append(titles, f.Title.String())
	}
	return &engine.ParseError{Err: errors.New(what + "; it reads " + strings.Join(titles, ", ") + "; the samples show how each is written")}
}
