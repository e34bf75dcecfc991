package app

import (
	"maps"
	"slices"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/widgets"
)

// levelPick offers the named levels of new boards; the last choice is none of
// them.
type levelPick struct {
	window *Window
	pick   *widgets.Dropdown
	levels []engine.Level
}

// newLevelPick makes it empty; chosen hears of a level.
func (w *Window) newLevelPick(chosen func(engine.Level)) *levelPick {
	l := &levelPick{window: w}
	l.pick = widgets.NewDropdown(func(i int) {
		if i >= 0 && i < len(l.levels) {
			chosen(l.levels[i])
		}
	})
	l.pick.OnKey = w.frame.Key
	return l
}

// offer offers the levels of a family, of which none is chosen; it is not there
// where the family has none.
func (l *levelPick) offer(f engine.Family) {
	l.levels = f.Levels
	l.show(len(l.levels))
	if len(l.levels) == 0 {
		l.pick.Hide()
	} else {
		l.pick.Show()
	}
}

// own shows the level that values are of, as they are set by hand.
func (l *levelPick) own(f engine.Family, values engine.Values) {
	i := slices.IndexFunc(l.levels, func(level engine.Level) bool {
		return maps.Equal(levelled(values, f.GenerateOptions, level), values)
	})
	if i < 0 {
		i = len(l.levels)
	}
	l.show(i)
}

func (l *levelPick) show(i int) {
	var titles []string
	for _, level := range l.levels {
		titles = append(titles, l.window.frame.Words.Message(level.Title))
	}
	l.pick.Offer(append(titles, l.window.frame.Words.Text("new.own", "As set below")), i)
}

// levelled are the values of a level, with the seeds that there are.
func levelled(values engine.Values, options []engine.Option, level engine.Level) engine.Values {
	next := maps.Clone(level.Values)
	for _, o := range options {
		if o.Role == option.Seed {
			next[o.Name] = values[o.Name]
		}
	}
	return next
}
