package trace_test

import (
	"math"
	"slices"

	"langkah/engine/solve/search"
)

// sequence is an individual of the genetic algorithm: its moves, and the place on
// its way with the least estimate, which it comes to after so many moves.
type sequence struct {
	moves   []int32
	fitness int32
	after   int
	closest uint64
}

func (s sequence) fitter(than sequence) bool {
	return s.fitness < than.fitness || s.fitness == than.fitness && s.after < than.after
}

// evolve is the genetic algorithm of the textbook.
func (w *walk) evolve() {
	h := w.p.Estimate(w.p.Start)
	w.made = 1
	start := search.Event{Kind: search.Generated, Node: 1, H: h, F: h}
	w.tell(start)
	var parents []sequence
	for generation := int32(1); ; generation++ {
		w.tell(search.Event{Kind: search.Iteration, Why: search.Bred, F: generation})
		var children []sequence
		for range population {
			inherits, mutates := w.inherited(parents, len(children))
			w.here, w.state, w.came = start, w.p.Start, search.Individual
			child := w.live(inherits, mutates)
			if w.found || w.exhausted {
				return
			}
			children = append(children, child)
		}
		parents = children
		sum, states := int32(0), map[uint64]bool{}
		for _, s := range parents {
			sum += s.fitness
			states[s.closest] = true
		}
		mean := int32(math.Round(1000 * float64(sum) / population))
		w.tell(search.Event{Kind: search.Iteration, Why: search.Judged, F: generation, H: fittest(parents).fitness, G: mean, Move: int32(len(states))})
	}
}

func fittest(list []sequence) sequence {
	best := list[0]
	for _, s := range list {
		if s.fitter(best) {
			best = s
		}
	}
	return best
}

func (w *walk) inherited(parents []sequence, child int) (moves []int32, mutates bool) {
	switch {
	case len(parents) == 0:
		return nil, false
	case child == 0:
		return fittest(parents).moves, false
	}
	tournament := func() []int32 {
		var drawn []sequence
		for range selection {
			drawn = append(drawn, parents[w.random.IntN(population)])
		}
		return fittest(drawn).moves
	}
	mother := tournament()
	if w.random.Float64() >= crossover {
		return mother, true
	}
	father := tournament()
	cut := w.random.IntN(len(mother) + 1)
	return slices.Concat(mother[:cut], father[cut:]), true
}

func (w *walk) live(inherits []int32, mutates bool) sequence {
	child, before := sequence{fitness: math.MaxInt32}, w.state
	for n := 0; !w.atGoal() && w.look(); n++ {
		if w.here.H < child.fitness {
			child.fitness, child.after, child.closest = w.here.H, n, w.state
		}
		if n == length {
			break
		}
		k, came := -1, search.Inherited
		if len(inherits) > 0 {
			k = slices.IndexFunc(w.out, func(s search.Successor[uint64]) bool { return s.Move == inherits[n] })
		}
		switch {
		case k < 0:
			k, came = w.drawn(before), search.Drawn
		case mutates && w.random.Float64() < mutation:
			k, came = w.drawn(before), search.Mutated
		}
		child.moves = append(child.moves, w.out[k].Move)
		before = w.state
		w.step(k, came)
	}
	return child
}

// drawn is one of the successors that are not the state before.
func (w *walk) drawn(before uint64) int {
	var others []int
	for k, s := range w.out {
		if s.State != before {
			others = append(others, k)
		}
	}
	return others[w.random.IntN(len(others))]
}
