package search

import (
	"slices"
	"unsafe"

	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// evolve is a genetic algorithm (Holland 1975) over sequences of moves. An individual is a
// walk from the start; its genes are its moves:
//
//	parent   a b c d e f     fitness 5      the least estimate on its way,
//	parent   p q r s t u     fitness 4      the fewer moves to it the better
//	            | crossover
//	child    a b r x t u                    x: random, as s is illegal there
//
// The first generation walks at random. Of each later one the first individual is the best
// of the generation before (elitism); every other has two parents, each the winner of a
// tournament (Brindle 1981). It inherits the moves of one up to a crossover point and those
// of the other behind it, or all of one, and some are mutated: replaced by random moves. No
// random move undoes the one before.
//
// It stores two generations of moves and the states of one walk, and is neither complete nor
// optimal, although loops are cut out of its solutions. The same seed gives the same run.
func (r *run[S]) evolve() Outcome[S] {
	w, ok := r.newLocalSearch()
	e := evolution[S]{
		localSearch: w, length: r.settings.Int("length"),
		selection: r.settings.Int("selection"), crossover: r.settings.Number("crossover"), mutation: r.settings.Number("mutation"),
	}
	if !ok || !e.allocate(r.settings.Int("population")) {
		return r.ended(r.Ended())
	}
	status := Running
	for range r.settings.Int("generations") {
		if status = e.generation(); status != Running {
			return w.end(status)
		}
	}
	return w.end(Failed)
}

func genetic[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "genetic", Title: message.New("Genetic algorithm"), Informed: true,
		About: message.New("It breeds sequences of moves: the better ones pass on their moves, crossed with each other and changed by lot."), Order: OnePath, Key: ByH,
		Options: []option.Option{{
			Name: "population", Title: message.New("Population"), Kind: option.Integer, Default: "100", Min: 2, Max: 1e4,
			Help: message.New("How many sequences of moves a generation has."),
		}, {
			Name: "length", Title: message.New("Length"), Kind: option.Integer, Default: "80", Min: 1, Max: 1e4,
			Help: message.New("How many moves a sequence has."),
		}, {
			Name: "generations", Title: message.New("Generations"), Kind: option.Integer, Default: "1000", Min: 1, Max: 1e6,
			Help: message.New("After how many generations it gives up."),
		}, {
			Name: "selection", Title: message.New("Selection"), Kind: option.Integer, Default: "3", Min: 1, Max: 1e4,
			Help: message.New("A parent is the best of so many that are drawn; 1 chooses by lot alone."),
		}, {
			Name: "crossover", Title: message.New("Crossover"), Kind: option.Number, Default: "0.8", Min: 0, Max: 1,
			Help: message.New("The probability that a sequence has moves of two parents."),
		}, {
			Name: "mutation", Title: message.New("Mutation"), Kind: option.Number, Default: "0.03", Min: 0, Max: 1,
			Help: message.New("The probability that a move is drawn anew."),
		}, seed()},
		guarantee: func(a asked) Guarantee {
			if a.Blind {
				return Guarantee{Why: message.New(unsureBlind, a.title)}
			}
			return Guarantee{Why: message.New("%s with %s: not sure to find a solution or a short one, because it puts moves together by lot.", a.title, a.heuristic)}
		},
	}, (*run[S]).evolve}
}

// evolution breeds one generation from the one before.
type evolution[S comparable] struct {
	*localSearch[S]
	length, selection   int
	crossover, mutation float64

	parents, children []individual[S] // no parents in the first generation
	different         map[S]struct{}  // the children's states of least estimate
	bred              Offspring       // the present child; its moves are set only while recording
}

// individual is a sequence of moves from the start.
type individual[S comparable] struct {
	moves   []int32
	fitness int32 // the least estimate on its walk
	after   int   // how many moves lead there
	closest S     // the state with that estimate
}

// better reports whether a is fitter than b; of equal fitness the one with fewer moves is.
func (a *individual[S]) better(b *individual[S]) bool {
	return a.fitness < b.fitness || a.fitness == b.fitness && a.after < b.after
}

// allocate reserves the memory of two generations. It returns false at the memory limit.
func (e *evolution[S]) allocate(population int) bool {
	var one individual[S]
	bytes := int64(4*e.length) + int64(unsafe.Sizeof(one)+2*unsafe.Sizeof(one.closest))
	if !e.Hold(2 * int64(population) * bytes) {
		return false
	}
	for _, list := range []*[]individual[S]{&e.parents, &e.children} {
		*list = make([]individual[S], population)
		for i := range *list {
			(*list)[i].moves = make([]int32, 0, e.length)
		}
	}
	e.different = make(map[S]struct{}, population)
	return true
}

