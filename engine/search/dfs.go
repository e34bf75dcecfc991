package search

// depthFirst follows one path to the depth limit before it tries another.
//
// It takes the first solution that it meets, however long. Within the limit it
// misses none; beyond it, it proves nothing, unless it saw every state. Memory
// is the path, and a table of the states seen where that helps.
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
	limit := int64(r.params["depth"])
	switch status := d.round(limit); {
	case status == Solved:
		return r.solved(path)
	case status != Running:
		return r.ended(status)
	case d.beyond == nothing || d.closed():
		return r.ended(Exhausted)
	case r.Ended() != Running:
		return r.ended(r.Ended())
	}
	r.proven(limit + 1) // every path within the limit was tried, and each move costs at least 1
	return r.ended(DepthLimit)
}
