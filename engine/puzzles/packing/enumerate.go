package packing

import (
	"context"
	"math/big"
	"slices"
	"time"

	"langkah/engine"
	"langkah/engine/solve/cover"
	"langkah/engine/solve/search"
)

var _ engine.Enumerable = (*Puzzle)(nil)

// Count counts all solutions in four ways: with equal pieces distinguished or not, and up to symmetries of the board or
// not. It runs on that many cores; counts of an unfinished run are lower bounds.
func (p *Puzzle) Count(ctx context.Context, cores int, limits engine.Limits, probe *search.Probe) engine.Count {
	start := time.Now()
	if why := p.hopeless(p.area()); !why.IsZero() {
		return engine.Count{Status: engine.NoSolution, Reason: why, Figures: p.figures(cover.Count{}, 1), Elapsed: time.Since(start)}
	}
	w := p.newWatcher(ctx, limits, probe)
	defer w.meter.Close()
	if !w.holdEnumeration(cores) {
		c := engine.Count{Figures: p.figures(cover.Count{}, 1), Elapsed: time.Since(start)}
		c.Status, c.Reason = w.ended(), engine.Ending(w.ended(), limits, w.meter.Counters)
		return c
	}
	e := p.enumeration(w, true)
	e.Remember = func(bytes int64) bool { return w.meter.Fits(bytes) && w.meter.HoldTables(bytes) }
	count, finished := e.CountAll(cores)
	c := engine.Count{
		Status: engine.Solved, Nodes: count.Nodes,
		Figures: p.figures(count, 1+len(e.Symmetries)), Elapsed: time.Since(start),
	}
	switch {
	case !finished:
		c.Status = w.ended()
		c.Reason = engine.Msg("%s; %.2f %% of the tree had been searched, and the solutions there counted",
			engine.Ending(c.Status, limits, w.meter.Counters), 100*w.share)
	case count.All == 0:
		c.Status, c.Reason = engine.NoSolution, engine.Msg("every way to fill the board was tried, %d node{|s}, and none succeeds", count.Nodes)
	}
	return c
}

func (p *Puzzle) newWatcher(ctx context.Context, limits engine.Limits, probe *search.Probe) *watcher {
	return &watcher{puzzle: p, table: p.table(), meter: search.NewMeter(ctx, limits, probe), limits: limits, probe: probe}
}

// perSymmetry bounds the memory per option while symmetries are computed: one key, and the option's image under each of
// at most 47 symmetries of a box in space.
const perSymmetry = 128 + 4*47

// holdEnumeration reports the enumeration's memory to the meter: one solver per core, and one that splits the tree.
func (w *watcher) holdEnumeration(cores int) bool {
	return w.meter.Hold(w.table.bytes(cores+1) + perSymmetry*int64(len(w.table.options)))
}

// ended returns why an enumeration is incomplete: unless the meter knows, the cores have used up their nodes.
func (w *watcher) ended() search.Status {
	if s := w.meter.Ended(); s != search.Running {
		return s
	}
	return search.NodeLimit
}

// enumeration returns the task of enumerating all solutions, up to symmetry if distinct is set.
func (p *Puzzle) enumeration(w *watcher, distinct bool) cover.Enumeration {
	t := w.table
	e := cover.Enumeration{Problem: t.problem, Watch: w.watch, Nodes: w.limits.Nodes, New: func() cover.Solver { return p.fastest(t) }}
	if distinct {
		e.Symmetries = p.symmetries(t)
	}
	return e
}

// figures derives the four counts; group is the order of the symmetry group. One solution up to equal pieces stands for
// as many labelled ones as these have permutations.
func (p *Puzzle) figures(c cover.Count, group int) []engine.Figure {
	labellings := p.labellings()
	all := new(big.Int).Mul(labellings, big.NewInt(c.All))
	labelled := new(big.Int).Mul(labellings, big.NewInt(c.Told))
	labelled.Div(labelled, big.NewInt(int64(group)))
	return []engine.Figure{
		{Name: "raw", Title: engine.Msg("All solutions, equal pieces told apart"), Value: all.String()},
		{Name: "distinct", Title: engine.Msg("Up to the %d {symmetry|symmetries} of the board", group), Value: labelled.String()},
		{Name: "merged", Title: engine.Msg("All solutions, equal pieces not told apart"), Value: big.NewInt(c.All).String()},
		{Name: "merged-distinct", Title: engine.Msg("Up to the %d {symmetry|symmetries}, equal pieces not told apart", group), Value: big.NewInt(c.Distinct).String()},
	}
}

// Solutions calls visit for each solution from the given number on, in a fixed order, until it returns false.
func (p *Puzzle) Solutions(ctx context.Context, distinct bool, from int64, limits engine.Limits, probe *search.Probe, visit func(int64, []engine.Move) bool) (engine.Status, engine.Message) {
	if why := p.hopeless(p.area()); !why.IsZero() {
		return engine.NoSolution, why
	}
	w := p.newWatcher(ctx, limits, probe)
	defer w.meter.Close()
	if !w.holdEnumeration(1) {
		return w.ended(), engine.Ending(w.ended(), limits, w.meter.Counters)
	}
	var number int64
	var enough bool
	finished := p.enumeration(w, distinct).List(func(chosen []int32) bool {
		number++
		if number < from {
			return true
		}
		moves := make([]engine.Move, 0, len(chosen))
		for _, l := range p.laid(w.table, chosen) {
			moves = append(moves, p.move(l))
		}
		enough = !visit(number, moves)
		return !enough
	})
	switch {
	case enough:
		return engine.Solved, engine.Message{}
	case finished:
		return engine.NoSolution, engine.Msg("number of solutions: %d", number)
	}
	return w.ended(), engine.Ending(w.ended(), limits, w.meter.Counters)
}

// symmetries returns the permutation of the options under each symmetry of the puzzle: one of the board that keeps
// given pieces in place and maps every placement to a placement, which one-sided pieces may prevent.
func (p *Puzzle) symmetries(t *table) [][]int32 {
	type key struct {
		kind  int32
		items string
	}
	number := make(map[key]int32, len(t.problem.Options))
	for i, o := range t.problem.Options {
		number[key{o.Kind, packed(o.Items)}] = int32(i)
	}
	var list [][]int32
	for _, image := range p.board.symmetries() {
		if !p.keepsGiven(image) {
			continue
		}
		options := make([]int32, len(t.problem.Options))
		ok := true
		var items []int32
		for i, o := range t.problem.Options {
			items = items[:0]
			for _, item := range o.Items {
				items = append(items, t.item[image[t.cell[item]]])
			}
			slices.Sort(items)
			var there bool
			options[i], there = number[key{o.Kind, packed(items)}]
			ok = ok && there
		}
		if ok {
			list = append(list, options)
		}
	}
	return list
}

// keepsGiven reports whether every given piece is mapped onto itself.
func (p *Puzzle) keepsGiven(image []int) bool {
	for cell, to := range image {
		if p.start.owner[cell] != p.start.owner[to] {
			return false
		}
	}
	return true
}

// packed encodes a list of items as a map key.
func packed(items []int32) string {
	b := make([]byte, 0, 2*len(items))
	for _, item := range items {
		b = append(b, byte(item>>8), byte(item))
	}
	return string(b)
}
