package check_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"langkah/engine"
)

// student is a search as textbooks have it, in one of many conventions, with one mistake or
// none. It writes the log of its expansions.
type student struct {
	p       engine.Puzzle
	method  string // "astar", "bfs" ...
	h       func(engine.Position) float64
	random  *rand.Rand
	ties    string // fifo, lifo, lowh, highh or random
	order   string // fixed, reverse or random: of successors
	closed  string // pop, push (marked), best (dearer copies skipped), none
	early   bool
	start   bool // the start is logged
	path    bool // the boards of the solution follow
	goal    bool // the goal is logged
	form    string
	mistake string
	parent  bool // depth-first: no way back to the parent alone

	log   strings.Builder
	n     int
	max   int
	moves func(engine.Position) []reached
}

type reached struct {
	at   engine.Position
	cost float64
	name string
}

type item struct {
	at     engine.Position
	parent *item
	g, key float64
	h      float64
	n      int
}

func (s *student) next(at engine.Position) (list []reached) {
	if s.moves != nil {
		list = s.moves(at)
	} else {
		for _, m := range at.Moves() {
			to, err := at.Apply(m)
			if err != nil {
				panic(err)
			}
			cost := float64(m.Cost)
			if s.method == "bfs" || s.method == "ids" || s.method == "dfs" || s.mistake == "cost-ignored" {
				cost = 1
			}
			list = append(list, reached{to, cost, m.Name})
		}
	}
	if s.mistake == "missing-move" {
		list = slices.DeleteFunc(list, func(r reached) bool { return strings.Contains(strings.ToLower(r.name), "right") })
	}
	switch s.order {
	case "reverse":
		slices.Reverse(list)
	case "random":
		s.random.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	}
	return list
}

func (s *student) key(parent *item, g, h float64) float64 {
	if s.mistake == "g-of-parent" {
		g = parent.g
	}
	k := 0.0
	switch s.method {
	case "bfs", "ucs":
		k = g
	case "greedy":
		k = h
	case "astar":
		k = g + h
	}
	switch s.mistake {
	case "h-only":
		k = h
	case "no-h":
		k = g
	case "weight":
		k = g + 2*h
	case "max-heap":
		k = -k
	}
	return k
}

// before orders the frontier.
func (s *student) before(a, b *item) int {
	if c := cmp.Compare(a.key, b.key); c != 0 {
		return c
	}
	switch s.ties {
	case "lifo":
		return cmp.Compare(b.n, a.n)
	case "lowh":
		return cmp.Or(cmp.Compare(a.h, b.h), cmp.Compare(a.n, b.n))
	case "highh":
		return cmp.Or(cmp.Compare(b.h, a.h), cmp.Compare(b.n, a.n))
	case "random":
		return cmp.Compare(a.n*7919%104729, b.n*7919%104729)
	}
	return cmp.Compare(a.n, b.n)
}

// run searches and returns the log; done is false where the search was cut.
func (s *student) run() (log string, done bool) {
	if s.h == nil {
		s.h = func(engine.Position) float64 { return 0 }
	}
	switch s.method {
	case "dfs", "ids", "idastar":
		return s.deep()
	}
	return s.wide()
}

func (s *student) wide() (string, bool) {
	root := &item{at: s.p.Start(), h: s.h(s.p.Start())}
	open := []*item{root}
	best := map[string]float64{engine.Key(root.at): 0}
	closed := map[string]bool{}
	count := 0
	for len(open) > 0 {
		i := 0
		if s.mistake == "lifo" {
			i = len(open) - 1
		} else {
			for k := range open {
				if s.before(open[k], open[i]) < 0 {
					i = k
				}
			}
		}
		n := open[i]
		open = slices.Delete(open, i, i+1)
		key := engine.Key(n.at)
		if s.closed == "pop" || s.closed == "best" {
			if closed[key] {
				continue
			}
			closed[key] = true
		}
		if s.closed == "overwritten" { // the last g of a board is its g, whatever it was before
			if n.g = best[key]; closed[key] {
				continue
			}
			closed[key] = true
		}
		if n.at.Solved() {
			return s.end(n), true
		}
		if s.n >= s.max {
			return s.log.String(), false
		}
		s.write(n)
		for _, r := range s.next(n.at) {
			count++
			c := &item{at: r.at, parent: n, g: n.g + r.cost, h: s.h(r.at), n: count}
			c.key = s.key(n, c.g, c.h)
			if s.early && r.at.Solved() {
				return s.end(c), true
			}
			k := engine.Key(r.at)
			old, known := best[k]
			switch s.closed {
			case "pop":
				if closed[k] {
					continue
				}
			case "best":
				if known && old <= c.g || closed[k] {
					continue
				}
			case "push":
				if known {
					continue
				}
			case "overwritten":
				if known && closed[k] && old <= c.g {
					continue
				}
				best[k] = c.g
			case "equal": // as cheap again waits again, and nothing is closed
				if known && old < c.g {
					continue
				}
			case "cheaper": // copies wait and are expanded again
				if known && old <= c.g {
					continue
				}
			}
			if !known || c.g < old {
				best[k] = c.g
			}
			open = append(open, c)
		}
	}
	return s.log.String(), true
}

