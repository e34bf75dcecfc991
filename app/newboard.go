package app

import (
	"context"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"langkah/app/kit/job"
	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/game/share"
)

// newBoard asks what a new random board is to be like, and makes it.
func (w *Window) newBoard() {
	var families []engine.Family
	var names []string
	for _, f := range w.frame.Puzzles.Families() {
		if f.Generate != nil {
			families, names = append(families, f), append(names, f.Name)
		}
	}
	text, dialogs := w.frame.Words.Text, w.frame.Dialogs
	if len(families) == 0 {
		w.frame.Say(text("new.nofamily", "No kind of puzzle here makes new boards"))
		return
	}
	form := w.newBoardForm(families, max(0, slices.Index(names, w.family().Name)))
	submit := dialogs.Ask(text("new.title", "New random board"), text("new.make", "Make it"), form.content, form.size.First(), func() func() {
		if err := form.check(); err != nil {
			form.fail(err)
			return nil
		}
		return func() { w.generate(form.family, form.values) }
	})
	form.size.Submit, form.more.Submit = submit, submit
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
