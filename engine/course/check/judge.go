package check

import (
	"cmp"
	"context"
	"math"
	"slices"
	"strings"

	"langkah/engine"
)

// Options pin what a log is held against.
type Options struct {
	// Method is the method that the program is meant to be, "astar/manhattan", or an
	// algorithm alone; "" for any. Its options are rules, as in astar/manhattan:ties=oldest.
	Method string
	Rules  engine.Values // further rules of a lecture, for that method
}

// tried is a hypothesis with how far the log agrees with it.
type tried struct {
	hypothesis
	outcome
	cut    int // entries left out at the end: the boards of the solution
	before int // 1 where the start was not logged, -1 where it was twice
	ranked rank
}

// judge holds one log against hypotheses.
type judge struct {
	ctx   context.Context
	space *space
	log   Log
	seqs  []sequence

	scratch scratch
}

// sequence is a reading of a log: which of its entries are expansions.
type sequence struct {
	list   []state
	before int // as of tried
	cut    int
	fault  bool // an entry that shows no board follows
	rounds bool // for searches in rounds alone
}

// newJudge numbers the boards of the log.
func newJudge(ctx context.Context, p engine.Puzzle, log Log) *judge {
	j := &judge{ctx: ctx, space: newSpace(p), log: log}
	start := j.space.of(p.Start(), true)
	var list []state
	fault := false
	logged := map[state]float64{}
	for _, e := range log.Entries {
		if e.Position == nil {
			fault = true
			break
		}
		s := j.space.of(e.Position, false)
		list = append(list, s)
		if !math.IsNaN(e.H) {
			logged[s] = e.H
		}
	}
	if len(logged) > 0 && len(logged) >= len(list)/2 && slices.ContainsFunc(log.Entries, func(e Entry) bool { return e.H > 0 }) {
		j.space.logged = &estimate{states: j.space.states, Imitation: engine.Imitation{Of: OfLog, Value: nil}}
		j.space.logged.known = make([]float64, len(j.space.positions))
		for s := range j.space.logged.known {
			j.space.logged.known[s] = math.Inf(1)
			if h, ok := logged[state(s)]; ok {
				j.space.logged.known[s] = h
			}
		}
		j.space.logged.Value = func(engine.Position) float64 { return math.Inf(1) }
	}
	first := sequence{list: list, fault: fault}
	switch {
	case len(list) > 1 && list[0] == start && list[1] == start:
		j.seqs = append(j.seqs, first, sequence{list: list[1:], before: -1, fault: fault})
	case len(list) > 0 && list[0] == start:
		j.seqs = append(j.seqs, first)
	default:
		j.seqs = append(j.seqs, sequence{list: append([]state{start}, list...), before: 1, fault: fault})
	}
	if len(list) > 1 && list[0] == start { // the first round, of the start alone, is not logged
		j.seqs = append(j.seqs, sequence{list: append([]state{start}, list...), before: 1, fault: fault, rounds: true})
	}
	for _, s := range slices.Clone(j.seqs) {
		for _, n := range j.solutionBehind(s.list) {
			j.seqs = append(j.seqs, sequence{list: s.list[:n], before: s.before, cut: len(s.list) - n, rounds: s.rounds})
		}
	}
	return j
}

// solutionBehind returns how many entries come before the boards of a solution at the end,
// which begin with the start or one move after it.
func (j *judge) solutionBehind(list []state) (places []int) {
	last := len(list) - 1
	if last < 1 || !j.space.solved(list[last]) {
		return nil
	}
	for n := last; n > 0; n-- {
		if n < last && !j.linked(list[n], list[n+1]) {
			return places
		}
		if list[n] == list[0] || j.linked(list[0], list[n]) && n < last {
			places = append(places, n)
		}
	}
	return places
}

func (j *judge) linked(from, to state) bool {
	for _, m := range j.space.right {
		for _, st := range m.from(from) {
			if st.to == to {
				return true
			}
		}
	}
	return false
}

