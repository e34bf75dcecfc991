// Package catalog is the one list of families, and the way from a file to a
// puzzle: Open finds the family whose text it is.
package catalog

import (
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

// judged is how much of a text is looked at to tell whose it is, in bytes. It
// is more than any puzzle needs: the rest of a longer text is comment or wrong.
const judged = 1 << 20

func open(families []engine.Family, text string) (engine.Puzzle, error) {
	if len(text) > MaxText {
		return nil, tooLong(engine.Msg("text"), int64(len(text)), MaxText)
	}
	if strings.TrimSpace(text) == "" {
		return nil, noFamily(families, engine.Msg("the text is empty")).OfKind(engine.ErrEmpty)
	}
	family, ok := likest(families, text[:min(len(text), judged)])
	if !ok {
		return nil, noFamily(families, engine.Msg("the text looks like no puzzle that Langkah knows")).OfKind(engine.ErrUnrecognised)
	}
	return family.Parse(text)
}

// likest is the family that a text looks most like; ok is false where it looks
// like none.
func likest(families []engine.Family, text string) (best engine.Family, ok bool) {
	likeness := 0.0
	for _, f := range families {
		if l := f.Likeness(text); l > likeness {
			best, likeness = f, l
		}
	}
	return best, likeness > 0
}

func noFamily(families []engine.Family, what engine.Message) *engine.ParseError {
	var titles engine.Message
	for i, f := range families {
		if titles = engine.Msg("%s, %s", titles, f.Title); i == 0 {
			titles = f.Title
		}
	}
	return engine.BadText(1, 0, "%s; it reads %s; the samples show how each is written", what, titles)
}
