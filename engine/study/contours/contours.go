// Package contours counts which positions an A* has to expand with a heuristic, and
// compares two heuristics on the whole state space.
//
// Let C* be the cost of the cheapest solution, and f = g + h with the exact cost g from the
// start. With an admissible and consistent heuristic every A* expands all positions with
// f < C*, those with f = C* or not, as it breaks ties, and none with f > C* (Dechter and
// Pearl 1985):
//
//	         f > C*: never
//	  .-------------------.
//	 /    f = C*: ties     \
//	|   .---------------.   |
//	|  |  f < C*: must   |  |
//	|  |     start       |  |
//
// With an inconsistent one f falls along some paths; then a position must be expanded where
// all of some path to it has f < C*, and may be where none of some path has f > C*. That is
// for an A* that reopens. An inadmissible heuristic draws no such line.
//
// The counts are by [engine.Survey]: no search's events are used, and no limit of what a
// recording keeps applies.
package contours

import (
	"context"
	"time"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/diff"
)

// Sizes of what is counted, and the time for all.
const (
	Most    = 2_000_000 // positions within a contour
	Whole   = 200_000   // positions of a space that is compared whole
	Nearest = 20_000    // positions of a larger one
	Within  = 15 * time.Second
)

// Contours are the counts by f of the heuristics of two searches, of one where they are the same.
type Contours struct {
	Puzzle  engine.Puzzle
	Optimum int            // C*
	Why     engine.Message // why there is nothing to count; then the other fields are zero
	Sides   []Side
	Space   int         // positions that can be reached; 0 where they are too many
	Between *Comparison // of two heuristics; nil for one, or where none was possible
}

// Side is a heuristic's.
type Side struct {
	Heuristic engine.Choice
	search.Properties
	Why        engine.Message // why it is not counted; then Must and Ties are 0
	Must, Ties int            // positions, the solved ones included
	Limit      engine.Message // what ended the counting: then there are at least so many; may be zero
	Expanded   []Expanded     // by the searches with the heuristic
}

// Expanded says what a recorded search expanded, each position counted once.
type Expanded struct {
	Method            engine.Method
	Must, Ties, Above int
}

// Comparison holds the estimates of two heuristics against each other.
type Comparison struct {
	Positions int
	Whole     bool    // of all positions that can be reached; else of those nearest to the start
	Higher    [2]int  // positions where each estimates more than the other
	Most      [2]Case // the position of each that shows it best, where there is one
}

// Case is a position at which two heuristics differ.
type Case struct {
	At        engine.Position
	Cost      int // exact, from the start
	Estimates [2]int
	Splits    bool // the lower one's contour has it inside, the higher one's outside
}

// Dominates returns the heuristic, 0 or 1, that is never less than the other and
// somewhere more; ok is false where there is none.
func (c Comparison) Dominates() (side int, ok bool) {
	switch {
	case c.Higher[0] > 0 && c.Higher[1] == 0:
		return 0, true
	case c.Higher[1] > 0 && c.Higher[0] == 0:
		return 1, true
	}
	return 0, false
}

// Of counts for the heuristics of two searches.
func Of(ctx context.Context, t diff.Pair, limits engine.Limits, probe *search.Probe) Contours {
	if limits.Time == 0 || limits.Time > Within {
		limits.Time = Within
	}
	limits.Nodes = 0
	w := work{ctx, t.Searches[0].Puzzle, limits, time.Now(), probe}
	c := Contours{Puzzle: w.puzzle}
	var methods []engine.Method
	for _, r := range t.Searches {
		m, why := guided(w.puzzle, r.Method)
		if len(c.Sides) == 0 || c.Sides[0].Heuristic.Name != m.Heuristic.Name {
			c.Sides = append(c.Sides, Side{Heuristic: m.Heuristic, Properties: m.Properties(), Why: why})
			methods = append(methods, m)
		}
	}
	if c.Sides[0].Why.IsZero() || c.Sides[len(c.Sides)-1].Why.IsZero() {
		c.Optimum, c.Why = w.optimum(t)
	} else {
		c.Why = c.Sides[0].Why
	}
	if !c.Why.IsZero() {
		return Contours{Why: c.Why}
	}
	for i := range c.Sides {
		if c.Sides[i].Why.IsZero() {
			w.count(&c.Sides[i], methods[i], c.Optimum, t)
		}
	}
	w.compare(&c, methods)
	return c
}

