package search

// hillClimb always goes to a neighbour with the least estimate, and makes a
// few moves sideways where none is better. Stuck, it begins again with a walk
// at random from the start, longer each time.
//
// It keeps only the states of the present try, and promises nothing: it may
// never reach a goal, and what it finds may be far from the cheapest. The same
// seed gives the same run.
func (r *run[S]) hillClimb() Outcome[S] {
	w, ok := r.newWalk()
	if !ok {
		return r.ended(r.Ended())
	}
	restarts, sideways := int(r.params["restarts"]), int(r.params["sideways"])
	status := w.climb(sideways)
	for try := 1; status == Running && try <= restarts; try++ {
		if !w.restart() {
			return r.ended(r.Ended())
		}
		if status = w.wander(1 + w.random.IntN(2*try)); status == Running {
			status = w.climb(sideways)
		}
	}
	if status == Running {
		status = GaveUp
	}
	return w.end(status)
}
