package method

import (
	"strings"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/widgets"
)

// isRule says whether an option is a rule of a lecture.
func isRule(o engine.Option) bool { return o.Role == option.Rule }

// ruled is a method under the rules of the lecture that it knows.
func (c *Choice) ruled(m engine.Method) engine.Method {
	for _, o := range m.Settings.Options() {
		if value, set := c.rules[o.Name]; isRule(o) && set {
			if with, err := m.With(engine.Values{o.Name: value}); err == nil {
				m = with
			}
		}
	}
	return m
}

// setRule keeps a rule for all methods; one that is the method's own is forgotten.
func (c *Choice) setRule(o engine.Option, value string) {
	switch {
	case value == o.Default:
		delete(c.rules, o.Name)
	case c.rules == nil:
		c.rules = engine.Values{o.Name: value}
	default:
		c.rules[o.Name] = value
	}
}

// rulesForm is the rules of the lecture, folded away.
type rulesForm struct {
	*look.Fold
	words look.Words
	form  *look.OptionForm
	usual *widgets.Button
}

func newRulesForm(f *look.Frame, c *Choice, do Actions) *rulesForm {
	r := &rulesForm{words: f.Words}
	r.form = look.NewOptionForm(f.Words, f.Key, do.Picked, func(name, value string) {
		c.Set(name, value)
		do.Tuned()
	})
	r.form.Explain, r.form.Stacked, r.form.Only = true, true, isRule
	r.usual = widgets.NewButton(f.Words.Text("rules.reset", "As usual"), theme.ViewRestoreIcon(), func() {
		c.rules = nil
		do.Changed()
	})
	r.usual.Importance, r.usual.OnKey = widget.LowImportance, f.Key
	r.Fold = look.NewFold(f, container.NewVBox(r.form.Box, r.usual))
	return r
}

// show shows the rules of the chosen method.
func (r *rulesForm) show(m engine.Method) {
	r.form.Show(m.Settings)
	changed := changedRules(r.words, m)
	look.Show(r.usual, len(changed) > 0)
	words := r.words.Text("rules.usual", "as usual")
	if len(changed) > 0 {
		words = r.words.Textf("rules.changed", "%d changed", len(changed))
	}
	r.Toggle.Tip = strings.Join(changed, "; ") // too long for the panel
	r.Toggle.SetText(r.words.Textf("rules.title", "Rules of the lecture: %s", words))
	look.Show(r.Content, len(r.form.Box.Objects) > 0)
}

// changedRules says which rules of a method are not its usual ones.
func changedRules(w look.Words, m engine.Method) (changed []string) {
	for _, o := range m.Settings.Options() {
		value := m.Settings.Text(o.Name)
		switch {
		case !isRule(o) || value == o.Default:
		case o.Kind == engine.OneOf:
			changed = append(changed, strings.ToLower(w.Message(o.Title))+" "+strings.ToLower(w.Message(m.Settings.Choice(o.Name).Title)))
		default:
			changed = append(changed, value)
		}
	}
	return changed
}
