package check

import (
	"math"
	"strings"

	"langkah/engine"
)

// state is the number of a position, from 0 in the order in which they were met.
type state int32

// states numbers the positions of a puzzle.
type states struct {
	numbers   map[string]state
	positions []engine.Position
	reached   []bool // by a move, so that the position is whole; a printed one may know less
}

func newStates() *states { return &states{numbers: map[string]state{}} }

// of returns the number of a position.
func (s *states) of(p engine.Position, reached bool) state {
	key := engine.Key(p)
	n, known := s.numbers[key]
	if !known {
		n = state(len(s.positions))
		s.numbers[key] = n
		s.positions = append(s.positions, p)
		s.reached = append(s.reached, reached)
	} else if reached && !s.reached[n] {
		s.positions[n], s.reached[n] = p, true
	}
	return n
}

func (s *states) solved(n state) bool { return s.positions[n].Solved() }

// step is a move from a state.
type step struct {
	to   state
	cost int32
	way  way
}

// way is the direction of a move, as its name says it; 0 where it says none.
type way uint8

var wayNames = [...]string{"", "UP", "RIGHT", "DOWN", "LEFT"}

func wayOf(name string) way {
	for _, word := range strings.Fields(strings.ToUpper(name)) {
		for w, n := range wayNames {
			if w > 0 && word == n {
				return way(w)
			}
		}
	}
	return 0
}

// moves are the successors of states by a rule, each computed once.
type moves struct {
	*states
	rule engine.MoveRule
	next [][]step
	done []bool
}

func (m *moves) from(s state) []step {
	for len(m.done) <= int(s) {
		m.done = append(m.done, false)
		m.next = append(m.next, nil)
	}
	if m.done[s] {
		return m.next[s]
	}
	var list []step
	for _, r := range m.rule.Next(m.positions[s]) {
		list = append(list, step{m.of(r.Position, m.rule.Mistake == ""), int32(r.Cost), wayOf(r.Name)})
	}
	m.next[s], m.done[s] = list, true
	return list
}

// own is the rule of the puzzle itself.
func own() engine.MoveRule {
	return engine.MoveRule{Next: func(p engine.Position) (list []engine.Reached) {
		for _, m := range p.Moves() {
			if next, err := p.Apply(m); err == nil {
				list = append(list, engine.Reached{Position: next, Name: m.Name, Cost: m.Cost})
			}
		}
		return list
	}}
}

// estimate is a heuristic whose values are computed once for each state.
type estimate struct {
	engine.Imitation
	*states
	known []float64 // NaN for not yet
}

func (e *estimate) at(s state) float64 {
	if e == nil {
		return 0
	}
	for len(e.known) <= int(s) {
		e.known = append(e.known, math.NaN())
	}
	if math.IsNaN(e.known[s]) {
		e.known[s] = e.Value(e.positions[s])
	}
	return e.known[s]
}
