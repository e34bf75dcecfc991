package app

import (
	"context"
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
	var titles []string
	for _, f := range catalog.Families() {
		if f.Generate != nil {
			families, titles = append(families, f), append(titles, w.words.say(f.Title))
		}
	}
	if len(families) == 0 {
		return
	}
	chosen, values := families[0], engine.Values{}
	form := newOptionForm(w.words, w.key, func() {}, func(name, value string) { values[name] = value })
	form.explain = true
	form.show(chosen.GenerateOptions, nil)
	content := container.NewVBox(form.box)
	if len(families) > 1 {
		which := widgets.NewDropdown(func(i int) {
			chosen, values = families[i], engine.Values{}
			form.show(chosen.GenerateOptions, nil)
		})
		which.OnKey = w.key
		which.Offer(titles, 0)
		content.Objects = append([]fyne.CanvasObject{which}, content.Objects...)
	}
	problem := widget.NewLabel("")
	problem.Importance = widget.DangerImportance
	problem.Wrapping = fyne.TextWrapWord
	problem.Hide()
	content.Add(problem)
	submit := w.ask(w.words.x("new.title", "New random board"), w.words.x("new.make", "Make it"), content, form.first(), func() func() {
		if err := form.check(); err != nil {
			problem.SetText(sentence(err.Error()))
			problem.Show()
			return nil
		}
		return func() { w.generate(chosen, values) }
	})
	form.submitted(submit)
}

// generate makes a new board on a goroutine of its own.
func (w *Window) generate(f engine.Family, values engine.Values) {
	w.status.say(w.words.x("new.making", "Making a board …"))
	go func() {
		p, err := f.Generate(context.Background(), values)
		w.do(func() {
			if err != nil {
				w.failed(w.words.x("new.failed", "This board cannot be made"), err)
				return
			}
			w.show(boardName(f, values), p)
			w.status.say(w.words.x("new.done", "Here is a new board"))
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
