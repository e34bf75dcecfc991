package statemap

import (
	"context"
	"math/big"
	"slices"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/statemap"
)

// found is the explored state space of a puzzle.
type found struct {
	text string // of the puzzle, options included
	m    *statemap.Map
	err  error // why there is no map

	cuts      statemap.Cuts
	passes    []int    // what every solution of the start passes
	ways      *big.Int // number of cheapest paths; nil for infinitely many
	hardest   []int
	distances map[int]int // positions by their distance
	goals     int
	lost      int // positions from which no goal can be reached
}

// explore finds all positions of a puzzle and what follows from them.
func explore(ctx context.Context, p engine.Puzzle, limits engine.Limits, probe *search.Probe) *found {
	f := &found{text: p.String()}
	if f.m, f.err = statemap.Build(ctx, p, statemap.Most, limits, probe); f.err != nil {
		return f
	}
	f.cuts, f.passes, f.ways = f.m.Cuts(), f.m.Passes(), f.m.OptimalPaths()
	f.hardest, f.goals, f.distances = f.m.Hardest(), f.m.Goals(), map[int]int{}
	for _, t := range f.m.Distances() {
		f.distances[int(t.Distance)] += t.Positions // whole ones, of costs with decimals
	}
	for _, d := range f.m.Distance {
		if d == statemap.Unreachable {
			f.lost++
		}
	}
	return f
}

// farthest is the greatest distance; -1 where no goal can be reached.
func (f *found) farthest() int { return int(slices.Max(f.m.Distance)) }

// commonest are the distances that no other has more positions than, and how many these have.
func (f *found) commonest() (distances []int, count int) {
	for d, n := range f.distances {
		switch {
		case n > count:
			distances, count = []int{d}, n
		case n == count:
			distances = append(distances, d)
		}
	}
	slices.Sort(distances)
	return distances, count
}

// kept are the maps that were made last. They are held while they are not too many
// positions together, so that going back to other costs is at once.
type kept []*found

const (
	mostKept      = 4
	mostPositions = 600_000
)

func (k kept) find(text string) *found {
	i := slices.IndexFunc(k, func(f *found) bool { return f.text == text })
	if i < 0 {
		return nil
	}
	return k[i]
}

// with is the maps with one more, the oldest dropped where there is no room.
func (k kept) with(f *found) kept {
	list := append(kept{f}, slices.DeleteFunc(slices.Clone(k), func(o *found) bool { return o.text == f.text })...)
	positions := 0
	for i, o := range list {
		if o.m != nil {
			positions += o.m.States()
		}
		if i > 0 && (i == mostKept || positions > mostPositions) {
			return list[:i]
		}
	}
	return list
}
