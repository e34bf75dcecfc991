package look

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"langkah/engine/base/figures"
	"langkah/engine/host/machine"
	"langkah/widgets"
)

// timeChoices are the limits of time that the window offers; 0 is none.
func timeChoices() []time.Duration {
	return []time.Duration{10 * time.Second, 30 * time.Second, time.Minute, 5 * time.Minute, 30 * time.Minute, 0}
}

// memoryChoices are the limits of memory that fit this machine, and the present
// one. There always is one.
func memoryChoices(present int64) []int64 {
	most := machine.Memory() / 10 * 8
	var list []int64
	for m := int64(256 << 20); m <= min(most, 32<<30); m *= 2 {
		list = append(list, m)
	}
	if !slices.Contains(list, present) {
		list = append(list, present)
		slices.Sort(list)
	}
	return list
}

func timeName(w Words, t time.Duration) string {
	switch {
	case t == 0:
		return w.Text("limits.notime", "no time limit")
	case t < time.Minute:
		return w.Textf("limits.seconds", "%d s", int(t.Seconds()))
	}
	return w.Textf("limits.minutes", "%d min", int(t.Minutes()))
}

// LimitsFold is where the limits of a search are set, folded away behind a line
// that says what they are.
type LimitsFold struct {
	*Fold

	frame  *Frame
	time   *widgets.Dropdown
	memory *widgets.Dropdown
}

// NewLimitsFold makes a fold; picked is called after the mouse has chosen a
// limit, and may be nil.
func NewLimitsFold(frame *Frame, picked func()) *LimitsFold {
	f := &LimitsFold{frame: frame}
	w := frame.Words
	f.time = widgets.NewDropdown(func(i int) { frame.setTime(timeChoices()[i]) })
	f.memory = widgets.NewDropdown(func(i int) { frame.setMemory(memoryChoices(frame.Preferences.Limits().Memory)[i]) })
	f.Fold = NewFold(frame, PanelForm(
		widget.NewLabel(w.Text("limits.time", "Time")), f.time,
		widget.NewLabel(w.Text("limits.memory", "Memory")), f.memory))
	for _, d := range []*widgets.Dropdown{f.time, f.memory} {
		d.OnKey, d.OnPicked = frame.Key, picked
	}
	f.Show()
	return f
}

// Show shows the present limits.
func (f *LimitsFold) Show() {
	w, limits := f.frame.Words, f.frame.Preferences.Limits()
	var times, memories []string
	for _, t := range timeChoices() {
		times = append(times, timeName(w, t))
	}
	f.time.Offer(times, slices.Index(timeChoices(), limits.Time))
	choices := memoryChoices(limits.Memory)
	for _, m := range choices {
		memories = append(memories, figures.Bytes(m))
	}
	f.memory.Offer(memories, slices.Index(choices, limits.Memory))
	f.Toggle.SetText(w.Textf("limits.title", "Limits: %s, %s", timeName(w, limits.Time), figures.Bytes(limits.Memory)))
}

// LimitItems are the submenus that set the limits.
func (f *Frame) LimitItems() []*fyne.MenuItem {
	limits := f.Preferences.Limits()
	var times, memories []*fyne.MenuItem
	for _, t := range timeChoices() {
		times = append(times, f.Menus.Check(timeName(f.Words, t), t == limits.Time, func() { f.setTime(t) }))
	}
	for _, m := range memoryChoices(limits.Memory) {
		memories = append(memories, f.Menus.Check(figures.Bytes(m), m == limits.Memory, func() { f.setMemory(m) }))
	}
	return []*fyne.MenuItem{
		Submenu(f.Words.Text("menu.timelimit", "Time limit"), times),
		Submenu(f.Words.Text("menu.memorylimit", "Memory limit"), memories),
	}
}

func (f *Frame) setTime(t time.Duration) {
	f.Preferences.SetTime(t)
	f.LimitsChanged()
}

func (f *Frame) setMemory(bytes int64) {
	f.Preferences.SetMemory(bytes)
	f.LimitsChanged()
}
