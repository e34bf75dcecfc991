package search

import (
	"langkah/engine/base/message"
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
	forward, ok1 := newNodes(&r.p, r.Meter, true)
	backward, ok2 := newNodes(&r.p, r.Meter, true)
	if !ok1 || !ok2 {
		return r.ended(r.Ended())
	}
	if i, _ := forward.root(r.p.Start, r.startH()); i == 0 {
		return r.ended(r.Ended())
	}
	r.tellStart(0)
	listed := int32(0)
	for goal := range r.p.Goals {
		listed++
		i, fresh := backward.root(goal, 0)
		if i == 0 || i%1024 == 0 && !r.Look() {
			return r.ended(r.Ended())
		}
		if fresh {
			r.Generated++
			backward.steps.at(int(i - 1)).move = listed
			if r.recording {
				r.tell(Generated, NoReason, link{node: -int32(i), move: listed}, figures{})
			}
		}
	}
	if i := backward.find(r.p.Start); i != 0 {
		r.tellMeeting(forward, backward, meeting{1, i})
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
			r.proven(r.costOf(r.Depth + 1))
			continue
		}
		if r.p.UnitCost {
			r.proven(r.Depth)
		}
		r.tellMeeting(forward, backward, met)
		return r.solved(append(forward.path(met.forward), r.wayBack(backward, met.backward)...))
	}
}

func bidirectional[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "bidirectional", Title: message.New("Bidirectional"), Needs: Needs{Goals: true, Reverse: true},
		About: message.New("It searches level by level from the start and from the goal until the two meet."), Order: BothEnds, Key: ByG,
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

// link is a node of this side with its parent, as events name them.
func (s *side[S]) link(node, parent uint32, move int32) link {
	if s.undo {
		return link{-int32(node), -int32(parent), move}
	}
	return link{int32(node), int32(parent), move}
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
		n, to := s.nodes.at(s.head), s.nodes.step(s.head)
		depth := int64(0)
		if r.recording {
			depth = s.nodes.depth(s.head, r.p.UnitCost)
			r.tell(Expanded, NoReason, s.link(s.head, n.parent, to.move), figures{depth, n.g(), to.h, n.g()})
		}
		out = s.expand(n.state, to.h, out[:0])
		r.Generated += int64(len(out))
		waiting--
		for k := range out {
			next := &out[k]
			g := n.g() + int64(next.Cost)
			i, fresh := s.nodes.place(next.State)
			if i == 0 {
				return meeting{}, r.Ended()
			}
			if r.recording {
				r.tellMade(fresh, s.link(i, s.head, next.Move), figures{depth + 1, g, next.H, g})
			}
			if !fresh {
				continue
			}
			waiting++
			if !s.nodes.reach(i, s.head, next, g) {
				return meeting{}, r.Ended()
			}
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

// tellMeeting tells of the state where the sides meet, once for each side.
func (r *run[S]) tellMeeting(forward, backward *nodes[S], at meeting) {
	if !r.recording {
		return
	}
	r.tellNode(Goal, NoReason, forward, at.forward, forward.at(at.forward).g())
	n, to := backward.at(at.backward), backward.step(at.backward)
	depth := backward.depth(at.backward, r.p.UnitCost)
	r.tell(Goal, NoReason, link{-int32(at.backward), -int32(n.parent), to.move}, figures{depth, n.g(), to.h, n.g()})
}

// wayBack is the way from a node of the backward search to its goal.
func (r *run[S]) wayBack(nodes *nodes[S], i uint32) []Successor[S] {
	var path []Successor[S]
	for n := nodes.at(i); n.parent != 0; i, n = n.parent, nodes.at(n.parent) {
		to := nodes.step(i)
		step := Successor[S]{State: nodes.at(n.parent).state, Move: to.move, Cost: to.cost}
		if r.p.Estimate != nil {
			step.H = r.p.Estimate(step.State)
		}
		path = append(path, step)
	}
	return path
}