// guided returns A* with the heuristic of a method, and why there is none.
func guided(p engine.Puzzle, m engine.Method) (engine.Method, engine.Message) {
	name := m.Heuristic.Name
	if name == "" {
		name = "none"
	}
	for _, a := range p.Methods() {
		if a.Algorithm.Name == "astar" && a.Heuristic.Name == name {
			return a, engine.Message{}
		}
	}
	if m.Algorithm.Name == "astar" {
		return m, engine.Message{}
	}
	return m, engine.Msg("%s has no estimates that A* could use", m.Title())
}

// work is one counting, all within one time limit.
type work struct {
	ctx    context.Context
	puzzle engine.Puzzle
	limits engine.Limits
	start  time.Time
	probe  *search.Probe
}

// left returns the limits with the remaining time, for so many positions.
func (w work) left(nodes int64) engine.Limits {
	limits := w.limits
	limits.Nodes = nodes
	limits.Time = max(limits.Time-time.Since(w.start), time.Nanosecond)
	return limits
}

// optimum returns the cost of the cheapest solution, or why it is not known.
func (w work) optimum(t diff.Pair) (cost int, why engine.Message) {
	for _, r := range t.Searches {
		switch {
		case r.Result.Status == engine.Solved && r.Result.Optimality == engine.Proven:
			return r.Result.Cost, why
		case r.Result.Status == engine.NoSolution:
			return 0, engine.Msg("there is no solution, so every A* expands all that can be reached")
		}
	}
	best, err := engine.FindMethod(w.puzzle, "", "")
	if err != nil {
		return 0, engine.MsgOf(err)
	}
	r := engine.Solve(w.ctx, w.puzzle, best, w.left(0), w.probe)
	switch {
	case r.Status == engine.Solved && r.Optimality == engine.Proven:
		return r.Cost, why
	case r.Status == engine.NoSolution:
		return 0, engine.Msg("there is no solution, so every A* expands all that can be reached")
	case r.Status == engine.Solved:
		return 0, engine.Msg("the cost of the cheapest solution is not known: %s", r.Because)
	}
	return 0, engine.Msg("the cost of the cheapest solution is not known: %s", r.Reason)
}

// count counts within a heuristic's contours.
func (w work) count(s *Side, m engine.Method, optimum int, t diff.Pair) {
	if !s.Admissible && !s.Blind {
		s.Why = engine.Msg("it can estimate too much, so that no position is sure to be expanded, nor sure not to be")
		return
	}
	must, all := map[string]bool{}, map[string]bool{}
	visit := func(bound int, visit func(engine.Surveyed)) {
		status, ok := engine.Survey(w.ctx, m, int64(bound), w.left(Most), w.probe, func(at engine.Surveyed) bool {
			visit(at)
			return true
		})
		switch {
		case !ok:
			s.Why = engine.Msg("%s has no estimates that A* could use", m.Title())
		case status != engine.NoSolution:
			s.Limit = engine.Ending(status, w.left(Most), search.Counters{})
		}
	}
	consistent := s.Consistent || s.Blind
	visit(optimum, func(at engine.Surveyed) {
		key := engine.Key(at.At())
		all[key] = true
		if consistent && at.Cost+at.Estimate < optimum {
			must[key] = true
		}
	})
	if !consistent && s.Why.IsZero() {
		visit(optimum-1, func(at engine.Surveyed) { must[engine.Key(at.At())] = true })
	}
	s.Must, s.Ties = len(must), len(all)-len(must)
	for side, r := range t.Searches {
		if other, _ := guided(w.puzzle, r.Method); other.Heuristic.Name != s.Heuristic.Name || !s.Limit.IsZero() || t.Cut[side] {
			continue
		}
		e := Expanded{Method: r.Method}
		for _, p := range t.Places {
			if p.Expanded[side] < 0 {
				continue
			}
			at, _ := r.Position(p.Nodes[side])
			switch key := engine.Key(at); {
			case must[key]:
				e.Must++
			case all[key]:
				e.Ties++
			default:
				e.Above++
			}
		}
		s.Expanded = append(s.Expanded, e)
	}
}
