package exercise

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

// Exercise is a puzzle on which all wants hold, with the results of the methods.
type Exercise struct {
	Puzzle  engine.Puzzle
	Optimum engine.Result
	Runs    map[string]engine.Result // by method, as in the wants

	Reopened map[string]int64 // expanded states that waited again, where a want is about it
}

// Order is a request for exercises.
type Order struct {
	Family engine.Family
	Values engine.Values // settings of the family's generator; others are varied
	Wants  []Want
	Rules  engine.Values // of a lecture: options of all methods that have them and set none
	Count  int
	Seed   uint64
	Limits engine.Limits // the time is for the whole search, the others for each method
}

// maxTries is the number of puzzles tried for each exercise requested.
const maxTries = 3000

// makingNodes is the node limit of generating a puzzle, where that needs a search; beyond it
// another is tried. Nodes, not time, so that an order gives the same puzzles on every
// machine.
const makingNodes = 100_000

// Methods returns the names of all methods in the wants, without duplicates.
func Methods(wants []Want) []string {
	var list []string
	seen := map[string]bool{}
	for _, w := range wants {
		for _, name := range w.methods() {
			if !seen[name] {
				seen[name] = true
				list = append(list, name)
			}
		}
	}
	return list
}

// Method returns a puzzle's method by its word in the wants, under the rules of the order. An
// algorithm alone that is to reopen states takes a heuristic that is not consistent.
func (o Order) Method(p engine.Puzzle, word string) (engine.Method, error) {
	m, err := engine.FindWord(p, word)
	if err != nil {
		return m, err
	}
	if o.Counts(word) {
		if m.Unwatched || m.Order != search.BestFirst || m.Key != search.ByF {
			return m, engine.Errorf("%s reopens no states; expected a method such as astar, wastar or bnb", m.Name())
		}
		if name, values, _ := engine.SplitWord(p, word); !strings.Contains(name, "/") && m.Heuristic.Name != "" {
			h, ok := inconsistent(p)
			if !ok {
				return m, engine.Errorf("all heuristics of %s are consistent, so that %s reopens nothing; name another one, such as %s/expr:...", p.Kind(), m.Algorithm.Title, m.Algorithm.Name)
			}
			if m, err = engine.FindMethod(p, name, h); err == nil {
				m, err = m.With(values)
			}
			if err != nil {
				return m, err
			}
		}
	}
	return m.Under(o.Rules)
}

// Counts reports whether a want is about the states that a method reopens.
func (o Order) Counts(word string) bool {
	return slices.ContainsFunc(o.Wants, func(w Want) bool { return w.kind == reopens && w.first == word })
}

// WantsInconsistent returns the settings of the family's generator for a heuristic that is not
// consistent; none where no want is about reopened states, or the generator has no such setting.
func (o Order) WantsInconsistent(f engine.Family) engine.Values {
	has, ok := option.Estimates.Of(f.GenerateOptions)
	if _, set := o.Values[has.Name]; !ok || set || !slices.ContainsFunc(o.Wants, func(w Want) bool { return w.kind == reopens }) {
		return nil
	}
	return engine.Values{has.Name: option.Inconsistent}
}

// inconsistent returns the name of an admissible heuristic that is not consistent.
func inconsistent(p engine.Puzzle) (name string, ok bool) {
	for _, h := range engine.Heuristics(p) {
		if h.Properties.Admissible && !h.Properties.Consistent {
			return h.Name, true
		}
	}
	return "", false
}

// reopenings counts closed states that enter the frontier again.
type reopenings int64

func (n *reopenings) Record(e search.Event) {
	if e.Kind == search.Reopened && e.Why != search.BackedUp {
		*n++
	}
}