func (s *student) deep() (string, bool) {
	start := s.p.Start()
	bound, raise := math.Inf(1), 1.0
	if s.method == "ids" {
		bound = 0
	}
	if s.method == "idastar" {
		bound = s.h(start)
	}
	if s.mistake == "depth-cut" {
		raise = 3
	}
	for {
		cut := math.Inf(1)
		seen := map[string]bool{}
		var visit func(n *item, on map[string]bool) (*item, bool)
		visit = func(n *item, on map[string]bool) (*item, bool) {
			f := n.g
			if s.method == "idastar" {
				f += n.h
				if s.mistake == "h-only" {
					f = n.h
				}
			}
			if f > bound {
				cut = min(cut, f)
				return nil, true
			}
			if n.at.Solved() {
				return n, true
			}
			if s.n >= s.max {
				return nil, false
			}
			s.write(n)
			key := engine.Key(n.at)
			seen[key] = true
			on[key] = true
			defer delete(on, key)
			for _, r := range s.next(n.at) {
				k := engine.Key(r.at)
				switch {
				case s.method == "dfs" && seen[k]:
					continue
				case s.parent && s.method != "dfs":
					if n.parent != nil && engine.Key(n.parent.at) == k {
						continue
					}
				case on[k]:
					continue
				}
				if s.early && r.at.Solved() {
					return &item{at: r.at, parent: n, g: n.g + r.cost}, true
				}
				found, ok := visit(&item{at: r.at, parent: n, g: n.g + r.cost, h: s.h(r.at)}, on)
				if found != nil || !ok {
					return found, ok
				}
			}
			return nil, true
		}
		found, ok := visit(&item{at: start, h: s.h(start)}, map[string]bool{})
		switch {
		case found != nil:
			return s.end(found), true
		case !ok:
			return s.log.String(), false
		case s.method == "dfs" || math.IsInf(cut, 1):
			return s.log.String(), true
		case s.method == "ids":
			bound += raise
		case s.mistake == "depth-cut":
			bound += raise
		default:
			bound = cut
		}
	}
}

func (s *student) end(goal *item) string {
	if s.goal {
		s.start = true
		s.write(goal)
	}
	if s.path {
		var list []*item
		for n := goal; n != nil; n = n.parent {
			list = append(list, n)
		}
		slices.Reverse(list)
		for _, n := range list {
			fmt.Fprintf(&s.log, "Step\n%s\n", n.at.Text())
		}
	}
	return s.log.String()
}

// write logs an expansion.
func (s *student) write(n *item) {
	s.n++
	if s.n == 1 && !s.start {
		return
	}
	text := n.at.Text()
	switch s.form {
	case "figures":
		fmt.Fprintf(&s.log, "Node %d: g(n) = %g, h(n) = %g, f(n) = %g\n%s\n", s.n, n.g, n.h, n.g+n.h, text)
	case "below":
		fmt.Fprintf(&s.log, "%s-- cost %g\n", text, n.g)
	case "json":
		line, _ := json.Marshal(map[string]any{"event": "expand", "board": text, "g": n.g})
		fmt.Fprintln(&s.log, string(line))
	case "posthoc":
		if s.log.Len() == 0 {
			s.log.WriteString("version: 1.4.0\nevents:\n")
		}
		line, _ := json.Marshal(map[string]any{"type": "expanding", "id": s.n, "tiles": text, "g": n.g})
		fmt.Fprintln(&s.log, "  - "+string(line))
	default:
		s.log.WriteString(text + "\n")
	}
}
