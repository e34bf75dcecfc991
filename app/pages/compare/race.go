package compare

import (
	"context"
	"slices"
	"time"

	"langkah/app/kit/job"
	"langkah/engine"
	"langkah/engine/compare/experiment"
	"langkah/engine/compare/lockstep"
	"langkah/engine/course/attempt"
)

const (
	fewestLanes = 2
	mostLanes   = 4
	raceSteps   = 1000 // places on the slider
)

// race is where two to four methods that searched the same puzzle are watched
// side by side, in step by expansions or by time. Counters and times are those
// of searches that nobody watched; the boards show a replay, where there is one.
type race struct {
	held   *lockstep.Race // nil when there is none
	ticked []bool         // by method: who is to race
	at     int            // place on the slider, 0 to raceSteps
	byTime bool
	speed  int // index of it
	search *job.Slot
}

func newRace(jobs *job.Runner) race { return race{speed: 2, search: jobs.NewSlot()} }

// racers are the methods of the first puzzle that are ticked.
func (m *Model) racers() []engine.Method {
	if len(m.puzzles) == 0 {
		return nil
	}
	var methods []engine.Method
	for i, name := range m.names {
		if !m.race.ticked[i] {
			continue
		}
		if selected, err := experiment.Select(m.puzzles[0].Puzzle, name, m.puzzles[0].Sources...); err == nil {
			methods = append(methods, selected...)
		}
	}
	return methods
}

// entrants are the methods that a race begins with: up to four that promise optimal
// solutions and can be watched. The first of each algorithm with a heuristic come first,
// in the order of the family, then others with one, then those without.
func entrants(p engine.Puzzle) (names []string) {
	methods, err := experiment.Select(p, experiment.Optimal)
	if err != nil {
		methods = p.Methods()
	}
	methods = slices.DeleteFunc(slices.Clone(methods), func(m engine.Method) bool { return m.Unwatched })
	seen := map[string]bool{}
	rank := func(m engine.Method) int {
		switch {
		case m.Heuristic.Name == "":
			return 2
		case seen[m.Algorithm.Name]:
			return 1
		}
		seen[m.Algorithm.Name] = true
		return 0
	}
	var ranked [3][]string
	for _, m := range methods {
		r := rank(m)
		ranked[r] = append(ranked[r], m.Name())
	}
	names = slices.Concat(ranked[:]...)
	return names[:min(len(names), mostLanes)]
}

// startRace has methods search the first puzzle, alone, so that their times are
// fair.
func (m *Model) startRace(methods []engine.Method, programs []attempt.Program, limits engine.Limits, searched func()) {
	m.race.clear()
	held := lockstep.NewRace(withTexts(m.puzzles[:1])[0], methods, programs...)
	m.race.held = held
	m.race.search.Start(job.Work{
		Memory: limits.Memory, Alone: true,
		Run: func(ctx context.Context) func() {
			held.Run(ctx, limits)
			return searched
		},
	})
}

// clear ends the race.
func (r *race) clear() {
	r.search.Drop()
	r.held, r.at = nil, 0
}

// jump goes to a place of the race.
func (r *race) jump(at int) { r.at = min(max(at, 0), raceSteps) }

// stride is one step on the slider: one expansion where that is more.
func (r *race) stride() int {
	if r.held == nil || r.byTime {
		return 1
	}
	expansions, _ := r.held.Length()
	return max(1, int(raceSteps/max(expansions, 1)))
}

// advance goes on by a time of playing, so that at the normal speed all is seen
// in ten seconds. It says whether there is more.
func (r *race) advance(played, step time.Duration) (more bool) {
	r.jump(r.at + max(1, int(raceSteps*played/(20*step))))
	return r.at < raceSteps
}

// moment is the state of a lane at the present time.
func (r *race) moment(lane *lockstep.Lane) lockstep.Moment {
	expansions, length := r.held.Length()
	if r.byTime {
		return r.held.At(lane, time.Duration(float64(length)*float64(r.at)/raceSteps))
	}
	return r.held.After(lane, int64(float64(expansions)*float64(r.at)/raceSteps+0.5))
}
