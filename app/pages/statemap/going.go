package statemap

import (
	"math"

	"langkah/engine"
	"langkah/engine/study/statemap"
)

// errNoWay is why the session cannot go to a position.
var errNoWay = engine.Errorf("no moves lead there on this board")

// goTo brings the session to a position of the map. One of its line is shown again;
// to another one it plays the fewest moves from where it is, or from the start where
// none lead there: a branch, which one press takes back.
func (m *Model) goTo(to int) error {
	s, all := m.session, m.found.m
	if here, ok := m.here(); ok && here == to {
		return nil
	}
	for k := range s.Nodes() {
		if i, ok := all.Number(s.At(k)); ok && i == to {
			s.Jump(k)
			return nil
		}
	}
	if here, ok := m.here(); ok {
		if moves, ok := movesAlong(all, s.Position(), all.Way(here, to)); ok {
			return s.Play(moves...)
		}
	}
	moves, ok := movesAlong(all, s.At(0), all.Way(0, to))
	if !ok {
		return errNoWay
	}
	s.First()
	if len(moves) == 0 {
		return nil
	}
	return s.Play(moves...)
}

// movesAlong are the moves of a way that begins at a position, the cheapest where
// several lead on; ok is false where there are none.
func movesAlong(all *statemap.Map, at engine.Position, way []int) (moves []engine.Move, ok bool) {
	if len(way) == 0 {
		return nil, false
	}
	for _, to := range way[1:] {
		best, next := engine.Move{}, engine.Position(nil)
		for _, m := range at.Moves() {
			after, err := at.Apply(m)
			if err != nil || next != nil && m.Cost >= best.Cost {
				continue
			}
			if i, on := all.Number(after); on && i == to {
				best, next = m, after
			}
		}
		if next == nil {
			return nil, false
		}
		moves, at = append(moves, best), next
	}
	return moves, true
}

// beside is the spot next to one in a direction: of those joined to it, or on the
// same lane next to it where none is, the one that lies best that way.
func beside(s *statemap.Sheet, spot int, dx, dy float64) (next int, ok bool) {
	best := 0.35 // the least of what counts as that way: the cosine of 70 degrees
	look := func(to int) {
		x, y := s.Spots[to].X-s.Spots[spot].X, s.Spots[to].Y-s.Spots[spot].Y
		length := math.Hypot(x, y)
		if length == 0 {
			return
		}
		if along := (x*dx + y*dy) / length; along-0.2*length > best-0.2 && along > 0.35 {
			best, next, ok = along-0.2*length+0.2, to, true
		}
	}
	for _, l := range s.Lines {
		switch spot {
		case int(l.A):
			look(int(l.B))
		case int(l.B):
			look(int(l.A))
		}
	}
	if ok {
		return next, true
	}
	nearest := math.Inf(1)
	for to := range s.Spots {
		x, y := s.Spots[to].X-s.Spots[spot].X, s.Spots[to].Y-s.Spots[spot].Y
		length := math.Hypot(x, y)
		if length > 0 && (x*dx+y*dy)/length > 0.7 && length < nearest {
			nearest, next, ok = length, to, true
		}
	}
	return next, ok
}
