package start

import (
	"context"
	"slices"
	"time"

	"langkah/app/kit/browser"
	"langkah/app/kit/job"
	"langkah/engine"
	"langkah/engine/game/packs"
	"langkah/engine/game/progress"
	"langkah/engine/game/share"
)

// Daily is the puzzle of the day of a family.
type Daily struct {
	Name   string // such as "rush-2026-11-21"
	Family engine.Family
	Level  engine.Level
	Values engine.Values // that it is made of
	Puzzle engine.Puzzle // nil before it is made

	making  *job.Slot
	earlier map[string]engine.Puzzle // those made before, by name
}

// dailyTime is how long one may take to make.
const dailyTime = 20 * time.Second

// dailies are those of the families that can make puzzles and name them.
func (m *model) dailies() []*Daily {
	var list []*Daily
	for _, f := range m.puzzles.Families() {
		if f.Generate != nil && f.Line != nil {
			list = append(list, newDaily(f, m.jobs))
		}
	}
	return list
}

func newDaily(f engine.Family, jobs *job.Runner) *Daily {
	return &Daily{Family: f, making: jobs.NewSlot(), earlier: map[string]engine.Puzzle{}}
}

// findToday makes the puzzles of a day beside the window, unless they are made: in
// a page, which has one thread for all, one after the other.
func (m *model) findToday(now time.Time, found func()) {
	for _, d := range m.today {
		name := d.Family.Name + "-" + now.Format(time.DateOnly)
		if browser.InPage && d.Name == name && d.making.Running() {
			return
		}
		if d.Name == name && (d.Puzzle != nil || d.making.Running()) {
			continue
		}
		d.Name, d.Puzzle = name, d.earlier[name]
		d.Level, d.Values = packs.Daily(d.Family, now)
		if d.Puzzle != nil {
			continue
		}
		made := *d
		d.making.Start(job.Work{Run: func(ctx context.Context) func() {
			p, err := made.Family.NewWithin(ctx, made.Values, engine.Limits{Time: dailyTime, Memory: 256 << 20})
			if err != nil {
				return nil // there is none today; the next look tries again
			}
			return func() {
				d.earlier[made.Name] = p
				if d.Name == made.Name { // the user looks at that day still
					d.Puzzle = p
				}
				found()
				if browser.InPage {
					m.findToday(now, found)
				}
			}
		}})
		if browser.InPage {
			return
		}
	}
}

// leaveToday gives the processor to what the user turns to; the next look goes on.
func (m *model) leaveToday() {
	for _, d := range m.today {
		d.making.Drop()
	}
}

// daily is what was reached by hand on the puzzle made of these values; ok is false
// where it was not solved.
func (m *model) daily(f engine.Family, values engine.Values) (r progress.Result, ok bool) {
	line, ok := share.Seeded(f, values)
	if !ok {
		return r, false
	}
	return m.reached(progress.Key(line))
}

// solvedOn says whether one of the puzzles of a day was solved by hand on that day; one
// solved later does not count. Where the day is unknown it does.
func (m *model) solvedOn(day time.Time) bool {
	return slices.ContainsFunc(m.today, func(d *Daily) bool {
		_, values := packs.Daily(d.Family, day)
		r, ok := m.daily(d.Family, values)
		return ok && r.First <= day.Format(time.DateOnly)
	})
}

// streak returns on how many days in a row, up to a day, a puzzle of the day was solved,
// of whatever family.
func (m *model) streak(day time.Time) int { return packs.Streak(day, m.solvedOn) }