// Find searches for distinct exercises, deterministically. If there are too few within the
// limits, its error says how many were found, and which want fails most often.
func Find(ctx context.Context, o Order) ([]Exercise, error) {
	if o.Limits.Time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, o.Limits.Time)
		defer cancel()
	}
	random := rand.New(rand.NewPCG(o.Seed, uint64(len(o.Wants))))
	seen := map[string]bool{}
	failed := make([]int, len(o.Wants))
	var found []Exercise
	made := 0
	for tries := 0; len(found) < o.Count; tries++ {
		if tries == maxTries*o.Count || ctx.Err() != nil {
			return found, o.tooFew(len(found), made, failed)
		}
		limits := o.Limits
		limits.Nodes = makingNodes
		p, err := o.Family.NewWithin(ctx, o.vary(random), limits)
		if err != nil {
			if tries == 50 && made == 0 {
				return nil, fmt.Errorf("no puzzle could be made: %w", err)
			}
			continue
		}
		made++
		if text := p.String(); seen[text] || p.Start().Solved() {
			continue
		} else {
			seen[text] = true
		}
		e, wrong, err := o.try(ctx, p)
		switch {
		case err != nil:
			return found, err
		case wrong >= 0:
			failed[wrong]++
		default:
			found = append(found, e)
		}
	}
	return found, nil
}

// try returns the exercise, or else the index of the first want that does not hold; -1 for
// an exercise.
func (o Order) try(ctx context.Context, p engine.Puzzle) (Exercise, int, error) {
	e := Exercise{Puzzle: p, Runs: map[string]engine.Result{}, Reopened: map[string]int64{}}
	best, err := engine.FindMethod(p, "", "")
	if err != nil {
		return e, 0, err
	}
	e.Optimum = engine.Solve(ctx, p, best, o.Limits, nil)
	for i, w := range o.Wants {
		if e.Optimum.Status != engine.Solved || e.Optimum.Optimality != engine.Proven {
			return e, i, nil
		}
		for _, name := range w.methods() {
			if _, ran := e.Runs[name]; ran {
				continue
			}
			m, err := o.Method(p, name)
			if err != nil {
				return e, i, err
			}
			var counted reopenings
			probe := new(search.Probe)
			if o.Counts(name) {
				probe.Recorder = &counted
			}
			e.Runs[name] = engine.Solve(ctx, p, m, o.Limits, probe)
			e.Reopened[name] = int64(counted)
			if e.Runs[name].Status != engine.Solved {
				return e, i, nil
			}
		}
		if !w.holds(e) {
			return e, i, nil
		}
	}
	return e, -1, nil
}

// Range of the number of random moves for puzzles that can be solved by hand.
const (
	fewMoves  = 2
	manyMoves = 20
)

// vary returns settings for one more puzzle: another seed and, unless set, a small size and
// number of moves.
func (o Order) vary(random *rand.Rand) engine.Values {
	values := engine.Values{}
	maps.Copy(values, o.WantsInconsistent(o.Family))
	maps.Copy(values, o.Values)
	for _, has := range o.Family.GenerateOptions {
		if _, set := o.Values[has.Name]; set || has.Kind != engine.Integer {
			continue
		}
		switch has.Role {
		case option.Seed:
			values[has.Name] = fmt.Sprint(random.Int32())
		case option.Height, option.Width:
			values[has.Name] = fmt.Sprint(int(has.Min) + 1)
		case option.Length:
			low, high := o.moves()
			values[has.Name] = fmt.Sprint(low + random.IntN(high-low+1))
		}
	}
	return values
}

// moves returns the range of the number of random moves: small, unless a want is about the
// solution's cost.
func (o Order) moves() (low, high int) {
	low, high = fewMoves, manyMoves
	for _, w := range o.Wants {
		if w.kind == takes {
			low = max(low, int(min(w.low, 1000)))
			high = max(low, int(min(w.high, int64(max(high, low)))))
		}
	}
	return low, high
}

// tooFew returns the error for too few exercises, with the reason.
func (o Order) tooFew(found, made int, failed []int) error {
	worst := 0
	for i, n := range failed {
		if n > failed[worst] {
			worst = i
		}
	}
	if len(o.Wants) == 0 || failed[worst] == 0 {
		return engine.Errorf("found %d of %d exercise{|s} among %d puzzle{|s}; raise --time", found, o.Count, made)
	}
	return engine.Errorf("found %d of %d exercise{|s} among %d puzzle{|s}; %q failed on %d of them: loosen it, or raise --time", found, o.Count, made, o.Wants[worst].text, failed[worst])
}
