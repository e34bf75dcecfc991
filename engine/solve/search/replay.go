package search

import "sync"

// Replay returns the state to which moves lead from a root of a trace: 0 for the start, k
// for the k-th of the goals, from which moves are undone. ok is false if a move is illegal.
func (p Problem[S]) Replay(root int32, moves []int32) (s S, ok bool) {
	return p.Replayer()(root, moves)
}

// Replayer returns [Problem.Replay] with a cache for successive paths: it keeps the states
// of the last one, whose prefix the next often shares. It is safe for concurrent use.
func (p Problem[S]) Replayer() func(root int32, moves []int32) (s S, ok bool) {
	var (
		mu    sync.Mutex
		from  int32   = -1 // root of the last path
		path  []int32      // its moves
		along []S          // its states, beginning with the root
		out   []Successor[S]
	)
	return func(root int32, moves []int32) (s S, ok bool) {
		mu.Lock()
		defer mu.Unlock()
		if from != root {
			if s, ok = p.root(root); !ok {
				return s, false
			}
			from, path, along = root, path[:0], append(along[:0], s)
		}
		same := 0
		for same < min(len(path), len(moves)) && path[same] == moves[same] {
			same++
		}
		path, along = path[:same], along[:same+1]
		for _, move := range moves[same:] {
			if s, ok = p.after(root, along[len(along)-1], move, &out); !ok {
				return s, false
			}
			path, along = append(path, move), append(along, s)
		}
		return along[len(moves)], true
	}
}

// after returns the state that a move leads to or, backward from a goal, comes from.
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
