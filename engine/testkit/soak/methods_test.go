package soak

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strconv"
	"time"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// bounded is the time limit of a search.
const bounded = 300 * time.Millisecond

// maxMethods is how many methods are tried on a board: many boards with some methods find
// more errors than a few with all.
const maxMethods = 12

// board compares methods on a random puzzle with the truth, cheapest first.
func board(c *one, s *setting) {
	p, err := s.draw(c.random)
	if err != nil {
		c.count("boards drawn that are no puzzle")
		return
	}
	j := &judge{one: c, setting: s, puzzle: p, truth: bruteForce(p)}
	c.count(p.Family() + ": boards")
	if j.truth.known {
		c.count(p.Family() + ": boards of which the truth is known")
	}
	j.facts()
	if e, ok := p.(engine.Enumerable); ok && j.truth.known {
		j.counts(e)
	}
	methods := slices.Clone(s.methods(p))
	c.random.Shuffle(len(methods), func(i, k int) { methods[i], methods[k] = methods[k], methods[i] })
	for _, m := range methods[:min(len(methods), maxMethods)] {
		if s.over() {
			return
		}
		if m, err = m.With(j.values(m.Settings.Options())); err != nil {
			j.wrong("%s refuses a value that fits: %v", m.Name(), err)
			continue
		}
		j.method(m)
	}
}

// judge compares what is computed for a puzzle with the truth.
type judge struct {
	*one
	*setting
	puzzle engine.Puzzle
	truth  truth

	replayed bool // the replay by the rules was tested on a solution
}

func (j *judge) wrong(format string, args ...any) {
	j.fail(j.number, j.puzzle.Family()+": "+fmt.Sprintf(format, args...), fmt.Sprintf("%s(cheapest: %+v)", j.puzzle, j.truth))
}

// facts checks what is known before a search, and that the text round-trips.
func (j *judge) facts() {
	if again, err := puzzles.Open(j.puzzle.String()); err != nil || again.String() != j.puzzle.String() {
		j.wrong("its own text is not read as the same puzzle: %v", err)
	}
	if f, ok := j.verdict(j.puzzle); ok && j.truth.known && j.truth.solvable != (f.Kind == engine.Solvable) {
		j.wrong("the facts say the contrary")
	}
}

// values returns mostly the defaults.
func (j *judge) values(options []engine.Option) engine.Values {
	if j.random.IntN(3) > 0 {
		return nil
	}
	values := someOf(options, j.random)
	for _, o := range options {
		most := min(o.Max, o.Min+20)
		switch o.Kind {
		case engine.Integer:
			values[o.Name] = strconv.Itoa(int(o.Min) + j.random.IntN(int(most-o.Min)+1))
		case engine.Number:
			values[o.Name] = strconv.FormatFloat(o.Min+math.Floor(j.random.Float64()*(most-o.Min)*4)/4, 'f', -1, 64)
		}
	}
	return values
}

// limits returns mostly generous limits; tight ones may end a search but not make it wrong.
func (j *judge) limits() engine.Limits {
	limits := engine.Limits{Time: bounded, Memory: 256 << 20, Nodes: 10_000}
	switch j.random.IntN(8) {
	case 0:
		limits.Nodes = 1 + j.random.Int64N(1000)
	case 1:
		limits.Memory = 1 + j.random.Int64N(1<<20)
	}
	return limits
}

// method runs a method and compares its result with the truth.
func (j *judge) method(m engine.Method) {
	limits := j.limits()
	r := j.solve(context.Background(), j.puzzle, m, limits, nil)
	j.one.count(j.puzzle.Family() + ": runs")
	name := m.Name()
	if set := m.Settings.Set(); len(set) > 0 {
		name += fmt.Sprint(" ", set)
	}
	promise, t := m.Guarantee(), j.truth
	switch {
	case r.Fault:
		j.fail(j.number, fmt.Sprintf("%s: %s is wrong", j.puzzle.Family(), m.Name()), fmt.Sprintf("%s%s\n%s", j.puzzle, name, r.Reason))
		return
	case r.Status == engine.Solved && !r.Verified:
		j.wrong("%s solves it without verification", name)
	case r.Status == engine.Solved && t.known && !t.solvable, r.Status == engine.NoSolution && t.known && t.solvable:
		j.wrong("%s says %s", m.Name(), r.Status)
	case r.Status == engine.Failed && promise.Complete:
		j.wrong("%s promises completeness and fails", m.Name())
	case r.Status == engine.Stopped:
		j.wrong("%s says that it was stopped", m.Name())
	}
	if r.Status == engine.Solved {
		j.estimates(m, r)
		if !j.replayed {
			j.replayed = true
			j.refused(m, r)
		}
	}
	proven := r.Status == engine.Solved && (r.Optimality == engine.Proven || promise.Optimal && r.Optimality != engine.NotProven)
	least := t.atLeast
	if t.known {
		least = t.cost
	}
	switch {
	case r.Status != engine.Solved:
	case r.Cost < least:
		j.wrong("%s costs less than is possible", m.Name())
	case proven && t.known && r.Cost > t.cost:
		j.wrong("%s calls too high a cost optimal", m.Name())
	case r.Bound > int64(r.Cost):
		j.wrong("%s has a bound above its own cost", m.Name())
	}
	if t.known && t.solvable && r.Bound > int64(t.cost) {
		j.wrong("%s has a bound above the cheapest cost", m.Name())
	}
}

