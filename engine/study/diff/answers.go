package diff

import (
	"context"
	"time"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
)

// Answer is a finding about two searches on this puzzle, in words.
type Answer struct {
	Question, Words engine.Message
	Place           int // where it shows on the map; nowhere below 0
}

// mostJudged limits the positions at which a heuristic is compared with the exact
// distance, spread over all that the search expanded.
const mostJudged = 200

// Answers compares the two searches on this puzzle: whether they expand the same
// positions, whether the heuristic of each overestimates, and at which move the dearer
// solution loses. Exact distances are found within the limits; where they end the
// work, the answer says that it is open.
func (t Pair) Answers(ctx context.Context, limits engine.Limits, probe *search.Probe) []Answer {
	j := &judge{Pair: t, ctx: ctx, limits: limits, probe: probe, start: time.Now(), known: map[string]engine.Truth{}}
	list := []Answer{t.same()}
	for side, r := range t.Searches {
		if r.Method.Heuristic.Name == "" || side == 1 && r.Method.Heuristic.Name == t.Searches[0].Method.Heuristic.Name {
			continue
		}
		if a, ok := j.admissible(side); ok {
			list = append(list, a)
		}
	}
	if a, ok := j.loses(); ok {
		list = append(list, a)
	}
	return list
}

// same reports whether both expand the same positions in the same order.
func (t Pair) same() Answer {
	a := Answer{Question: engine.Msg("Do the two do the same here?"), Place: -1}
	p, parted := t.Part()
	if !parted && (t.open(0) || t.open(1)) {
		known := min(t.Searches[0].Trace.Expansions(), t.Searches[1].Trace.Expansions())
		a.Words = engine.Msg("That is not known: the first %s expansion{|s} of both {is|are} the same, and how they go on is not counted.", figures.Count(int64(known)))
		return a
	}
	if !parted {
		a.Words = engine.Msg("Yes: both expand the same positions in the same order.")
		return a
	}
	n := t.Numbers(t.Moments(t.Steps()))
	first := engine.Msg("No")
	if n.Spared[0]+n.Spared[1] == 0 && !t.open(0) && !t.open(1) {
		first = engine.Msg("Both expand the same positions, but in another order")
	}
	for side, other := range [2]int{1, 0} {
		if p.Events[side] == trace.Never {
			a.Words = engine.Msg("%s: %s has ended after %d expansion{|s}, and %s goes on.", first, t.title(side), p.Step, t.title(other))
			return a
		}
	}
	reason := [2]engine.Message{}
	for side, r := range t.Searches {
		e := r.Trace.Event(p.Events[side])
		reason[side] = r.Trace.Why(p.Events[side], r.Method.Order, r.Method.Key, r.Method.Figure, r.Method.CostUnit, r.Method.Rules())
		if i, placed := t.Place(side, e.Node); placed {
			a.Place = i
		}
	}
	a.Words = engine.Msg("%s: expansion %d is the first that differs. %s takes its node because %s; %s takes another because %s.",
		first, p.Step+1, t.title(0), reason[0], t.title(1), reason[1])
	return a
}

func (t Pair) title(side int) engine.Message { return t.Searches[side].Method.Title() }

// judge finds exact distances, all within one time limit.
type judge struct {
	Pair
	ctx    context.Context
	limits engine.Limits
	probe  *search.Probe
	start  time.Time
	oracle engine.Oracle
	known  map[string]engine.Truth
}

// distance returns the exact cost from a position to the nearest goal; ok is false
// where it is not found in time, solvable reports whether a goal can be reached.
func (j *judge) distance(at engine.Position) (d int, solvable, ok bool) {
	key := engine.Key(at)
	truth, known := j.known[key]
	if !known {
		rest := j.limits
		if rest.Time > 0 {
			rest.Time -= time.Since(j.start)
		}
		if j.ctx.Err() != nil || j.limits.Time > 0 && rest.Time <= 0 {
			return 0, false, false
		}
		truth = j.judge(at, rest)
		j.known[key] = truth
	}
	return truth.AtMost, truth.Status != engine.NoSolution, truth.Status == engine.NoSolution || truth.Exact()
}

