package search

import (
	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// depthFirst is depth-first search: it follows one path to the depth limit before it tries
// another.
//
// It returns the first solution that it meets, of any cost. It is complete within the limit;
// beyond it, it proves nothing unless all states were entered. Memory is the path and the
// transposition table; time is up to the number of states or, without the table, of paths.
func (r *run[S]) depthFirst() Outcome[S] {
	d, ok := r.newDescent()
	if !ok {
		return r.ended(r.Ended())
	}
	d.blind, d.unit = true, true
	var path []Successor[S]
	d.reached = func(depth int, _ int64) bool {
		path = d.steps(depth)
		return false
	}
	limit := int64(r.settings.Int("depth"))
	switch status := d.round(limit); {
	case status == Solved:
		return r.solved(path)
	case status != Running:
		return r.ended(status)
	case d.beyond == nothing || d.closed():
		return r.ended(NoSolution)
	case r.Ended() != Running:
		return r.ended(r.Ended())
	}
	r.proven(r.costOf(limit + 1)) // no path within the limit is a solution
	return r.ended(DepthLimit)
}

func depthFirst[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "dfs", Title: message.New("Depth-first"),
		About: message.New("It follows one path as deep as it may, and goes back only where there is nothing more."), Order: Depth, Key: ByDepth,
		Options: []option.Option{{
			Name: "depth", Role: option.Depth, Title: message.New("Depth limit"), Kind: option.Integer, Default: "100", Min: 1, Max: 1e6,
			Help: message.New("Paths of more moves are not followed."),
		}, goalTest(whenExpanded), explored()},
		guarantee: func(a asked) Guarantee {
			return Guarantee{Why: message.New("%s: the first solution that it meets within %v moves, not the shortest.", a.title, a.settings.Int("depth"))}
		},
	}, (*run[S]).depthFirst}
}
