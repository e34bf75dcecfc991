package statemap

import (
	"context"
	"slices"
	"time"

	"langkah/app/kit/job"
	"langkah/engine"
	"langkah/engine/game/session"
	"langkah/engine/solve/search"
	"langkah/engine/study/statemap"
)

// Model is all that the page shows.
type Model struct {
	session *session.Session
	found   *found // nil while there is nothing yet
	kept    kept
	layout  statemap.Layout
	opened  []statemap.Group
	sheet   *statemap.Sheet // nil while it is being laid out
	tint    tinting

	hovered int // the position under the mouse; -1 for none
	cursor  int // the position reached by the keys; -1 for the game's own

	cutKind cutKind // of which the list is
	cut     int     // the one that is looked at; -1 for none

	building *job.Slot
	laying   *job.Slot
	tinted   *job.Slot
	probe    *search.Probe // of what runs
	ticked   func()        // hears ten times a second that something runs
}

func (m *Model) tick(time.Duration) { m.ticked() }

// NewModel shows nothing yet. ticked hears ten times a second while something runs.
func NewModel(s *session.Session, jobs *job.Runner, ticked func()) *Model {
	return &Model{
		session: s, ticked: ticked, layout: statemap.Rings, hovered: -1, cursor: -1, cut: -1,
		building: jobs.NewSlot(), laying: jobs.NewSlot(), tinted: jobs.NewSlot(),
	}
}

// current says whether the map is of the session's puzzle.
func (m *Model) current() bool {
	p := m.session.Puzzle()
	return m.found != nil && p != nil && m.found.text == p.String()
}

// ready says whether there is a map to show.
func (m *Model) ready() bool { return m.found != nil && m.found.m != nil && m.sheet != nil }

func (m *Model) busy() bool {
	return m.building.Running() || m.laying.Running() || m.tinted.Running()
}

func (m *Model) stop() {
	for _, s := range []*job.Slot{m.building, m.laying, m.tinted} {
		s.Stop()
	}
}

// begin shows the map of the session's puzzle, a kept or a new one. changed is called
// after every change of what is shown.
func (m *Model) begin(limits engine.Limits, changed func()) {
	p := m.session.Puzzle()
	m.building.Drop()
	m.laying.Drop()
	m.tinted.Drop()
	m.found, m.sheet, m.opened, m.hovered, m.cursor, m.cut = nil, nil, nil, -1, -1, -1
	m.tint.forget()
	if p == nil {
		return
	}
	if f := m.kept.find(p.String()); f != nil {
		m.take(f, limits, changed)
		return
	}
	probe := new(search.Probe)
	m.probe = probe
	m.building.Start(job.Work{
		Memory: limits.Memory,
		Run: func(ctx context.Context) func() {
			f := explore(ctx, p, limits, probe)
			return func() { m.take(f, limits, changed) }
		},
		Tick: m.tick,
	})
}

// take takes a map over and lays it out.
func (m *Model) take(f *found, limits engine.Limits, changed func()) {
	m.found = f
	if f.err != nil {
		changed()
		return
	}
	m.kept = m.kept.with(f)
	if kinds := f.kindsOfCuts(); len(kinds) > 0 && !slices.Contains(kinds, m.cutKind) {
		m.cutKind = kinds[0]
	}
	m.lay(changed, nil)
	m.colour(limits, changed)
}

// lay lays the map out as chosen; then hears when that is done.
func (m *Model) lay(changed func(), then func()) {
	f, layout, opened := m.found, m.layout, m.opened
	if f == nil || f.m == nil {
		return
	}
	m.laying.Start(job.Work{
		Run: func(ctx context.Context) func() {
			s, err := f.m.Sheet(ctx, layout, opened...)
			return func() {
				switch {
				case err == nil:
					m.sheet = s
				case m.sheet != nil: // it was cancelled
					m.layout = m.sheet.Layout
				}
				changed()
				if then != nil {
					then()
				}
			}
		},
		Tick: m.tick,
	})
	changed()
}

// open opens the group at a spot, and closes those opened longest ago where there
// would be too many spots.
func (m *Model) open(g statemap.Group, changed, then func()) {
	const mostOpened = 40
	m.opened = append(m.opened[:len(m.opened):len(m.opened)], g)
	if len(m.opened) > mostOpened {
		m.opened = m.opened[1:]
	}
	m.lay(changed, then)
}

// here is the number of the session's position; ok is false where it is not on
// the map.
func (m *Model) here() (i int, ok bool) {
	if m.found == nil || m.found.m == nil || !m.current() {
		return 0, false
	}
	return m.found.m.Number(m.session.Position())
}

// way is the positions of the session's line up to the one shown, those that are
// on the map.
func (m *Model) way() []int {
	var list []int
	for i := range m.session.Index() + 1 {
		if n, ok := m.found.m.Number(m.session.At(i)); ok {
			list = append(list, n)
		}
	}
	return list
}

// regarded is the position whose board is shown: under the mouse, or where the
// keys are, or where the user is.
func (m *Model) regarded() (i int, ok bool) {
	switch {
	case m.hovered >= 0:
		return m.hovered, true
	case m.cursor >= 0:
		return m.cursor, true
	}
	return m.here()
}
