package app

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/widgets"
)

// newBoard asks what a new random board is to be like, and makes it.
func (w *Window) newBoard() {
	var families []engine.Family
	var names, titles []string
	for _, f := range catalog.Families() {
		if f.Generate != nil {
			families, names, titles = append(families, f), append(names, f.Name), append(titles, w.words.say(f.Title))
		}
	}
	if len(families) == 0 {
		return
	}
	present := max(0, slices.Index(names, w.session.Puzzle().Family()))
	chosen, values := families[present], fresh()
	form := newOptionForm(w.words, w.key, func() {}, func(name, value string) { values[name] = value })
	form.explain = true
	form.show(chosen.GenerateOptions, values)
	content := container.NewVBox(form.box)
	if len(families) > 1 {
		which := widgets.NewDropdown(func(i int) {
			chosen, values = families[i], fresh()
			form.show(chosen.GenerateOptions, values)
			w.fitDialog()
		})
		which.OnKey = w.key
		which.Offer(titles, present)
		content.Objects = append([]fyne.CanvasObject{which}, content.Objects...)
	}
	problem := widget.NewLabel("")
	problem.Importance = widget.DangerImportance
	problem.Wrapping = fyne.TextWrapWord
	problem.Hide()
	content.Add(problem)
	form.submit = w.ask(w.words.x("new.title", "New random board"), w.words.x("new.make", "Make it"), content, form.first(), func() func() {
		if err := form.check(); err != nil {
			problem.SetText(sentence(err.Error()))
			problem.Show()
			w.fitDialog()
			return nil
		}
		return func() { w.generate(chosen, values) }
	})
}

// fresh are values with a seed that makes a board not seen before.
func fresh() engine.Values { return engine.Values{"seed": strconv.Itoa(10 + rand.IntN(9990))} }

// generate makes a new board on a goroutine of its own, within the limit of
// time. Another puzzle that is opened meanwhile ends it.
func (w *Window) generate(f engine.Family, values engine.Values) {
	w.stopReading()
	w.stopMaking()
	limit := w.prefs.limits().Time
	if limit == 0 {
		limit = math.MaxInt64
	}
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	w.stopMaking = cancel
	w.status.say(w.words.x("new.making", "Making a board …"))
	go func() {
		p, err := f.Generate(ctx, values)
		w.do(func() {
			defer cancel()
			switch {
			case errors.Is(ctx.Err(), context.Canceled): // nobody waits for it
			case err != nil && ctx.Err() != nil:
				w.tell(w.words.x("new.failed", "This board cannot be made"), w.words.x("new.late", "None was found within the time limit. Raise it, or ask for an easier board."))
			case err != nil:
				w.failed(w.words.x("new.failed", "This board cannot be made"), err)
			default:
				w.show(boardName(f, values), p)
				w.status.say(w.words.x("new.done", "Here is a new board"))
			}
		})
	}()
}

// boardName is a name that tells how a board was made, so that it can be made again.
func boardName(f engine.Family, values engine.Values) string {
	parts := []string{f.Name}
	for _, o := range f.GenerateOptions {
		parts = append(parts, values.Of(o))
	}
	return strings.Join(parts, "-")
}
