package search

import (
	"langkah/engine/base/message"
)

// bidirectional is bidirectional breadth-first search (Pohl 1971): from the start and, by
// reversed moves, from all goals at once, expanding a whole layer of the side with the
// smaller frontier.
//
// The first state that both sides have stored lies on a path with the fewest moves. Proof:
// let the sides be f and b moves deep without a common state; then every solution has more
// than f+b moves, since its state min(f, its length) moves from the start would be in both.
// The next layer makes it f+b+1, and a state met in it is on a path of no more than that. So
// the path is optimal at unit cost. With branching factor k and depth d about 2*k^(d/2)
// states are stored instead of k^d.
func (r *run[S]) bidirectional() Outcome[S] {
	forward, ok1 := newNodes(&r.p, r.Meter, true)
	backward, ok2 := newNodes(&r.p, r.Meter, true)
	if !ok1 || !ok2 {
		return r.ended(r.Ended())
	}
	if i, _ := forward.root(r.p.Start, r.startH()); i == 0 {
		return r.ended(r.Ended())
	}
	r.recordStart(0)
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
				r.record(Generated, NoReason, link{node: -int32(i), move: listed}, figures{})
			}
		}
	}
	if i := backward.find(r.p.Start); i != 0 {
		r.recordMeeting(forward, backward, meeting{1, i})
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
		r.recordMeeting(forward, backward, met)
		return r.solved(append(forward.path(met.forward), r.pathToGoal(backward, met.backward)...))
	}
}

func bidirectional[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "bidirectional", Title: message.New("Bidirectional"), Needs: Needs{Goals: true, Reverse: true},
		About: message.New("It searches level by level from the start and from the goal until the two meet."), Order: BothEnds, Key: ByG,
		guarantee: asked.fewest,
	}, (*run[S]).bidirectional}
}

// side is one of the two searches. Nodes are numbered in the order of generation, so its
// frontier is the range after head.
type side[S comparable] struct {
	nodes, other *nodes[S]
	head         uint32 // last expanded node
	undo         bool   // searches backward from the goals
	expand       func(s S, h int32, out []Successor[S]) []Successor[S]
}

// link returns a node of this side with its parent, numbered as in events.
func (s *side[S]) link(node, parent uint32, move int32) link {
	if s.undo {
		return link{-int32(node), -int32(parent), move}
	}
	return link{int32(node), int32(parent), move}
}

func (s *side[S]) waiting() int { return int(s.nodes.last() - s.head) }

// meeting holds the nodes of one state on both sides; 0 if the sides have not met.
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
			r.record(Expanded, NoReason, s.link(s.head, n.parent, to.move), figures{depth, n.g(), to.h, n.g()})
		}
		out = s.expand(n.state, to.h, out[:0])
		r.Generated += int64(len(out))
		waiting--
		for k := range out {
			next := &out[k]
			g := n.g() + int64(next.Cost)
			i, fresh := s.nodes.insert(next.State)
			if i == 0 {
				return meeting{}, r.Ended()
			}
			if r.recording {
				r.recordGenerated(fresh, s.link(i, s.head, next.Move), figures{depth + 1, g, next.H, g})
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

// recordMeeting records the state where the sides meet, once for each side.
func (r *run[S]) recordMeeting(forward, backward *nodes[S], at meeting) {
	if !r.recording {
		return
	}
	r.recordNode(Goal, NoReason, forward, at.forward, forward.at(at.forward).g())
	n, to := backward.at(at.backward), backward.step(at.backward)
	depth := backward.depth(at.backward, r.p.UnitCost)
	r.record(Goal, NoReason, link{-int32(at.backward), -int32(n.parent), to.move}, figures{depth, n.g(), to.h, n.g()})
}

// pathToGoal returns the path from a node of the backward search to its goal.
func (r *run[S]) pathToGoal(nodes *nodes[S], i uint32) []Successor[S] {
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