// try replays the readings of the log under a hypothesis and returns the best.
func (j *judge) try(h hypothesis) tried {
	var best tried
	for i, s := range j.seqs {
		if s.rounds && !h.deep.rounds {
			continue
		}
		t := tried{hypothesis: h, outcome: j.replay(h, s.list, 0), cut: s.cut, before: s.before}
		if s.fault && t.whole {
			t.whole = false // the next entry shows no board
		}
		if i == 0 || t.fits() && !best.fits() || t.whole && t.ends() && !best.ends() || !best.fits() && !t.fits() && t.agree > best.agree && s.cut == 0 {
			best = t
		}
		if best.ends() {
			break
		}
	}
	return best
}

// replay holds a reading against the hypothesis, passing so many boards left out or twice.
func (j *judge) replay(h hypothesis, list []state, repaired int) outcome {
	if h.depthFirst {
		o := (&depthFirst{hypothesis: h, log: list}).run()
		if h.algorithm == "dfs" && !o.whole && !h.deep.bounded && o.agree > 1 {
			bounded := h
			bounded.deep.bounded, bounded.deep.first = true, float64(depthOf(h, list, o.agree-1))
			if b := (&depthFirst{hypothesis: bounded, log: list}).run(); b.agree > o.agree {
				return b
			}
		}
		return o
	}
	r := bestFirst{hypothesis: h, log: list, scratch: &j.scratch}
	if repaired > 0 {
		r.repairs.allowed, r.repairs.later = repaired, lastEntries(list)
	}
	return r.replay()
}

// depthOf returns the depth of an entry on the path of a depth-first search.
func depthOf(h hypothesis, list []state, entry int) int {
	r := depthFirst{hypothesis: h, log: list[:entry+1]}
	r.run()
	return int(r.last.g)
}

// methods returns the methods that the options ask for, or all that are judged.
func (j *judge) methods(o Options) (list [][2]string, err error) {
	algorithm, heuristic, _ := strings.Cut(o.Method, "/")
	if algorithm != "" && !slices.Contains(judged, algorithm) {
		return nil, engine.Errorf("the order of expansion of %s is not judged; judged are %s", algorithm, strings.Join(judged, ", "))
	}
	names := j.space.heuristics()
	if b, ok := j.space.puzzle.(engine.Breakable); ok && heuristic != "" && !slices.Contains(names, heuristic) {
		for _, c := range b.Breakdowns() { // it may take tables to build
			if c.Name == heuristic {
				j.space.estimates = append(j.space.estimates, &estimate{Imitation: engine.Imitation{Of: c.Name, Value: broken(b, c.Name)}, states: j.space.states})
				names = append(names, heuristic)
			}
		}
	}
	if heuristic != "" && !slices.Contains(names, heuristic) {
		return nil, engine.Errorf("there is no heuristic %s that a log can be held against; there are %s", heuristic, strings.Join(names, ", "))
	}
	for _, a := range judged {
		if algorithm != "" && a != algorithm {
			continue
		}
		if !slices.Contains(informed, a) {
			list = append(list, [2]string{a, ""})
			continue
		}
		for _, h := range names {
			if heuristic == "" || h == heuristic {
				list = append(list, [2]string{a, h})
			}
		}
	}
	return list, nil
}

// rank orders mistakes by how well they explain a log.
type rank struct {
	ends    bool // the end, too
	second  bool // a second mistake is needed
	figures int  // of g and h that the log gives, how many agree, in percent
	common  int  // place in the list of mistakes
}

func (a rank) compare(b rank) int {
	not := func(x bool) int {
		if x {
			return 0
		}
		return 1
	}
	return cmp.Or(
		cmp.Compare(not(a.ends), not(b.ends)),
		cmp.Compare(not(b.second), not(a.second)),
		cmp.Compare(b.figures, a.figures),
		cmp.Compare(a.common, b.common))
}
