package pseudocode

import (
	"context"

	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
)

// Code is the listing of a recorded search with the lines that its events execute.
//
// A place in it is a moment and a step. Step k > 0 is the k-th line that the event after the
// moment executes, before its last one; the last has the event's effect, and so is step 0 of
// the next moment:
//
//	place   4.0        4.1     4.2    4.3     5.0     5.1 ...
//	line    of event 4 each    cost   fresh   put     of event 6
//
// After the last event there may be more lines, such as "return no solution".
type Code struct {
	Listing
	player *replay.Player
}

// Place is a place in the execution of a listing.
type Place struct{ Moment, Step int }

// Before reports whether a place is earlier than another.
func (p Place) Before(other Place) bool {
	return p.Moment < other.Moment || p.Moment == other.Moment && p.Step < other.Step
}

// New returns the code of a recorded search; ok is false where its algorithm has no listing.
func New(r recording.Recording) (c *Code, ok bool) {
	l, ok := Of(r.Method)
	if !ok {
		return nil, false
	}
	return &Code{l, replay.NewPlayer(r)}, true
}

// moment is the search before an event, with its neighbours among the events.
type moment struct {
	*replay.Player
	listing   *Listing
	at        int          // how many events have happened
	e         search.Event // the event; zero at the end
	last      search.Event // the one before it; zero at the beginning
	next      search.Event // the one after it, if one follows
	following bool
}

func (c *Code) moment(p *replay.Player) moment {
	m := moment{Player: p, listing: &c.Listing, at: p.Moment()}
	if m.at > 0 {
		m.last = p.Trace.Event(m.at - 1)
	}
	if m.at < p.Trace.Len() {
		m.e = p.Trace.Event(m.at)
	}
	if m.following = m.at+1 < p.Trace.Len(); m.following {
		m.next = p.Trace.Event(m.at + 1)
	}
	return m
}

// has reports whether the listing has a line.
func (m moment) has(k key) bool { return m.listing.index(k) >= 0 }

// becomesGoal reports whether the event's node is recognized as a goal next.
func (m moment) becomesGoal() bool {
	return m.following && m.next.Kind == search.Goal && m.next.Node == m.e.Node
}

// steps returns the lines that the player's next event executes or, at the end, those after
// the last event.
func (c *Code) steps(p *replay.Player) (list []int) {
	m := c.moment(p)
	var keys []key
	switch {
	case m.at < p.Trace.Len():
		keys = c.shape.steps(m)
	case !p.Trace.Cut() && concluded(p.Result.Status):
		keys = c.shape.end(m)
	}
	for _, k := range keys {
		if i := c.index(k); i >= 0 {
			list = append(list, i)
		}
	}
	return list
}

// concluded reports whether a search has ended by itself, not at a limit.
func concluded(s search.Status) bool {
	switch s {
	case search.Solved, search.NoSolution, search.DepthLimit, search.Failed:
		return true
	}
	return false
}

// Lines returns the lines, from 0, that an event executes in their order, the last with its
// effect. After the last event they are those that conclude the search.
func (c *Code) Lines(event int) []int {
	c.player.Seek(event)
	return c.steps(c.player)
}

// last returns the last step at a moment.
func (c *Code) last(moment int) int {
	n := len(c.Lines(moment))
	if moment < c.player.Trace.Len() {
		return max(n-1, 0)
	}
	return n
}

// Next returns the place of the next line; at the end it is the same.
func (c *Code) Next(at Place) Place {
	switch {
	case at.Step < c.last(at.Moment):
		return Place{at.Moment, at.Step + 1}
	case at.Moment < c.player.Trace.Len():
		return Place{Moment: at.Moment + 1}
	}
	return at
}

// Back returns the place of the line before; at the beginning it is the same.
func (c *Code) Back(at Place) Place {
	switch {
	case at.Step > 0:
		return Place{at.Moment, at.Step - 1}
	case at.Moment > 0:
		return Place{at.Moment - 1, c.last(at.Moment - 1)}
	}
	return at
}

// Line returns the line, from 0, that is executed at a place; -1 before the first.
func (c *Code) Line(at Place) int {
	event, step := c.event(at)
	if event < 0 {
		return -1
	}
	lines := c.Lines(event)
	if len(lines) == 0 {
		return -1
	}
	return lines[min(step, len(lines)-1)]
}

// Event returns the event that is executed at a place; ok is false before the first and after
// the last.
func (c *Code) Event(at Place) (event int, ok bool) {
	event, _ = c.event(at)
	return event, event >= 0 && event < c.player.Trace.Len()
}

// event returns the event that is executed at a place, and how many of its lines came before;
// -1 before the first event.
func (c *Code) event(at Place) (event, before int) {
	if at.Step > 0 {
		return at.Moment, at.Step - 1
	}
	return at.Moment - 1, 1 << 30
}

// Stop returns the first later place at which one of the lines is executed; ok is false where
// there is none, or ctx has ended.
func (c *Code) Stop(ctx context.Context, from Place, on map[int]bool) (at Place, ok bool) {
	const often = 1 << 12 // events between two looks at ctx
	p := replay.NewPlayer(c.player.Recording)
	for n := from.Moment; n <= p.Trace.Len() && (n%often != 0 || ctx.Err() == nil); n++ {
		p.Seek(n)
		lines := c.steps(p)
		for i, l := range lines {
			at := Place{n, i + 1}
			if i == len(lines)-1 && n < p.Trace.Len() {
				at = Place{Moment: n + 1}
			}
			if on[l] && from.Before(at) {
				return at, true
			}
		}
	}
	return from, false
}
