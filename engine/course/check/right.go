package check

import (
	"context"
	"math"
	"slices"

	"langkah/engine"
)

// space holds the data that the hypotheses about one log share.
type space struct {
	*states
	puzzle    engine.Puzzle
	right     []*moves    // rules of moves that courses use, the puzzle's own first
	wrong     []*moves    // with a mistake
	estimates []*estimate // right and wrong
	logged    *estimate   // the h that the log gives; nil if it gives none
}

func newSpace(p engine.Puzzle) *space {
	s := &space{states: newStates(), puzzle: p}
	s.right = []*moves{{states: s.states, rule: own()}}
	if im, ok := p.(engine.Imitable); ok {
		all := im.Imitations()
		for _, rule := range all.Moves {
			m := &moves{states: s.states, rule: rule}
			if rule.Mistake == "" {
				s.right = append(s.right, m)
			} else {
				s.wrong = append(s.wrong, m)
			}
		}
		for _, i := range all.Estimates {
			s.estimates = append(s.estimates, &estimate{Imitation: i, states: s.states})
		}
	}
	if b, ok := p.(engine.Breakable); ok && len(s.estimates) == 0 {
		for _, c := range b.Breakdowns() {
			s.estimates = append(s.estimates, &estimate{Imitation: engine.Imitation{Of: c.Name, Value: broken(b, c.Name)}, states: s.states})
		}
	}
	return s
}

// broken returns a heuristic by its value as a sum.
func broken(b engine.Breakable, name string) func(engine.Position) float64 {
	return func(at engine.Position) float64 {
		sum, err := b.Breakdown(context.Background(), at, name, 64<<20)
		if err != nil {
			return math.Inf(1)
		}
		return float64(sum.Value)
	}
}

// heuristics returns the names of the heuristics with values, each once.
func (s *space) heuristics() (names []string) {
	for _, e := range s.estimates {
		if e.Mistake == "" && !slices.Contains(names, e.Of) {
			names = append(names, e.Of)
		}
	}
	return names
}

func (s *space) estimatesOf(name string) (list []*estimate) {
	for _, e := range s.estimates {
		if e.Of == name && e.Mistake == "" {
			list = append(list, e)
		}
	}
	return list
}

// copyRule is a way to treat a state that is generated again.
type copyRule struct {
	enter   entering
	pop     popping
	reopens bool
}

// copyRules are the right ones, the commonest first.
var copyRules = []copyRule{
	{cheaperOnly, skipsClosed, false},
	{cheaperOnly, skipsClosed, true},
	{cheaperOnly, expandsAgain, true},
	{unlessClosed, expandsAgain, false},
	{cheaperOnly, logsClosed, false},
	{unlessClosed, logsClosed, false},
	{always, logsClosed, false},
}

// informed are the algorithms with a heuristic.
var informed = []string{"astar", "greedy", "wastar", "idastar"}

// judged are the algorithms whose order is judged.
var judged = []string{"bfs", "ucs", "dfs", "ids", "greedy", "astar", "wastar", "idastar"}

// Weights of weighted A* that are tried.
var weights = []float64{2, 1.5, 3, 1.2, 5, 1.25, 1.1, 4, 10}

// rightWays returns the right ways of a method: all that it leaves open.
func (s *space) rightWays(algorithm, heuristic string) (list []hypothesis) {
	var hs []*estimate
	if slices.Contains(informed, algorithm) {
		hs = s.estimatesOf(heuristic)
		if heuristic == OfLog && s.logged != nil {
			hs = []*estimate{s.logged}
		}
	} else {
		hs = []*estimate{nil}
	}
	for _, h := range hs {
		for _, m := range s.right {
			base := hypothesis{algorithm: algorithm, heuristic: heuristic, moves: m, h: h}
			if m.rule.Name != "" {
				base.words = append(base.words, m.rule.Words)
			}
			if h != nil && !h.Words.IsZero() {
				base.words = append(base.words, h.Words)
			}
			list = append(list, base.ways()...)
		}
	}
	return list
}

// ways returns the ways of a method with one heuristic and one rule of moves.
func (h hypothesis) ways() (list []hypothesis) {
	switch h.algorithm {
	case "bfs":
		h.unit, h.weightG, h.early = true, 1, true
		return h.copying()
	case "ucs":
		h.weightG = 1
		return h.copying()
	case "greedy":
		h.weightH, h.early = 1, true
		return h.copying()
	case "astar":
		h.weightG, h.weightH = 1, 1
		return h.copying()
	case "wastar":
		h.weightG, h.early = 1, true
		for _, w := range weights {
			h.weightH = w
			list = append(list, h.copying()...)
		}
		return list
	}
	return h.descents()
}

// copying returns the hypothesis with each rule for copies.
func (h hypothesis) copying() (list []hypothesis) {
	for _, c := range copyRules {
		h.enter, h.pop, h.reopens = c.enter, c.pop, c.reopens
		list = append(list, h)
	}
	return list
}

// descents returns the ways of a depth-first method.
func (h hypothesis) descents() (list []hypothesis) {
	h.depthFirst = true
	add := func(d depthRules) {
		h.deep = d
		list = append(list, h)
	}
	switch h.algorithm {
	case "dfs":
		h.unit, h.weightG = true, 1
		for _, v := range []visiting{onceTaken, oncePushed, notOnPath, onceWhen, notParent, anyState} {
			add(depthRules{visits: v})
		}
	case "ids":
		h.weightG = 1
		for _, unit := range []bool{true, false} {
			h.unit = unit
			for _, v := range []visiting{notParent, anyState, notOnPath, onceWhen} {
				if !unit {
					add(depthRules{visits: v, bounded: true, rounds: true})
					continue
				}
				for _, first := range []float64{0, 1} {
					add(depthRules{visits: v, bounded: true, rounds: true, first: first, raise: 1})
				}
			}
		}
	case "idastar":
		h.weightG, h.weightH = 1, 1
		for _, v := range []visiting{notParent, anyState, notOnPath, onceWhen} {
			for _, beyond := range []bool{false, true} {
				for _, raise := range []float64{0, 1} {
					add(depthRules{visits: v, bounded: true, rounds: true, first: math.NaN(), raise: raise, beyond: beyond})
				}
			}
		}
	}
	return list
}

// OfLog is the name of the heuristic whose values the log gives.
const OfLog = "own"
