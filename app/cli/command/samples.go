package command

import (
	"context"
	"slices"
	"sync"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/catalog"
)

// samples are what flags, help and completion are made from while no file is open
// yet. They are read once for all commands, and only when asked for: reading them is
// most of the time that the program takes to start.
type samples struct {
	puzzles       func() []engine.Puzzle // the first sample of each family that has one
	puzzleOptions func() []knownOption
	searchOptions func() []knownOption // with those of the methods
	rules         func() []knownOption // the rules of a lecture alone
}

func newSamples(c catalog.Catalog) *samples {
	puzzles := sync.OnceValue(func() []engine.Puzzle { return firstSamples(c.Families()) })
	return &samples{
		puzzles:       puzzles,
		puzzleOptions: sync.OnceValue(func() []knownOption { return puzzleOptions(puzzles()) }),
		searchOptions: sync.OnceValue(func() []knownOption { return searchOptions(puzzles()) }),
		rules:         sync.OnceValue(func() []knownOption { return ruleOptions(puzzles()) }),
	}
}

// Samples returns the first sample of each family that has one.
func (e Env) Samples() []engine.Puzzle { return e.samples.puzzles() }

// Typical returns a family's first sample or, where it has none, a new puzzle.
func (e Env) Typical(ctx context.Context, f engine.Family, limits engine.Limits) (engine.Puzzle, error) {
	if i := slices.IndexFunc(e.Samples(), func(p engine.Puzzle) bool { return p.Family() == f.Name }); i >= 0 {
		return e.Samples()[i], nil
	}
	return f.NewWithin(ctx, nil, limits)
}

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