func (j *judge) judge(at engine.Position, limits engine.Limits) engine.Truth {
	puzzle := j.Searches[0].Puzzle
	if judged, ok := puzzle.(engine.Judged); ok {
		if j.oracle == nil {
			j.oracle = judged.Oracle()
		}
		return j.oracle.Judge(j.ctx, at, limits, j.probe)
	}
	return engine.JudgeBySolving(j.ctx, puzzle, at, limits, j.probe)
}

// admissible compares a search's heuristic with the exact distances of expanded
// positions; ok is false where none is known.
func (j *judge) admissible(side int) (a Answer, ok bool) {
	r := j.Searches[side]
	h := r.Method.Heuristic.Title
	a = Answer{Question: engine.Msg("Is %s admissible here?", h), Place: -1}
	all := r.Trace.Expansions()
	most := int32(0)
	looked, apart := 0, max(1, (all+mostJudged-1)/mostJudged)
	for n := 0; n < all; n += apart {
		e, _ := r.Trace.Expansion(n)
		at, shown := r.Position(e.Node)
		if !shown {
			continue
		}
		d, solvable, exact := j.distance(at)
		if !exact {
			break
		}
		looked, most = looked+1, max(most, e.H)
		if solvable && int(e.H) > d {
			a.Words = engine.Msg("No: at expansion %d it says %d, and the goal is %d away.", n+1, r.Method.Cost(e.H), engine.CostOf(r.Puzzle, d))
			if i, placed := j.Place(side, e.Node); placed {
				a.Place = i
			}
			return a, true
		}
	}
	switch {
	case most == 0: // it guides nothing
		return a, false
	case j.Cut[side]:
		a.Words = engine.Msg("At none of %s expansion{|s} of the first %s it says more than the exact distance; the others were not looked at.", figures.Count(int64(looked)), figures.Count(int64(all)))
	case looked == all:
		a.Words = engine.Msg("Yes: at none of its %s expansion{|s} it says more than the exact distance.", figures.Count(int64(all)))
	default:
		a.Words = engine.Msg("At none of %s expansion{|s} of all %s it says more than the exact distance; the others were not looked at.", figures.Count(int64(looked)), figures.Count(int64(all)))
	}
	return a, true
}

// loses finds the first move at which the dearer of two solutions is no longer a cheapest one.
func (j *judge) loses() (a Answer, ok bool) {
	for side, other := range [2]int{1, 0} {
		r, better := j.Searches[side], j.Searches[other]
		if r.Result.Status != engine.Solved || better.Result.Status != engine.Solved || r.Result.Cost <= better.Result.Cost {
			continue
		}
		a = Answer{Question: engine.Msg("Does %s lose, and where?", j.title(side)), Place: -1}
		a.Words = engine.Msg("Its solution costs %d, that of %s %d.", engine.CostOf(r.Puzzle, r.Result.Cost), j.title(other), engine.CostOf(r.Puzzle, better.Result.Cost))
		positions := r.Result.Positions
		for i, move := range r.Result.Moves {
			before, _, known := j.distance(positions[i])
			after, solvable, exact := j.distance(positions[i+1])
			if !known || !exact {
				break
			}
			if loss := move.Cost + after - before; solvable && loss > 0 {
				a.Words = engine.Msg("%s Move %d, %s, is the first that loses something: before it the goal is %d away, after it %d.", a.Words, i+1, move.Name, engine.CostOf(r.Puzzle, before), engine.CostOf(r.Puzzle, after))
				a.Place = j.placeOf(side, positions[i+1])
				break
			}
		}
		return a, true
	}
	return a, false
}

// placeOf returns the place of a position on the map, below 0 where it has none.
func (j *judge) placeOf(side int, at engine.Position) int {
	key := engine.Key(at)
	for i, p := range j.Places {
		if p.Nodes[side] == 0 {
			continue
		}
		if is, shown := j.Searches[side].Position(p.Nodes[side]); shown && engine.Key(is) == key {
			return i
		}
	}
	return -1
}
