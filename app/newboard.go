package app

import (
	"context"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/game/share"
	"langkah/widgets"
)

// newBoard asks what a new random board is to be like, and makes it.
func (w *Window) newBoard() {
	var families []engine.Family
	var names, titles []string
	for _, f := range w.frame.Puzzles.Families() {
		if f.Generate != nil {
			families, names, titles = append(families, f), append(names, f.Name), append(titles, w.frame.Words.Message(f.Title))
		}
	}
	text, dialogs := w.frame.Words.Text, w.frame.Dialogs
	if len(families) == 0 {
		w.frame.Say(text("new.nofamily", "No kind of puzzle here makes new boards"))
		return
	}
	present := max(0, slices.Index(names, w.family().Name))
	chosen, values := families[present], fresh(families[present].GenerateOptions)
	var levels *levelPick
	form := look.NewOptionForm(w.frame.Words, w.frame.Key, func() {}, func(name, value string) {
		values[name] = value
		levels.own(chosen, values)
	})
	form.Explain = true
	form.Show(option.Of(values, chosen.GenerateOptions...))
	levels = w.newLevelPick(func(level engine.Level) {
		values = levelled(values, chosen.GenerateOptions, level)
		form.Show(option.Of(values, chosen.GenerateOptions...))
		dialogs.Fit()
	})
	levels.offer(chosen)
	content := container.NewVBox(levels.pick, form.Box)
	if len(families) > 1 {
		which := widgets.NewDropdown(func(i int) {
			chosen, values = families[i], fresh(families[i].GenerateOptions)
			levels.offer(chosen)
			form.Show(option.Of(values, chosen.GenerateOptions...))
			dialogs.Fit()
		})
		which.OnKey = w.frame.Key
		which.Offer(titles, present)
		content.Objects = append([]fyne.CanvasObject{which}, content.Objects...)
	}
	problem := widget.NewLabel("")
	problem.Importance = widget.DangerImportance
	problem.Wrapping = fyne.TextWrapWord
	problem.Hide()
	content.Add(problem)
	form.Submit = dialogs.Ask(text("new.title", "New random board"), text("new.make", "Make it"), content, form.First(), func() func() {
		if err := form.Check(); err != nil {
			problem.SetText(look.Sentence(w.frame.Words.Error(err)))
			problem.Show()
			dialogs.Fit()
			return nil
		}
		return func() { w.generate(chosen, values) }
	})
}

// fresh are values with which the options make a board not seen before: a seed
// of at most four digits, so that the board's name stays short.
func fresh(options []engine.Option) engine.Values {
	values := engine.Values{}
	for _, o := range options {
		if o.Role == option.Seed {
			least := max(10, int(o.Min))
			values[o.Name] = strconv.Itoa(least + rand.IntN(max(1, min(9999, int(o.Max))-least+1)))
		}
	}
	return values
}

// generate makes a new board beside the window, within the limits. Another
// puzzle that is opened meanwhile ends it.
func (w *Window) generate(f engine.Family, values engine.Values) {
	limits := w.frame.Preferences.Limits()
	w.reading.Drop()
	w.making.Start(job.Work{
		Memory: limits.Memory,
		Run: func(ctx context.Context) func() {
			p, err := f.NewWithin(ctx, values, limits)
			return func() { w.generated(f, values, p, err) }
		},
	})
	w.frame.Say(w.frame.Words.Text("new.making", "Making a board …"))
}

// generated shows a board that was made, or why it was not.
func (w *Window) generated(f engine.Family, values engine.Values, p engine.Puzzle, err error) {
	text := w.frame.Words.Text
	if err != nil {
		w.frame.Dialogs.Failed(text("new.failed", "This board cannot be made"), err)
		return
	}
	w.showGame(boardName(f, values), share.Game{Puzzle: p}, origin{Family: f.Name, Values: values})
	w.frame.Say(text("new.done", "Here is a new board"))
}

// boardName is a name that tells how a board was made, so that it can be made again.
func boardName(f engine.Family, values engine.Values) string {
	parts, settings := []string{f.Name}, option.Of(values, f.GenerateOptions...)
	for _, o := range f.GenerateOptions {
		parts = append(parts, settings.Text(o.Name))
	}
	return strings.Join(parts, "-")
}
