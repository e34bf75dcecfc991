package search

import (
	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// hillClimb always goes to a neighbour with the least estimate, and makes a
// few moves sideways where none is better. Stuck, it begins again with a walk
// at random from the start, longer each time.
//
// It keeps only the states of the present try, and promises nothing: it may
// never reach a goal, and what it finds may be far from the cheapest. The same
// seed gives the same run.
func (r *run[S]) hillClimb() Outcome[S] {
	w, ok := r.newLocalSearch()
	if !ok || !w.restart() {
		return r.ended(r.Ended())
	}
	restarts, sideways := r.settings.Int("restarts"), r.settings.Int("sideways")
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
		status = Failed
	}
	return w.end(status)
}

func hillClimbing[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "hillclimb", Title: message.New("Hill climbing"), Informed: true,
		About: message.New("It always goes on to the best successor, and begins again from another place where it is stuck."), Order: OnePath, Key: ByH,
		Options: []option.Option{{
			Name: "restarts", Title: message.New("Restarts"), Kind: option.Integer, Default: "1000", Min: 0, Max: 1e6,
			Help: message.New("How often it begins again when it is stuck."),
		}, {
			Name: "sideways", Title: message.New("Sideways moves"), Kind: option.Integer, Default: "20", Min: 0, Max: 1e6,
			Help: message.New("How many moves in a row may bring nothing."),
		}, seed()},
		guarantee: asked.byChance,
	}, (*run[S]).hillClimb}
}
