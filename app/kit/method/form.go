package method

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/widgets"
)

// Form is the controls by which a method is chosen: its algorithm, its heuristic
// and its options.
type Form struct {
	Algorithm *widgets.Picker
	Heuristic *widgets.Picker
	Content   *fyne.Container

	frame        *look.Frame
	choice       *Choice
	heuristicRow *fyne.Container
	tuning       *look.OptionForm
	rules        *rulesForm
	truth        *truthView
	own          func() // asks for a heuristic of the user's own
}

// Actions are called by a form.
type Actions struct {
	Changed func() // another method is chosen
	Tuned   func() // the method has other options
	Picked  func() // the mouse has chosen something
	Judged  func() // the method guarantees something else, as is known now; nil for nothing
}

// NewForm makes the controls of a choice.
func NewForm(f *look.Frame, c *Choice, do Actions) *Form {
	w := f.Words
	m := &Form{frame: f, choice: c}
	m.Algorithm = widgets.NewPicker(func(i int) {
		c.PickAlgorithm(c.Ranked()[i].Name)
		do.Changed()
	})
	m.Heuristic = widgets.NewPicker(func(i int) {
		list := c.Heuristics()
		if i == len(list) { // the last entry
			m.own()
			return
		}
		c.PickHeuristic(list[i].Name)
		do.Changed()
	})
	m.own = func() { c.ask(f, do.Changed) }
	for _, d := range []*widgets.Picker{m.Algorithm, m.Heuristic} {
		d.OnKey = f.Key
		d.OnPicked = func() {
			if do.Picked != nil && !f.Dialogs.IsOpen() { // a dialog keeps the focus
				do.Picked()
			}
		}
	}
	m.tuning = look.NewOptionForm(w, f.Key, do.Picked, func(name, value string) {
		c.Set(name, value)
		do.Tuned()
	})
	m.tuning.Only = func(o engine.Option) bool { return !isRule(o) }
	m.rules = newRulesForm(f, c, do)
	m.truth = newTruthView(f, c, func() {
		m.Show()
		if do.Judged != nil {
			do.Judged()
		}
	})
	m.heuristicRow = look.PanelForm(widget.NewLabel(w.Text("panel.heuristic", "Heuristic")), m.Heuristic)
	m.Content = container.NewVBox(look.PanelForm(widget.NewLabel(w.Text("panel.algorithm", "Algorithm")), m.Algorithm), m.heuristicRow, m.truth.content, m.tuning.Box, m.rules.Content)
	return m
}

// Show shows the method chosen.
func (m *Form) Show() {
	c, w := m.choice, m.frame.Words
	heuristics := c.Heuristics()
	chosen, _ := c.Method()
	if ranked := c.Ranked(); len(ranked) == 0 {
		m.Algorithm.Offer([]widgets.Explained{{Title: w.Text("panel.nomethod", "none")}}, 0)
		m.Algorithm.Disable()
	} else {
		m.Algorithm.Offer(explainAlgorithms(w, c), slices.IndexFunc(ranked, func(o Offered) bool { return o.Name == chosen.Algorithm.Name }))
		m.Algorithm.Enable()
	}
	if len(heuristics) == 0 {
		m.Heuristic.Offer([]widgets.Explained{{Title: w.Text("panel.noheuristic", "takes none")}}, 0)
		m.Heuristic.Disable()
	} else {
		m.Heuristic.Offer(explainHeuristics(w, c), look.IndexOf(heuristics, chosen.Heuristic.Name))
		m.Heuristic.Enable()
	}
	m.truth.show(chosen)
	m.heuristicRow.Hidden = !c.AnyHeuristic()
	m.tuning.Show(chosen.Settings)
	m.rules.show(chosen)
}

// Items are submenus with the algorithms and the heuristics; changed hears that
// another method is chosen.
func (c *Choice) Items(f *look.Frame, changed func()) []*fyne.MenuItem {
	text := f.Words.Text
	chosen, _ := c.Method()
	algorithms := look.Submenu(text("panel.algorithm", "Algorithm"), f.Choices(c.Algorithms(), chosen.Algorithm.Name, func(name string) {
		c.PickAlgorithm(name)
		changed()
	}))
	heuristics := look.Submenu(text("panel.heuristic", "Heuristic"), f.Choices(c.Heuristics(), chosen.Heuristic.Name, func(name string) {
		c.PickHeuristic(name)
		changed()
	}))
	if c.TakesOwn() {
		heuristics.ChildMenu.Items = append(heuristics.ChildMenu.Items, fyne.NewMenuItem(text("own.entry", "Your own …"), func() { c.ask(f, changed) }))
	}
	for _, item := range []*fyne.MenuItem{algorithms, heuristics} {
		item.Disabled = len(item.ChildMenu.Items) == 0
	}
	return []*fyne.MenuItem{algorithms, heuristics}
}
