package search

import "sync"

// Replay is the state that moves lead to from a root of a trace: 0 for the
// start, k for the k-th of the goals, from which moves are undone. ok is false
// where there is no such move.
func (p Problem[S]) Replay(root int32, moves []int32) (s S, ok bool) {
	return p.Replayer()(root, moves)
}

// Replayer is [Problem.Replay] for many ways, one after the other: it keeps the
// states of the last one, since the next often begins like it. It may be called
// from several goroutines.
func (p Problem[S]) Replayer() func(root int32, moves []int32) (s S, ok bool) {
	var (
		mu    sync.Mutex
		from  int32   = -1 // the root of the last way
		way   []int32      // its moves
		along []S          // its states, from the root on
		out   []Successor[S]
	)
	return func(root int32, moves []int32) (s S, ok bool) {
		mu.Lock()
		defer mu.Unlock()
		if from != root {
			if s, ok = p.root(root); !ok {
				return s, false
			}
			from, way, along = root, way[:0], append(along[:0], s)
		}
		same := 0
		for same < min(len(way), len(moves)) && way[same] == moves[same] {
			same++
		}
		way, along = way[:same], along[:same+1]
		for _, move := range moves[same:] {
			if s, ok = p.after(root, along[len(along)-1], move, &out); !ok {
				return s, false
			}
			way, along = append(way, move), append(along, s)
		}
		return along[len(moves)], true
	}
}

// after is what a move leads to, or where it is undone, comes from.
func (p Problem[S]) after(root int32, s S, move int32, out *[]Successor[S]) (next S, ok bool) {
	if root == 0 {
		*out = p.Expand(s, 0, (*out)[:0])
	} else {
		*out = p.Reverse(s, (*out)[:0])
	}
	for _, n := range *out {
		if n.Move == move {
			return n.State, true
		}
	}
	return next, false
}

func (p Problem[S]) root(root int32) (s S, ok bool) {
	if root == 0 {
		return p.Start, true
	}
	if p.Goals != nil {
		for goal := range p.Goals {
			if root--; root == 0 {
				return goal, true
			}
		}
	}
	return s, false
}
