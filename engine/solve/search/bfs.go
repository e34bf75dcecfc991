package search

import (
	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// breadthFirst is breadth-first search (Moore 1959) with duplicate detection: it expands
// states in the order of generation, layer by layer, and tests for goals at generation.
//
// It finds a path with the fewest moves, which is optimal at unit cost, and is complete.
// Time and memory grow with the number of states within the solution's depth.
func (r *run[S]) breadthFirst() Outcome[S] {
	if chosen, usual := r.rules(); !usual {
		return r.plainBreadthFirst(chosen)
	}
	nodes, ok := newNodes(&r.p, r.Meter, true)
	if !ok {
		return r.ended(r.Ended())
	}
	if _, fresh := nodes.root(r.p.Start, r.startH()); !fresh {
		return r.ended(r.Ended())
	}
	r.recordStart(0)
	if r.p.Goal(r.p.Start) {
		r.recordGoal(nodes, 1, 0)
		return r.solved(nil)
	}
	// Nodes are numbered in the order of generation, so the frontier is the range after head.
	var out []Successor[S]
	layerEnd := uint32(1)
	for head := uint32(1); head <= nodes.last(); head++ {
		if head > layerEnd {
			layerEnd = nodes.last()
			r.Depth++
			r.proven(r.costOf(r.Depth + 1)) // no goal within r.Depth moves
		}
		if !r.Expand() {
			return r.ended(r.Ended())
		}
		n := nodes.at(head)
		if r.recording {
			r.recordNode(Expanded, NoReason, nodes, head, n.g())
		}
		out = r.p.Expand(n.state, nodes.step(head).h, out[:0])
		r.Generated += int64(len(out))
		for k := range out {
			s := &out[k]
			i, fresh := nodes.insert(s.State)
			if i == 0 {
				return r.ended(r.Ended())
			}
			g := n.g() + int64(s.Cost)
			if r.recording {
				r.recordGenerated(fresh, link{int32(i), int32(head), s.Move}, figures{r.Depth + 1, g, s.H, g})
			}
			if !fresh {
				continue
			}
			if !nodes.reach(i, head, s, g) {
				return r.ended(r.Ended())
			}
			if r.p.Goal(s.State) {
				r.recordGoal(nodes, i, g)
				if r.p.UnitCost {
					r.proven(g)
				}
				return r.solved(nodes.path(i))
			}
		}
		r.Waiting(int(nodes.last() - head))
	}
	return r.ended(NoSolution)
}

func breadthFirst[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "bfs", Title: message.New("Breadth-first"),
		About: message.New("It expands all nodes of one depth before any of the next."), Order: Levels, Key: ByG,
		Options:   []option.Option{goalTest(whenGenerated), explored()},
		guarantee: asked.fewest,
	}, (*run[S]).breadthFirst}
}
