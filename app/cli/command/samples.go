package cli

import (
	"slices"
	"sync"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/catalog"
)

// known is what flags, help and completion are made from while there is no file
// yet: one puzzle of each family that has a sample, and the options of all. It
// is read when first asked for and shared by all commands of a root, as reading
// it for each would be most of a start.
type known struct {
	puzzles    func() []engine.Puzzle
	ofPuzzles  func() []knownOption
	ofSearches func() []knownOption // with those of the methods
}

func newKnown(c catalog.Catalog) *known {
	puzzles := sync.OnceValue(func() []engine.Puzzle { return firstSamples(c.Families()) })
	return &known{
		puzzles:    puzzles,
		ofPuzzles:  sync.OnceValue(func() []knownOption { return puzzleOptions(puzzles()) }),
		ofSearches: sync.OnceValue(func() []knownOption { return searchOptions(puzzles()) }),
	}
}

// typical is a family's first sample; ok is false where the family has none.
func (k *known) typical(family string) (p engine.Puzzle, ok bool) {
	i := slices.IndexFunc(k.puzzles(), func(p engine.Puzzle) bool { return p.Family() == family })
	if i < 0 {
		return nil, false
	}
	return k.puzzles()[i], true
}

// firstSamples reads the first sample of each family.
func firstSamples(families []engine.Family) []engine.Puzzle {
	samples := assets.Samples()
	var list []engine.Puzzle
	for _, f := range families {
		i := slices.IndexFunc(samples, func(sample assets.Sample) bool { return sample.Family == f.Name })
		if i < 0 {
			continue
		}
		if p, err := f.Parse(samples[i].Text); err == nil {
			list = append(list, p)
		}
	}
	return list
}
