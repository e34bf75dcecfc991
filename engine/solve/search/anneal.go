package search

import (
	"math"

	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// anneal is simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983): a random walk that
// accepts a move to a better estimate always, and one to an estimate worse by d with
// probability exp(-d/temperature), while the temperature falls geometrically. Cooled down,
// it may climb from the best state of the walk, as set, and then restarts.
//
// It stores the states of the present try alone, and is neither complete nor optimal. The
// same seed gives the same run.
func (r *run[S]) anneal() Outcome[S] {
	w, ok := r.newLocalSearch()
	if !ok || !w.restart() {
		return r.ended(r.Ended())
	}
	status := Running
	for try := 0; status == Running && try <= r.settings.Int("restarts"); try++ {
		if try > 0 && !w.restart() {
			return r.ended(r.Ended())
		}
		status = w.cool(r.settings.Number("temperature"), r.settings.Number("cooling"))
		if status == Running && Climbs(r.settings) {
			status = w.climb(annealSideways)
		}
	}
	if status == Running {
		status = Failed
	}
	return w.end(status)
}

// Climbs reports whether an annealing with those settings climbs when it has cooled down.
func Climbs(s option.Settings) bool { return s.Int("climb") == 1 }

func annealing[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "anneal", Title: message.New("Simulated annealing"), Informed: true,
		About: message.New("It makes random moves, and takes bad ones the more seldom the longer it runs."), Order: OnePath, Key: ByH,
		Options: []option.Option{{
			Name: "temperature", Title: message.New("Temperature"), Kind: option.Number, Default: "5", Min: 0.01, Max: 1000,
			Help: message.New("How freely it first makes moves that look bad."),
		}, {
			Name: "cooling", Title: message.New("Cooling"), Kind: option.Number, Default: "0.9999", Min: 0.5, Max: 0.9999999,
			Help: message.New("What is left of the temperature after each move."),
		}, {
			Name: "restarts", Title: message.New("Restarts"), Kind: option.Integer, Default: "100", Min: 0, Max: 1e6,
			Help: message.New("How often it begins again when it has cooled down."),
		}, {
			Name: "climb", Title: message.New("Hill climbing after"), Kind: option.Integer, Default: "1", Min: 0, Max: 1,
			Help: message.New("1: when it has cooled down it climbs from the best state that it saw."),
		}, seed()},
		guarantee: asked.byChance,
	}, (*run[S]).anneal}
}

const (
	annealSideways = 20
	coldest        = 0.05 // below it hardly any worsening move is accepted
)

// cool walks until the temperature has fallen, and then returns to the best state of the
// walk. The status is Running if that is no goal.
func (w *localSearch[S]) cool(temperature, cooling float64) Status {
	best, bestTrace := w.here, w.trace
	moved, refused := true, 0
	for ; temperature > coldest; temperature *= cooling {
		if moved {
			if w.atGoal() {
				return Solved
			}
			if !w.look() {
				return w.Ended()
			}
			if len(w.out) == 0 {
				break
			}
		}
		k := w.random.IntN(len(w.out))
		worse := float64(w.out[k].H - w.h())
		w.temperature = int64(math.Round(temperature * temperatureUnit))
		moved = worse <= 0 || w.random.Float64() < math.Exp(-worse/temperature)
		if !moved {
			if w.recording {
				w.recordSuccessor(Pruned, Refused, k)
			}
			if refused++; refused%1024 == 0 && !w.Look() {
				return w.Ended()
			}
			continue
		}
		if w.arrival = Drawn; worse > 0 {
			w.arrival = Uphill
		}
		if !w.step(k) {
			return w.Ended()
		}
		if w.h() < w.nodes.step(best).h {
			best, bestTrace = w.here, w.trace
		}
	}
	bestTrace.made = w.trace.made
	w.here, w.trace, w.arrival = best, bestTrace, Resumed
	return Running
}
