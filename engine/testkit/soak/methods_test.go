package soak

import (
	"context"
	"fmt"
	"math"
	"strconv"
	"time"

	"langkah/engine"
)

// board holds every method of a random puzzle against the truth.
func board(c *one, s *setting) {
	p, err := draw(c.random)
	if err != nil {
		c.count("boards drawn that are no puzzle")
		return
	}
	j := &judge{c, p, plain(p)}
	c.count(p.Family() + ": boards")
	j.facts()
	for _, m := range p.Methods() {
		if s.over() {
			return
		}
		if m, err = m.With(j.values(m.Settings.Options())); err != nil {
			j.wrong("%s refuses a value that fits: %v", m.Name(), err)
			continue
		}
		j.method(m)
	}
	if e, ok := p.(engine.Enumerable); ok && j.truth.known {
		j.counts(e)
	}
}

// judge holds what is said of a puzzle against the truth.
type judge struct {
	*one
	puzzle engine.Puzzle
	truth  truth
}

func (j *judge) wrong(format string, args ...any) {
	j.fail(j.number, j.puzzle.Family()+": "+fmt.Sprintf(format, args...), fmt.Sprintf("%s(cheapest: %+v)", j.puzzle, j.truth))
}

// facts holds what is known before a search, and the text, which has to be read
// as the same puzzle.
func (j *judge) facts() {
	if again, err := puzzles.Open(j.puzzle.String()); err != nil || again.String() != j.puzzle.String() {
		j.wrong("its own text is not read as the same puzzle: %v", err)
	}
	if f, ok := engine.Verdict(j.puzzle); ok && j.truth.known && j.truth.solvable != (f.Kind == engine.Solvable) {
		j.wrong("the facts say the contrary")
	}
}

// values are mostly those that are set without being asked.
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

// limits are mostly wide; narrow ones may end a search, but never make it wrong.
func (j *judge) limits() engine.Limits {
	limits := engine.Limits{Time: 300 * time.Millisecond, Memory: 256 << 20, Nodes: 10_000}
	switch j.random.IntN(8) {
	case 0:
		limits.Nodes = 1 + j.random.Int64N(1000)
	case 1:
		limits.Memory = 1 + j.random.Int64N(1<<20)
	}
	return limits
}

// method runs a method and holds its result against the truth.
func (j *judge) method(m engine.Method) {
	limits := j.limits()
	r := engine.Solve(context.Background(), j.puzzle, m, limits, nil)
	j.count(j.puzzle.Family() + ": runs")
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

// counts holds the number of solutions and the list of them.
func (j *judge) counts(p engine.Enumerable) {
	ctx := context.Background()
	c := p.Count(ctx, 1+j.random.IntN(3), engine.Limits{Time: 10 * time.Second}, nil)
	j.count(p.Family() + ": counts")
	figures := map[string]string{}
	for _, f := range c.Figures {
		figures[f.Name] = f.Value
	}
	all := c.Figures[0].Value // with nothing taken for the same
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
		counted, told := figures[name]
		if !told && !distinct {
			counted, told = all, true // a family without equal pieces
		}
		if told && counted != strconv.Itoa(listed) {
			j.wrong("it lists another number of solutions than it counts (%s)", name)
		}
	}
}
