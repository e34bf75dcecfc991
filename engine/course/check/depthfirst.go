package check

import (
	"math"
	"slices"
)

// depthFirst replays a log against a depth-first search, or a series of them with a bound
// that is raised where the start returns. The next board must be a successor, within the
// bound, of the deepest node that has one left. Only the path is kept; time is linear in the
// generated nodes.
type depthFirst struct {
	hypothesis
	log     []state
	at      int
	bound   float64
	cut     float64 // the least value above the bound
	most    float64 // the greatest value that was cut
	rounds  int
	path    []frame
	on      map[state]int // how often a state is on the path
	entered map[state]float64
	last    frame
	gs      []float64
}

// depthRules says how a depth-first search cuts paths.
type depthRules struct {
	visits  visiting
	bounded bool
	rounds  bool    // the bound is raised after each round
	first   float64 // bound; NaN for the value of the start
	raise   float64 // by this; 0 for the least value that was cut, below 0 for the greatest
	factor  float64 // or by this factor; 0 for none
	beyond  bool    // boards beyond the bound are logged, too
}

// visiting says which states a depth-first search leaves out.
type visiting uint8

const (
	anyState   visiting = iota
	notParent           // none is its grandparent
	notOnPath           // none is twice on a path
	onceWhen            // none is entered twice at no less cost in a round
	onceTaken           // none is expanded twice
	oncePushed          // none is generated twice
)

type frame struct {
	state  state
	parent state
	g      float64
	next   []step
	used   []bool
	leaf   bool // beyond the bound
}

func (r *depthFirst) run() outcome {
	r.bound = math.Inf(1)
	if r.deep.bounded {
		if r.bound = r.deep.first; math.IsNaN(r.bound) {
			r.bound = r.value(0, r.log[0])
		}
	}
	r.begin()
	r.at = 1
	for r.at < len(r.log) {
		s := r.log[r.at]
		if r.at == len(r.log)-1 && r.solved(s) && slices.ContainsFunc(r.last.next, func(st step) bool { return st.to == s }) {
			return outcome{agree: len(r.log), whole: true, end: goalMade, gs: r.gs}
		}
		if r.follow(s) {
			r.at++
			continue
		}
		if len(r.path) > 0 || !r.deep.rounds || s != r.log[0] || !r.raise() {
			return r.outcome(false)
		}
		r.begin()
		r.at++
	}
	return r.outcome(true)
}

// begin starts a round.
func (r *depthFirst) begin() {
	r.rounds++
	r.cut, r.most = math.Inf(1), math.Inf(-1)
	r.on = map[state]int{}
	r.entered = map[state]float64{r.log[0]: 0}
	r.path = r.path[:0]
	r.gs = append(r.gs, 0)
	r.push(frame{state: r.log[0], parent: -1})
}

// raise sets the bound of the next round.
func (r *depthFirst) raise() bool {
	switch d := r.deep; {
	case d.factor > 0:
		r.bound = max(1, r.bound*d.factor)
	case d.raise > 0:
		r.bound += d.raise
	case d.raise < 0:
		r.bound = r.most
	default:
		r.bound = r.cut
	}
	return !math.IsInf(r.bound, 0)
}

func (r *depthFirst) push(f frame) {
	if !f.leaf {
		f.next = r.steps(f.state)
		f.used = make([]bool, len(f.next))
	}
	if r.deep.visits == oncePushed {
		for i, st := range f.next {
			if _, known := r.entered[st.to]; known {
				f.used[i] = true
			} else {
				r.entered[st.to] = 0
			}
		}
	}
	r.on[f.state]++
	r.path = append(r.path, f)
	r.last = f
}

// follow expands the state if the rule allows it next. It leaves what is finished.
func (r *depthFirst) follow(s state) bool {
	for len(r.path) > 0 {
		top := &r.path[len(r.path)-1]
		left := false
		for i, st := range top.next {
			g, open := r.open(top, i)
			if !open {
				continue
			}
			if st.to != s {
				left = true
				continue
			}
			top.used[i] = true
			if r.deep.visits != oncePushed {
				r.entered[s] = g
			}
			r.push(frame{state: s, parent: top.state, g: g, leaf: r.isCut(g, s)})
			r.gs = append(r.gs, g)
			return true
		}
		if left {
			return false
		}
		r.on[top.state]--
		r.path = r.path[:len(r.path)-1]
	}
	return false
}

func (r *depthFirst) isCut(g float64, s state) bool { return rounded(r.value(g, s)) > rounded(r.bound) }

// open reports whether a successor must still be visited, and at what cost.
func (r *depthFirst) open(f *frame, i int) (g float64, open bool) {
	st := f.next[i]
	g = f.g + r.price(st)
	if f.used[i] {
		return g, false
	}
	switch r.deep.visits {
	case notParent:
		if st.to == f.parent {
			return g, false
		}
	case notOnPath:
		if r.on[st.to] > 0 {
			return g, false
		}
	case onceWhen:
		if best, known := r.entered[st.to]; known && best <= g {
			return g, false
		}
	case onceTaken:
		if _, known := r.entered[st.to]; known {
			return g, false
		}
	}
	if r.isCut(g, st.to) {
		v := r.value(g, st.to)
		r.cut, r.most = min(r.cut, v), max(r.most, v)
		return g, r.deep.beyond
	}
	return g, true
}

// allowed returns the states that could be next.
func (r *depthFirst) allowed() (list []state) {
	for n := len(r.path) - 1; n >= 0; n-- {
		f := &r.path[n]
		for i, st := range f.next {
			if _, open := r.open(f, i); open && len(list) < mostExpected {
				list = append(list, st.to)
			}
		}
		if len(list) > 0 {
			return list
		}
	}
	if r.deep.rounds {
		return []state{r.log[0]}
	}
	return nil
}

func (r *depthFirst) outcome(whole bool) outcome {
	o := outcome{agree: r.at, whole: whole, gs: r.gs}
	if !whole {
		o.expected = r.allowed()
		_, seen := r.entered[r.log[r.at]]
		o.got = where{seen: seen, expanded: seen, key: math.NaN()}
		return o
	}
	last := r.log[len(r.log)-1]
	if r.solved(last) {
		o.end = goalLogged
		return o
	}
	for _, st := range r.last.next {
		if r.solved(st.to) {
			o.end = goalMade
			return o
		}
	}
	next := r.allowed()
	o.end, o.expected = elsewhere, next
	if len(next) == 0 {
		o.end = nothingLeft
	}
	for _, s := range next {
		if r.solved(s) {
			o.end = goalNext
		}
	}
	return o
}
