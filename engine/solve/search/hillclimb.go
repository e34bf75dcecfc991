package search

import (
	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// hillClimb is steepest-ascent hill climbing with sideways moves and random restarts
// (Russell and Norvig, Artificial Intelligence, 4.1): it moves to a neighbour with the least
// estimate, allows a few moves between equal ones, and when stuck restarts after a random
// walk from the start, longer each time.
//
// It stores the states of the present try alone, and is neither complete nor optimal. The
// same seed gives the same run.
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
