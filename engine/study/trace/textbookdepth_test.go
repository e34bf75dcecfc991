package trace_test

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"langkah/engine/solve/search"
)

// descent is the depth-first searches of the textbook, by recursion.
type descent struct {
	*textbook
	algorithm string

	bound, beyond, least int32
	known, over          bool
	made                 int32
	path                 []uint64
	seen                 map[uint64]int32
}

func (d *descent) run() {
	h := d.p.Estimate(d.p.Start)
	d.bound, d.least, d.made = d.cost(0, 0, h), 1, 1
	if d.p.Admissible {
		d.least = max(1, h)
	}
	switch d.algorithm {
	case "dfs":
		d.bound = 100
	case "dfbnb":
		d.bound = max(1, d.bound)
	}
	if d.p.Goal(d.p.Start) {
		d.least = 0
	}
	d.tell(search.Event{Kind: search.Generated, Node: 1, H: h, F: d.cost(0, 0, h)})
	for !d.over && !d.known {
		d.tell(search.Event{Kind: search.Iteration, F: d.bound})
		d.beyond, d.path, d.seen = math.MaxInt32, nil, map[uint64]int32{d.p.Start: 0}
		limit := d.bound
		d.visit(search.Successor[uint64]{State: d.p.Start, H: h}, 0, 1, 0)
		switch d.algorithm {
		case "dfs":
			return
		case "dfbnb":
			if d.p.Admissible && !d.known {
				d.least = max(d.least, d.beyond)
			}
			d.bound = max(d.beyond, limit+limit/2)
		default:
			d.bound = d.beyond
		}
	}
}

// cost is what is held against the bound: depth-first search counts moves.
func (d *descent) cost(depth int, g, h int32) int32 {
	switch d.algorithm {
	case "dfs":
		return int32(depth)
	case "ids":
		return g
	}
	return g + h
}

func (d *descent) visit(s search.Successor[uint64], g int32, node, parent int32) {
	depth := len(d.path)
	e := search.Event{Kind: search.Goal, Depth: uint16(depth), Node: node, Parent: parent, Move: s.Move, G: g, H: s.H, F: d.cost(depth, g, s.H)}
	if d.p.Goal(s.State) {
		if d.algorithm == "dfbnb" {
			e.Why = search.Incumbent
		}
		d.tell(e)
		if e.Why != search.Incumbent {
			d.over = true
			return
		}
		d.bound, d.known = g-1, true
		d.over = g <= d.least
		return
	}
	if (d.algorithm == "dfs" || d.algorithm == "ids") && e.F >= d.bound {
		d.beyond = min(d.beyond, e.F+1)
		e.Kind, e.Why = search.Pruned, search.OverBound
		d.tell(e)
		return
	}
	if !d.may() {
		d.over = true
		return
	}
	e.Kind = search.Expanded
	d.tell(e)
	d.path = append(d.path, s.State)
	defer func() { d.path = d.path[:depth] }()
	out := d.successors(s.State, s.H)
	if d.algorithm == "dfbnb" {
		slices.SortStableFunc(out, func(a, b search.Successor[uint64]) int { return cmp.Compare(a.Cost+a.H, b.Cost+b.H) })
	}
	children := make([]search.Event, len(out))
	for k, to := range out {
		g := g + to.Cost
		e := search.Event{Kind: search.Generated, Depth: uint16(depth) + 1, Parent: node, Move: to.Move, G: g, H: to.H, F: d.cost(depth+1, g, to.H)}
		switch {
		case e.F > d.bound && d.known:
			e.Kind, e.Why = search.Pruned, search.NotBetter
		case e.F > d.bound:
			e.Kind, e.Why = search.Pruned, search.OverBound
			d.beyond = min(d.beyond, e.F)
		case slices.Contains(d.path, to.State):
			e.Kind, e.Why = search.Pruned, search.OnPath
		default:
			d.made++
			e.Node = d.made
		}
		children[k] = e
		d.tell(e)
	}
	for k, to := range out {
		if e := children[k]; d.rules["goal-test"] == "generated" && e.F <= d.bound && d.p.Goal(to.State) {
			e.Kind, e.Why = search.Goal, search.NoReason
			d.tell(e)
			d.over = true
			return
		}
	}
	for k, to := range out {
		e := children[k]
		if d.over || e.Node == 0 {
			continue
		}
		before, entered := d.seen[to.State]
		reached := e.G
		if d.algorithm == "dfs" {
			reached = e.F
		}
		e.Kind = search.Pruned
		switch {
		case e.F > d.bound:
			e.Why = search.NotBetter
			d.tell(e)
		case entered && before <= reached && d.rules["states"] != "tree":
			e.Why = search.Entered
			d.tell(e)
		default:
			d.seen[to.State] = reached
			d.visit(to, e.G, e.Node, node)
		}
	}
}

