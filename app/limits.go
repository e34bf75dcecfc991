package app

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/engine/machine"
	"langkah/widgets"
)

// The limits that the window offers. A time of 0 is none; memory always has one.
var (
	timeLimits   = []time.Duration{10 * time.Second, 30 * time.Second, time.Minute, 5 * time.Minute, 30 * time.Minute, 0}
	memoryLimits = []int64{256 << 20, 512 << 20, 1 << 30, 2 << 30, 4 << 30, 8 << 30, 16 << 30, 32 << 30}
)

// limitsFold is where the limits of a search are set, folded away behind a line
// that says what they are.
type limitsFold struct {
	w       *Window
	toggle  *widgets.Button
	form    *fyne.Container
	time    *widgets.Dropdown
	memory  *widgets.Dropdown
	opened  func() // hears that the fold has been opened; may be nil
	content fyne.CanvasObject
}

// newLimitsFold makes a fold; picked is called after the mouse has chosen a
// limit, and may be nil.
func newLimitsFold(w *Window, picked func()) *limitsFold {
	f := &limitsFold{w: w}
	f.time = widgets.NewDropdown(func(i int) { w.setTimeLimit(timeLimits[i]) })
	f.memory = widgets.NewDropdown(func(i int) { w.setMemoryLimit(memoryChoices(w.prefs.limits().Memory)[i]) })
	f.form = container.New(&formLayout{},
		widget.NewLabel(w.words.x("limits.time", "Time")), f.time,
		widget.NewLabel(w.words.x("limits.memory", "Memory")), f.memory)
	f.form.Hide()
	f.toggle = widgets.NewButton("", theme.MenuExpandIcon(), f.fold)
	f.toggle.Importance = widget.LowImportance
	f.toggle.Alignment = widget.ButtonAlignLeading
	for _, d := range []*widgets.Dropdown{f.time, f.memory} {
		d.OnKey, d.OnPicked = w.key, picked
	}
	f.toggle.OnKey = w.key
	f.content = container.NewVBox(f.toggle, f.form)
	f.show()
	return f
}

// fold opens or closes the fold.
func (f *limitsFold) fold() {
	if f.form.Hidden {
		f.form.Show()
		f.toggle.SetIcon(theme.MenuDropDownIcon())
		if f.opened != nil {
			f.opened()
		}
		return
	}
	f.form.Hide()
	f.toggle.SetIcon(theme.MenuExpandIcon())
}

// show shows the present limits.
func (f *limitsFold) show() {
	w, limits := f.w.words, f.w.prefs.limits()
	times := make([]string, len(timeLimits))
	for i, t := range timeLimits {
		times[i] = timeName(w, t)
	}
	f.time.Offer(times, slices.Index(timeLimits, limits.Time))
	choices := memoryChoices(limits.Memory)
	names := make([]string, len(choices))
	for i, m := range choices {
		names[i] = bytes(m)
	}
	f.memory.Offer(names, slices.Index(choices, limits.Memory))
	f.toggle.SetText(w.f("limits.title", "Limits: %s, %s", timeName(w, limits.Time), bytes(limits.Memory)))
}

func timeName(w words, t time.Duration) string {
	switch {
	case t == 0:
		return w.x("limits.notime", "no time limit")
	case t < time.Minute:
		return w.f("limits.seconds", "%d s", int(t.Seconds()))
	}
	return w.f("limits.minutes", "%d min", int(t.Minutes()))
}

// memoryChoices are the limits of memory that fit this machine, and the present one.
func memoryChoices(present int64) []int64 {
	most := machine.Memory() / 10 * 8
	var list []int64
	for _, m := range memoryLimits {
		if m <= most {
			list = append(list, m)
		}
	}
	if !slices.Contains(list, present) {
		list = append(list, present)
		slices.Sort(list)
	}
	return list
}

func (w *Window) setTimeLimit(t time.Duration) {
	w.prefs.setTime(t)
	w.limitsChanged()
}

func (w *Window) setMemoryLimit(bytes int64) {
	w.prefs.setMemory(bytes)
	w.limitsChanged()
}

func (w *Window) limitsChanged() {
	for _, p := range w.pages {
		p.limitsChanged()
	}
	w.refreshMenu()
}
