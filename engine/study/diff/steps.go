package diff

import (
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
)

// Steps returns the expansions of the longer search: in each step both searches expand
// their next node, if they have one.
func (t Pair) Steps() int {
	return max(t.Searches[0].Trace.Expansions(), t.Searches[1].Trace.Expansions())
}

// Moments returns the number of each search's events after that many steps.
func (t Pair) Moments(steps int) (moments [2]int) {
	for side, r := range t.Searches {
		moments[side] = r.Trace.Len()
		if steps < r.Trace.Expansions() {
			_, moments[side] = r.Trace.Expansion(steps)
		}
	}
	return moments
}

// Numbers counts places.
type Numbers struct {
	Expanded [2]int // by each search
	Both     int    // expanded by both
	Spared   [2]int // expanded by the other search and not by this one
	Unmade   [2]int // of these, those that this one did not even generate
}

// Numbers counts the places after that many events of each search.
func (t Pair) Numbers(moments [2]int) (n Numbers) {
	for _, p := range t.Places {
		expanded, made := p.ExpandedAfter(moments), p.MadeAfter(moments)
		if expanded == Both {
			n.Both++
		}
		for side, mine := range [2]Mark{LeftOnly, RightOnly} {
			switch {
			case expanded&mine != 0:
				n.Expanded[side]++
			case expanded != Neither:
				n.Spared[side]++
				if made&mine == 0 {
					n.Unmade[side]++
				}
			}
		}
	}
	return n
}

// Sentences returns the numbers in words.
func (t Pair) Sentences(moments [2]int) (list []engine.Message) {
	n := t.Numbers(moments)
	list = t.limits()
	before := len(list)
	title := [2]engine.Message{t.Searches[0].Method.Title(), t.Searches[1].Method.Title()}
	list = append(list, engine.Msg("%s: %s position{|s} expanded; %s: %s; %s by both.",
		title[0], figures.Count(int64(n.Expanded[0])), title[1], figures.Count(int64(n.Expanded[1])), figures.Count(int64(n.Both))))
	for side := range n.Spared {
		of := n.Expanded[1-side]
		switch {
		case of == 0:
		case n.Spared[side] == 0:
			list = append(list, engine.Msg("%s expanded all that %s expanded.", title[side], title[1-side]))
		case n.Unmade[side] == 0:
			list = append(list, engine.Msg("%s never looked at %s of the %s that %s expanded, although it made them all.",
				title[side], figures.Count(int64(n.Spared[side])), figures.Count(int64(of)), title[1-side]))
		default:
			list = append(list, engine.Msg("%s never looked at %s of the %s that %s expanded; %s of these it did not even make.",
				title[side], figures.Count(int64(n.Spared[side])), figures.Count(int64(of)), title[1-side], figures.Count(int64(n.Unmade[side]))))
		}
	}
	if t.Cut[0] || t.Cut[1] {
		for i := range list[before:] {
			list[before+i] = engine.Msg("In what is counted: %s", list[before+i])
		}
	}
	return list
}

// limits names the searches that are counted in part or were ended early.
func (t Pair) limits() (list []engine.Message) {
	for side, r := range t.Searches {
		if t.Cut[side] {
			list = append(list, engine.Msg("Only the first %s of %s event{|s} of %s are counted.",
				figures.Count(int64(r.Trace.Len())), figures.Count(r.Trace.Counts().All()), t.title(side)))
		}
		if t.stopped(side) {
			list = append(list, engine.Msg("%s was ended before it was done: %s", t.title(side), r.Result.Reason))
		}
	}
	return list
}

// stopped reports whether a limit or the user ended a search.
func (t Pair) stopped(side int) bool {
	status := t.Searches[side].Result.Status
	return status == search.Stopped || status.Limited() && status != search.DepthLimit
}

// open reports whether a search may expand more than is recorded.
func (t Pair) open(side int) bool { return t.Cut[side] || t.stopped(side) }

// Parting is the first step at which the two searches do not expand the same position.
type Parting struct {
	Step   int
	Events [2]int // the expansions; trace.Never for a search that has ended
}

// Part returns where the two searches part; ok is false where they expand the same
// positions in the same order, as far as both are recorded.
func (t Pair) Part() (p Parting, ok bool) {
	for step := range t.Steps() {
		p = Parting{Step: step, Events: [2]int{trace.Never, trace.Never}}
		var at [2]int32
		for side, r := range t.Searches {
			at[side] = -1
			if step < r.Trace.Expansions() {
				e, event := r.Trace.Expansion(step)
				p.Events[side] = event
				if i, placed := t.places[side][e.Node]; placed {
					at[side] = i
				}
			}
		}
		for side := range at {
			if p.Events[side] == trace.Never && t.open(side) {
				return Parting{}, false
			}
		}
		if at[0] != at[1] || at[0] < 0 {
			return p, true
		}
	}
	return Parting{}, false
}