// walk is the local searches of the textbook.
type walk struct {
	*textbook
	random    *rand.Rand
	here      search.Event // the place where it is
	state     uint64
	out       []search.Successor[uint64]
	children  []search.Event
	made      int32
	came      search.Why
	heat      int32
	found     bool
	exhausted bool
}

func (w *walk) run(algorithm string) {
	h := w.p.Estimate(w.p.Start)
	w.made = 1
	start := search.Event{Kind: search.Generated, Node: 1, H: h, F: h}
	w.tell(start)
	for try := int32(1); !w.found && !w.exhausted; try++ {
		w.here, w.state, w.came = start, w.p.Start, search.NoReason
		w.tell(search.Event{Kind: search.Iteration, F: try})
		if algorithm == "hillclimb" {
			if try > 1 {
				for range 1 + w.random.IntN(2*int(try-1)) {
					if w.atGoal() || !w.look() {
						break
					}
					w.step(w.random.IntN(len(w.out)), search.Drawn)
				}
			}
			w.climb()
			continue
		}
		w.cool()
		w.climb()
	}
}

func (w *walk) atGoal() bool {
	if !w.found && w.p.Goal(w.state) {
		w.found = true
		e := w.here
		e.Kind, e.Why, e.F = search.Goal, search.NoReason, e.H
		w.tell(e)
	}
	return w.found
}

func (w *walk) look() bool {
	if !w.may() {
		w.exhausted = true
		return false
	}
	e := w.here
	e.Kind, e.Why, e.F = search.Expanded, w.came, e.H
	if w.came == search.Uphill {
		e.F = w.heat
	}
	w.tell(e)
	w.out, w.children = w.successors(w.state, e.H), nil
	for _, s := range w.out {
		w.made++
		c := search.Event{Kind: search.Generated, Depth: e.Depth + 1, Node: w.made, Parent: e.Node, Move: s.Move, G: e.G + s.Cost, H: s.H, F: s.H}
		w.children = append(w.children, c)
		w.tell(c)
	}
	return true
}

func (w *walk) step(k int, came search.Why) {
	w.here, w.state, w.came = w.children[k], w.out[k].State, came
}

func (w *walk) climb() {
	for left := 20; !w.exhausted && !w.atGoal() && w.look(); {
		best, ties := 0, 0
		for k, s := range w.out {
			switch {
			case s.H < w.out[best].H:
				best, ties = k, 1
			case s.H == w.out[best].H:
				if ties++; w.random.IntN(ties) == 0 {
					best = k
				}
			}
		}
		switch h := w.out[best].H; {
		case h < w.here.H:
			left = 20
		case h > w.here.H || left == 0:
			return
		default:
			left--
		}
		w.step(best, search.Climbed)
	}
}

func (w *walk) cool() {
	best, bestState, moved := w.here, w.state, true
	for t := 5.0; t > 0.05; t *= cooling {
		if moved && (w.atGoal() || !w.look()) {
			return
		}
		w.heat = int32(math.Round(t * 1e6))
		k := w.random.IntN(len(w.out))
		worse := float64(w.out[k].H - w.here.H)
		if moved = worse <= 0 || w.random.Float64() < math.Exp(-worse/t); !moved {
			e := w.children[k]
			e.Kind, e.Why, e.F = search.Pruned, search.Refused, w.heat
			w.tell(e)
			continue
		}
		came := search.Drawn
		if worse > 0 {
			came = search.Uphill
		}
		if w.step(k, came); w.here.H < best.H {
			best, bestState = w.here, w.state
		}
	}
	w.here, w.state, w.came = best, bestState, search.Resumed
}