// generation evaluates all children and makes them the parents.
func (e *evolution[S]) generation() Status {
	e.try++
	e.recordGeneration(Bred, Population{})
	clear(e.different)
	sum := int64(0)
	for i := range e.children {
		child := &e.children[i]
		mutation := e.breed(child, i)
		status := e.live(child, mutation)
		e.recordOffspring(child, status)
		if status != Running {
			return status
		}
		e.different[child.closest] = struct{}{}
		sum += int64(child.fitness)
	}
	e.parents, e.children = e.children, e.parents
	if e.recording {
		mean := float64(sum) / float64(len(e.parents))
		e.recordGeneration(Judged, Population{e.parents[e.best()].fitness, mean, int32(len(e.different))})
	}
	return Running
}

// breed sets the genes of the i-th child and returns its mutation rate.
func (e *evolution[S]) breed(child *individual[S], i int) (mutation float64) {
	child.moves = child.moves[:0]
	e.bred = Offspring{Generation: int(e.try), Number: i + 1, Random: e.bred.Random[:0]}
	inherit := func(which, parent int) []int32 {
		e.bred.Parents[which] = parent + 1
		return e.parents[parent].moves
	}
	switch {
	case e.try == 1:
		return 0
	case i == 0:
		child.moves = append(child.moves, inherit(0, e.best())...)
		return 0
	}
	one := inherit(0, e.parent())
	if e.random.Float64() >= e.crossover {
		child.moves = append(child.moves, one...)
		return e.mutation
	}
	other := inherit(1, e.parent())
	cut := e.random.IntN(len(one) + 1)
	e.bred.Cut = cut
	child.moves = append(child.moves, one[:cut]...)
	child.moves = append(child.moves, other[min(cut, len(other)):]...)
	return e.mutation
}

// parent returns the index of the winner of a tournament; of equals the first drawn.
func (e *evolution[S]) parent() int {
	best := e.random.IntN(len(e.parents))
	for range e.selection - 1 {
		if i := e.random.IntN(len(e.parents)); e.parents[i].better(&e.parents[best]) {
			best = i
		}
	}
	return best
}

// best returns the index of the fittest of the parents; of equals the first.
func (e *evolution[S]) best() int {
	best := 0
	for i := range e.parents {
		if e.parents[i].better(&e.parents[best]) {
			best = i
		}
	}
	return best
}

// live replays a child's genes from the start. Where a gene is illegal or missing it draws a
// random move, which becomes the gene. The status is Running if no goal was reached.
func (e *evolution[S]) live(child *individual[S], mutation float64) Status {
	if !e.goBack(Individual) {
		return e.Ended()
	}
	inherits := child.moves
	child.moves = child.moves[:0]
	before := e.p.Start
	for n := 0; !e.atGoal(); n++ {
		if !e.look() {
			return e.Ended()
		}
		if h := e.h(); n == 0 || h < child.fitness {
			child.fitness, child.after, child.closest = h, n, e.nodes.at(e.here).state
		}
		if n == e.length || len(e.out) == 0 {
			return Running
		}
		k := -1
		if n < len(inherits) {
			k = slices.IndexFunc(e.out, func(s Successor[S]) bool { return s.Move == inherits[n] })
		}
		switch {
		case k < 0:
			k, e.arrival = e.draw(before), Drawn
		case mutation > 0 && e.random.Float64() < mutation:
			k, e.arrival = e.draw(before), Mutated
		default:
			e.arrival = Inherited
		}
		if e.recording {
			e.bred.Random = append(e.bred.Random, e.arrival != Inherited)
		}
		child.moves = append(child.moves, e.out[k].Move) // at most at index n, behind the inherited genes
		before = e.nodes.at(e.here).state
		if !e.step(k) {
			return e.Ended()
		}
	}
	return Solved
}

// draw returns the index of a random successor, other than the previous state if possible.
func (e *evolution[S]) draw(before S) int {
	back := slices.IndexFunc(e.out, func(s Successor[S]) bool { return s.State == before })
	if back < 0 || len(e.out) == 1 {
		return e.random.IntN(len(e.out))
	}
	k := e.random.IntN(len(e.out) - 1)
	if k >= back {
		k++
	}
	return k
}

// recordOffspring records a child after its walk.
func (e *evolution[S]) recordOffspring(child *individual[S], status Status) {
	if !e.recording {
		return
	}
	o := e.bred
	o.Moves, o.Random = slices.Clone(child.moves), slices.Clone(o.Random)
	o.Fitness, o.After = child.fitness, child.after
	if h, n := e.h(), len(child.moves); status == Solved && (n == 0 || h < o.Fitness) { // the goal itself
		o.Fitness, o.After = h, n
	}
	e.probe.RecordOffspring(o)
}

// recordGeneration records the beginning or end of a generation.
func (e *evolution[S]) recordGeneration(why Why, p Population) {
	if e.recording {
		e.record(Iteration, why, link{move: p.Different}, figures{g: int64(p.Mean*meanUnit + 0.5), h: p.Best, f: e.try})
	}
}