// estimates compares the estimates along a solution with the remaining costs, which an
// admissible heuristic never exceeds. It does not need the truth.
func (j *judge) estimates(m engine.Method, r engine.Result) {
	if !j.admissible(m.Heuristic.Name) {
		return
	}
	for _, e := range r.Estimates {
		if e.H > int64(r.Cost)-e.G {
			j.wrong("%s is called admissible and estimates too high", m.Heuristic.Name)
			return
		}
	}
}

// admissible reports whether a heuristic claims to be: A* with it is optimal.
func (j *judge) admissible(heuristic string) bool {
	return slices.ContainsFunc(j.methods(j.puzzle), func(m engine.Method) bool {
		return m.Algorithm.Name == "astar" && m.Heuristic.Name == heuristic && m.Guarantee().Optimal
	})
}

// refused checks that the replay by the rules rejects solutions with an error.
func (j *judge) refused(m engine.Method, r engine.Result) {
	if len(r.Moves) == 0 {
		return
	}
	start, last := j.puzzle.Start(), len(r.Moves)-1
	mistakes := map[string]engine.Result{
		"it stops before the goal":      {Moves: r.Moves[:last], Cost: r.Cost - r.Moves[last].Cost},
		"its cost is another":           {Moves: r.Moves, Cost: r.Cost + 1},
		"a move has another cost":       {Moves: slices.Clone(r.Moves), Cost: r.Cost + 1},
		"a move is none of the board's": {Moves: slices.Clone(r.Moves), Cost: r.Cost},
	}
	if r.Positions[last].Solved() {
		delete(mistakes, "it stops before the goal")
	}
	i := j.random.IntN(len(r.Moves))
	mistakes["a move has another cost"].Moves[i].Cost++
	mistakes["a move is none of the board's"].Moves[i].Name += "?"
	for what, wrong := range mistakes {
		if _, err := j.verify(start, wrong.Moves, wrong.Cost); err == nil {
			j.wrong("a solution is verified though %s", what)
		}
		liar := m
		liar.Run = func(context.Context, engine.Method, engine.Limits, *search.Probe) engine.Result {
			return engine.Result{Status: engine.Solved, Moves: wrong.Moves, Cost: wrong.Cost}
		}
		if got := j.solve(context.Background(), j.puzzle, liar, engine.Limits{}, nil); !got.Fault || got.Verified {
			j.wrong("a method's solution passes though %s", what)
		}
	}
}

// counts checks the number of solutions and their list.
func (j *judge) counts(p engine.Enumerable) {
	ctx := context.Background()
	c := j.setting.count(ctx, p, 1+j.random.IntN(3), engine.Limits{Time: 10 * time.Second})
	j.one.count(p.Family() + ": counts")
	figures := map[string]string{}
	for _, f := range c.Figures {
		figures[f.Name] = f.Value
	}
	all := c.Figures[0].Value // all distinct
	if all != strconv.Itoa(j.truth.count) {
		j.wrong("it counts %s solutions, there are %d", all, j.truth.count)
	}
	if (c.Status == engine.Solved) != j.truth.solvable {
		j.wrong("the count says %s", c.Status)
	}
	for name, distinct := range map[string]bool{"merged": false, "merged-distinct": true} {
		listed := 0
		p.Solutions(ctx, distinct, 1, engine.Limits{Time: 10 * time.Second}, nil, func(int64, []engine.Move) bool {
			listed++
			return true
		})
		counted, known := figures[name]
		if !known && !distinct {
			counted, known = all, true // no equal pieces
		}
		if known && counted != strconv.Itoa(listed) {
			j.wrong("it lists another number of solutions than it counts (%s)", name)
		}
	}
}
