package search

import (
	"context"
	"time"

	"langkah/app/kit/job"
	"langkah/app/kit/method"
	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/diagram"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
	"langkah/engine/study/trace"
)

// Model is all that the page shows.
type Model struct {
	name   string
	puzzle engine.Puzzle // that is open; nil before there is one
	from   engine.Puzzle // the same from elsewhere, where that is searched; nil for the start
	choice method.Choice
	events int // how many are kept

	insight *insight // into the node that is looked at
	stops   *stops

	run     *run    // what was recorded; nil before
	log     *logged // a program's log that was checked, while one is open
	veil    *veil   // what hides the next node, which the user is asked for; nil for nothing
	record  *job.Slot
	now     search.Snapshot // of the search that is being recorded
	elapsed time.Duration
	waiting int // the step to go to when the search has been recorded
	place   int // the moment to go to then; 0 for none
}

// run is a search that was recorded, at a moment.
type run struct {
	*replay.Player
	reasons  []engine.Message
	selected int32 // the node that the user looks at; 0 for the next
	byEvent  bool  // the user goes event by event, and looks at the child of the last one

	longer int // how many steps a search beside it takes, where these are more
	beyond int // of these steps, those that have been taken
}

func newModel(jobs *job.Runner) *Model {
	return &Model{choice: method.Choice{Watched: true}, events: trace.Kept, insight: newInsight(jobs), stops: newStops(jobs), record: jobs.NewSlot()}
}

// open replaces the puzzle.
func (m *Model) open(name string, p engine.Puzzle) {
	m.record.Drop()
	m.stops.slot.Drop()
	m.name, m.puzzle, m.from, m.run, m.waiting, m.place = name, p, nil, nil, 0, 0
	m.choice.Offer(p)
	m.insight.open(p)
}

// modes are the ways to draw a search of the puzzle.
func (m *Model) modes() []diagram.Mode { return diagram.ModesOf(m.puzzle) }

// ofLog reports whether a search belongs to the open log.
func (m *Model) ofLog(r *run) bool { return m.log != nil && r == m.log.run }

// comparable reports whether a log is open whose boards are known.
func (m *Model) comparable() bool { return m.log != nil && m.log.verdict.Readable }

// beginning is where the search begins.
func (m *Model) beginning() engine.Position {
	if m.from != nil {
		return m.from.Start()
	}
	return m.puzzle.Start()
}

// start records a search by the method chosen; progress hears how far it is, done
// that it has ended.
func (m *Model) start(limits engine.Limits, progress, done func()) {
	chosen, ok := m.choice.Method()
	if !ok {
		return
	}
	m.run, m.now, m.elapsed = nil, search.Snapshot{}, 0
	puzzle, events, probe := m.puzzle, m.events, new(search.Probe)
	if m.from != nil {
		if suiting, ok := m.choice.Suiting(m.from); ok {
			puzzle, chosen = m.from, suiting
		}
	}
	m.record.Start(job.Work{
		Memory: limits.Memory,
		Run: func(ctx context.Context) func() {
			r := recording.Record(ctx, puzzle, chosen, limits, events, probe)
			held := &run{Player: replay.NewPlayer(r), reasons: r.Reasons(context.WithoutCancel(ctx))}
			return func() {
				m.run = held
				m.run.step(m.waiting)
				if m.place > 0 {
					m.run.jump(m.place)
				}
				m.waiting, m.place = 0, 0
				done()
			}
		},
		Tick: func(elapsed time.Duration) {
			m.now, m.elapsed = probe.Snapshot(), elapsed
			progress()
		},
	})
}

// steps is how many expansions there are to go through.
func (r *run) steps() int { return max(r.Trace.Expansions(), r.longer) }

// at is how many have happened.
func (r *run) at() int { return r.Expansions() + r.beyond }

// beside has it go on together with a search of so many steps; 0 for none.
func (r *run) beside(steps int) { r.longer, r.beyond = steps, 0 }

// step goes to where so many expansions have happened, with all that came of
// them, and looks at the next node.
func (r *run) step(n int) {
	n = min(max(n, 0), r.steps())
	moment, own := r.Trace.Len(), r.Trace.Expansions()
	if n < own {
		_, moment = r.Trace.Expansion(n)
	}
	r.jump(moment)
	r.beyond = max(n-own, 0)
}

// jump goes to a moment and looks at the next node.
func (r *run) jump(moment int) {
	r.Seek(moment)
	r.selected, r.beyond, r.byEvent = 0, 0, false
}

// event goes to a moment and looks at what its last event dropped.
func (r *run) event(moment int) {
	r.jump(moment)
	r.byEvent = true
}

// dropped is the child that the last event dropped before it was a node, where the user
// looks at it.
func (r *run) dropped() (e search.Event, ok bool) {
	if !r.byEvent || r.selected != 0 || r.Moment() == 0 {
		return e, false
	}
	e = r.Trace.Event(r.Moment() - 1)
	return e, e.Kind == search.Pruned && e.Node == 0
}

// next is the number of the node that is expanded next; 0 for none.
func (r *run) next() int32 {
	if e, _, ok := r.Next(); ok {
		return e.Node
	}
	return 0
}

// standing is how a node stands; one that is not made yet has the figures with which
// it will be made.
func (r *run) standing(node int32) replay.Standing {
	at := r.Standing(node)
	if n, ok := r.Trace.Node(node); ok && at.State == replay.Unmade {
		e := r.Trace.Event(int(n.Generated))
		at.F, at.G, at.H = e.F, e.G, e.H
	}
	return at
}

// shown is the node that the panel shows: the one selected, else the next, and at
// the end the one of the last event.
func (r *run) shown() int32 {
	if r.selected != 0 {
		return r.selected
	}
	if next := r.next(); next != 0 {
		return next
	}
	for i := r.Moment() - 1; i >= 0; i-- {
		if e := r.Trace.Event(i); e.Node != 0 && (e.Kind == search.Goal || e.Kind == search.Expanded) {
			return e.Node
		}
	}
	return 0
}

// until is the first step after the present one whose expansion fits, or the end.
func (r *run) until(fits func(e search.Event) bool) int {
	for n := r.at() + 1; n < r.Trace.Expansions(); n++ {
		if e, _ := r.Trace.Expansion(n); fits(e) {
			return n
		}
	}
	return r.steps()
}

// nextKey is the step at which what the search orders by changes.
func (r *run) nextKey() int {
	e, _, ok := r.Next()
	if !ok {
		return r.steps()
	}
	return r.until(func(other search.Event) bool { return other.Order() != e.Order() })
}

// nextDepth is the step at which the search is deeper than it was so far.
func (r *run) nextDepth() int {
	deepest := uint16(0)
	for n := range min(r.at()+1, r.Trace.Expansions()) {
		e, _ := r.Trace.Expansion(n)
		deepest = max(deepest, e.Depth)
	}
	return r.until(func(e search.Event) bool { return e.Depth > deepest })
}

// nextRound is the moment after which the next round begins; ok is false in the last.
func (r *run) nextRound() (moment int, ok bool) {
	for _, round := range r.Trace.Rounds() {
		if round.Event >= r.Moment() {
			return round.Event + 1, true
		}
	}
	return 0, false
}
