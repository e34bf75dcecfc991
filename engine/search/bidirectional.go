package search

import (
	"langkah/engine/message"
)

// bidirectional searches breadth first from the start and, by undoing moves,
// from all goals at once, always the side with the smaller frontier, one layer
// at a time.
//
// The first state that both sides have seen lies on a path with the fewest
// moves. For let the sides have gone f and b moves deep and have no state in
// common: then every solution has more than f+b moves, since the state that is
// min(f, its length) moves along it would be in both. The next layer makes it
// f+b+1, and a state met in it is on a path of no more than that. So the path is
// the cheapest where every move costs 1. Both sides together see far fewer
// states than one side that goes all the way.
func (r *run[S]) bidirectional() Outcome[S] {
	forward, ok1 := newNodes(&r.p, r.Meter)
	backward, ok2 := newNodes(&r.p, r.Meter)
	if !ok1 || !ok2 {
		return r.ended(r.Ended())
	}
	if i, _ := forward.root(r.p.Start, r.startH()); i == 0 {
		return r.ended(r.Ended())
	}
	for goal := range r.p.Goals {
		i, fresh := backward.root(goal, 0)
		if i == 0 || i%1024 == 0 && !r.Look() {
			return r.ended(r.Ended())
		}
		if fresh {
			r.Generated++
			r.hear(Generated, &goal, nil, 0, 0, 0, 0)
		}
	}
	if backward.find(r.p.Start) != 0 {
		return r.solved(nil)
	}
	sides := [2]side[S]{
		{nodes: forward, other: backward, expand: r.p.Expand},
		{nodes: backward, other: forward, undo: true, expand: func(s S, _ int32, out []Successor[S]) []Successor[S] {
			return r.p.Reverse(s, out)
		}},
	}
	for {
		smaller := &sides[0]
		if sides[1].waiting() < sides[0].waiting() {
			smaller = &sides[1]
		}
		if smaller.waiting() == 0 {
			return r.ended(NoSolution)
		}
		met, status := r.layer(smaller, sides[0].waiting()+sides[1].waiting())
		switch {
		case status != Running:
			return r.ended(status)
		case met.forward == 0:
			r.proven(r.Depth + 1)
			continue
		}
		if r.p.UnitCost {
			r.proven(r.Depth)
		}
		return r.solved(append(forward.path(met.forward), r.wayBack(backward, met.backward)...))
	}
}

func bidirectional[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "bidirectional", Title: message.New("Bidirectional"), Needs: Needs{Goals: true, Reverse: true},
		guarantee: asked.fewest,
	}, (*run[S]).bidirectional}
}

// side is one of the two searches. Its nodes are numbered in the order in
// which they were found, so its frontier is what comes after head.
type side[S comparable] struct {
	nodes, other *nodes[S]
	head         uint32 // the last node that was expanded
	undo         bool   // it searches from the goals
	expand       func(s S, h int32, out []Successor[S]) []Successor[S]
}

func (s *side[S]) waiting() int { return int(s.nodes.last() - s.head) }

// meeting is one state's nodes on both sides; 0 before there is one.
type meeting struct{ forward, backward uint32 }

// layer expands the frontier of a side until it meets the other one.
func (r *run[S]) layer(s *side[S], waiting int) (meeting, Status) {
	r.Depth++ // of both sides together
	var out []Successor[S]
	for end := s.nodes.last(); s.head < end; {
		if !r.Expand() {
			return meeting{}, r.Ended()
		}
		s.head++
		n := s.nodes.at(s.head)
		r.hear(Expanded, &n.state, r.parent(s.nodes, n), n.move, n.g, int64(n.h), n.g)
		out = s.expand(n.state, n.h, out[:0])
		r.Generated += int64(len(out))
		waiting--
		for k := range out {
			next := &out[k]
			g := n.g + int64(next.Cost)
			i, fresh := s.nodes.place(next.State)
			if i == 0 {
				return meeting{}, r.Ended()
			}
			if !fresh {
				r.hear(Pruned, &next.State, &n.state, next.Move, g, int64(next.H), g)
				continue
			}
			waiting++
			made := s.nodes.at(i)
			made.h = next.H
			made.reach(s.head, next, g)
			r.hear(Generated, &next.State, &n.state, next.Move, g, int64(next.H), g)
			if j := s.other.find(next.State); j != 0 {
				if s.undo {
					return meeting{j, i}, Running
				}
				return meeting{i, j}, Running
			}
		}
		r.Waiting(waiting)
	}
	return meeting{}, Running
}

// wayBack is the way from a node of the backward search to its goal.
func (r *run[S]) wayBack(nodes *nodes[S], i uint32) []Successor[S] {
	var path []Successor[S]
	for n := nodes.at(i); n.parent != 0; n = nodes.at(n.parent) {
		step := Successor[S]{State: nodes.at(n.parent).state, Move: n.move, Cost: int32(n.cost)}
		if r.p.Estimate != nil {
			step.H = r.p.Estimate(step.State)
		}
		path = append(path, step)
	}
	return path
}
